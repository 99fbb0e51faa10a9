import type { Command } from '../state/vocabulary.ts';
import type { Effect, Scene } from './card.ts';

/** Pieces that several cards are made of. */

/** Before its own reveal, a ship's top dial gets one of some commands; nobody but its owner knows which. */
export const changesOwnDial = (commands: readonly Command[]): Effect<'ship.beforeReveal'> => ({
  scope: 'self',
  secret: true,
  when: (g) => willReveal(g),
  choose: () => commands.map((command) => ({ command })),
  resolve: (g, _it, { command }) => [{ verb: 'changeDial', ship: g.self!.id, place: 0, command: command! }],
});

const willReveal = (g: Scene): boolean => g.self!.kind === 'ship' && g.self!.dials.length > 0;
