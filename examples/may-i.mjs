// Asks whether actions are legal, and prints the rules that say no.
import { act, createGame, judge, rule, step } from 'armada-rules';

const game = createGame({
  seed: 1,
  position: {
    phase: 'ship',
    ships: [
      {
        owner: 'p1',
        card: 'nebulon-b-escort-frigate',
        pose: { x: 400_000, y: 200_000, heading: 0 },
        dials: ['repair', 'navigate'],
        commandTokens: ['navigate'],
        shields: { front: 1 },
      },
      {
        owner: 'p2',
        card: 'victory-ii-class-star-destroyer',
        pose: { x: 500_000, y: 700_000, heading: 32_768 },
      },
    ],
  },
});
if (!game.ok) throw new Error(JSON.stringify(game.error));

const frigate = 'p1/nebulon-b-escort-frigate/1';
let state = game.value;
const play = (action) => {
  const played = step(state, action);
  if (!played.ok) throw new Error(JSON.stringify(played.verdict));
  state = played.state;
};
const ask = (question, action) => {
  const verdict = judge(state, action);
  console.log(`${question} ${verdict.ok ? 'Yes.' : 'No.'}`);
  for (const reason of verdict.because.length > 0 ? verdict.because : [verdict])
    if (reason.rule) console.log(`  ${reason.rule} (${rule(reason.rule).source}): ${rule(reason.rule).text}`);
};

play(act.activateShip('p1', frigate));
ask('May I turn the dial that I just revealed into a token?', act.convertDial('p1', frigate));
play(act.done('p1'));
ask('I kept it. May I turn it into a token now?', act.convertDial('p1', frigate));
ask('May I resolve Repair with dial and token?', act.resolveCommand('p1', frigate, 'repair', 'both'));
play(act.resolveCommand('p1', frigate, 'repair', 'dial'));
ask('May I recover a shield in front?', act.recoverShield('p1', frigate, 'front'));
ask('And one at the left, which is full?', act.recoverShield('p1', frigate, 'left'));
