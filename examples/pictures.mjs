// Draws an opening and an attack, plays a game and makes a page of it: node examples/pictures.mjs [folder]
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awaiting, createRng, explainAttack, extendLog, legalActions, startLog, step } from 'armada-rules';
import { renderAttack, renderPosition, renderReplay, renderText } from 'armada-rules/render';

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'armada-pictures-'));
mkdirSync(folder, { recursive: true });
const keep = (name, text) => {
  writeFileSync(join(folder, name), text);
  console.log(`${join(folder, name)}: ${Math.ceil(text.length / 1024)} KB`);
};

const begun = startLog({ scenario: 'learning', seed: 1, suggestedDials: true });
if (!begun.ok) throw new Error(JSON.stringify(begun.error));
let { log, state } = begun.value;
keep('opening.svg', renderPosition(state));

const rng = createRng(1);
while (awaiting(state).kind !== 'over') {
  const actions = legalActions(state);
  const action = actions.find(({ type }) => type === 'declareTarget') ?? actions[rng.below(actions.length)];
  if (action.type === 'declareTarget' && action.zone && action.defendingZone) {
    const { attacker, zone, defender, defendingZone } = action;
    writeFileSync(
      join(folder, 'attack.svg'),
      renderAttack(state, explainAttack(state, { attacker, zone, defender, defendingZone })),
    );
  }
  const played = step(state, action);
  if (!played.ok) throw new Error(JSON.stringify(played.verdict));
  log = extendLog(log, played);
  state = played.state;
}
console.log(renderText(state, { map: false }));

const page = renderReplay(log);
if (!page.ok) throw new Error(JSON.stringify(page.error));
keep('game.html', page.value);
