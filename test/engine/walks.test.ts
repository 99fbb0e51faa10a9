import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyAction } from '../../src/engine/advance.ts';
import { inPlaceStore } from '../../src/engine/drivers.ts';
import { hashState } from '../../src/engine/engine.ts';
import { createLogbook } from '../../src/engine/log.ts';
import { relist } from '../../src/rules/writers/sources.ts';
import { type Action, act } from '../../src/state/actions.ts';
import { DIE_COLORS } from '../../src/state/dice.ts';
import { showsSomething } from '../../src/state/events.ts';
import { canonicalJson, cloneJson } from '../../src/state/json.ts';
import { createRng } from '../../src/state/rng.ts';
import type { GameState } from '../../src/state/state.ts';
import { eventsFor } from '../../src/state/visibility.ts';
import { COMMANDS, HULL_ZONES, PLAYERS } from '../../src/state/vocabulary.ts';
import { anySetup, anyWalk, walkEngine as engine, start, walk } from '../support/walks.ts';

const runs = { seed: 20_180_423, numRuns: 150 } as const;

/** Well-formed actions about the things of a state, legal or not. */
const wellFormed = (state: GameState): Action[] => {
  const ids = [...state.roster, 'p1/no-such-ship/1', '__proto__', 'constructor'];
  const damage = Object.values(state.units).flatMap((unit) =>
    unit.kind === 'ship' ? unit.damage.map(({ id }) => id) : [],
  );
  const sources = Object.values(state.active).flatMap((each) => each.map(({ by }) => by));
  return PLAYERS.flatMap((player) => [
    act.done(player),
    ...ids.flatMap((id) => [
      act.activateShip(player, id),
      act.activateSquadron(player, id),
      act.convertDial(player, id),
      act.clearRaid(player, id, 'dial'),
      ...COMMANDS.flatMap((command) => [
        act.assignDials(player, id, [command]),
        act.assignDials(player, id, [command, 'repair']),
        act.clearRaid(player, id, command),
        act.discardCommandToken(player, id, command),
        ...(['dial', 'token', 'both'] as const).map((spend) => act.resolveCommand(player, id, command, spend)),
      ]),
      ...HULL_ZONES.flatMap((zone) => [act.recoverShield(player, id, zone), act.moveShield(player, id, zone, 'front')]),
      ...damage.map((card) => act.discardDamageCard(player, id, card)),
    ]),
    ...sources.flatMap((source) => [
      act.useEffect(player, source),
      act.useEffect(player, source, { command: 'navigate' }),
    ]),
    act.choose(player, { die: { color: 'red', face: 'hit' } }),
    act.resolveCritical(player),
    ...[0, 1, 2, 3].flatMap((n) => [
      act.redirectDamage(player, n),
      ...(['red', 'blue'] as const).map((color) => act.spendAccuracy(player, { color, face: 'accuracy' }, n)),
      ...state.roster.flatMap((id) => [
        act.spendDefenseToken(player, id, n),
        act.spendDefenseToken(player, id, n, { die: { color: 'red', face: 'hit' } }),
        ...HULL_ZONES.map((zone) => act.spendDefenseToken(player, id, n, { zone })),
      ]),
    ]),
    ...DIE_COLORS.flatMap((color) => [
      act.removeDie(player, color),
      act.addDie(player, color),
      act.rerollDie(player, { color, face: 'hit' }),
    ]),
    ...state.roster.flatMap((attacker) =>
      state.roster.flatMap((defender) => [
        act.declareTarget(player, { attacker, defender }),
        act.declareTarget(player, { attacker, zone: 'front', defender }),
        act.declareTarget(player, { attacker, defender, defendingZone: 'front' }),
        ...HULL_ZONES.map((zone) => act.declareTarget(player, { attacker, zone, defender, defendingZone: 'front' })),
      ]),
    ),
    ...ids.flatMap((id) => [
      ...[[], [0], [0, 0], [1, 0], [0, -2], [0, 1, -2], [0, 0, 0, 0]].flatMap((clicks) => [
        act.executeManeuver(player, id, clicks, 'left'),
        act.executeManeuver(player, id, clicks, 'right'),
        act.executeManeuver(player, id, clicks),
      ]),
      ...[0, 1, 2, 3, 4].map((speed) => act.changeSpeed(player, id, speed)),
      ...HULL_ZONES.map((zone) => act.chooseZone(player, id, zone)),
      act.useStation(player, id),
      act.resolveObstacle(player, id, 'station/1'),
      ...state.roster.map((other) => act.chooseRammed(player, id, other)),
      ...state.roster.map((other) => act.activateSquadron(player, id, other)),
    ]),
  ]);
};

/** Placements about the things of a state: legal exactly where the region says so. */
const placements = (state: GameState): Action[] =>
  PLAYERS.flatMap((player) =>
    state.roster.flatMap((id) => {
      const { x, y } = state.units[id]!.pose ?? { x: 900_000, y: 450_000 };
      return [0, 40_000, 200_000].flatMap((away) => [
        act.moveSquadron(player, id, { x: x + away, y }),
        act.placeSquadron(player, id, { x, y: y + away }),
      ]);
    }),
  );

describe('random games', () => {
  test('both drivers agree after every action', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        const store = inPlaceStore(cloneJson(start(setup)), engine.content);
        const last = walk(setup, picks, (state, action) => {
          expect(hashState(store.game.state)).toBe(hashState(state));
          applyAction(store, action);
        });
        expect(store.game.state).toEqual(last);
      }),
      runs,
    );
  });

  test('a log replays to the same state, and every hash in it holds', () => {
    const { startLog, extendLog, replay } = createLogbook(engine);
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        const begun = startLog(setup);
        if (!begun.ok) throw new Error('no game');
        let { log, state } = begun.value;
        for (const pick of picks) {
          if (state.outcome) break;
          const legal = engine.legalActions(state);
          const result = engine.step(state, legal[pick % legal.length]!);
          if (!result.ok) throw new Error('refused');
          log = extendLog(log, result);
          state = result.state;
        }
        const again = replay(JSON.parse(JSON.stringify(log)));
        expect(again.ok && again.value.state).toEqual(state);
      }),
      runs,
    );
  });

  test('every offered action is accepted, every other well-formed one is refused with a rule', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        walk(setup, picks.slice(0, 20), (state, _action, legal) => {
          const offered = new Set(legal.map(canonicalJson));
          expect(offered.size).toBe(legal.length);
          for (const action of legal) expect(engine.judge(state, action)).toEqual({ ok: true, because: [] });
          for (const action of wellFormed(state)) {
            const verdict = engine.judge(state, action);
            expect(verdict.ok, `${canonicalJson(action)} ${canonicalJson(verdict)}`).toBe(
              offered.has(canonicalJson(action)),
            );
            if (!verdict.ok)
              for (const each of [verdict, ...verdict.because])
                expect(each.rule, canonicalJson(action)).toMatch(/^[A-Z]+(-[A-Z]+)*-\d+$/);
          }
          const region = engine.legalRegion(state);
          for (const action of placements(state)) {
            const verdict = engine.judge(state, action);
            if (verdict.ok && (action.type === 'moveSquadron' || action.type === 'placeSquadron'))
              expect(region?.contains(action.to)).toBe(true);
            else expect(verdict.rule, canonicalJson(action)).toMatch(/^[A-Z]+(-[A-Z]+)*-\d+$/);
          }
        });
      }),
      { ...runs, numRuns: 7 },
    );
  });

  test('every state that is not over names who must act and offers an action, and every game ends', () => {
    fc.assert(
      fc.property(anySetup, fc.nat(), (setup, seed) => {
        const rng = createRng(seed);
        let state = start(setup);
        let actions = 0;
        while (!state.outcome) {
          const due = engine.awaiting(state);
          const asked = due.kind === 'player' ? [due.player] : due.kind === 'simultaneous' ? due.players : [];
          expect(asked.length).toBeGreaterThan(0);
          for (const player of PLAYERS)
            expect(engine.legalActions(state, player).length > 0).toBe(asked.includes(player));
          const legal = engine.legalActions(state);
          const result = engine.step(state, legal[rng.below(legal.length)]!);
          if (!result.ok) throw new Error('refused');
          state = result.state;
          expect(++actions).toBeLessThan(3000);
        }
        expect(engine.awaiting(state)).toEqual({ kind: 'over', outcome: state.outcome });
      }),
      { ...runs, numRuns: 60 },
    );
  });

  test('the list of sources that is kept equals the list made anew; earlier states never change', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        const seen: [GameState, string][] = [];
        walk(setup, picks, (state) => {
          const anew = cloneJson(state);
          relist(anew as never, engine.content);
          expect(anew.active).toEqual(state.active);
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          seen.push([state, hashState(state)]);
        });
        for (const [state, hash] of seen) expect(hashState(state)).toBe(hash);
      }),
      runs,
    );
  });

  test('bounds hold: shields, tokens, 52 cards in the deck', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        walk(setup, picks, (state) => {
          let cards = state.decks.shared!.size + state.decks.shared!.discard.length;
          for (const unit of Object.values(state.units)) {
            if (unit.kind !== 'ship') continue;
            const facts = engine.content.ships[unit.card]!;
            for (const zone of HULL_ZONES) {
              expect(unit.shields[zone]).toBeGreaterThanOrEqual(0);
              expect(unit.shields[zone]).toBeLessThanOrEqual(facts.shields[zone]);
            }
            expect(new Set(unit.raidTokens).size).toBe(unit.raidTokens.length);
            cards += unit.damage.length;
          }
          expect(cards).toBe(52);
        });
      }),
      runs,
    );
  });
});

describe('hidden information in random games', () => {
  test('the view of a determinized state is the view, and a determinized state can be played on', () => {
    fc.assert(
      fc.property(anyWalk, fc.nat(), ({ setup, picks }, seed) => {
        walk(setup, picks.slice(0, 40), (state) => {
          for (const player of PLAYERS) {
            const view = engine.viewFor(state, player);
            const full = engine.determinize(view, createRng(seed));
            expect(engine.viewFor(full, player)).toEqual(view);
            expect(engine.legalActions(full, player)).toEqual(engine.legalActions(state, player));
          }
        });
      }),
      { ...runs, numRuns: 60 },
    );
  });

  test('two states alike to a player stay alike under the same action until something is shown', () => {
    fc.assert(
      fc.property(anyWalk, fc.nat(), ({ setup, picks }, seed) => {
        walk(setup, picks.slice(0, 60), (state, action) => {
          for (const player of PLAYERS) {
            const alike = engine.determinize(engine.viewFor(state, player), createRng(seed));
            for (const each of engine.legalActions(state, player)) expect(engine.judge(alike, each).ok).toBe(true);
            const [one, two] = [engine.step(state, action), engine.step(alike, action)];
            if (!one.ok) throw new Error('refused');
            if (action.player === player) expect(two.ok).toBe(true);
            if (!two.ok) continue;
            if (one.events.some(showsSomething) || two.events.some(showsSomething)) continue;
            expect(eventsFor(two.events, player)).toEqual(eventsFor(one.events, player));
            expect(engine.viewFor(two.state, player)).toEqual(engine.viewFor(one.state, player));
            expect(engine.awaiting(two.state)).toEqual(engine.awaiting(one.state));
            expect(engine.legalActions(two.state, player)).toEqual(engine.legalActions(one.state, player));
          }
        });
      }),
      { ...runs, numRuns: 60 },
    );
  });
});
