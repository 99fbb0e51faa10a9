// Two members of one team plan a turn: dials are hidden from the team mate, and the commander settles a dispute.
import { act } from 'armada-rules';
import { createTeamGame, teamAwaiting, teamJudge, teamStep, teamViewFor } from 'armada-rules/team';

const [frigate, corvette] = ['p1/nebulon-b-escort-frigate/1', 'p1/cr90-corvette-a/1'];
const destroyer = 'p2/victory-ii-class-star-destroyer/1';
const ship = (owner, card, x, y, heading) => ({ owner, card, pose: { x, y, heading }, speed: 2 });

const created = createTeamGame({
  game: {
    seed: 1,
    position: {
      ships: [
        ship('p1', 'nebulon-b-escort-frigate', 400_000, 150_000, 0),
        ship('p1', 'cr90-corvette-a', 700_000, 150_000, 0),
        ship('p2', 'victory-ii-class-star-destroyer', 550_000, 750_000, 32_768),
      ],
    },
  },
  teams: {
    p1: {
      commander: 'Ann',
      members: [
        { id: 'Ann', units: [frigate] },
        { id: 'Bob', units: [corvette] },
      ],
    },
    p2: { commander: 'Cy', members: [{ id: 'Cy', units: [destroyer] }] },
  },
});
if (!created.ok) throw new Error(JSON.stringify(created.error));

let team = created.value;
const does = (member, action) => {
  const result = teamStep(team, member, action);
  if (!result.ok) throw new Error(JSON.stringify(result.verdict));
  team = result.team;
  console.log(`${member}: ${action.type}${result.played ? '' : ' (proposed)'}`);
};

does('Ann', act.assignDials('p1', frigate, ['repair', 'navigate']));
does('Bob', act.assignDials('p1', corvette, ['concentrateFire']));
does('Cy', act.assignDials('p2', destroyer, ['navigate', 'navigate', 'repair']));
for (const member of ['Bob', 'Ann', 'Cy'])
  console.log(
    `${member} sees on the corvette's dial: ${teamViewFor(team, member).game.units[corvette].dials[0].command}`,
  );

does('Bob', act.activateShip('p1', corvette));
does('Ann', act.activateShip('p1', frigate));
const due = teamAwaiting(team);
console.log(`Ann commands, so it is the frigate: ${due.members} must decide (${due.decision.kind})`);
const verdict = teamJudge(team, 'Bob', act.done('p1'));
console.log(`May Bob decide for it? ${verdict.ok ? 'Yes.' : `No (${verdict.rule}).`}`);
