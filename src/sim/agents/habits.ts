import { DEFAULT_FIGURES } from '../../geometry/index.ts';
import { reportAttack } from '../../rules/attack/report.ts';
import type { Game } from '../../rules/kernel/game.ts';
import { edgeOf } from '../../rules/kernel/placing.ts';
import { stands } from '../../rules/kernel/table.ts';
import type { Action, ActionFor, ActionType, DeclareTarget, Repair, SpendDefenseToken } from '../../state/actions.ts';
import { type Die, damageOf, ICONS_OF } from '../../state/dice.ts';
import type { AttackFrame } from '../../state/frames.ts';
import { isUnactivated, nearestFrame, shipsOf, squadronsOf, theShip, unitsOf } from '../../state/selectors.ts';
import type { DefenseToken, Ship, Unit } from '../../state/state.ts';
import { type Command, HULL_ZONES, type HullZone, opponentOf } from '../../state/vocabulary.ts';
import {
  AGAINST_SHIP,
  AGAINST_SQUADRON,
  criticalsCount,
  damageAsItLies,
  gapUm,
  isBomber,
  lossFrom,
  shipWorth,
  threatOf,
  zoneTowards,
} from './worth.ts';

/**
 * What a player of some experience does without thinking ahead: how much each action is liked among the others on offer, in fleet
 * points where they can be told, declining being worth nothing.
 */
export const likingOf = (g: Game, action: Action): number =>
  (HABITS[action.type] as ((g: Game, action: Action) => number) | undefined)?.(g, action) ?? 0;

/** Always done, before anything else. */
const AT_ONCE = 1000;

const HABITS: { readonly [T in ActionType]?: (g: Game, action: ActionFor<T>) => number } = {
  chooseFirstPlayer: (_g, { player, first }) => (player === first ? 1 : 0),
  deployShip: (g, { player, pose, speed, ship }) => {
    const { widthUm, depthUm } = g.state.table;
    const { speedChart } = g.content.ships[theShip(g.state, ship).card]!;
    const fastest = Math.max(...Object.keys(speedChart).map(Number));
    const ahead = edgeOf(player) === 'near' ? 0 : HALF_TURN;
    const turned = Math.abs(((pose.heading - ahead + HALF_TURN + 2 * HALF_TURN) % (2 * HALF_TURN)) - HALF_TURN);
    const aside = Math.abs(pose.x - widthUm / 2) / depthUm;
    return -(8 * turned) / HALF_TURN - 2 * aside - Math.abs(speed - Math.min(2, fastest));
  },
  deploySquadron: (g, { to }) => {
    const { widthUm, depthUm } = g.state.table;
    return -(Math.abs(to.x - widthUm / 2) + Math.abs(to.y - depthUm / 2)) / depthUm;
  },
  assignDials: (g, { ship, commands }) => {
    const wishes = wishesOf(g, theShip(g.state, ship));
    const worth = commands.reduce((sum, command, i) => sum + wishes[command] / (i + 1), 0);
    return worth + new Set(commands).size / 2;
  },
  activateShip: (g, { ship }) => {
    const unit = theShip(g.state, ship);
    return threatOf(g, unit, enemiesOf(g, unit));
  },
  convertDial: (g, { ship }) => {
    const unit = theShip(g.state, ship);
    const [dial] = unit.openDials;
    return dial && wishesOf(g, unit)[dial.command] < USELESS ? 1 : -1;
  },
  clearRaid: (_g, { discard }) => (discard === 'dial' ? -1 : 1),
  resolveCommand: (g, { ship, command, spend }) => {
    if (command === 'navigate') return spend === 'dial' ? AT_ONCE : -AT_ONCE;
    const wish = wishesOf(g, theShip(g.state, ship))[command];
    if (command === 'concentrateFire') return concentrating(g, spend);
    return spend === 'dial' ? wish : spend === 'both' ? wish - 0.5 : wish - 2;
  },
  repair: (g, action) => repairing(g, action),
  discardCommandToken: (g, { ship, command }) => -wishesOf(g, theShip(g.state, ship))[command],
  chooseRammed: (g, { player, rammed }) => (g.state.units[rammed]!.owner === player ? 0 : 1),
  chooseZone: (g, { ship, zone }) => theShip(g.state, ship).shields[zone],
  useStation: () => 3,
  activateSquadron: (g, { squadron }) => {
    const unit = g.state.units[squadron]!;
    return 0.1 + threatOf(g, unit, enemiesOf(g, unit));
  },
  declareTarget: (g, action) => expectedLoss(g, action),
  removeDie: (g, { color }) => -dieMeans(g)[color],
  spendAccuracy: (g, { token }) => {
    const f = nearestFrame(g.state, 'attack')!;
    const defender = g.state.units[f.defender]!;
    return f.locked.includes(token) ? -1 : tokenGain(g, f, defender, token, null, null);
  },
  addDie: (g, { color }) => dieMeans(g)[color],
  rerollDie: (g, { die }) => dieMeans(g)[die.color] - pointsOn(g, die) - 0.3 * ICONS_OF[die.face].accuracy,
  spendDefenseToken: (g, action) => spending(g, action),
  resolveCritical: () => 1,
  redirectDamage: (_g, { amount }) => amount,
  useEffect: () => 0.3,
};

const HALF_TURN = 32_768;
/** A command that is wished for less than this is of no use now. */
const USELESS = 1;

const enemiesOf = (g: Game, { owner }: Unit): readonly Unit[] =>
  unitsOf(g.state).filter((unit) => unit.owner !== owner && stands(unit));

/** How useful each command would be to a ship as things stand. */
const wishesOf = (g: Game, ship: Ship): Readonly<Record<Command, number>> => {
  const card = g.content.ships[ship.card]!;
  const missing = HULL_ZONES.reduce((sum, zone) => sum + card.shields[zone] - ship.shields[zone], 0);
  const enemies = enemiesOf(g, ship);
  const inCommand = squadronsOf(g.state, ship.owner).filter(
    (each) => stands(each) && isUnactivated(g.state, each) && gapUm(g, ship, each) <= COMMAND_REACH,
  ).length;
  const near = enemies.some((enemy) => gapUm(g, ship, enemy) <= FIGHTING_REACH);
  return {
    navigate: 2,
    squadron: near ? 1.2 * Math.min(card.squadron, inCommand) : 0,
    repair: 1.5 * ship.damage.length + 0.7 * missing,
    concentrateFire: enemies.some((enemy) => enemy.kind === 'ship' && gapUm(g, ship, enemy) <= FIGHTING_REACH) ? 3 : 0,
  };
};

const COMMAND_REACH = DEFAULT_FIGURES.rulers.rangeUm.medium;
/** From here an enemy can be in range after one maneuver. */
const FIGHTING_REACH = DEFAULT_FIGURES.rulers.rangeUm.long + 100_000;

const concentrating = (g: Game, spend: 'dial' | 'token' | 'both'): number => {
  const f = nearestFrame(g.state, 'attack');
  if (!f || f.defendingZone === null) return spend === 'dial' ? 0.5 : -1;
  const blank = f.dice.some((die) => pointsOn(g, die) === 0);
  if (spend === 'dial') return 3;
  return blank ? (spend === 'both' ? 4 : 2) : -1;
};

const repairing = (g: Game, action: Repair): number => {
  const ship = theShip(g.state, action.ship);
  const facing = zoneFacingEnemy(g, ship);
  switch (action.repair) {
    case 'discard':
      return ship.damage.find(({ id }) => id === action.damageCard)?.face === 'up' ? 4 : 3;
    case 'recover':
      return action.zone === facing ? 2.5 : 2;
    case 'move':
      return action.to === facing && ship.shields[action.from] > ship.shields[action.to] ? 1 : -1;
  }
};

const zoneFacingEnemy = (g: Game, ship: Ship): HullZone => {
  const [nearest] = shipsOf(g.state, opponentOf(ship.owner))
    .filter(stands)
    .sort((a, b) => gapUm(g, ship, a) - gapUm(g, ship, b));
  return nearest ? zoneTowards(g, ship, nearest.pose!)! : 'front';
};

/** What a die deals on average in the attack that is being resolved. */
const dieMeans = (g: Game) => {
  const f = nearestFrame(g.state, 'attack');
  return f && criticalsCount(g, f) ? AGAINST_SHIP : AGAINST_SQUADRON;
};

const pointsOn = (g: Game, die: Die): number => {
  const f = nearestFrame(g.state, 'attack');
  return damageOf([die], f !== null && criticalsCount(g, f));
};

/** What an attack will cost the other side on average, its tokens considered. */
const expectedLoss = (g: Game, action: DeclareTarget): number => {
  const { dice, range } = reportAttack(g, action);
  const defender = g.state.units[action.defender]!;
  const zone = action.defendingZone ?? null;
  const attacker = g.state.units[action.attacker]!;
  const criticals = zone !== null && (attacker.kind === 'ship' || isBomber(g, attacker));
  const each = criticals ? AGAINST_SHIP : AGAINST_SQUADRON;
  const { red, blue, black } = dice.gathered;
  const gathered = red + blue + black;
  const points = ((red * each.red + blue * each.blue + black * each.black) * dice.rolled) / Math.max(1, gathered);
  const ready = new Set(
    defender.defenseTokens.flatMap(({ type, readiness }) => (readiness === 'readied' ? [type] : [])),
  );
  const evaded = ready.has('evade') && attacker.kind === 'ship' && range?.band !== 'close' ? 0.5 : 0;
  const braced = ready.has('brace') && points > 2 ? 0.7 : 1;
  const scattered = ready.has('scatter') ? 0.4 : 1;
  return 0.05 + lossFrom(g, defender, zone, Math.max(0, points - evaded) * braced * scattered);
};

const spending = (g: Game, { unit, token, die, evade, zone }: SpendDefenseToken): number => {
  const f = nearestFrame(g.state, 'attack')!;
  const defender = g.state.units[unit]!;
  const { type, readiness } = defender.defenseTokens[token]!;
  const picked =
    type === 'evade' && die
      ? { die, cancel: (evade ?? (f.range === 'long' ? 'cancel' : 'reroll')) === 'cancel' }
      : null;
  const gain = tokenGain(g, f, defender, token, picked, zone ?? null);
  return gain - costOfSpending(g, defender, readiness);
};

/** A readied token comes back with the round, an exhausted one is gone. */
const costOfSpending = (g: Game, unit: Unit, readiness: DefenseToken['readiness']): number => {
  const cost = unit.kind === 'ship' ? g.content.ships[unit.card]!.cost : g.content.squadrons[unit.card]!.cost;
  return readiness === 'readied' ? 0.015 * cost : 0.05 * cost;
};

/** What a defense token would save its owner; with evade on the best die, and redirect to the best zone, unless they are picked. */
const tokenGain = (
  g: Game,
  f: AttackFrame,
  unit: Unit,
  token: number,
  evaded: { readonly die: Die; readonly cancel: boolean } | null,
  zone: HullZone | null,
): number => {
  const total = damageAsItLies(g, f);
  const loss = (points: number) => lossFrom(g, unit, f.defendingZone, points);
  switch (unit.defenseTokens[token]?.type) {
    case 'scatter':
      return loss(total);
    case 'brace':
      return f.braced ? 0 : loss(total) - loss(Math.floor((total + 1) / 2));
    case 'evade': {
      if (f.range === 'close' || f.range === null) return 0;
      const die = evaded?.die ?? [...f.dice].sort((a, b) => pointsOn(g, b) - pointsOn(g, a))[0];
      if (!die) return 0;
      const cancel = evaded?.cancel ?? f.range === 'long';
      return loss(total) - loss(Math.max(0, total - pointsOn(g, die) + (cancel ? 0 : dieMeans(g)[die.color])));
    }
    case 'redirect': {
      if (unit.kind !== 'ship' || f.defendingZone === null) return 0;
      const past = Math.max(0, total - unit.shields[f.defendingZone]);
      const shields = zone ? unit.shields[zone] : Math.max(...HULL_ZONES.map((each) => unit.shields[each]));
      const moved = Math.min(past, shields);
      return shipWorth(g, unit, past - moved, moved) - shipWorth(g, unit, past);
    }
    case 'contain': {
      if (unit.kind !== 'ship' || f.defendingZone === null) return 0;
      const critical = f.dice.some(({ face }) => ICONS_OF[face].crit > 0);
      const pierces = total > unit.shields[f.defendingZone];
      return critical && pierces ? 0.03 * g.content.ships[unit.card]!.cost : 0;
    }
    default:
      return 0;
  }
};
