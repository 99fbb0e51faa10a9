import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defineContent, standardContent } from '../../src/content/content.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { createLogbook } from '../../src/engine/log.ts';
import { type Fleet, importFleet } from '../../src/fleet/index.ts';
import { renderReplay } from '../../src/render/index.ts';
import { sha256Base64 } from '../../src/render/replay/sha256.ts';
import type { ReplayData } from '../../src/render/replay/steps.ts';
import type { Event } from '../../src/state/events.ts';
import { describeEvent } from '../../src/text/index.ts';
import { wholeGame } from '../support/game-log.ts';
import { engine } from '../support/learning.ts';
import { CR90 } from '../support/table.ts';
import { all, parseXml } from './xml.ts';

const { log, state } = wholeGame({ scenario: 'learning', seed: 5, suggestedDials: true });
const page = (options: Parameters<typeof renderReplay>[1] = {}): string => {
  const made = renderReplay(log, options);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};
const dataOf = (html: string): ReplayData =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)![1]!);

const lastEvent = (): Event => {
  const again = createLogbook(engine).replay(log);
  if (!again.ok) throw new Error('no replay');
  return again.value.events.at(-1)!;
};

describe('the replay page', () => {
  test('its changes, applied one after another, give every state of the game', () => {
    const { units, steps } = dataOf(page());
    const shown: unknown[][] = [];
    let step = 0;
    const replayed = createLogbook(engine).replay(log, ({ state: now }) => {
      for (const [place, row] of Object.entries(steps[step]!.units)) shown[Number(place)] = row as unknown as unknown[];
      units.forEach(({ id }, i) => {
        const unit = now.units[id]!;
        const [x, y, , hidden, , digits] = shown[i]!;
        expect(hidden).toBe(unit.status === 'destroyed' ? 1 : unit.pose ? 0 : 2);
        if (unit.pose) expect([x, y]).toEqual([Math.round(unit.pose.x / 10) / 100, Math.round(unit.pose.y / 10) / 100]);
        expect(digits).toEqual(
          unit.kind === 'ship'
            ? [unit.shields.front, unit.shields.left, unit.shields.right, unit.shields.rear]
            : [unit.hull],
        );
      });
      step += 1;
    });
    expect(replayed.ok).toBe(true);
    expect(steps.length).toBe(step);
    expect(steps.at(-1)!.scores).toEqual([state.outcome!.scores.p1, state.outcome!.scores.p2]);
    expect(steps.at(-1)!.moment).toContain(`${state.outcome!.winner} wins`);
  });

  test('a step costs hundreds of bytes, not a picture', () => {
    const html = page();
    const { steps } = dataOf(html);
    expect(steps.length).toBeGreaterThan(50);
    expect(JSON.stringify(steps).length / steps.length).toBeLessThan(600);
    expect(html.length).toBeLessThan(60_000 + 600 * steps.length);
  });

  test('the board is well-formed and has a group for every unit', () => {
    const html = page();
    const svg = parseXml(/<svg.*<\/svg>/s.exec(html)![0]);
    expect(all(svg, ({ attributes }) => /^unit-\d+$/.test(attributes.id ?? '')).length).toBe(state.roster.length);
  });

  test('it allows itself two texts, by their true hashes, and nothing else', () => {
    const html = page();
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!.replaceAll('&#39;', "'");
    const digest = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'sha256-${digest(/<script>(.*?)<\/script>/s.exec(html)![1]!)}'`);
    expect(policy).toContain(`style-src 'sha256-${digest(/<style>(.*?)<\/style>/s.exec(html)![1]!)}'`);
    expect(html).not.toMatch(/ style="| on[a-z]+="|https?:\/\/(?!www\.w3\.org\/2000\/svg)|@import|url\(/);
  });

  test('[CMD-08, INFO-03] as one player saw it, the other’s dials stay face down', () => {
    const dialsOf = (html: string, name: string): string[] => {
      const { units, steps } = dataOf(html);
      const place = units.findIndex((unit) => unit.name === name);
      return steps.flatMap((step) => step.units[place]?.[8] ?? []);
    };
    const [mine, theirs] = [dialsOf(page({ viewer: 'p1' }), 'CR90 A'), dialsOf(page({ viewer: 'p1' }), 'Victory II')];
    expect(mine.join()).not.toContain('?');
    expect(theirs.filter((dials) => dials !== '' && !/^(\[[\w ]+\]|\?)(, \?)*$/.test(dials))).toEqual([]);
    expect(dialsOf(page(), 'Victory II').join()).not.toContain('?');
    const told = dataOf(page({ viewer: 'p1' })).steps.flatMap(({ events }) => events);
    const of = (ship: string) => told.filter((text) => text.includes(`${ship} (`) && text.includes('is assigned'));
    expect(of('CR90 Corvette A').some((text) => /Navigate|Squadron|Repair|Concentrate/.test(text))).toBe(true);
    expect(of('Victory II-class Star Destroyer').length).toBeGreaterThan(1);
    expect(
      of('Victory II-class Star Destroyer').filter((text) => /Navigate|Squadron|Repair|Concentrate/.test(text)),
    ).toEqual([]);
    expect(told.some((text) => /p2 (assigns|chooses|sets).*(Navigate|Squadron|Repair|Concentrate)/.test(text))).toBe(
      false,
    );
  });

  test('the other player’s unanswered choice is not told', () => {
    const book = createLogbook(engine);
    const begun = book.startLog({ scenario: 'learning', seed: 1 });
    if (!begun.ok) throw new Error('no game');
    const secret = engine
      .legalActions(begun.value.state, 'p2')
      .find((action) => action.type === 'assignDials' && action.commands.join() === 'repair,navigate,squadron')!;
    const played = engine.step(begun.value.state, secret);
    if (!played.ok) throw new Error('refused');
    const quiet = book.extendLog(begun.value.log, played);
    const told = (viewer?: 'p1' | 'p2'): string => {
      const made = renderReplay(quiet, viewer ? { viewer } : {});
      return made.ok ? JSON.stringify(dataOf(made.value).steps.at(-1)) : '';
    };
    for (const open of [told(), told('p2')]) expect(open).toMatch(/Repair, Navigate and Squadron/);
    expect(told('p1')).not.toMatch(/Repair|Navigate|Squadron\b(?! )/);
  });

  test('in Polish the page says so and speaks it', () => {
    const html = page({ language: 'pl' });
    expect(html).toContain('<html lang="pl"');
    expect(dataOf(html).steps[0]!.moment).toContain('Runda 1');
    expect(dataOf(html).steps.at(-1)!.events.join(' ')).toContain(
      describeEvent(lastEvent(), { language: 'pl', state }),
    );
  });

  test('the same log gives the same page', () => {
    expect(page()).toBe(page());
    const copy = renderReplay(JSON.parse(JSON.stringify(log)));
    expect(copy.ok && copy.value).toBe(page());
  });

  test('a log that does not replay is answered with its issue', () => {
    const broken = renderReplay({ ...log, actions: log.actions.slice(3) });
    expect(broken.ok).toBe(false);
    expect(renderReplay(null as never)).toMatchObject({ ok: false, error: { code: 'malformed-log' } });
  });

  test('hostile names and titles stay text', () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
    const base = standardContent();
    const evil = defineContent('evil/1', {
      ships: Object.values(base.ships).map((card) => (card.id === CR90 ? { ...card, name: hostile } : card)),
      squadrons: Object.values(base.squadrons),
      upgrades: [],
      damageCards: Object.values(base.damageCards),
    });
    const begun = createLogbook(createEngine(evil)).startLog({ scenario: 'learning', seed: 1 });
    if (!begun.ok) throw new Error('no game');
    const made = renderReplay(begun.value.log, { content: evil, title: hostile });
    if (!made.ok) throw new Error('no page');
    expect(made.value.match(/<script/g)!.length).toBe(2);
    expect(made.value.match(/<\/script/g)!.length).toBe(2);
    expect(made.value).not.toContain('<img');
    expect(dataOf(made.value).units.some(({ name }) => name === hostile)).toBe(true);
  });

  test('a match is shown from its first step: an empty table, then obstacles and units as they are placed', () => {
    const read = (name: string): Fleet => {
      const imported = importFleet(readFileSync(`examples/fleets/${name}.txt`, 'utf8'));
      if (!imported.ok) throw new Error('no fleet');
      return imported.value.fleet;
    };
    const match = wholeGame({
      fleets: { p1: read('core-rebel'), p2: read('core-imperial') },
      format: 'core-180',
      seed: 2,
    });
    const made = renderReplay(match.log);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const { steps, units } = dataOf(made.value);
    expect(steps[0]!.moment).toBe('Setup');
    expect(Object.values(steps[0]!.units).every(([, , , shown]) => shown === 2)).toBe(true);
    expect(steps[0]!.obstacles).toEqual({});
    const placed = steps.flatMap((step) => Object.keys(step.obstacles));
    expect(new Set(placed).size).toBe(match.state.obstacles.length);
    expect(placed.length).toBeGreaterThan(0);
    const flagship = units.findIndex(({ id }) => id === 'p1/cr90-corvette-b/1');
    expect(steps[0]!.cards[flagship]).toContain('General Dodonna');
    expect(steps.at(-1)!.scores).toEqual([match.state.outcome!.scores.p1, match.state.outcome!.scores.p2]);
    expect(/<noscript>/.test(made.value)).toBe(true);
  });

  test('SHA-256 as the platform computes it', () => {
    for (const n of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const text = [...'aż€😀'.repeat(n)].slice(0, n).join('');
      expect(sha256Base64(text)).toBe(createHash('sha256').update(text).digest('base64'));
    }
  });
});
