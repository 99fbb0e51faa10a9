import type { Armament } from '../../content/card.ts';
import {
  type Attacker,
  type AttackRange,
  attackRange,
  DEFAULT_FIGURES,
  type FiringArc,
  inFiringArc,
  type LineOfSight,
  lineOfSight,
  type RangeBand,
  type Target,
} from '../../geometry/index.ts';
import { unitOf } from '../../state/selectors.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { refuse, type Verdict, verdictOf } from '../../state/verdict.ts';
import { HULL_ZONES, type HullZone } from '../../state/vocabulary.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn, hasKeyword, keywordValue, value } from '../kernel/hooks.ts';
import {
  engagedWith,
  obstacleOnTable,
  obstructing,
  shipOnTable,
  standingShips,
  standingSquadrons,
  stands,
} from '../kernel/table.ts';

/** Whether one unit could attack another as they stand, with every measurement; nobody needs to be about to attack. */

/** An attack that someone asks about. */
export interface AttackQuery {
  readonly attacker: UnitId;
  /** The attacking hull zone; absent for a squadron. */
  readonly zone?: HullZone;
  readonly defender: UnitId;
  /** The defending hull zone; absent for a squadron. */
  readonly defendingZone?: HullZone;
}

/** Everything that decides an attack, each with its verdict. Measurements are null when there is nothing to measure. */
export interface AttackReport {
  readonly query: AttackQuery;
  /** A yes, or everything that stands against the attack. */
  readonly verdict: Verdict;
  /** ATK-03: is the target in the firing arc? */
  readonly arc: (FiringArc & { readonly verdict: Verdict }) | null;
  /** RNG-08 … RNG-11: the measured line, its length and band. */
  readonly range: (AttackRange & { readonly verdict: Verdict }) | null;
  /** LOS-01 … LOS-04: the traced line and what blocks it. */
  readonly sight: (Omit<LineOfSight, 'obstructed' | 'obstructedBy'> & { readonly verdict: Verdict }) | null;
  /** OBS-01: what obstructs it. */
  readonly obstruction: {
    readonly obstructed: boolean;
    readonly ships: readonly UnitId[];
    readonly obstacles: readonly string[];
  };
  /** ATK-08 … ATK-12: the dice that are gathered, and how many are left to roll after obstruction. */
  readonly dice: { readonly gathered: Armament; readonly rolled: number; readonly verdict: Verdict };
  /** Who may be attacked at all: enemies, and what engagement and Escort leave. */
  readonly choice: Verdict;
}

const RULERS = DEFAULT_FIGURES.rulers;
const NO_DICE: Armament = { red: 0, blue: 0, black: 0 };
const CLEAR = { obstructed: false, ships: [], obstacles: [] } as const;

/** The report of an attack, possible or not. */
export const reportAttack = (g: Game, query: AttackQuery): AttackReport => {
  const attacker = unitOf(g.state, query.attacker);
  const defender = unitOf(g.state, query.defender);
  const missing = [
    ...againstUnit(attacker, query.zone, 'attacker'),
    ...againstUnit(defender, query.defendingZone, 'defender'),
  ];
  if (missing.length > 0 || !attacker || !defender) return unmeasured(query, missing);
  if (attacker.id === defender.id)
    return unmeasured(query, [refuse('ATK-06', 'attacks-itself', { unit: attacker.id })]);

  const zone = query.zone ?? null;
  const from = attackerPiece(g, attacker);
  const target = targetPiece(g, defender, query.defendingZone ?? null);
  const arc = inFiringArc(from, zone, target);
  const range = attackRange(from, zone, target);
  const { sight, ships, obstacles } = sightOf(g, attacker, defender, from, zone, target);
  const obstruction = {
    obstructed: value(g, 'obstructed', sight.obstructed, { attacker: attacker.id, defender: defender.id }),
    ships: sight.obstructedBy.ships.map(({ index }) => ships[index]!.id),
    obstacles: sight.obstructedBy.obstacles.map(({ index }) => obstacles[index]!.id),
  };
  const armament = armamentOf(g, attacker, zone, defender, range);
  const gathered = gather(g, attacker, defender, range, armament);
  const removed = removedDice(g, attacker, defender, obstruction.obstructed);
  const rolled = Math.max(0, count(gathered) - removed);

  const verdicts = {
    arc: verdictOf(arc.inArc ? [] : [refuse('ATK-03', 'out-of-arc', { zone, marginMm: mm(arc.marginUm) })]),
    range: verdictOf(againstRange(g, attacker, defender, range)),
    sight: verdictOf(
      sight.hasSight
        ? []
        : [refuse('LOS-03', 'line-of-sight-blocked', { through: sight.blockedBy.map((each) => each.zone) })],
    ),
    dice: verdictOf(range.inArc ? againstDice(armament, gathered, rolled, range.band) : []),
    choice: verdictOf([
      ...againstChoice(g, attacker, defender, range),
      ...bansOnTarget(g, attacker, zone, defender, query.defendingZone ?? null, range, obstruction.obstructed),
    ]),
  };
  const { obstructed: _obstructed, obstructedBy: _by, ...line } = sight;
  return {
    query,
    verdict: verdictOf(
      [verdicts.choice, verdicts.arc, verdicts.range, verdicts.sight, verdicts.dice].flatMap((each) =>
        each.ok ? [] : each.because.length > 0 ? each.because : [each],
      ),
    ),
    arc: { ...arc, verdict: verdicts.arc },
    range: { ...range, verdict: verdicts.range },
    sight: { ...line, verdict: verdicts.sight },
    obstruction,
    dice: { gathered, rolled, verdict: verdicts.dice },
    choice: verdicts.choice,
  };
};

/**
 * Whether an attack is legal: what the verdict of its report says, the cheap questions first and no further than needed. Both
 * units stand on the table, and each has a hull zone if it is a ship.
 */
export const canAttack = (
  g: Game,
  attacker: Unit,
  zone: HullZone | null,
  defender: Unit,
  defendingZone: HullZone | null,
): boolean => {
  const from = attackerPiece(g, attacker);
  const target = targetPiece(g, defender, defendingZone);
  const range = attackRange(from, zone, target);
  if (!range.inArc || range.blocked || !isInRange(g, attacker, defender, range)) return false;
  const gathered = gather(g, attacker, defender, range, armamentOf(g, attacker, zone, defender, range));
  if (count(gathered) === 0) return false;
  const { hasSight, obstructed } = sightOf(g, attacker, defender, from, zone, target).sight;
  if (!hasSight || count(gathered) <= removedDice(g, attacker, defender, obstructed)) return false;
  return (
    againstChoice(g, attacker, defender, range).length === 0 &&
    bansOnTarget(g, attacker, zone, defender, defendingZone, range, obstructed).length === 0
  );
};

/** Whether two units are close enough for an attack of one on the other, judged by the circles around them. */
export const isNear = (g: Game, attacker: Unit, defender: Unit): boolean => {
  const reachUm = attacker.kind === 'ship' ? RULERS.rangeUm.long : RULERS.distanceUm[1]!;
  const dx = attacker.pose!.x - defender.pose!.x;
  const dy = attacker.pose!.y - defender.pose!.y;
  const farthest = reachUm + circleAround(g, attacker) + circleAround(g, defender);
  return dx * dx + dy * dy <= farthest * farthest;
};

/** Whether some part of a unit can be in a firing arc, judged by the circle around it. */
export const isNearArc = (g: Game, attacker: Unit, zone: HullZone | null, defender: Unit): boolean => {
  if (attacker.kind !== 'ship' || zone === null) return true;
  const { arcs, pose } = shipOnTable(g, attacker);
  const dx = defender.pose!.x - pose.x;
  const dy = defender.pose!.y - pose.y;
  const radiusUm = circleAround(g, defender) + 1;
  return arcs[zone].every(({ nx, ny, reachUm }) => nx * dx + ny * dy <= reachUm + radiusUm);
};

const circleAround = (g: Game, unit: Unit): number =>
  unit.kind === 'ship' ? shipOnTable(g, unit).reachUm : DEFAULT_FIGURES.squadron.radiusUm;

const attackerPiece = (g: Game, unit: Unit): Attacker =>
  unit.kind === 'ship' ? shipOnTable(g, unit) : { pose: unit.pose! };

const targetPiece = (g: Game, unit: Unit, zone: HullZone | null): Target =>
  unit.kind === 'ship' ? { ship: shipOnTable(g, unit), zone: zone! } : { pose: unit.pose! };

/** LOS-01, OBS-01: the traced line, and what could obstruct it. */
const sightOf = (g: Game, attacker: Unit, defender: Unit, from: Attacker, zone: HullZone | null, target: Target) => {
  const ships = standingShips(g.state).filter(({ id }) => id !== attacker.id && id !== defender.id);
  const obstacles = obstructing(g);
  const sight = lineOfSight(from, zone, target, {
    ships: ships.map((ship) => shipOnTable(g, ship)),
    obstacles: obstacles.map(obstacleOnTable),
  });
  return { sight, ships, obstacles };
};

/** OBS-02, OBS-07 */
const removedDice = (g: Game, attacker: Unit, defender: Unit, obstructed: boolean): number =>
  value(g, 'diceRemoved', obstructed ? 1 : 0, { attacker: attacker.id, defender: defender.id });

const bansOnTarget = (
  g: Game,
  attacker: Unit,
  zone: HullZone | null,
  defender: Unit,
  defendingZone: HullZone | null,
  range: AttackRange,
  obstructed: boolean,
): readonly Verdict[] =>
  bansOn(g, 'target', {
    attacker: attacker.id,
    zone,
    defender: defender.id,
    defendingZone,
    range: attacker.kind === 'ship' ? range.band : null,
    obstructed,
  });

const unmeasured = (query: AttackQuery, against: readonly Verdict[]): AttackReport => {
  const verdict = verdictOf(against);
  return {
    query,
    verdict,
    arc: null,
    range: null,
    sight: null,
    obstruction: CLEAR,
    dice: { gathered: NO_DICE, rolled: 0, verdict },
    choice: verdict,
  };
};

// ATK-02: a ship names its hull zone, a squadron has none.
const againstUnit = (unit: Unit | null, zone: HullZone | undefined, role: string): readonly Verdict[] => {
  if (!unit || !stands(unit)) return [refuse('ATK-02', 'no-such-unit', { role })];
  if (unit.kind === 'squadron')
    return zone === undefined ? [] : [refuse('ARC-07', 'squadrons-have-no-hull-zones', { role })];
  return zone !== undefined && HULL_ZONES.includes(zone) ? [] : [refuse('ATK-02', 'no-hull-zone', { role })];
};

/** ATK-03, ATK-04, RNG-10 */
const againstRange = (g: Game, attacker: Unit, defender: Unit, range: AttackRange): readonly Verdict[] => {
  if (!range.inArc) return [];
  const against: Verdict[] = [];
  const length = { lengthMm: mm(range.lengthUm) };
  if (!isInRange(g, attacker, defender, range)) {
    const [rule, reach] =
      attacker.kind === 'ship'
        ? (['ATK-03', RULERS.rangeUm.long] as const)
        : (['ATK-04', RULERS.distanceUm[snipes(g, attacker, defender) ? 1 : 0]!] as const);
    against.push(refuse(rule, 'out-of-range', { ...length, reachMm: mm(reach) }));
  }
  if (range.blocked)
    against.push(refuse('RNG-10', 'range-through-another-zone', { ...length, through: range.crosses }));
  return against;
};

const isInRange = (g: Game, attacker: Unit, defender: Unit, range: AttackRange): boolean =>
  attacker.kind === 'ship' ? range.band !== null : isAtSquadronRange(g, attacker, defender, range);

/** ATK-04: distance 1; Snipe reaches squadrons at distance 2 (KEY-21). */
const isAtSquadronRange = (g: Game, attacker: Unit, defender: Unit, { distance }: AttackRange): boolean =>
  distance === 1 || (distance === 2 && snipes(g, attacker, defender));

const snipes = (g: Game, attacker: Unit, defender: Unit): boolean =>
  defender.kind === 'squadron' && keywordValue(g, attacker.id, 'snipe') > 0;

/** ATK-09, ATK-10, ATK-11: the dice of the armament that count at this range. */
const gather = (g: Game, attacker: Unit, defender: Unit, range: AttackRange, dice: Armament): Armament => {
  if (attacker.kind === 'squadron') return isAtSquadronRange(g, attacker, defender, range) ? dice : NO_DICE;
  const reach = range.band === null ? 0 : REACH[range.band];
  return { red: reach >= 1 ? dice.red : 0, blue: reach >= 2 ? dice.blue : 0, black: reach >= 3 ? dice.black : 0 };
};

/** How many colours reach so far: red always, then blue, then black. */
const REACH: Readonly<Record<RangeBand, number>> = { close: 3, medium: 2, long: 1 };

/** ATK-08: the armament as cards leave it. */
const armamentOf = (g: Game, attacker: Unit, zone: HullZone | null, defender: Unit, range: AttackRange): Armament =>
  value(g, 'armament', printedArmament(g, attacker, zone, defender, range), {
    attacker: attacker.id,
    zone,
    against: defender.kind,
    defender: defender.id,
  });

const printedArmament = (
  g: Game,
  attacker: Unit,
  zone: HullZone | null,
  defender: Unit,
  { distance }: AttackRange,
): Armament => {
  if (attacker.kind === 'ship') {
    const card = g.content.ships[attacker.card]!;
    return defender.kind === 'ship' ? card.batteries[zone!] : card.antiSquadron;
  }
  const card = g.content.squadrons[attacker.card]!;
  if (defender.kind === 'ship') return card.battery;
  return distance === 2 ? { ...NO_DICE, blue: keywordValue(g, attacker.id, 'snipe') } : card.antiSquadron;
};

/** ATK-12, ATK-32, OBS-07 */
const againstDice = (
  armament: Armament,
  gathered: Armament,
  rolled: number,
  band: RangeBand | null,
): readonly Verdict[] => {
  if (count(armament) === 0) return [refuse('ATK-32', 'no-dice')];
  if (count(gathered) === 0) return [refuse('ATK-12', 'no-dice', { band })];
  return rolled === 0 ? [refuse('OBS-07', 'no-dice-after-obstruction', { band })] : [];
};

const count = ({ red, blue, black }: Armament): number => red + blue + black;

/** ATK-06, ENG-03, KEY-05 */
const againstChoice = (g: Game, attacker: Unit, defender: Unit, range: AttackRange): readonly Verdict[] => {
  if (attacker.owner === defender.owner) return [refuse('ATK-06', 'not-an-enemy', { defender: defender.id })];
  if (attacker.kind === 'ship') return [];
  const engaged = engagedWith(g, attacker);
  if (defender.kind === 'ship') {
    const holding = engaged.filter((id) => !hasKeyword(g, id, 'heavy'));
    // ENG-09: the duty binds only a squadron that can attack one.
    return holding.length > 0 && canAttackSquadron(g, attacker) ? [refuse('ENG-03', 'engaged', { by: holding })] : [];
  }
  const escorts = engaged.filter((id) => hasKeyword(g, id, 'escort'));
  if (escorts.length === 0 || hasKeyword(g, defender.id, 'escort')) return [];
  return [refuse(range.distance === 2 ? 'KEY-22' : 'KEY-05', 'escorted', { by: escorts })];
};

const canAttackSquadron = (g: Game, attacker: Unit): boolean =>
  standingSquadrons(g.state).some(
    (other) =>
      other.owner !== attacker.owner && isNear(g, attacker, other) && canAttack(g, attacker, null, other, null),
  );

/** Micrometres in millimetres, as people read them. */
const mm = (um: number | null): number | null => (um === null ? null : Math.floor(um + 0.5) / 1000);
