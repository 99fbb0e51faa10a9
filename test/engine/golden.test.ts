import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { standardContent } from '../../src/content/content.ts';
import { FORMATS } from '../../src/content/formats.ts';
import { type Golden, replayGolden, retell } from '../support/golden.ts';
import { PLANS } from '../support/golden-plans.ts';
import { inQuickJS } from '../support/quickjs.ts';

/** Whole games that must stay the same. One that is meant to change: `npm run golden`, and say why. */

const FOLDER = 'test/golden/games';
const read = (file: string): Golden => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const GAMES = readdirSync(FOLDER).map(read);
/** A second engine on a busy machine. */
const PATIENCE_MS = 600_000;
const lastHash = ({ log }: Golden) => `ok ${log.hashes.at(-1)!.hash}`;

describe('golden games', () => {
  test('are those that were planned', () => {
    const planned = PLANS.map(({ name, bots, setup }) => ({ name, bots, setup }));
    const kept = GAMES.map(({ name, bots, log }) => ({ name, bots, setup: log.setup }));
    expect(kept).toHaveLength(planned.length);
    for (const plan of planned) expect(kept).toContainEqual(plan);
  });

  const told = new Map<string, ReturnType<typeof retell>>();
  const tell = ({ name, log }: Golden) => {
    const known = told.get(name) ?? retell(log);
    told.set(name, known);
    return known;
  };

  test.each(GAMES.map((golden) => [golden.name, golden] as const))(
    '%s replays to the same hashes, asks the same questions and shows the same views',
    (_name, golden) => {
      expect(tell(golden).answers).toBe(golden.answers);
    },
  );

  test('there are thirty or more, over all objectives, all formats and all ways to end', () => {
    expect(GAMES.length).toBeGreaterThanOrEqual(30);
    const { objectives } = standardContent();
    const setups = GAMES.flatMap(({ log: { setup } }) => ('fleets' in setup ? [setup] : []));
    expect(new Set(setups.map(({ format }) => format))).toEqual(new Set(Object.keys(FORMATS)));
    const ends = GAMES.map((golden) => ({ name: golden.name, ...tell(golden).end }));
    for (const id of Object.keys(objectives).filter((each) => objectives[each]!.core))
      expect(ends.filter(({ objective }) => objective === id).length, id).toBeGreaterThanOrEqual(2);
    for (const reason of ['elimination', 'score', 'time', 'concession'])
      expect(ends.filter(({ outcome }) => outcome === reason).length, reason).toBeGreaterThanOrEqual(1);
  });

  test('a game that went another way is found', () => {
    const [golden] = GAMES;
    const hashes = golden!.log.hashes.map((each, i) => (i === 3 ? { ...each, hash: '0'.repeat(32) } : each));
    expect(replayGolden({ ...golden!, log: { ...golden!.log, hashes } })).toContain('diverged');
  });

  test('between them they play attacks, criticals, every defense token, commands, overlaps and destruction', () => {
    const seen = new Set(GAMES.flatMap((golden) => [...tell(golden).happened]));
    for (const type of [
      'accuracySpent',
      'criticalResolved',
      'damageCardTurnedUp',
      'damageTotalled',
      'defenseTokenSpent',
      'diceChanged',
      'obstacleResolved',
      'shieldRecovered',
      'speedChanged',
      'squadronMoved',
      'squadronPlaced',
      'unitDestroyed',
      'brace spent',
      'contain spent',
      'evade spent',
      'redirect spent',
      'scatter spent',
    ])
      expect(seen).toContain(type);
  });
});

/** The shortest ones; `npm run engines` replays all of them in every engine there is. */
const QUICK = [...GAMES].sort((a, b) => a.log.actions.length - b.log.actions.length).slice(0, 8);

describe('golden games in QuickJS', () => {
  let there: Awaited<ReturnType<typeof inQuickJS>>;
  beforeAll(async () => {
    there = await inQuickJS(new URL('../support/golden.ts', import.meta.url));
  });

  test.each(QUICK.map((golden) => [golden.name, golden] as const))(
    '%s replays to the same hashes',
    (_name, golden) => {
      expect(there(`it.replayGolden(${JSON.stringify(golden)})`)).toBe(lastHash(golden));
    },
    PATIENCE_MS,
  );
});
