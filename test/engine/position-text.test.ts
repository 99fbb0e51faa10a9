import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardContent } from '../../src/content/content.ts';
import { createEngine, hashState } from '../../src/engine/engine.ts';
import type { Position, PositionObstacle, PositionShip, PositionSquadron } from '../../src/engine/position.ts';
import { formatPosition } from '../../src/engine/position-text/format.ts';
import { type PositionFault, parsePosition } from '../../src/engine/position-text/parse.ts';
import { DEFAULT_FIGURES } from '../../src/geometry/index.ts';
import { COMMANDS, HULL_ZONES, PHASES, PLAYERS, READINESS, SIDES } from '../../src/state/vocabulary.ts';
import { CARDS } from '../support/cards.ts';
import { contentWith } from '../support/table.ts';
import { anyWalk, walk, walkEngine } from '../support/walks.ts';

const content = contentWith(CARDS);

const pose = fc.record({
  x: fc.nat({ max: 1_828_800 }),
  y: fc.nat({ max: 1_828_800 }),
  heading: fc.nat({ max: 65_535 }),
});
const readiness = fc.constantFrom(...READINESS);
/** Readiness of each token of a card, unless all are readied: then nothing is said of them. */
const tokensFor = (types: readonly string[]) =>
  fc
    .tuple(...types.map(() => readiness))
    .map((all) => (all.some((each) => each !== 'readied') ? [...all] : undefined))
    .map((defenseTokens) => (defenseTokens ? { defenseTokens } : {}));
const commands = fc.array(fc.constantFrom(...COMMANDS), { minLength: 1, maxLength: 12 });
const optional = { requiredKeys: ['owner', 'card', 'pose'] as ('owner' | 'card' | 'pose')[] };

const anyShip: fc.Arbitrary<PositionShip> = fc.constantFrom(...Object.values(content.ships)).chain((card) =>
  fc
    .tuple(
      fc.record(
        {
          owner: fc.constantFrom(...PLAYERS),
          card: fc.constant(card.id),
          copy: fc.integer({ min: 1, max: 99 }),
          pose,
          speed: fc.nat({ max: 4 }),
          shields: fc
            .tuple(fc.subarray([...HULL_ZONES], { minLength: 1 }), fc.nat({ max: 20 }))
            .map(([zones, n]) => Object.fromEntries(zones.map((zone, i) => [zone, (n + i) % 21]))),
          dials: commands,
          commandTokens: commands,
          raidTokens: commands,
          damage: fc.array(
            fc.oneof(
              fc.constant({ face: 'down' as const }),
              fc.record({
                face: fc.constantFrom('up' as const, 'down' as const),
                card: fc.constantFrom(...Object.keys(content.damageCards)),
              }),
            ),
            { minLength: 1, maxLength: 8 },
          ),
          upgrades: fc.array(
            fc.record({
              card: fc.constantFrom(...CARDS.map(({ id }) => id)),
              readiness: fc.constantFrom('exhausted' as const, 'discarded' as const),
            }),
            { minLength: 1, maxLength: 3 },
          ),
          activated: fc.constant(true),
        },
        optional,
      ),
      tokensFor(card.defenseTokens),
    )
    .map(([ship, tokens]): PositionShip => ({ ...ship, ...tokens })),
);

const anySquadron: fc.Arbitrary<PositionSquadron> = fc.constantFrom(...Object.values(content.squadrons)).chain((card) =>
  fc
    .tuple(
      fc.record(
        {
          owner: fc.constantFrom(...PLAYERS),
          card: fc.constant(card.id),
          copy: fc.integer({ min: 1, max: 99 }),
          pose,
          hull: fc.integer({ min: 1, max: 20 }),
          activated: fc.constant(true),
        },
        optional,
      ),
      tokensFor(card.defenseTokens),
    )
    .map(([squadron, tokens]): PositionSquadron => ({ ...squadron, ...tokens })),
);

const anyObstacle: fc.Arbitrary<PositionObstacle> = fc.record(
  {
    obstacle: fc.constantFrom(...Object.keys(DEFAULT_FIGURES.obstacles)),
    pose,
    mirrored: fc.constant(true),
  },
  { requiredKeys: ['obstacle', 'pose'] },
);

const anyPosition: fc.Arbitrary<Position> = fc.record(
  {
    table: fc.constantFrom('standard' as const, 'learning' as const),
    firstPlayer: fc.constantFrom(...PLAYERS),
    side: fc.constantFrom(...SIDES),
    round: fc.integer({ min: 1, max: 6 }),
    phase: fc.constantFrom(...PHASES),
    ships: fc.array(anyShip, { minLength: 1, maxLength: 4 }),
    squadrons: fc.array(anySquadron, { minLength: 1, maxLength: 4 }),
    obstacles: fc.array(anyObstacle, { minLength: 1, maxLength: 6 }),
    victoryTokens: fc.oneof(
      fc.record({ p1: fc.nat({ max: 100 }), p2: fc.nat({ max: 100 }) }),
      fc.record({ p2: fc.nat({ max: 100 }) }),
    ),
    objectiveTokens: fc.array(
      fc.oneof(
        fc.record({ at: fc.record({ x: fc.nat({ max: 1_828_800 }), y: fc.nat({ max: 1_828_800 }) }) }),
        fc.record({ unit: fc.constantFrom('p1/cr90-corvette-a/1', 'p2/x-wing-squadron/3') }),
      ),
      { minLength: 1, maxLength: 5 },
    ),
  },
  { requiredKeys: ['ships'] },
);

describe('a position as one line of text', () => {
  test('is read as the same position again, whatever stands in it', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const text = formatPosition(position, content);
        expect(text).not.toContain('\n');
        expect(parsePosition(text, content)).toEqual({ ok: true, value: position });
      }),
      { numRuns: 1000 },
    );
  });

  test('tells every heading and every micrometre apart', () => {
    for (let heading = 0; heading < 65_536; heading++) {
      const place = { x: heading, y: 1_828_800 - heading, heading };
      const position = { ships: [], obstacles: [{ obstacle: 'station', pose: place }] };
      const read = parsePosition(formatPosition(position));
      if (!read.ok || JSON.stringify(read.value.obstacles![0]!.pose) !== JSON.stringify(place))
        throw new Error(formatPosition(position));
    }
  });

  test('of a state that has not moved on makes the same state', () => {
    fc.assert(
      fc.property(anyWalk, fc.constantFrom(...PHASES), ({ setup }, phase) => {
        if (!('position' in setup)) return;
        const whole = { ...setup, position: { ...setup.position, phase } };
        const begun = walkEngine.createGame(whole);
        if (!begun.ok) throw new Error(JSON.stringify(begun.error));
        const read = parsePosition(formatPosition(whole.position, content), content);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        const again = walkEngine.createGame({ ...whole, position: read.value });
        expect(again.ok && hashState(again.value)).toBe(hashState(begun.value));
      }),
      { numRuns: 50 },
    );
  });

  test('of any state of a game is a position that gives the same text again', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        walk(setup, picks, (state) => {
          const text = formatPosition(state, content);
          const read = parsePosition(text, content);
          if (!read.ok) throw new Error(`${text}\n${JSON.stringify(read.error)}`);
          expect(formatPosition(read.value, content)).toBe(text);
        });
      }),
      { numRuns: 30 },
    );
  });

  test('keeps the ids of units when others are gone', () => {
    const engine = createEngine(standardContent());
    const read = parsePosition('p1 cr90-a/2 at 100,100; p2 nebulon-b-escort at 100,500; p2 x-wing/3 at 300,300');
    if (!read.ok) throw new Error('unreadable');
    const game = engine.createGame({ position: read.value, seed: 1 });
    if (!game.ok) throw new Error('refused');
    expect(game.value.roster).toEqual([
      'p1/cr90-corvette-a/2',
      'p2/nebulon-b-escort-frigate/1',
      'p2/x-wing-squadron/3',
    ]);
    const twice = engine.createGame({
      position: {
        ships: [
          { owner: 'p1', card: 'cr90-corvette-a', copy: 2, pose: { x: 100_000, y: 100_000, heading: 0 } },
          { owner: 'p1', card: 'cr90-corvette-a', pose: { x: 300_000, y: 100_000, heading: 0 } },
          { owner: 'p1', card: 'cr90-corvette-a', copy: 2, pose: { x: 500_000, y: 100_000, heading: 0 } },
          { owner: 'p2', card: 'cr90-corvette-a', pose: { x: 300_000, y: 500_000, heading: 0 } },
        ],
      },
      seed: 1,
    });
    expect(!twice.ok && twice.error).toEqual([
      {
        at: '.position.ships[1].copy',
        code: 'same-id-twice',
        rule: 'SETUP-09',
        facts: { id: 'p1/cr90-corvette-a/2' },
      },
      {
        at: '.position.ships[2].copy',
        code: 'same-id-twice',
        rule: 'SETUP-09',
        facts: { id: 'p1/cr90-corvette-a/2' },
      },
    ]);
  });
});

describe('what people type', () => {
  const read = (text: string): Position => {
    const result = parsePosition(text);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };

  test('lines, remarks, spaces, short names, units and nicknames', () => {
    expect(
      read(`
        # the dispute of table four
        round 2, phase ship, first p2
        p1 Vic-II at 60cm 200mm facing 10° speed 2 dials nav, cf   # mine
        p2 cr90-a facing -90deg at 690.5, 12in shields front:0, rear:1 defense evade:exh damage 2,ruptured,down:crew-panic
        obstacle asteroid-2 at 650,330
      `),
    ).toEqual({
      round: 2,
      phase: 'ship',
      firstPlayer: 'p2',
      ships: [
        {
          owner: 'p1',
          card: 'victory-ii-class-star-destroyer',
          pose: { x: 600_000, y: 200_000, heading: 1820 },
          speed: 2,
          dials: ['navigate', 'concentrateFire'],
        },
        {
          owner: 'p2',
          card: 'cr90-corvette-a',
          pose: { x: 690_500, y: 304_800, heading: 49_152 },
          shields: { front: 0, rear: 1 },
          defenseTokens: ['exhausted', 'readied', 'readied'],
          damage: [
            { face: 'down' },
            { face: 'down' },
            { face: 'up', card: 'ruptured-engine' },
            { face: 'down', card: 'crew-panic' },
          ],
        },
      ],
      obstacles: [{ obstacle: 'asteroid-field-2', pose: { x: 650_000, y: 330_000, heading: 0 } }],
    });
  });

  test('a name in full is never ambiguous, and neither is one that is the only one of its beginning', () => {
    for (const card of [...Object.keys(content.ships), ...Object.keys(content.squadrons)]) {
      const { ships, squadrons = [] } = read(`p1 ${card} at 1,1`);
      expect([...ships, ...squadrons].map((unit) => unit.card)).toEqual([card]);
    }
    for (const [short, card] of [
      ['victory-i', 'victory-i-class-star-destroyer'],
      ['gladiator-ii', 'gladiator-ii-class-star-destroyer'],
      ['mc80-battle', 'mc80-battle-cruiser'],
      ['imperial-kuat', 'imperial-star-destroyer-kuat-refit'],
      ['neb-esc', 'nebulon-b-escort-frigate'],
    ])
      expect(read(`p1 ${short} at 1,1`).ships[0]!.card).toBe(card);
  });
});

describe('faults name their place and what may have been meant', () => {
  const faults = (text: string): readonly PositionFault[] => {
    const result = parsePosition(text);
    if (result.ok) throw new Error(`read as ${JSON.stringify(result.value)}`);
    return result.error;
  };

  test.each([
    [
      'p1 vic at 1,1',
      1,
      4,
      'ambiguous',
      { matches: ['victory-i-class-star-destroyer', 'victory-ii-class-star-destroyer'] },
    ],
    [
      'p1 vicotry-ii at 1,1',
      1,
      4,
      'unknown',
      { didYouMean: ['victory-ii-class-star-destroyer', 'victory-i-class-star-destroyer'] },
    ],
    ['p1 cr90-a at 1,1 sheilds 1/1/1/1', 1, 18, 'unknown', { found: 'sheilds', didYouMean: ['shields'] }],
    ['p1 cr90-a at 1,1 shields 1/1/x/1', 1, 30, 'bad-value', { found: 'x', expected: 'a whole number from 0 to 20' }],
    ['p1 cr90-a at 1,1 shields 3', 1, 26, 'bad-value', { found: '3' }],
    ['p1 cr90-a at 1,1 shields front:1,front:2', 1, 34, 'said-twice', {}],
    ['p1 cr90-a at 1,1 speed 9', 1, 24, 'bad-value', { found: '9' }],
    ['p1 cr90-a at 1,1 speed', 1, 18, 'value-missing', { found: 'speed' }],
    ['p1 cr90-a at 1,1 speed 2 speed 3', 1, 26, 'said-twice', { found: 'speed' }],
    ['p1 cr90-a speed 2', 1, 4, 'no-place', {}],
    ['p1 cr90-a at 1', 1, 11, 'value-missing', {}],
    ['p1 cr90-a at 1,2,3', 1, 14, 'bad-value', {}],
    ['p1 cr90-a at -1,2', 1, 14, 'bad-value', { found: '-1' }],
    ['p1 cr90-a at 1e3,2', 1, 14, 'bad-value', { found: '1e3' }],
    ['p1 cr90-a at 1,1 facing north', 1, 25, 'bad-value', { found: 'north' }],
    ['p1 cr90-a at 1,1 defense brace', 1, 26, 'unknown', { what: 'token', expected: 'one of evade, redirect' }],
    ['p1 cr90-a at 1,1 defense evade,evade,evade', 1, 38, 'no-more-tokens', {}],
    ['p1 cr90-a at 1,1 defense evade:gone', 1, 32, 'unknown', { what: 'readiness' }],
    ['p1 cr90-a at 1,1 hull 3', 1, 18, 'not-for-this', { word: 'hull' }],
    ['p1 x-wing at 1,1 speed 3', 1, 18, 'not-for-this', { word: 'speed' }],
    ['p1 cr90-a at 1,1 dials', 1, 18, 'value-missing', {}],
    ['p1 cr90-a at 1,1 dials ,', 1, 24, 'unknown', { found: ',' }],
    ['p1 cr90-a at 1,1 dials navigat,repare', 1, 32, 'unknown', { found: 'repare', didYouMean: ['repair'] }],
    ['p1 cr90-a at 1,1 dials __proto__', 1, 24, 'unknown', {}],
    ['p1 cr90-a at 1,1 damage crit', 1, 25, 'unknown', { what: 'damage card' }],
    ['p1 cr90-a/0 at 1,1', 1, 4, 'bad-value', {}],
    ['p3 cr90-a at 1,1', 1, 1, 'unknown', { what: 'part', didYouMean: ['p1', 'p2'] }],
    ['round 100', 1, 7, 'bad-value', {}],
    ['round 1 round 2', 1, 9, 'said-twice', {}],
    ['round 1\n; phase shp', 2, 9, 'unknown', { didYouMean: ['ship'] }],
    ['victory p1:2,p1:3', 1, 14, 'said-twice', {}],
    ['victory 3', 1, 9, 'bad-value', {}],
    ['objective most-wanted-of-all', 1, 11, 'unknown', { what: 'objective' }],
    ['token', 1, 1, 'no-place', {}],
    ['token on', 1, 7, 'value-missing', {}],
    ['obstacle', 1, 1, 'value-missing', {}],
    ['obstacle asteroid at 1,1', 1, 10, 'ambiguous', {}],
    ['obstacle station at 1,1 speed 2', 1, 25, 'not-for-this', { word: 'speed' }],
  ] as const)('%j', (text, line, column, code, facts) => {
    expect(faults(text)).toEqual([{ line, column, code, facts: expect.objectContaining(facts) }]);
  });

  test('every part has its own fault', () => {
    expect(faults('phase shp; p1 cr90 at 1,1; p2 cr90-a at 1,1; p2 foo').map(({ column }) => column)).toEqual([
      7, 15, 49,
    ]);
  });

  test('no text makes it throw', () => {
    const words = fc.constantFrom(
      ...'p1 p2 obstacle at facing speed shields defense dials damage upgrades hull round phase vic-ii cr90-a x-wing station 1 1,2 3/2/2/1 front:1 : , / ; # \n down: evade:'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 20 }).map((all) => all.join(' ')),
        ),
        (text) => {
          const read = parsePosition(text);
          if (!read.ok) for (const { line, column } of read.error) expect(line * column).toBeGreaterThan(0);
        },
      ),
      { numRuns: 2000 },
    );
    expect(parsePosition('')).toEqual({ ok: true, value: { ships: [] } });
  });

  test('a text that is too long is not read, and one full of faults not to its end', () => {
    const long = parsePosition('p1 vicx at 1,1;'.repeat(10_000));
    expect(long).toEqual({
      ok: false,
      error: [{ line: 1, column: 1, code: 'too-long', facts: { most: 50_000 } }],
    });
    const wrong = parsePosition('p1 vicx at 1,1\n'.repeat(3_000));
    expect(wrong.ok ? [] : wrong.error.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});

describe('createGame says what may have been meant', () => {
  const engine = createEngine(standardContent());
  const issues = (position: unknown) => {
    const game = engine.createGame({ position: position as Position, seed: 1 });
    return game.ok ? [] : game.error;
  };
  const at = (x: number) => ({ x, y: 100_000, heading: 0 });

  test.each([
    [{ card: 'cr90-corvete-a', pose: at(100_000) }, '.card', { didYouMean: ['cr90-corvette-a', 'cr90-corvette-b'] }],
    [{ card: 'cr90-corvette-a', pose: at(100_000), sheilds: {} }, '.sheilds', { didYouMean: ['shields'] }],
    [{ card: 'cr90-corvette-a', pose: at(100_000), dials: ['navigation'] }, '.dials[0]', { didYouMean: ['navigate'] }],
    [
      { card: 'cr90-corvette-a', pose: at(100.5) },
      '.pose.x',
      { expected: 'whole micrometres from 0 to 1828800; umFromMm makes them of millimetres' },
    ],
    [
      { card: 'cr90-corvette-a', pose: at(100_000), damage: [{ face: 'up', card: 'ruptured-engines' }] },
      '.damage[0].card',
      { didYouMean: ['ruptured-engine'] },
    ],
    [
      { card: 'cr90-corvette-a', pose: at(100_000), upgrades: [{ card: 'nonsense-of-mine' }] },
      '.upgrades[0].card',
      { didYouMean: [] },
    ],
  ])('%j', (ship, place, facts) => {
    const found = issues({
      ships: [
        { owner: 'p1', ...ship },
        { owner: 'p2', card: 'cr90-corvette-a', pose: at(800_000) },
      ],
    });
    expect(found).toEqual([expect.objectContaining({ at: `.position.ships[0]${place}` })]);
    expect(found[0]!.facts).toMatchObject(facts);
  });
});

describe('a card that games cannot be played with yet', () => {
  const { squadrons, upgrades, objectives } = standardContent().unwritten;
  const faultOf = (text: string) => {
    const read = parsePosition(text);
    return read.ok ? null : read.error[0];
  };
  test('is told apart from one that there is not', () => {
    for (const id of Object.keys(squadrons).slice(0, 3))
      expect(faultOf(`p1 ${id} at 600,200`), id).toMatchObject({ code: 'unknown', facts: { unwritten: true } });
    for (const id of Object.keys(upgrades).slice(0, 3))
      expect(faultOf(`p1 cr90-a at 600,200 upgrades ${id}`), id).toMatchObject({ facts: { unwritten: true } });
    for (const id of Object.keys(objectives).slice(0, 3))
      expect(faultOf(`objective ${id}`), id).toMatchObject({ facts: { unwritten: true } });
    expect(faultOf('p1 star-trek at 600,200')?.facts).not.toHaveProperty('unwritten');
  });
});
