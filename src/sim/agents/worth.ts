import type { Armament } from '../../content/card.ts';
import { DEFAULT_FIGURES, executeCourse, insidePlayArea, type Point } from '../../geometry/index.ts';
import { hullOf } from '../../rules/damage/hull.ts';
import type { Game } from '../../rules/kernel/game.ts';
import { shipOnTable, stands } from '../../rules/kernel/table.ts';
import { costOf } from '../../rules/scoring.ts';
import { damageOf } from '../../state/dice.ts';
import type { AttackFrame } from '../../state/frames.ts';
import { isLastRound, isUnactivated, nearestFrame } from '../../state/selectors.ts';
import type { Ship, Squadron, Unit } from '../../state/state.ts';
import { HULL_ZONES, type HullZone, opponentOf, type Player } from '../../state/vocabulary.ts';

/**
 * What a game is worth to a player, in fleet points: what both sides have left, what each unit threatens from where it stands, and
 * whether ships will stay on the table. Arcs and ranges are judged by the centres of bases: a hundred times as fast as the
 * measurements of an attack, and good enough to compare places.
 */
export const worthOf = (g: Game, player: Player): number => {
  const standing = g.state.roster.map((id) => g.state.units[id]!).filter(stands);
  const mine = standing.filter(({ owner }) => owner === player);
  const theirs = standing.filter(({ owner }) => owner !== player);
  return sideWorth(g, mine, theirs) - sideWorth(g, theirs, mine) + tokensWorth(g, player) + attackWorth(g, player);
};

const sideWorth = (g: Game, units: readonly Unit[], enemies: readonly Unit[]): number => {
  let worth = 0;
  for (const unit of units) {
    worth += unit.kind === 'ship' ? shipWorth(g, unit) + prospects(g, unit, enemies) : squadronWorth(g, unit);
    worth += attackWeight(g, unit) * threatOf(g, unit, enemies) - DISTANCE_COST * farness(g, unit, enemies);
  }
  return worth;
};

/** What the dice of an attack that is being resolved will cost its defender. */
const attackWorth = (g: Game, player: Player): number => {
  const f = nearestFrame(g.state, 'attack');
  if (!f || f.step === 'suffer' || f.step === 'after' || f.step === 'close') return 0;
  const defender = g.state.units[f.defender]!;
  if (!stands(defender)) return 0;
  const loss = lossFrom(g, defender, f.defendingZone, damageAsItLies(g, f));
  return defender.owner === player ? -loss : loss;
};

/** The total of an attack as its dice lie, or as they will lie on average. */
export const damageAsItLies = (g: Game, f: AttackFrame): number => {
  const counts = criticalsCount(g, f);
  const each = counts ? AGAINST_SHIP : AGAINST_SQUADRON;
  const total = damageOf(f.dice, counts) + f.pool.reduce((sum, color) => sum + each[color], 0);
  return f.braced ? Math.floor((total + 1) / 2) : total;
};

/** DICE-05, DICE-06, KEY-03: whether critical icons are damage. */
export const criticalsCount = (g: Game, f: AttackFrame): boolean => {
  if (f.defendingZone === null) return false;
  const attacker = g.state.units[f.attacker]!;
  return attacker.kind === 'ship' || isBomber(g, attacker);
};

/** KEY-03: whether a squadron's critical icons count against ships. */
export const isBomber = (g: Game, { card }: Squadron): boolean =>
  g.content.squadrons[card]!.keywords.some(({ name }) => name === 'bomber');

/** OBJ-04. */
const tokensWorth = ({ state, content }: Game, player: Player): number => {
  if (state.objective === null) return 0;
  const token = content.objectives[state.objective]!.victoryTokenValue ?? 0;
  return token * (state.victoryTokens[player] - state.victoryTokens[opponentOf(player)]);
};

/** A destroyed unit is worth nothing, a fresh one what it costs; each point of damage hurts more than the one before. */
const remaining = (cost: number, health: number, full: number): number =>
  health <= 0 ? 0 : cost * (0.25 + 0.75 * Math.sqrt(Math.min(1, health / full)));

/** A shield counts for half a point of hull: it covers one hull zone, and comes back. */
const SHIELD = 0.5;

export const shipWorth = (g: Game, ship: Ship, hullLost = 0, shieldsLost = 0): number => {
  const card = g.content.ships[ship.card]!;
  const hull = hullOf(g, ship) - ship.damage.length - hullLost;
  if (hull <= 0) return 0;
  let [shields, full] = [0, 0];
  for (const zone of HULL_ZONES) {
    shields += ship.shields[zone];
    full += card.shields[zone];
  }
  const cost = costOf(g, ship);
  let worth = remaining(cost, hull + SHIELD * (shields - shieldsLost), hullOf(g, ship) + SHIELD * full);
  for (const { readiness } of ship.defenseTokens)
    worth += readiness === 'readied' ? 0.04 * cost : readiness === 'exhausted' ? 0.02 * cost : 0;
  for (const { face } of ship.damage) if (face === 'up') worth -= 0.03 * cost;
  return worth + ship.commandTokens.length - ship.raidTokens.length;
};

const squadronWorth = (g: Game, squadron: Squadron, lost = 0): number => {
  const { cost, hull } = g.content.squadrons[squadron.card]!;
  return remaining(cost, squadron.hull - lost, hull);
};

/** What it costs a player that a unit suffers so much damage, on average; `zone` is the defending one. */
export const lossFrom = (g: Game, unit: Unit, zone: HullZone | null, points: number): number => {
  if (unit.kind === 'squadron') return squadronWorth(g, unit) - squadronWorth(g, unit, points);
  const shields = Math.min(points, zone === null ? 0 : unit.shields[zone]);
  return shipWorth(g, unit) - shipWorth(g, unit, points - shields, shields);
};

/** What a die deals on average to a ship, and to a squadron, against which critical icons do not count (DICE-05, DICE-06). */
export const AGAINST_SHIP: Armament = { red: 0.75, blue: 0.75, black: 1 };
export const AGAINST_SQUADRON: Armament = { red: 0.5, blue: 0.5, black: 0.75 };

const RULERS = DEFAULT_FIGURES.rulers;

/** The damage that an armament deals on average at a distance. */
export const meanDamage = (dice: Armament, against: Unit['kind'], gapUm: number): number => {
  const each = against === 'ship' ? AGAINST_SHIP : AGAINST_SQUADRON;
  const { close, medium, long } = RULERS.rangeUm;
  return (
    (gapUm <= long ? dice.red * each.red : 0) +
    (gapUm <= medium ? dice.blue * each.blue : 0) +
    (gapUm <= close ? dice.black * each.black : 0)
  );
};

/** What a unit's attacks from where it stands would cost the other side, on average. */
export const threatOf = (g: Game, unit: Unit, enemies: readonly Unit[]): number =>
  unit.kind === 'ship' ? shipThreat(g, unit, enemies) : squadronThreat(g, unit, enemies);

const shipThreat = (g: Game, ship: Ship, enemies: readonly Unit[]): number => {
  const card = g.content.ships[ship.card]!;
  // SHIP-08: two attacks, from different hull zones.
  let [first, second] = [0, 0];
  for (const zone of HULL_ZONES) {
    let best = 0;
    for (const enemy of enemies) {
      const gap = gapUm(g, ship, enemy);
      if (gap > RULERS.rangeUm.long || !isInArc(g, ship, zone, enemy.pose!)) continue;
      const points = meanDamage(enemy.kind === 'ship' ? card.batteries[zone] : card.antiSquadron, enemy.kind, gap);
      best = Math.max(best, lossFrom(g, enemy, zoneTowards(g, enemy, ship.pose!), points));
    }
    if (best > first) [first, second] = [best, first];
    else second = Math.max(second, best);
  }
  return first + second;
};

const squadronThreat = (g: Game, squadron: Squadron, enemies: readonly Unit[]): number => {
  const card = g.content.squadrons[squadron.card]!;
  const near = enemies.filter((enemy) => gapUm(g, squadron, enemy) <= RULERS.distanceUm[0]!);
  const engaged = near.some(({ kind }) => kind === 'squadron');
  let best = 0;
  for (const enemy of near) {
    // ENG-03
    if (engaged && enemy.kind === 'ship') continue;
    const dice = enemy.kind === 'ship' ? card.battery : card.antiSquadron;
    const points = meanDamage(dice, enemy.kind === 'ship' && isBomber(g, squadron) ? 'ship' : 'squadron', 0);
    best = Math.max(best, lossFrom(g, enemy, zoneTowards(g, enemy, squadron.pose!), points));
  }
  return best;
};

/** How much a threat counts: most from a unit that has yet to act this round, nothing when no round is left to act in. */
const attackWeight = (g: Game, unit: Unit): number => {
  const waits = unit.kind === 'ship' ? !unit.activated : isUnactivated(g.state, unit);
  if (waits) return 0.8;
  return isLastRound(g.state, g.state.round) ? 0 : 0.4;
};

/** Fleet points for a metre between a unit and the enemy that it should go for. */
const DISTANCE_COST = 12;

/** How far, in metres beyond its reach, a unit is from the nearest enemy ship, or a squadron from any enemy. */
const farness = (g: Game, unit: Unit, enemies: readonly Unit[]): number => {
  const reach = unit.kind === 'ship' ? RULERS.rangeUm.medium : RULERS.distanceUm[0]!;
  let nearest = Number.POSITIVE_INFINITY;
  for (const enemy of enemies)
    if (unit.kind === 'squadron' || enemy.kind === 'ship') nearest = Math.min(nearest, gapUm(g, unit, enemy));
  return nearest === Number.POSITIVE_INFINITY ? 0 : Math.max(0, nearest - reach) / 1_000_000;
};

/** What lies ahead of a ship: its next maneuver should lead towards the enemy, and must not lead off the table. */
const prospects = (g: Game, ship: Ship, enemies: readonly Unit[]): number => {
  if (isLastRound(g.state, g.state.round) && ship.activated) return 0;
  const { cost, size, speedChart } = g.content.ships[ship.card]!;
  const yaws = speedChart[ship.speed];
  if (!yaws) return ship.speed === 0 ? -0.1 * cost : 0;
  const after = (turn: number) => executeCourse(size, ship.pose!, courseWith(yaws, turn)).pose;
  const ahead = after(0);
  const onTable = (pose: typeof ahead) => insidePlayArea(shipOnTable(g, ship, pose), g.state.table.area).inside;
  let worth = 0;
  if (!onTable(ahead)) worth -= onTable(after(-1)) || onTable(after(1)) ? 0.08 * cost : 0.7 * cost;
  let nearest = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) if (enemy.kind === 'ship') nearest = Math.min(nearest, between(ahead, enemy.pose!));
  return nearest === Number.POSITIVE_INFINITY ? worth : worth - (DISTANCE_COST * nearest) / 2_000_000;
};

const courseWith = (yaws: readonly number[], turn: number) => ({
  clicks: yaws.map((yaw) => turn * yaw + 0),
  side: turn > 0 ? ('left' as const) : ('right' as const),
});

const between = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** About how far apart two bases are. */
export const gapUm = (g: Game, a: Unit, b: Unit): number =>
  Math.max(0, between(a.pose!, b.pose!) - radiusUm(g, a) - radiusUm(g, b));

const radiusUm = (g: Game, unit: Unit): number => {
  if (unit.kind === 'squadron') return DEFAULT_FIGURES.squadron.radiusUm;
  const { halfWidthUm, halfLengthUm } = shipOnTable(g, unit);
  return (halfWidthUm + halfLengthUm) / 2;
};

const isInArc = (g: Game, ship: Ship, zone: HullZone, at: Point): boolean => {
  const { arcs, pose } = shipOnTable(g, ship);
  const [one, other] = arcs[zone];
  const [dx, dy] = [at.x - pose.x, at.y - pose.y];
  return one.nx * dx + one.ny * dy <= one.reachUm && other.nx * dx + other.ny * dy <= other.reachUm;
};

/** The hull zone that a unit turns towards a place; null for a squadron. */
export const zoneTowards = (g: Game, unit: Unit, at: Point): HullZone | null =>
  unit.kind === 'ship' ? (HULL_ZONES.find((zone) => isInArc(g, unit, zone, at)) ?? 'front') : null;
