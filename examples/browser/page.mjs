// Two players at one screen: the board as the one who is asked may see it, what can be done as buttons, what happened as sentences.
import { awaiting, createRng, eventsFor, extendLog, legalActions, startLog, step, undo, viewFor } from 'armada-rules';
import { renderPosition } from 'armada-rules/render';
import { describeAction, describeAwaiting, describeEvent, describeLogIssue } from 'armada-rules/text';

const $ = (id) => document.getElementById(id);
const rng = createRng(1);
const MOST = 12;

const begun = startLog({ scenario: 'learning', seed: 1, suggestedDials: true });
if (!begun.ok) throw new Error(JSON.stringify(begun.error));
let { log, state } = begun.value;

const asked = () => {
  const due = awaiting(state);
  if (due.kind === 'over') return null;
  return due.kind === 'simultaneous' ? due.players[0] : due.player;
};

const tell = (sentences) => {
  $('events').append(...sentences.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
  $('events').lastChild?.scrollIntoView({ block: 'nearest' });
};

const play = (action) => {
  const player = asked();
  const played = step(state, action);
  if (!played.ok) throw new Error(JSON.stringify(played.verdict)); // only legal actions have buttons
  log = extendLog(log, played);
  state = played.state;
  tell(eventsFor(played.events, player).map((event) => describeEvent(event, { state: viewFor(state, player) })));
  show();
};

const show = () => {
  const player = asked();
  const seen = viewFor(state, player ?? 'p1');
  $('board').innerHTML = renderPosition(seen);
  $('due').textContent = describeAwaiting(awaiting(state), { state: seen });
  const actions = player ? legalActions(state, player) : [];
  $('any').disabled = actions.length === 0;
  $('any').onclick = () => play(actions[rng.below(actions.length)]);
  $('actions').replaceChildren(
    ...actions.slice(0, MOST).map((action) => {
      const button = document.createElement('button');
      button.textContent = describeAction(action, { state: seen });
      button.onclick = () => play(action);
      return button;
    }),
  );
};

$('back').onclick = () => {
  const before = undo(log); // refused once something hidden or random was shown
  if (!before.ok) return tell([describeLogIssue(before.error)]);
  ({ log, state } = before.value);
  tell(['Taken back.']);
  return show();
};

show();
