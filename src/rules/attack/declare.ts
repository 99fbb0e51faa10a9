import type { DeclareTarget } from '../../state/actions.ts';
import type {
  AttackSeriesFrame,
  Frame,
  GrantedAttackFrame,
  NewFrame,
  SquadronActivationFrame,
} from '../../state/frames.ts';
import { squadronAttackKey } from '../../state/marks.ts';
import { isInPlay, nearestFrame, theShip, unitOf } from '../../state/selectors.ts';
import { fields, oneOf, optional, text } from '../../state/shape.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { HULL_ZONES, type HullZone, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, type Flow, go, type Move } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { type Game, remember } from '../kernel/game.ts';
import { hasKeyword, value } from '../kernel/hooks.ts';
import { stands } from '../kernel/table.ts';
import { squadronAttacks } from '../squadrons/attacks.ts';
import { attackFrame } from './attack.ts';
import { canAttack, isNear, isNearArc, reportAttack } from './report.ts';

/** ATK-24: one attack: against a hull zone, or against squadron after squadron of the same arc. */
export const attackSeriesModule: FrameModule<AttackSeriesFrame> = {
  steps: {
    begin: () => go('attack'),
    attack: (g, f) =>
      call(attackFrame(g, f), 'next', {
        set: { targeted: unitOf(g.state, f.defender)!.kind === 'squadron' ? [...f.targeted, f.defender] : f.targeted },
      }),
    next: (g, f): Flow =>
      furtherTargets(g, f).length > 0
        ? ask(f.player, { kind: 'declareTarget', attacker: f.attacker, further: true })
        : go('close'),
    close: () => end(),
  },
  done: () => go('close'),
};

/** The frame of an attack against a declared target. */
export const seriesFrame = (action: Omit<DeclareTarget, 'type'>, counter = false): NewFrame => ({
  kind: 'attackSeries',
  step: 'begin',
  attacker: action.attacker,
  player: action.player,
  zone: action.zone ?? null,
  defender: action.defender,
  defendingZone: action.defendingZone ?? null,
  counter,
  targeted: [],
});

// ATK-25, ATK-26: other squadrons in the same arc.
const furtherTargets = (g: Game, f: AttackSeriesFrame): readonly DeclareTarget[] => {
  const attacker = unitOf(g.state, f.attacker)!;
  if (attacker.kind !== 'ship' || f.targeted.length === 0 || !isInPlay(attacker)) return [];
  return targetsOf(g, attacker, [f.zone!]).filter(({ defender }) => !againstFurther(g, f, defender));
};

const againstFurther = (g: Game, f: AttackSeriesFrame, defender: UnitId): Verdict | null => {
  if (unitOf(g.state, defender)?.kind !== 'squadron') return refuse('SHIP-11', 'not-a-squadron', { defender });
  return f.targeted.includes(defender) ? refuse('ATK-26', 'already-targeted', { defender }) : null;
};

/** Every legal target of a unit, from some of its hull zones; worked out once for each state. */
export const targetsOf = (g: Game, attacker: Unit, zones: readonly HullZone[]): readonly DeclareTarget[] =>
  remember(g, `targets ${attacker.id} ${zones.join()}`, () => {
    const enemies: Unit[] = [];
    for (const id of g.state.roster) {
      const unit = g.state.units[id]!;
      if (unit.owner !== attacker.owner && stands(unit) && isNear(g, attacker, unit)) enemies.push(unit);
    }
    if (enemies.length === 0) return [];
    const from: readonly (HullZone | null)[] = attacker.kind === 'ship' ? zones : NO_ZONE;
    return from.flatMap((zone) =>
      enemies.flatMap((enemy) => (isNearArc(g, attacker, zone, enemy) ? targetsOn(g, attacker, zone, enemy) : [])),
    );
  });

const targetsOn = (g: Game, attacker: Unit, zone: HullZone | null, enemy: Unit): readonly DeclareTarget[] =>
  (enemy.kind === 'ship' ? HULL_ZONES : NO_ZONE)
    .filter((defendingZone) => canAttack(g, attacker, zone, enemy, defendingZone))
    .map((defendingZone) => ({
      type: 'declareTarget',
      player: attacker.owner,
      attacker: attacker.id,
      ...(zone ? { zone } : {}),
      defender: enemy.id,
      ...(defendingZone ? { defendingZone } : {}),
    }));

/** A squadron is attacked as a whole, and attacks as one. */
const NO_ZONE = [null] as const;

/** SHIP-08: two attacks, unless an effect says otherwise. */
const ATTACKS = 2;
const attackLimit = (g: Game, ship: UnitId): number => value(g, 'attackLimit', ATTACKS, { ship });

/** SHIP-09: from different hull zones, unless an effect says otherwise. */
const attackZones = (g: Game, ship: UnitId, attacks: readonly HullZone[]): readonly HullZone[] => {
  const fresh = HULL_ZONES.filter((zone) => !attacks.includes(zone));
  return value(g, 'attackZones', fresh, { ship, attacks });
};

/** The targets of the activating ship's next attack; none for a ship that is not activating, or has no attack left. */
export const attacksLeft = (g: Game, ship: UnitId): readonly DeclareTarget[] => {
  const activation = nearestFrame(g.state, 'shipActivation');
  if (activation?.ship !== ship || activation.attacks.length >= attackLimit(g, ship)) return [];
  const unit = theShip(g.state, ship);
  return stands(unit) ? targetsOf(g, unit, attackZones(g, ship, activation.attacks)) : [];
};

/** An attack of the activating ship at another time than its Attack step; it is one of its attacks. */
export const grantedAttackModule: FrameModule<GrantedAttackFrame> = {
  steps: {
    declare: (g, f) =>
      attacksLeft(g, f.ship).length > 0
        ? ask(f.player, { kind: 'declareTarget', attacker: f.ship, further: false })
        : go('close'),
    close: () => end(),
  },
  done: () => go('close'),
};

/** What may be declared in a frame: a ship's next attack, a further squadron, or a squadron's attack. */
export const declarable = (g: Game, f: Frame): readonly DeclareTarget[] => {
  if (f.kind === 'attackSeries') return furtherTargets(g, f);
  if (f.kind === 'shipActivation' || f.kind === 'grantedAttack') return attacksLeft(g, f.ship);
  if (f.kind !== 'squadronActivation' || againstSquadronNow(g, f)) return [];
  const squadron = unitOf(g.state, f.squadron)!;
  return stands(squadron) ? targetsOf(g, squadron, []) : [];
};

export const declareTarget: Family<'declareTarget', Frame> = {
  type: 'declareTarget',
  shape: fields({
    type: oneOf('declareTarget'),
    player: oneOf(...PLAYERS),
    attacker: text,
    zone: optional(oneOf(...HULL_ZONES)),
    defender: text,
    defendingZone: optional(oneOf(...HULL_ZONES)),
  }),
  timing: 'ATK-01',
  options: (g, f) => declarable(g, f),
  check: (g, action, f) => {
    const attacker = unitOf(g.state, action.attacker);
    const against: Verdict[] = [];
    if (attacker && attacker.owner !== action.player)
      against.push(refuse('ROUND-05', 'not-your-unit', { unit: attacker.id }));
    if (f) against.push(...againstMoment(g, action, f));
    const { verdict } = reportAttack(g, action);
    if (!verdict.ok) against.push(...(verdict.because.length > 0 ? verdict.because : [verdict]));
    return against;
  },
  answer: (g, f, action) => {
    if (f.kind === 'attackSeries') return go('attack', { set: { defender: action.defender, defendingZone: null } });
    if (f.kind === 'squadronActivation') return squadronAttack(g, f, action);
    const { depth, attacks } = nearestFrame(g.state, 'shipActivation')!;
    const verbs = [{ verb: 'setFrame', depth, fields: { attacks: [...attacks, action.zone!] } }] as const;
    return call(seriesFrame(action), f.kind === 'shipActivation' ? 'attack' : 'close', { verbs });
  },
};

const squadronAttack = (g: Game, f: SquadronActivationFrame, action: DeclareTarget): Move => {
  const activation = nearestFrame(g.state, 'shipActivation');
  const key = squadronAttackKey(f.squadron);
  return call(seriesFrame(action), 'actions', {
    verbs: activation ? [{ verb: 'useUp', depth: activation.depth, key }] : [],
    set: { attacks: f.attacks + 1 },
  });
};

const againstMoment = (g: Game, { attacker, zone, defender }: DeclareTarget, f: Frame): readonly Verdict[] => {
  if (f.kind === 'attackSeries') {
    if (attacker !== f.attacker || zone !== f.zone)
      return [refuse('ATK-25', 'not-the-same-hull-zone', { zone: f.zone })];
    const against = againstFurther(g, f, defender);
    return against ? [against] : [];
  }
  if (f.kind === 'shipActivation' || f.kind === 'grantedAttack') {
    if (attacker !== f.ship) return [refuse('SHIP-08', 'not-activating', { attacker })];
    const { attacks } = nearestFrame(g.state, 'shipActivation')!;
    if (attacks.length >= attackLimit(g, f.ship))
      return [refuse('SHIP-08', 'no-attack-left', { attacks: attacks.length })];
    return zone && !attackZones(g, f.ship, attacks).includes(zone)
      ? [refuse('SHIP-09', 'zone-has-attacked', { zone })]
      : [];
  }
  if (f.kind !== 'squadronActivation') return [];
  if (attacker !== f.squadron) return [refuse('SQP-06', 'not-activated', { attacker })];
  const against = againstSquadronNow(g, f);
  return against ? [against] : [];
};

/** SQP-06, SQC-08, KEY-17 */
const againstSquadronNow = (g: Game, f: SquadronActivationFrame): Verdict | null => {
  if (f.attacks >= squadronAttacks(g, f)) return refuse('SQC-08', 'already-attacked', { attacker: f.squadron });
  const both = f.mode === 'and' || hasKeyword(g, f.squadron, 'rogue');
  return f.moved && !both ? refuse('SQP-06', 'already-moved', { attacker: f.squadron }) : null;
};
