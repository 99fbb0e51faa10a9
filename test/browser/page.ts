import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { launchChromium } from './chromium.ts';

/** `npm run test:browser`: plays a whole game on the example page, which imports the ES modules of the build. */

const server = spawn('node', ['examples/browser/serve.mjs'], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await launchChromium();
try {
  const [url] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`no answer from ${request.url()}`));
  await page.goto(url);

  const due = async () => (await page.textContent('#due')) ?? '';
  assert.match(await due(), /^p1: activate a ship/);
  assert.equal(await page.locator('#board svg').count(), 1);
  console.log('ok the page shows the board and who must decide');

  const opening = await page.innerHTML('#board');
  await page.locator('#actions button').first().click();
  assert.doesNotMatch(await due(), /activate a ship/);
  const lastEvent = () => page.locator('#events li').last().innerText();
  await page.click('#back');
  assert.match(await lastEvent(), /^nothing can be taken back/);
  await page.locator('#actions button').first().click();
  const after = await due();
  await page.click('#back');
  assert.equal(await lastEvent(), 'Taken back.');
  assert.notEqual(await due(), after);
  console.log('ok a button plays its action; a revealed dial stands, what was shown to nobody is taken back');

  for (let n = 0; n < 2000 && !/^The game is over/.test(await due()); n++) await page.click('#any');
  assert.match(await due(), /^The game is over: p[12] wins, \d+ to \d+\./);
  assert.notEqual(await page.innerHTML('#board'), opening);
  assert.equal(await page.locator('#actions button').count(), 0);
  assert.deepEqual(complaints, []);
  console.log('ok a whole game is played, and the page has nothing to complain of');
} finally {
  await browser.close();
  server.kill();
}
