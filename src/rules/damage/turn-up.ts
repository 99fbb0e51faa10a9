import type { PickDamageCard } from '../../state/actions.ts';
import type { NewFrame, TurnUpFrame } from '../../state/frames.ts';
import { isInPlay, theShip } from '../../state/selectors.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import { refuse } from '../../state/verdict.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';

/** A random facedown damage card is turned face up, and resolved like one that is dealt so (DMG-13). */
export const turnUpModule: FrameModule<TurnUpFrame> = {
  steps: {
    pick: (g, f) => {
      const [first, ...others] = facedownCards(g, f.ship);
      if (!first) return end();
      return others.length > 0
        ? ask('chance', { kind: 'pickDamageCard', ship: f.ship })
        : go('turn', { set: { damageCard: first } });
    },
    turn: (_g, f) =>
      call(
        {
          kind: 'deal',
          step: 'draw',
          left: [],
          dealing: { ship: f.ship, face: 'up', damageCard: f.damageCard! },
        },
        'close',
      ),
    close: () => end(),
  },
};

export const turnUpFrame = (ship: string): NewFrame => ({ kind: 'turnUp', step: 'pick', ship, damageCard: null });

/** The facedown damage cards of a ship in play. */
export const facedownCards = (g: Game, id: string): readonly string[] => {
  const ship = theShip(g.state, id);
  return isInPlay(ship) ? ship.damage.filter(({ face }) => face === 'down').map((card) => card.id) : [];
};

export const pickDamageCard: Family<'pickDamageCard', TurnUpFrame> = {
  type: 'pickDamageCard',
  shape: fields({ type: oneOf('pickDamageCard'), player: oneOf('chance'), damageCard: text }),
  timing: 'DMG-05',
  options: (g, f): PickDamageCard[] =>
    facedownCards(g, f.ship).map((damageCard) => ({ type: 'pickDamageCard', player: 'chance', damageCard })),
  check: (g, { damageCard }, f) =>
    !f || facedownCards(g, f.ship).includes(damageCard)
      ? []
      : [refuse('DMG-05', 'no-such-damage-card', { damageCard })],
  answer: (_g, _f, { damageCard }) => go('turn', { set: { damageCard } }),
};
