/**
 * Some thousand answers to random questions, hashed. Runs in any engine: no host functions, no imports but the module. The
 * hash goes over the exact bits of every number, so a difference in the last place shows.
 */

import {
  attackRange,
  courses,
  DEFAULT_FIGURES,
  displacedSquadron,
  distanceBetween,
  executeCourse,
  HULL_ZONES,
  inFiringArc,
  insidePlayArea,
  lineOfSight,
  obstaclePlaces,
  overlaps,
  shipDeployment,
  shipGeometry,
  squadronReach,
} from '../../src/geometry/index.ts';

/** How many answers were given, and the hash over all of them. */
export function hashAnswers(count: number): { readonly answers: number; readonly hash: string } {
  let answers = 0;
  let a = 0x811c9dc5;
  let b = 0x01000193;
  const text = (value: string): void => {
    for (let i = 0; i < value.length; i++) {
      a = Math.imul(a ^ value.charCodeAt(i), 0x01000193);
      b = Math.imul(b + value.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
    }
  };
  const take = (answer: unknown): void => {
    answers++;
    text(JSON.stringify(answer));
  };

  let state = 123_456_789;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((state ^ (state >>> 15)) >>> 0) / 4_294_967_296;
  };
  const whole = (n: number): number => Math.floor(random() * n);
  const classes = Object.keys(DEFAULT_FIGURES.ships);
  const rocks = Object.keys(DEFAULT_FIGURES.obstacles);
  const pose = () => ({ x: 400_000 + whole(400_000), y: 200_000 + whole(400_000), heading: whole(65_536) });
  const ship = () => ({ shipClass: classes[whole(classes.length)]!, pose: pose() });
  const zone = () => HULL_ZONES[whole(4)]!;

  for (let i = 0; i < count; i++) {
    const attacker = ship();
    const defender = ship();
    const fighter = { pose: pose() };
    const rock = { obstacle: rocks[whole(rocks.length)]!, pose: pose(), mirrored: random() < 0.5 };
    const target = { ...defender, zone: zone() };
    const from = zone();
    const others = { ships: [ship(), ship()], obstacles: [rock] };
    take(inFiringArc(attacker, from, target));
    take(inFiringArc(attacker, from, fighter));
    take(attackRange(attacker, from, target));
    take(attackRange(attacker, from, fighter));
    take(attackRange(fighter, null, target));
    take(lineOfSight(attacker, from, target, others));
    take(lineOfSight(fighter, null, target, others));
    take(distanceBetween(attacker, rock));
    take(overlaps(attacker, defender));
    take(overlaps(attacker, rock));
    take(insidePlayArea(defender));
    take(executeCourse('medium', attacker.pose, { clicks: [whole(5) - 2, whole(5) - 2, whole(5) - 2], side: 'left' }));
    if (i % 20 === 0) {
      take(shipGeometry(attacker.shipClass, attacker.pose));
      take(courses('large', attacker.pose, [0, 1, 1]));
      const standing = { ships: [attacker, defender], squadrons: [fighter] };
      take(squadronReach({ pose: pose() }, 1 + whole(5), standing).snap(attacker.pose));
      take(shipDeployment(defender.shipClass, 'standard', 'near', { ships: [attacker] }).sample(random));
      take(obstaclePlaces(rocks[whole(6)]!, 'standard', [rock]).snap(pose()));
      take(displacedSquadron(attacker, 1 + whole(3), 'standard', { ships: [ship()] }).sample(random));
    }
  }
  const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');
  return { answers, hash: hex(a) + hex(b) };
}
