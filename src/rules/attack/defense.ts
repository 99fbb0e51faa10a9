import { ADJACENT_ZONES } from '../../geometry/index.ts';
import type { SpendDefenseToken } from '../../state/actions.ts';
import { type Die, distinctDice, hasDie, withoutDie } from '../../state/dice.ts';
import type { AttackFrame } from '../../state/frames.ts';
import { nearestFrame, unitOf } from '../../state/selectors.ts';
import { die as dieShape, fields, oneOf, optional, text, whole } from '../../state/shape.ts';
import type { Unit } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { type DefenseTokenType, HULL_ZONES, type Json, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { type Move, stay } from '../kernel/flow.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn } from '../kernel/hooks.ts';
import { rerollFrame } from './dice.ts';

/** DEF-01 … DEF-20: defense tokens, one after another, each with what it does now or in step 5. */
export const spendDefenseToken: Family<'spendDefenseToken', AttackFrame> = {
  type: 'spendDefenseToken',
  shape: fields({
    type: oneOf('spendDefenseToken'),
    player: oneOf(...PLAYERS),
    unit: text,
    token: whole(0, 20),
    die: optional(dieShape),
    zone: optional(oneOf(...HULL_ZONES)),
  }),
  timing: 'DEF-01',
  hosted: true,
  options: (g, f) => {
    const unit = unitOf(g.state, f.defender)!;
    return unit.defenseTokens
      .flatMap(({ readiness }, token) => (readiness === 'discarded' ? [] : choicesOf(f, unit, token)))
      .filter((action) => againstSpending(g, unit, action, f).length === 0);
  },
  check: (g, action, f) => {
    const unit = unitOf(g.state, action.unit);
    if (!unit) return [refuse('DEF-01', 'no-such-unit', { unit: action.unit })];
    return [
      ...(unit.owner === action.player ? [] : [refuse('TIME-10', 'not-your-unit', { unit: unit.id })]),
      ...againstSpending(g, unit, action, f ?? nearestFrame(g.state, 'attack')),
    ];
  },
  answer: (g, f, action) => effectOf(g, f, action),
};

/** The ways to spend a token: for each die that evade may pick, for each zone that redirect may name. */
const choicesOf = (f: AttackFrame, unit: Unit, token: number): readonly SpendDefenseToken[] => {
  const action = { type: 'spendDefenseToken', player: unit.owner, unit: unit.id, token } as const;
  const { type } = unit.defenseTokens[token]!;
  if (type === 'evade' && evades(f) && f.dice.length > 0)
    return distinctDice(f.dice).map((die) => ({ ...action, die }));
  if (type === 'redirect' && f.defendingZone)
    return ADJACENT_ZONES[f.defendingZone].map((zone) => ({ ...action, zone }));
  return [action];
};

/** DEF-11, DEF-12, DEF-13: evade acts at long and medium range only. */
const evades = (f: AttackFrame): boolean => f.range === 'long' || f.range === 'medium';

const againstSpending = (g: Game, unit: Unit, action: SpendDefenseToken, f: AttackFrame | null): readonly Verdict[] => {
  const { token: place, die, zone } = action;
  const token = unit.defenseTokens[place];
  if (!token || token.readiness === 'discarded') return [refuse('DEF-24', 'no-such-token', { token: place })];
  const against: Verdict[] = [];
  if (unit.kind === 'ship' && unit.speed === 0) against.push(refuse('DEF-06', 'speed-0', { unit: unit.id }));
  if (!f) return against;
  if (f.defender !== unit.id) return [...against, refuse('DEF-01', 'not-defending', { unit: unit.id })];
  if (f.locked.includes(place)) against.push(refuse('DEF-08', 'token-locked', { token: place }));
  if (f.spent.includes(place)) against.push(refuse('DEF-04', 'token-spent', { token: place }));
  else if (f.spent.some((each) => unit.defenseTokens[each]!.type === token.type))
    against.push(refuse('DEF-05', 'type-spent', { type: token.type }));
  const { type, readiness } = token;
  against.push(...bansOn(g, 'spendDefenseToken', { unit: unit.id, token: type, readiness, zone: f.defendingZone }));
  against.push(...againstChoice(f, type, die !== undefined && hasDie(f.dice, die), die !== undefined, zone));
  return against;
};

const againstChoice = (
  f: AttackFrame,
  type: DefenseTokenType,
  dieThere: boolean,
  dieGiven: boolean,
  zone: SpendDefenseToken['zone'],
): readonly Verdict[] => {
  const against: Verdict[] = [];
  const wantsDie = type === 'evade' && evades(f) && f.dice.length > 0;
  if (wantsDie && !dieThere) against.push(refuse('DEF-11', 'no-such-die', { range: f.range }));
  if (!wantsDie && dieGiven)
    against.push(refuse(type === 'evade' ? 'DEF-13' : 'DEF-02', 'no-die-to-choose', { range: f.range }));
  const wantsZone = type === 'redirect' && f.defendingZone !== null;
  if (wantsZone && (zone === undefined || !ADJACENT_ZONES[f.defendingZone!].includes(zone)))
    against.push(refuse('DEF-09', 'not-adjacent', { zone: zone ?? null }));
  if (!wantsZone && zone !== undefined) against.push(refuse('DEF-02', 'no-zone-to-choose', { zone }));
  return against;
};

const effectOf = (g: Game, f: AttackFrame, { unit: id, token, die, zone }: SpendDefenseToken): Move => {
  const { type } = unitOf(g.state, id)!.defenseTokens[token]!;
  const verbs = [{ verb: 'spendDefenseToken', unit: id, token }] as const;
  const spent = { spent: [...f.spent, token] };
  const cancelTo = (dice: readonly Die[]): Move =>
    stay({
      verbs: [...verbs, { verb: 'announce', event: { type: 'diceChanged', dice } }],
      set: { ...spent, dice: dice as unknown as Json },
    });
  switch (type) {
    case 'scatter':
      return cancelTo([]);
    case 'evade':
      if (!die) return stay({ verbs, set: spent });
      if (f.range === 'medium') return stay({ verbs, set: spent, frame: rerollFrame(f.depth, die) });
      return cancelTo(withoutDie(f.dice, die));
    case 'brace':
      return stay({ verbs, set: { ...spent, braced: true } });
    case 'redirect':
      return stay({ verbs, set: { ...spent, redirectTo: zone ?? null } });
    case 'contain':
      return stay({ verbs, set: { ...spent, contained: true } });
  }
};
