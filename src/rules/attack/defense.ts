import type { Values } from '../../content/card.ts';
import { ADJACENT_ZONES } from '../../geometry/index.ts';
import type { EffectPick, SpendDefenseToken } from '../../state/actions.ts';
import { type Die, distinctDice, hasDie } from '../../state/dice.ts';
import type { AttackFrame, DefenseTokenFrame, NewFrame } from '../../state/frames.ts';
import { nearestFrame, unitOf } from '../../state/selectors.ts';
import { die as dieShape, fields, listOf, oneOf, optional, text, whole } from '../../state/shape.ts';
import type { Unit } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { type DefenseTokenType, HULL_ZONES, type HullZone, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { call, end, type Fields, go, type Move, stay } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn, value } from '../kernel/hooks.ts';
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
    evade: optional(oneOf('cancel', 'reroll')),
    zone: optional(oneOf(...HULL_ZONES)),
    also: optional(listOf(oneOf(...HULL_ZONES), HULL_ZONES.length)),
  }),
  timing: 'DEF-01',
  hosted: true,
  options: (g, f) => {
    const unit = unitOf(g.state, f.defender)!;
    return unit.defenseTokens
      .flatMap(({ readiness }, token) => (readiness === 'discarded' ? [] : choicesOf(g, f, unit, token)))
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
  answer: (_g, f, { token, zone, also = [], ...choice }) =>
    stay({ frame: defenseTokenFrame(f.depth, token, { ...choice, zones: zone ? [zone, ...also] : [] }) }),
};

/** DEF-25: how the defender could spend some of its tokens, were they not locked. */
export const spendable = (g: Game, f: AttackFrame, tokens: readonly number[]): readonly EffectPick[] => {
  const unit = unitOf(g.state, f.defender)!;
  const unlocked = { ...f, locked: f.locked.filter((token) => !tokens.includes(token)) };
  return tokens
    .flatMap((token) => choicesOf(g, f, unit, token))
    .filter((action) => againstSpending(g, unit, action, unlocked).length === 0)
    .map(({ token, die, evade, zone, also = [] }) => ({
      defenseToken: token,
      ...(die ? { die } : {}),
      ...(evade ? { evade } : {}),
      ...(zone ? { zones: [zone, ...also] } : {}),
    }));
};

/** The ways to spend a token: for each die that evade may pick, for each zone that redirect may name. */
const choicesOf = (g: Game, f: AttackFrame, unit: Unit, token: number): readonly SpendDefenseToken[] => {
  const action = { type: 'spendDefenseToken', player: unit.owner, unit: unit.id, token } as const;
  const { type } = unit.defenseTokens[token]!;
  if (type === 'evade' && f.dice.length > 0) {
    const ways = evadeWays(g, f);
    const evaded = distinctDice(f.dice).flatMap((die) =>
      ways.length > 1 ? ways.map((evade) => ({ ...action, die, evade })) : ways.map(() => ({ ...action, die })),
    );
    return PRINTED_EVADE[f.range ?? 'close'].length > 0 ? evaded : [action, ...evaded];
  }
  if (type === 'redirect' && f.defendingZone) {
    const { zones, most } = redirectZones(g, f);
    return choicesUpTo(zones, most).map(([zone, ...also]) => ({
      ...action,
      zone: zone!,
      ...(also.length > 0 ? { also } : {}),
    }));
  }
  return [action];
};

/** Every choice of one to `most` zones, in their order. */
const choicesUpTo = (zones: readonly HullZone[], most: number): readonly (readonly HullZone[])[] => {
  const chosen: (readonly HullZone[])[] = [[]];
  for (const zone of zones) for (const few of [...chosen]) chosen.push([...few, zone]);
  return chosen.filter(({ length }) => length > 0 && length <= most);
};

/** DEF-11, DEF-12, DEF-13: what evade does at each range; a squadron's attack is made at distance 1. */
const PRINTED_EVADE: Readonly<Record<'close' | 'medium' | 'long', readonly ('cancel' | 'reroll')[]>> = {
  long: ['cancel'],
  medium: ['reroll'],
  close: [],
};

const evadeWays = (g: Game, { defender, range }: AttackFrame): readonly ('cancel' | 'reroll')[] =>
  value(g, 'evade', PRINTED_EVADE[range ?? 'close'], { unit: defender, range });

/** DEF-09: one hull zone beside the defending one, unless an effect says otherwise. */
const redirectZones = (g: Game, { defender, defendingZone }: AttackFrame): Values['redirect']['value'] => {
  const zones = ADJACENT_ZONES[defendingZone!];
  return value(g, 'redirect', { zones, most: 1 }, { unit: defender, zone: defendingZone! });
};

const againstSpending = (g: Game, unit: Unit, action: SpendDefenseToken, f: AttackFrame | null): readonly Verdict[] => {
  const { token: place } = action;
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
  against.push(...againstDie(g, f, type, action), ...againstZones(g, f, type, action));
  return against;
};

const againstDie = (
  g: Game,
  f: AttackFrame,
  type: DefenseTokenType,
  { die, evade }: SpendDefenseToken,
): readonly Verdict[] => {
  const ways = type === 'evade' && f.dice.length > 0 ? evadeWays(g, f) : [];
  const { range } = f;
  if (die === undefined) {
    // DEF-20: what only an effect allows need not be done.
    const must = ways.length > 0 && PRINTED_EVADE[range ?? 'close'].length > 0;
    return must || evade !== undefined ? [refuse('DEF-11', 'no-such-die', { range })] : [];
  }
  if (ways.length === 0) return [refuse(type === 'evade' ? 'DEF-13' : 'DEF-02', 'no-die-to-choose', { range })];
  if (!hasDie(f.dice, die)) return [refuse('DEF-11', 'no-such-die', { range })];
  const known = evade === undefined ? ways.length === 1 : ways.includes(evade);
  return known ? [] : [refuse('DEF-12', 'evade-how', { range, ways })];
};

const againstZones = (
  g: Game,
  f: AttackFrame,
  type: DefenseTokenType,
  { zone, also = [] }: SpendDefenseToken,
): readonly Verdict[] => {
  if (type !== 'redirect' || f.defendingZone === null)
    return zone === undefined && also.length === 0
      ? []
      : [refuse('DEF-02', 'no-zone-to-choose', { zone: zone ?? null })];
  const { zones, most } = redirectZones(g, f);
  const named = zone === undefined ? also : [zone, ...also];
  const wrong = named.find((each, i) => !zones.includes(each) || named.indexOf(each) !== i);
  if (zone === undefined || wrong) return [refuse('DEF-09', 'not-adjacent', { zone: wrong ?? null })];
  return named.length > most ? [refuse('DEF-09', 'too-many-zones', { most })] : [];
};

/** A token about to be spent. */
export const defenseTokenFrame = (
  attack: number,
  token: number,
  { die, evade, zones }: Pick<EffectPick, 'die' | 'evade' | 'zones'>,
): NewFrame => ({
  kind: 'defenseToken',
  step: 'spend',
  attack,
  token,
  die: die ?? null,
  evade: evade ?? null,
  zones: zones ?? [],
});

/** DEF-03, DEF-19: the token is spent; evade and scatter act on the dice at once, the others in step 5. */
export const defenseTokenModule: FrameModule<DefenseTokenFrame> = {
  steps: {
    spend: (g, f) => {
      const { defender, spent } = attackOf(g, f);
      return go('effect', {
        verbs: [
          { verb: 'spendDefenseToken', unit: defender, token: f.token },
          { verb: 'setFrame', depth: f.attack, fields: { spent: [...spent, f.token] } },
        ],
      });
    },
    effect: (g, f) => {
      const attack = attackOf(g, f);
      const set = (fields: Fields): Move => end([{ verb: 'setFrame', depth: f.attack, fields }]);
      const cancel = (remove: readonly Die[]): Move => end([{ verb: 'changeDice', attack: f.attack, remove, add: [] }]);
      switch (unitOf(g.state, attack.defender)!.defenseTokens[f.token]!.type) {
        case 'scatter':
          return cancel(attack.dice);
        case 'evade':
          if (!f.die) return end();
          return (f.evade ?? evadeWays(g, attack)[0]) === 'reroll'
            ? call(rerollFrame(f.attack, f.die), 'close')
            : cancel([f.die]);
        case 'brace':
          return set({ braced: true });
        case 'redirect':
          return set({ redirectTo: f.zones });
        case 'contain':
          return set({ contained: true });
      }
    },
    close: () => end(),
  },
};

const attackOf = (g: Game, f: DefenseTokenFrame): AttackFrame => g.state.frames[f.attack] as AttackFrame;
