/** `npm run pictures`: draws docs/pictures; with `-- --png folder` also as pixels to look at, by the system's Chromium. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { renderReplay } from '../../src/render/index.ts';
import { launchChromium } from '../browser/chromium.ts';
import { wholeGame } from '../support/game-log.ts';
import { FOLDER, PICTURES } from './pictures.ts';

const { values } = parseArgs({ options: { png: { type: 'string' } } });
mkdirSync(FOLDER, { recursive: true });
const drawn = Object.entries(PICTURES).map(([name, draw]) => ({ name, svg: draw() }));
for (const { name, svg } of drawn) writeFileSync(join(FOLDER, `${name}.svg`), svg);
console.log(`${drawn.length} pictures in ${FOLDER}`);

if (values.png) {
  const folder = values.png;
  mkdirSync(folder, { recursive: true });
  const page = renderReplay(wholeGame({ scenario: 'learning', seed: 1, suggestedDials: true }).log);
  if (!page.ok) throw new Error(JSON.stringify(page.error));
  const file = join(folder, 'replay.html');
  writeFileSync(file, page.value);
  const browser = await launchChromium();
  for (const colorScheme of ['light', 'dark'] as const) {
    const tab = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    for (const { name, svg } of drawn) {
      await tab.setContent(`<body style="margin:0;display:inline-block;color-scheme:light dark">${svg}</body>`);
      await tab.locator('svg').screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
    }
    await tab.goto(pathToFileURL(file).href);
    const last = Number(await tab.getAttribute('#slider', 'max'));
    for (const [name, step] of [
      ['start', 0],
      ['middle', Math.round(last / 2)],
      ['end', last],
    ] as const) {
      await tab.locator('#slider').fill(String(step));
      await tab.screenshot({ path: join(folder, `replay-${name}-${colorScheme}.png`) });
    }
  }
  await browser.close();
  console.log(`the same as pixels, light and dark, and a replay, in ${folder}`);
}
