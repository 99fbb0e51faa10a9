import { describe, expect, test } from 'vitest';
import { createGame, createRng } from '../../src/index.ts';
import { type AgentFactory, playGame, randomAgent, type Situation } from '../../src/sim/index.ts';
import type { Action } from '../../src/state/actions.ts';
import type { PlayerView } from '../../src/state/view.ts';
import { opponentOf, type Player } from '../../src/state/vocabulary.ts';

/** An agent is handed a situation and a random source. Each test is a cheat that tries to make more of them. */

const setup = { scenario: 'learning', seed: 11 } as const;

/** Plays a game in which one player does something at every decision besides deciding at random. */
const playWith = (cheat: (situation: Situation, decision: number) => void, seed = 1, player: Player = 'p1') => {
  const agent: AgentFactory = (rng) => {
    let decision = 0;
    return {
      choose: (situation) => {
        const action = situation.sampleAction(rng);
        cheat(situation, decision++);
        return action;
      },
    };
  };
  const [mine, theirs] = [agent(createRng(seed), player), randomAgent(createRng(seed + 1), opponentOf(player))];
  return playGame(setup, player === 'p1' ? { p1: mine, p2: theirs } : { p1: theirs, p2: mine });
};

const honest = playWith(() => {});

/** Everything that can be reached from a value by fields, keys, prototypes and calls without arguments. */
const everythingFrom = (root: unknown): Set<unknown> => {
  const seen = new Set<unknown>();
  const visit = (value: unknown, depth: number): void => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) {
      seen.add(value);
      return;
    }
    if (seen.has(value) || depth > 12) return;
    seen.add(value);
    for (const key of Reflect.ownKeys(value)) {
      const field = Object.getOwnPropertyDescriptor(value, key)!;
      visit('value' in field ? field.value : field.get?.call(value), depth + 1);
    }
    if (value instanceof Map) for (const entry of value) visit(entry, depth + 1);
  };
  visit(root, 0);
  return seen;
};

const dialsOf = (view: PlayerView, owner: Player) =>
  Object.values(view.units).flatMap((unit) => (unit.kind === 'ship' && unit.owner === owner ? unit.dials : []));

describe('a cheat', () => {
  test('finds no hidden dial of the opponent, whether placed or still waiting', () => {
    for (const player of ['p1', 'p2'] as const) {
      let dials = 0;
      let waiting = 0;
      const look = ({ view }: Situation) => {
        for (const dial of dialsOf(view, opponentOf(player))) {
          dials += dial.seenBy.includes(player) ? 0 : 1;
          expect(dial.command === null).toBe(!dial.seenBy.includes(player));
        }
        for (const frame of view.frames)
          for (const answer of frame.kind === 'commandPhase' ? frame.answers : []) {
            if (answer.player === player) continue;
            waiting += 1;
            expect(answer.commands.every((command) => command === null)).toBe(true);
          }
      };
      playWith(look, 1, player);
      expect(dials).toBeGreaterThan(0);
      // The first player to be asked has answered when the second one is.
      if (player === 'p2') expect(waiting).toBeGreaterThan(0);
    }
  });

  test('plays alike in games that differ only in what is hidden from it', () => {
    const shown = (dials: readonly string[]): string[] => {
      const views: string[] = [];
      const theirs = (situation: Situation): Action => {
        const options = situation.legalActions();
        const wanted = options.find(
          (action) => action.type === 'assignDials' && action.commands.every((command, i) => command === dials[i]),
        );
        return wanted ?? options[0]!;
      };
      let over = false;
      try {
        playGame(setup, {
          p1: {
            choose: (situation) => {
              if (situation.awaiting.kind !== 'simultaneous') over = true;
              if (over) throw new Error('enough seen');
              views.push(JSON.stringify([situation.view, situation.legalActions()]));
              return situation.legalActions()[0]!;
            },
          },
          p2: { choose: theirs },
        });
      } catch {
        // The first phase is all that is compared.
      }
      return views;
    };
    const [one, other] = [shown(['navigate', 'navigate', 'navigate']), shown(['repair', 'squadron', 'repair'])];
    expect(one.length).toBeGreaterThan(1);
    expect(one).toEqual(other);
  });

  test('finds no generator, no order of a deck and no seed in anything that it can reach', () => {
    const state = createGame(setup);
    if (!state.ok) throw new Error('no game');
    const secrets = Object.values(state.value.chance.streams).flatMap((words) => [...words]);
    expect(secrets.length).toBeGreaterThan(8);
    playWith((situation, decision) => {
      if (decision % 20 > 0) return;
      const reached = everythingFrom(situation);
      for (const word of secrets) if (word > 1000) expect(reached.has(word)).toBe(false);
      expect(situation.view).not.toHaveProperty('chance.streams');
      const sides = Object.values(situation.view.decks);
      for (const { top } of sides)
        expect(top.every(({ card, seenBy }) => seenBy.length > 0 || card === null)).toBe(true);
    });
  });

  test('learns nothing from imagined games: what is hidden in them is guessed, and their dice are not the coming ones', () => {
    const guesses = new Set<string>();
    playWith((situation, decision) => {
      if (decision !== 8) return;
      for (let seed = 0; seed < 24; seed++) {
        const imagined = situation.imagine(createRng(seed));
        expect(imagined.state.chance.mode).toBe('explicit');
        const units = Object.values(imagined.state.units);
        guesses.add(
          JSON.stringify(units.flatMap((unit) => (unit.kind === 'ship' && unit.owner === 'p2' ? unit.dials : []))),
        );
      }
    });
    expect(guesses.size).toBeGreaterThan(4);
  });

  test('changes nothing by writing to what it is given', () => {
    const spoil = (value: unknown): void => {
      for (const each of everythingFrom(value)) {
        if (typeof each !== 'object' || each === null) continue;
        for (const key of Reflect.ownKeys(each))
          try {
            (each as Record<PropertyKey, unknown>)[key] = 999;
          } catch {
            // It is frozen.
          }
      }
    };
    const spoilt = playWith((situation) => {
      spoil(situation.view);
      spoil(situation.awaiting);
      spoil(situation.legalActions());
      expect(() => Object.assign(situation, { player: 'p2' })).toThrow(TypeError);
    });
    expect(spoilt.hash).toBe(honest.hash);
  });

  test('plays imagined games to their ends, and the real one does not move', () => {
    const dreaming = playWith((situation, decision) => {
      if (decision % 30 > 0) return;
      const imagined = situation.imagine(createRng(decision));
      const rng = createRng(decision + 1);
      for (let action = imagined.sampleAction(rng); action; action = imagined.sampleAction(rng)) imagined.apply(action);
      expect(imagined.isOver()).toBe(true);
    });
    expect(dreaming.hash).toBe(honest.hash);
  });

  test('cannot change the cards of the game through an imagined one', () => {
    playWith((situation, decision) => {
      if (decision > 0) return;
      const { content } = situation.imagine(createRng(1));
      expect(() => Object.assign(content, { id: 'mine' })).toThrow(TypeError);
      for (const ship of Object.values(content.ships)) {
        expect(Object.isFrozen(ship)).toBe(true);
        expect(Object.isFrozen(ship.batteries.front)).toBe(true);
      }
    });
  });

  test('gets nothing more from a situation that it keeps', () => {
    const kept: Situation[] = [];
    playWith((situation) => {
      for (const old of kept.slice(-3)) {
        expect(() => old.view).toThrow('is over');
        expect(() => old.awaiting).toThrow('is over');
        expect(() => old.legalActions()).toThrow('is over');
        expect(() => old.sampleAction(createRng(1))).toThrow('is over');
        expect(() => old.imagine(createRng(1))).toThrow('is over');
      }
      kept.push(situation);
    });
    expect(kept.length).toBeGreaterThan(10);
  });

  test('a view that it keeps is of its time: it does not follow the game', () => {
    const kept: { view: PlayerView; text: string }[] = [];
    playWith((situation) => {
      kept.push({ view: situation.view, text: JSON.stringify(situation.view) });
    });
    for (const { view, text } of kept) expect(JSON.stringify(view)).toBe(text);
  });

  test('cannot answer for chance, for its opponent, or against the rules', () => {
    const with1 = (forged: (situation: Situation) => unknown) =>
      playGame(setup, {
        p1: { choose: (situation) => forged(situation) as Action },
        p2: randomAgent(createRng(2), 'p2'),
      });
    const ofOpponent = ({ legalActions }: Situation) => ({ ...legalActions()[0]!, player: 'p2' });
    expect(() => with1(ofOpponent)).toThrow('not its own');
    expect(() => with1(() => ({ type: 'rollDice', player: 'chance', dice: [] }))).toThrow('not its own');
    expect(() => with1(() => ({ type: 'callTime', player: 'judge' }))).toThrow('not its own');
    expect(() => with1(() => ({ type: 'done', player: 'p1' }))).toThrow('illegal');
    expect(() => with1(() => null)).toThrow('not its own');
    expect(() => with1(() => undefined)).toThrow('no action');
    let reads = 0;
    const twoFaced = ({ legalActions }: Situation) => ({
      ...legalActions()[0]!,
      get player() {
        return reads++ === 0 ? 'p1' : 'p2';
      },
    });
    expect(() => with1(twoFaced)).toThrow('no action');
  });

  test('a random source that misbehaves gets no further than its own action', () => {
    const spying = playWith((situation) => {
      const bounds: number[] = [];
      const spy = {
        below: (bound: number) => {
          bounds.push(bound);
          situation.legalActions();
          return 0;
        },
      };
      situation.sampleAction(spy);
      expect(bounds.every((bound) => bound >= 1)).toBe(true);
    });
    expect(spying.hash).toBe(honest.hash);
  });
});

test('agents are deterministic: the same seeds give the same game', () => {
  expect(playWith(() => {}).hash).toBe(honest.hash);
  expect(playWith(() => {}, 5).hash).not.toBe(honest.hash);
});
