import { DIE_COLORS } from '../../state/dice.ts';
import { isInPlay } from '../../state/selectors.ts';
import { objective } from '../card.ts';
import { isObjectiveShip, isSecond, shipsInPlay } from './shared.ts';

/** FAQ-CARD-007: the dice join the pool after the roll; FAQ-CARD-008: the second player's are of any colours, whatever the range. */
export const openingSalvo = objective({
  id: 'opening-salvo',
  name: 'Opening Salvo',
  category: 'assault',
  core: true,
  victoryTokenValue: null,
  summary:
    'The first attack of each ship against a ship adds two dice: red ones for the first player, any for the second. At the end half the cost of each damaged enemy ship is scored.',
  values: {
    // FAQ-CARD-009: with its upgrades.
    unitScore: {
      stage: 'add',
      apply: (score, g, { unit: id, cost }) => {
        const unit = g.unit(id)!;
        const damaged = unit.kind === 'ship' && unit.pose !== null && isInPlay(unit) && unit.damage.length > 0;
        return damaged ? score + Math.floor((cost + 1) / 2) : score;
      },
    },
  },
  on: {
    'setup.afterDeployment': {
      resolve: (g) => shipsInPlay(g, g.owner).map(({ id }) => ({ verb: 'assignObjectiveToken', unit: id })),
    },
    'attack.rolled': {
      when: (g, it) =>
        it.player === g.owner && it.zone !== null && it.defendingZone !== null && isObjectiveShip(g, it.attacker),
      choose: (g) => (isSecond(g) ? TWO_OF_ANY : [{ colors: ['red', 'red'] }]),
      resolve: (g, it, { colors }) => [
        {
          verb: 'removeObjectiveToken',
          token: g.state.objectiveTokens.find(({ unit }) => unit === it.attacker)!.id,
        },
        { verb: 'addDice', attack: it.depth, dice: colors! },
      ],
    },
  },
});

const TWO_OF_ANY = DIE_COLORS.flatMap((one, i) => DIE_COLORS.slice(i).map((two) => ({ colors: [one, two] })));
