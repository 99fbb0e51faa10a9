import type { ShipPhaseFrame } from '../../state/frames.ts';
import { firstPlayerOf, isInPlay, secondPlayerOf, shipOf, shipsOf } from '../../state/selectors.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import type { Ship } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { opponentOf, PLAYERS, type Player } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn } from '../kernel/hooks.ts';
import { phaseEnded, phaseStarted } from './phase.ts';

/** SHIP-01: turns, the first player's first, one ship each, until every ship has activated (SHIP-14). */
export const shipPhaseModule: FrameModule<ShipPhaseFrame> = {
  steps: {
    begin: () => open('phase.ship.start', 'turn', { verbs: [phaseStarted('ship')] }),
    turn: (g, f) => {
      const [first, second] = barsGiveWay(g)
        ? [firstPlayerOf(g.state), secondPlayerOf(g.state)]
        : [f.turn, opponentOf(f.turn)];
      // SHIP-02, SHIP-04: nothing to activate is a pass.
      const turn = [first, second].find((player) => activatable(g, player).length > 0);
      return turn ? go('activate', { set: { turn } }) : go('finish');
    },
    activate: (_g, f) => ask(f.turn, { kind: 'activateShip' }),
    next: (_g, f) => go('turn', { set: { turn: opponentOf(f.turn) } }),
    finish: () => open('phase.ship.end', 'close'),
    close: () => end([phaseEnded('ship')]),
  },
};

const unactivated = (g: Game, player: Player): readonly Ship[] =>
  shipsOf(g.state, player).filter((ship) => isInPlay(ship) && !ship.activated);

const barred = (g: Game, ship: Ship): readonly Verdict[] => bansOn(g, 'activateShip', { ship: ship.id });

/** SHIP-14: when effects bar every ship that is left, on both sides, the bars give way, the first player's ships first (FAQ-CARD-126). */
const activatable = (g: Game, player: Player): readonly Ship[] => {
  const mine = unactivated(g, player);
  const free = mine.filter((ship) => barred(g, ship).length === 0);
  return free.length > 0 || !barsGiveWay(g) ? free : mine;
};

const barsGiveWay = (g: Game): boolean =>
  PLAYERS.every((player) => unactivated(g, player).every((ship) => barred(g, ship).length > 0));

export const activateShip: Family<'activateShip', ShipPhaseFrame> = {
  type: 'activateShip',
  shape: fields({ type: oneOf('activateShip'), player: oneOf(...PLAYERS), ship: text }),
  timing: 'SHIP-01',
  options: (g, f) => activatable(g, f.turn).map((ship) => ({ type: 'activateShip', player: f.turn, ship: ship.id })),
  check: (g, { player, ship: id }) => {
    const ship = shipOf(g.state, id);
    if (!ship || !isInPlay(ship)) return [refuse('SHIP-01', 'no-such-ship', { ship: id })];
    const against: Verdict[] = [];
    if (ship.owner !== player) against.push(refuse('SHIP-01', 'not-your-ship', { ship: id }));
    if (ship.activated) against.push(refuse('SHIP-05', 'already-activated', { ship: id }));
    if (!barsGiveWay(g)) against.push(...barred(g, ship));
    return against;
  },
  answer: (_g, _f, { player, ship }) =>
    call(
      {
        kind: 'shipActivation',
        step: 'before',
        ship,
        player,
        revealed: null,
        reveal: 'none',
        attacks: [],
        maneuvers: 0,
      },
      'next',
    ),
};
