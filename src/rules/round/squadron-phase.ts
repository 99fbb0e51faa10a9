import type { SquadronCommandFrame, SquadronPhaseFrame } from '../../state/frames.ts';
import { isInPlay, isUnactivated, squadronOf, squadronsOf } from '../../state/selectors.ts';
import { fields, oneOf, optional, text } from '../../state/shape.ts';
import type { Squadron } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { opponentOf, PLAYERS, type Player } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { activatableByCommand, againstCommand } from '../squadrons/command.ts';
import { phaseEnded, phaseStarted } from './phase.ts';

/** SQP-02: turns, the first player's first, two squadrons one after the other, until all are activated (SQP-11). */
export const squadronPhaseModule: FrameModule<SquadronPhaseFrame> = {
  steps: {
    begin: () => open('phase.squadron.start', 'turn', { verbs: [phaseStarted('squadron')] }),
    turn: (g, f) => {
      const mine = unactivated(g, f.turn).length > 0;
      // SQP-03, SQP-04
      if (mine && f.count < SQUADRONS_A_TURN) return go('choose');
      const theirs = unactivated(g, opponentOf(f.turn)).length > 0;
      if (theirs) return go('choose', { set: { turn: opponentOf(f.turn), count: 0 } });
      // SQP-05: the other side passes.
      return mine ? go('choose', { set: { count: 0 } }) : go('finish');
    },
    choose: (_g, f) => ask(f.turn, { kind: 'activateSquadron' }),
    next: (_g, f) => go('turn', { set: { count: f.count + 1 } }),
    finish: () => open('phase.squadron.end', 'close'),
    close: () => end([phaseEnded('squadron')]),
  },
};

const SQUADRONS_A_TURN = 2;

const unactivated = (g: Game, player: Player): readonly Squadron[] =>
  squadronsOf(g.state, player).filter((squadron) => isInPlay(squadron) && isUnactivated(g.state, squadron));

/** In the Squadron Phase any own squadron that is left, by command one that the ship reaches. */
export const activateSquadron: Family<'activateSquadron', SquadronPhaseFrame | SquadronCommandFrame> = {
  type: 'activateSquadron',
  shape: fields({ type: oneOf('activateSquadron'), player: oneOf(...PLAYERS), squadron: text, relay: optional(text) }),
  timing: 'SQP-02',
  options: (g, f) =>
    f.kind === 'squadronCommand'
      ? activatableByCommand(g, f)
      : unactivated(g, f.turn).map(({ id }) => ({ type: 'activateSquadron', player: f.turn, squadron: id })),
  check: (g, { player, squadron: id, relay }, f) => {
    const squadron = squadronOf(g.state, id);
    if (!squadron || !isInPlay(squadron)) return [refuse('SQP-02', 'no-such-squadron', { squadron: id })];
    const against: Verdict[] = [];
    if (squadron.owner !== player) against.push(refuse('SQP-02', 'not-your-squadron', { squadron: id }));
    if (!isUnactivated(g.state, squadron)) against.push(refuse('SQP-08', 'already-activated', { squadron: id }));
    if (f?.kind === 'squadronCommand') against.push(...againstCommand(g, squadron, relay, f));
    else if (relay !== undefined) against.push(refuse('KEY-19', 'no-squadron-command', { squadron: id }));
    return against;
  },
  answer: (_g, f, { player, squadron, relay }) => {
    const frame = {
      kind: 'squadronActivation',
      step: 'begin',
      squadron,
      player,
      moved: false,
      attacks: 0,
    } as const;
    if (f.kind === 'squadronPhase') return call({ ...frame, mode: 'or', by: null }, 'next');
    return call({ ...frame, mode: 'and', by: f.ship }, 'after', {
      set: { relayed: relay ? [...f.relayed, relay] : f.relayed },
    });
  },
};
