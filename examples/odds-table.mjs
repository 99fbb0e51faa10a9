// A table of odds: what the front of a Victory II does to a ship at each range, by the tokens that the defender has.
import { attackOdds, gatherDice, oddsReport } from 'armada-rules/sim/odds';

const battery = { red: 3, blue: 3, black: 0 };
const defenders = [[], ['evade'], ['brace'], ['brace', 'evade'], ['brace', 'redirect']];

console.log('Mean damage cards past 2 shields, and the chance of a critical effect, with a Concentrate Fire dial:');
for (const range of ['close', 'medium', 'long'])
  for (const tokens of defenders) {
    const odds = attackOdds({
      dice: gatherDice(battery, range),
      range,
      concentrateFire: { dial: true },
      defender: { tokens, shields: 2, redirect: 2, hull: 4 },
    });
    const [cards, critical, destroyed] = [odds.meanCards, 100 * odds.critical, 100 * odds.destroyed];
    const against = tokens.join(', ') || 'no tokens';
    console.log(
      `${range.padEnd(7)} ${against.padEnd(16)} ${cards.toFixed(3)} cards, critical ${critical.toFixed(1).padStart(5)} %,`,
      `destroyed ${destroyed.toFixed(2).padStart(5)} %`,
    );
  }

const asked = oddsReport({ dice: '2R' });
if (asked.ok) console.log(`\n${asked.text}`);
