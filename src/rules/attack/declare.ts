import type { DeclareTarget } from '../../state/actions.ts';
import type { AttackSeriesFrame, Frame, NewFrame, SquadronActivationFrame } from '../../state/frames.ts';
import { isInPlay, unitOf, unitsOf } from '../../state/selectors.ts';
import { fields, oneOf, optional, text } from '../../state/shape.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { HULL_ZONES, type HullZone, opponentOf, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, type Flow, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { type Game, remember } from '../kernel/game.ts';
import { stands } from '../kernel/table.ts';
import { hasKeyword } from '../squadrons/engagement.ts';
import { attackFrame } from './attack.ts';
import { reportAttack } from './report.ts';

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
    const enemies = unitsOf(g.state).filter((unit) => unit.owner === opponentOf(attacker.owner) && stands(unit));
    const from: readonly (HullZone | null)[] = attacker.kind === 'ship' ? zones : [null];
    return from
      .flatMap((zone) =>
        enemies.flatMap((enemy) =>
          (enemy.kind === 'ship' ? HULL_ZONES : [null]).map(
            (defendingZone): DeclareTarget => ({
              type: 'declareTarget',
              player: attacker.owner,
              attacker: attacker.id,
              ...(zone ? { zone } : {}),
              defender: enemy.id,
              ...(defendingZone ? { defendingZone } : {}),
            }),
          ),
        ),
      )
      .filter((target) => reportAttack(g, target).verdict.ok);
  });

/** SHIP-08, SHIP-09: two attacks at most, from different hull zones. */
export const ATTACKS_A_STEP = 2;
export const zonesLeft = (attacks: readonly HullZone[]): readonly HullZone[] =>
  attacks.length >= ATTACKS_A_STEP ? [] : HULL_ZONES.filter((zone) => !attacks.includes(zone));

/** What may be declared in a frame: a ship's next attack, a further squadron, or a squadron's attack. */
export const declarable = (g: Game, f: Frame): readonly DeclareTarget[] => {
  if (f.kind === 'attackSeries') return furtherTargets(g, f);
  if (f.kind === 'shipActivation') return targetsOf(g, unitOf(g.state, f.ship)!, zonesLeft(f.attacks));
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
  answer: (_g, f, action) => {
    if (f.kind === 'attackSeries') return go('attack', { set: { defender: action.defender, defendingZone: null } });
    if (f.kind === 'shipActivation')
      return call(seriesFrame(action), 'attack', { set: { attacks: [...f.attacks, action.zone!] } });
    return call(seriesFrame(action), 'actions', { set: { attacked: true } });
  },
};

const againstMoment = (g: Game, { attacker, zone, defender }: DeclareTarget, f: Frame): readonly Verdict[] => {
  if (f.kind === 'attackSeries') {
    if (attacker !== f.attacker || zone !== f.zone)
      return [refuse('ATK-25', 'not-the-same-hull-zone', { zone: f.zone })];
    const against = againstFurther(g, f, defender);
    return against ? [against] : [];
  }
  if (f.kind === 'shipActivation') {
    if (attacker !== f.ship) return [refuse('SHIP-08', 'not-activating', { attacker })];
    if (f.attacks.length >= ATTACKS_A_STEP) return [refuse('SHIP-08', 'no-attack-left', { attacks: f.attacks.length })];
    return zone && f.attacks.includes(zone) ? [refuse('SHIP-09', 'zone-has-attacked', { zone })] : [];
  }
  if (f.kind !== 'squadronActivation') return [];
  if (attacker !== f.squadron) return [refuse('SQP-06', 'not-activated', { attacker })];
  const against = againstSquadronNow(g, f);
  return against ? [against] : [];
};

/** SQP-06, SQC-08, KEY-17 */
const againstSquadronNow = (g: Game, f: SquadronActivationFrame): Verdict | null => {
  if (f.attacked) return refuse('SQC-08', 'already-attacked', { attacker: f.squadron });
  const both = f.mode === 'and' || hasKeyword(g, f.squadron, 'rogue');
  return f.moved && !both ? refuse('SQP-06', 'already-moved', { attacker: f.squadron }) : null;
};
