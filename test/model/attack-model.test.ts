import { describe, expect, test } from 'vitest';
import { type Attack, type Color, type Die, FACES, type Token, type Zone } from './attack-model.ts';
import { compare, type Tally } from './compare.ts';

/**
 * Every attack of a bounded space, down every way that it can take, in the library and in the model: 13,016 attacks with some
 * 90,000 moments. `MODEL=large npx vitest run test/model` raises the bounds: three tokens in any state with two dice of any
 * colour, three dice for damage.
 */

const LARGE = process.env.MODEL === 'large';
const PATIENCE = LARGE ? 100_000_000 : 600_000;

/** All lists of at most so many of the things, whatever their order. */
const upTo = <T>(most: number, things: readonly T[]): T[][] =>
  most === 0
    ? [[]]
    : [[], ...things.flatMap((thing, i) => upTo(most - 1, things.slice(i)).map((rest) => [thing, ...rest]))];
const exactly = <T>(count: number, things: readonly T[]): T[][] =>
  upTo(count, things).filter(({ length }) => length === count);

const TOKENS: readonly Token[] = (['readied', 'exhausted', 'discarded'] as const).flatMap((state) =>
  (['scatter', 'evade', 'brace', 'redirect', 'contain'] as const).map((type): Token => `${state} ${type}`),
);
const READIED = TOKENS.filter((token) => token.startsWith('readied'));

const diceOf = (...colors: readonly Color[]): Die[] =>
  colors.flatMap((color) => FACES[color].map((face): Die => `${color} ${face}`));
/** Pools of at least one die: an attack without dice is never rolled. */
const pools = (most: number, ...colors: readonly Color[]): Die[][] =>
  upTo(most, diceOf(...colors)).filter(({ length }) => length > 0);

const DUEL: Attack = {
  attacker: 'ship',
  range: 'close',
  zone: 'front',
  speed: 1,
  shields: { front: 1, left: 1, right: 0, rear: 0 },
  hull: 4,
  cards: 2,
  tokens: [],
  dice: [],
};

const compareAll = (attacks: Iterable<Attack>): Tally => {
  const tally: Tally = { cases: 0, moments: 0, endings: 0 };
  for (const attack of attacks) compare(attack, tally);
  if (LARGE) console.log(`${tally.cases} attacks, ${tally.moments} moments, ${tally.endings} endings`);
  return tally;
};

/** How many attacks are compared with the usual bounds; those of the large ones are not counted beforehand. */
const expectCases = (attacks: Iterable<Attack>, cases: number): void => {
  const tally = compareAll(attacks);
  if (!LARGE) expect(tally.cases).toBe(cases);
};

describe('the model of an attack, in every case of a bounded space', () => {
  test(
    '[DEF-03, DEF-04, DEF-05, DEF-08, DEF-11, DEF-12, DEF-13, ATK-16] two tokens in any state, two dice of the range’s own colour',
    () => {
      const ranges = [
        ['long', pools(2, 'red')],
        ['medium', LARGE ? pools(2, 'red', 'blue') : pools(2, 'blue')],
        ['close', LARGE ? pools(2, 'red', 'blue', 'black') : pools(2, 'black')],
      ] as const;
      const attacks = ranges.flatMap(([range, all]) =>
        upTo(LARGE ? 3 : 2, TOKENS).flatMap((tokens) => all.map((dice): Attack => ({ ...DUEL, range, tokens, dice }))),
      );
      expectCases(attacks, 136 * (20 + 9 + 9));
    },
    PATIENCE,
  );

  test(
    '[DEF-05, DEF-19, DEF-20] three tokens in any state, with an accuracy to lock one of them and a die to lose',
    () => {
      const attacks = exactly(3, TOKENS).map(
        (tokens): Attack => ({ ...DUEL, range: 'long', tokens, dice: ['red accuracy', 'red crit'] }),
      );
      expectCases(attacks, 680);
    },
    PATIENCE,
  );

  test(
    '[DEF-06] at speed 0 no token is spent, whatever there is',
    () => {
      const attacks = (['close', 'medium', 'long'] as const).flatMap((range) =>
        upTo(LARGE ? 3 : 2, TOKENS).flatMap((tokens) =>
          (['red crit', 'red accuracy'] as const).map(
            (die): Attack => ({ ...DUEL, range, speed: 0, tokens, dice: [die] }),
          ),
        ),
      );
      expectCases(attacks, 3 * 136 * 2);
    },
    PATIENCE,
  );

  test(
    '[ATK-22, DEF-09, DEF-10, DEF-14, DEF-18, DMG-01, DMG-06, CRIT-04] damage: shields, cards and hull, each token that acts on it',
    () => {
      const most = LARGE ? 3 : 2;
      const tokens = [[], ...READIED.filter((token) => /brace|redirect|contain/.test(token)).map((token) => [token])];
      const attacks = pools(most, 'red', 'blue', 'black').flatMap((dice) =>
        tokens.flatMap((held) =>
          [0, 1, 2].flatMap((front) =>
            [0, 2].flatMap((left) =>
              [1, 3].map(
                (cards): Attack => ({ ...DUEL, tokens: held, shields: { ...DUEL.shields, front, left }, cards, dice }),
              ),
            ),
          ),
        ),
      );
      expectCases(attacks, 77 * 4 * 3 * 2 * 2);
    },
    PATIENCE,
  );

  test(
    '[ARC-06, DEF-09, DMG-01] every hull zone, with every share that brace and redirect leave',
    () => {
      const attacks = (['front', 'left', 'right', 'rear'] as const).flatMap((zone: Zone) =>
        [0, 1, 2, 3].flatMap((most) =>
          upTo(LARGE ? 3 : 2, diceOf('black'))
            .filter(({ length }) => length > 0)
            .map(
              (dice): Attack => ({
                ...DUEL,
                zone,
                tokens: ['readied brace', 'exhausted redirect'],
                shields: { front: most, left: 3 - most, right: 1, rear: 2 },
                dice,
              }),
            ),
        ),
      );
      expectCases(attacks, 4 * 4 * 9);
    },
    PATIENCE,
  );

  test(
    '[ATK-23, CRIT-08, KEY-03, KEY-04, DEF-13] squadrons and Bombers against a ship',
    () => {
      const attacks = (['squadron', 'bomber'] as const).flatMap((attacker) =>
        upTo(LARGE ? 2 : 1, TOKENS).flatMap((tokens) =>
          pools(LARGE ? 2 : 1, 'red', 'blue', 'black').map(
            (dice): Attack => ({
              ...DUEL,
              attacker,
              range: 'distance',
              tokens,
              dice,
              shields: { ...DUEL.shields, front: 0 },
            }),
          ),
        ),
      );
      expectCases(attacks, 2 * 16 * 11);
    },
    PATIENCE,
  );

  test(
    '[DEF-23, DMG-08, ATK-23] squadrons with tokens, attacked by ships and by squadrons',
    () => {
      const [few, many] = LARGE ? [2, 3] : [1, 2];
      const kinds = [
        ['ship', 'long', many, pools(few, 'red')],
        ['ship', 'medium', few, pools(few, 'red', 'blue')],
        ['ship', 'close', few, pools(few, 'blue', 'black')],
        ['bomber', 'distance', few, pools(few, 'red', 'blue', 'black')],
      ] as const;
      const attacks = kinds.flatMap(([attacker, range, most, all]) =>
        upTo(most, TOKENS).flatMap((tokens) =>
          all.flatMap((dice) =>
            [1, 2].map((hull): Attack => ({ ...DUEL, attacker, range, zone: null, cards: 0, hull, tokens, dice })),
          ),
        ),
      );
      expectCases(attacks, (136 * 5 + 16 * (8 + 6 + 11)) * 2);
    },
    PATIENCE,
  );
});
