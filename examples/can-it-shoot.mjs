// "Can my Victory's front arc hit the rear of that corvette, and is it obstructed?"
import { createGame, explainAttack, headingFromDegrees, rule, umFromMm } from 'armada-rules';

const at = (xMm, yMm, degrees) => ({ x: umFromMm(xMm), y: umFromMm(yMm), heading: headingFromDegrees(degrees) });

const game = createGame({
  seed: 1,
  position: {
    ships: [
      { owner: 'p1', card: 'victory-ii-class-star-destroyer', pose: at(600, 200, 10) },
      { owner: 'p2', card: 'cr90-corvette-a', pose: at(690, 420, 120) },
    ],
    obstacles: [{ obstacle: 'asteroid-field-2', pose: at(650, 330, 0) }],
  },
});
if (!game.ok) throw new Error(JSON.stringify(game.error));

const reasonsOf = (verdict) => (verdict.because.length > 0 ? verdict.because : [verdict]).filter((each) => each.rule);

for (const defendingZone of ['front', 'left', 'right', 'rear']) {
  const report = explainAttack(game.value, {
    attacker: 'p1/victory-ii-class-star-destroyer/1',
    zone: 'front',
    defender: 'p2/cr90-corvette-a/1',
    defendingZone,
  });
  const { range, obstruction, dice } = report;
  const length =
    range.lengthUm === null ? 'out of arc' : `${(range.lengthUm / 1000).toFixed(2)} mm, ${range.band ?? 'beyond long'}`;
  console.log(`Front to ${defendingZone}: ${report.verdict.ok ? 'yes' : 'no'} (${length}).`);
  if (report.verdict.ok) {
    const through = [...obstruction.ships, ...obstruction.obstacles].join(' and ');
    console.log(`  ${dice.rolled} dice${obstruction.obstructed ? `, obstructed by ${through}` : ''}`);
  }
  for (const reason of reasonsOf(report.verdict)) console.log(`  ${reason.rule}: ${rule(reason.rule).text}`);
}
