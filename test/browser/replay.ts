import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { type Fleet, importFleet } from '../../src/fleet/index.ts';
import { renderReplay } from '../../src/render/index.ts';
import type { ReplayData } from '../../src/render/replay/steps.ts';
import { wholeGame } from '../support/game-log.ts';
import { launchChromium } from './chromium.ts';

/** `npm run test:browser`: opens the replay page of a whole game from a file in Chromium and steps through it. */

const { log, state } = wholeGame({ scenario: 'learning', seed: 5, suggestedDials: true });
const made = renderReplay(log);
if (!made.ok) throw new Error(JSON.stringify(made.error));
const folder = mkdtempSync(join(tmpdir(), 'armada-replay-'));
const file = join(folder, 'game.html');
writeFileSync(file, made.value);

const browser = await launchChromium();
let passed = 0;
let failed = 0;
const check = async (
  name: string,
  body: (page: Page) => Promise<void>,
  expected: readonly RegExp[] = [],
): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 }, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.url() !== pathToFileURL(file).href) complaints.push(`asks for ${request.url()}`);
  });
  try {
    await page.goto(pathToFileURL(file).href);
    await body(page);
    assert.deepEqual(
      complaints.filter((complaint) => !expected.some((each) => each.test(complaint))),
      [],
    );
    passed += 1;
    console.log(`ok ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`not ok ${name}\n${(error as Error).stack}`);
  } finally {
    await page.close();
  }
};

const fleetIn = (name: string): Fleet => {
  const read = importFleet(readFileSync(`examples/fleets/${name}.txt`, 'utf8'));
  assert.ok(read.ok);
  return read.value.fleet;
};
const text = async (page: Page, selector: string): Promise<string> => (await page.textContent(selector)) ?? '';
const dataOf = async (page: Page): Promise<ReplayData> => JSON.parse(await text(page, '#data'));
const lastOf = async (page: Page): Promise<number> => (await dataOf(page)).steps.length - 1;
const at = (page: Page): Promise<string> => text(page, '#count');
/** Where the first unit stands on the screen. */
const placeOf = (page: Page) => page.locator('#unit-0').boundingBox();

await check('it opens at the first step with every unit on the board', async (page) => {
  const last = await lastOf(page);
  assert.equal(await at(page), `0 / ${last}`);
  assert.equal(await text(page, '#score'), 'p1 0 : 0 p2');
  assert.equal(await page.locator('g[id^="unit-"]:visible').count(), state.roster.length);
  assert.equal(await page.locator('aside tr').count(), state.roster.length);
});

await check('arrow keys step on and back, Home and End go to the ends', async (page) => {
  const last = await lastOf(page);
  for (const [key, expected] of [
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['ArrowRight', last],
    ['ArrowLeft', last - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    assert.equal(await at(page), `${expected} / ${last}`, key);
  }
});

await check('every step forward and back again shows the same', async (page) => {
  const last = await lastOf(page);
  const seen: string[] = [];
  const shown = () =>
    page.evaluate('document.querySelector("main").innerText + document.querySelector("aside").innerText');
  for (let i = 0; i <= last; i++) {
    seen.push(String(await shown()));
    await page.keyboard.press('ArrowRight');
  }
  for (let i = last; i >= 0; i--) {
    assert.equal(String(await shown()), seen[i], `step ${i}`);
    await page.keyboard.press('ArrowLeft');
  }
  assert.ok(new Set(seen).size > last / 2);
});

await check('the slider goes to any step, and units stand where the game says', async (page) => {
  const { steps } = await dataOf(page);
  const moves = steps.findIndex((step, i) => i > 0 && step.units[0] && step.units[0][1] !== steps[0]!.units[0]![1]);
  const before = await placeOf(page);
  await page.locator('#slider').fill(String(moves));
  assert.equal(await at(page), `${moves} / ${steps.length - 1}`);
  const after = await placeOf(page);
  assert.ok(before && after && Math.abs(before.y - after.y) > 5, 'the unit has moved');
  const placed = await page.evaluate('document.getElementById("unit-0").style.transform');
  assert.equal(placed, `translate(${steps[moves]!.units[0]![0]}px, ${0 - steps[moves]!.units[0]![1]}px)`);
  await page.locator('#slider').focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await at(page), `${moves + 1} / ${steps.length - 1}`, 'the arrow key counts once on the slider');
});

await check('the end shows the final score and who won', async (page) => {
  await page.keyboard.press('End');
  const { winner, scores } = state.outcome!;
  assert.equal(await text(page, '#score'), `p1 ${scores.p1} : ${scores.p2} p2`);
  assert.ok((await text(page, '#moment')).includes(`${winner} wins`));
  const destroyed = state.roster.filter((id) => state.units[id]!.status === 'destroyed').length;
  assert.equal(await page.locator('aside tr.gone').count(), destroyed);
});

await check(
  'a whole match between fleets: an empty table at first, the final score at the end',
  async (page) => {
    const match = wholeGame({
      fleets: { p1: fleetIn('core-rebel'), p2: fleetIn('core-imperial') },
      format: 'core-180',
      seed: 2,
    });
    const replayed = renderReplay(match.log);
    assert.ok(replayed.ok);
    writeFileSync(join(folder, 'match.html'), replayed.value);
    await page.goto(pathToFileURL(join(folder, 'match.html')).href);
    assert.equal(await page.locator('.ar-unit:visible').count(), 0);
    await page.keyboard.press('End');
    const { p1, p2 } = match.state.outcome!.scores;
    assert.equal(await text(page, '#score'), `p1 ${p1} : ${p2} p2`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    assert.equal(await text(page, '#score'), `p1 ${p1} : ${p2} p2`);
  },
  [/asks for .*match\.html/],
);

await check('the space bar plays and pauses, the buttons work, an entry of the log is a way in', async (page) => {
  await page.keyboard.press('Space');
  assert.ok((await text(page, '#play')).includes('Pause'));
  await page.locator('#count', { hasText: /^1 \// }).waitFor();
  await page.keyboard.press('Space');
  assert.ok((await text(page, '#play')).includes('Play'));
  await page.click('#next');
  await page.click('#back');
  await page.click('#back');
  assert.ok((await at(page)).startsWith('0 /'));
  await page.click('#last');
  await page.click('#first');
  await page.locator('#log li').nth(7).click();
  assert.ok((await at(page)).startsWith('7 /'));
});

await check('in dark and in light the page takes the reader’s colours', async (page) => {
  const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.notEqual(await background(), light);
});

await check(
  'the policy of the page stops a foreign script',
  async (page) => {
    const ran = await page.evaluate(`{
      const script = document.createElement('script');
      script.textContent = 'window.foreign = 1';
      document.head.append(script);
      window.foreign === 1;
    }`);
    assert.equal(ran, false);
  },
  [/Executing inline script violates/],
);

await browser.close();
rmSync(folder, { recursive: true, force: true });
console.log(`browser: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
