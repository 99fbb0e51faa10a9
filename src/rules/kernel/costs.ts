import type { Cost, Effect } from '../../content/card.ts';
import type { InstantVerb, Verb } from '../../content/verbs.ts';
import type { EffectPick } from '../../state/actions.ts';
import { distinctDice } from '../../state/dice.ts';
import type { AttackFrame, Frame } from '../../state/frames.ts';
import { unitOf } from '../../state/selectors.ts';
import type { Ship, Source, Unit } from '../../state/state.ts';
import { HULL_ZONES, type HullZone, type Readiness } from '../../state/vocabulary.ts';
import type { Game } from './game.ts';

/** What effects cost: every way to pay, as the part of a pick that names it, and the verbs that pay. */

export const costsOf = ({ cost }: Effect): readonly Cost[] =>
  cost === undefined ? [] : Array.isArray(cost) ? (cost as readonly Cost[]) : [cost as Cost];

/** UPG-05: whether the card itself is to be exhausted or discarded. */
export const costsCard = (effect: Effect): boolean =>
  costsOf(effect).some((cost) => cost === 'exhaust' || cost === 'discard');

/** Whether the upgrade of a source is readied; null for a source that is no upgrade. */
export const readinessOf = (g: Game, source: Source): Readiness | null => {
  const unit = payerOf(g, source);
  if (unit?.kind !== 'ship') return null;
  return unit.upgrades.find((upgrade) => upgrade.id === source.by)?.readiness ?? null;
};

/** All ways to pay for an effect that is about a frame; none if it cannot be paid. */
export const waysToPay = (g: Game, source: Source, effect: Effect, it: Frame): readonly EffectPick[] =>
  costsOf(effect).reduce<readonly EffectPick[]>(
    (ways, cost) => {
      const more = waysOf(g, source, cost, it);
      return ways.flatMap((way) => more.map((each) => ({ ...way, ...each })));
    },
    [{}],
  );

const waysOf = (g: Game, source: Source, cost: Cost, it: Frame): readonly EffectPick[] => {
  if (typeof cost === 'string') return readinessOf(g, source) === 'readied' ? [{}] : [];
  // Dice are the attack's, also for a card that no unit carries.
  if (cost.spend === 'die')
    return distinctDice((it as AttackFrame).dice)
      .filter((die) => cost.when?.(die) ?? true)
      .map((die) => ({ die }));
  const unit = payerOf(g, source);
  if (!unit) return [];
  switch (cost.spend) {
    case 'commandToken':
      return unit.kind === 'ship' ? unit.commandTokens.map((token) => ({ token })) : [];
    case 'shields':
      return unit.kind === 'ship' ? shieldsUpTo(unit, cost.most).map((zones) => ({ zones })) : [];
    case 'defenseToken':
      return unit.defenseTokens.flatMap(({ type, readiness }, defenseToken) =>
        readiness !== 'discarded' && cost.types.includes(type) ? [{ defenseToken }] : [],
      );
  }
};

const payerOf = (g: Game, source: Source): Unit | null => (source.unit === null ? null : unitOf(g.state, source.unit));

/** Every choice of one to `most` shields, each named by its hull zone, in the order of the zones. */
const shieldsUpTo = ({ shields }: Ship, most: number): readonly (readonly HullZone[])[] => {
  let chosen: readonly (readonly HullZone[])[] = [[]];
  for (const zone of HULL_ZONES)
    chosen = chosen.flatMap((zones) =>
      Array.from({ length: Math.min(shields[zone], most - zones.length) + 1 }, (_, more) => [
        ...zones,
        ...Array.from({ length: more }, () => zone),
      ]),
    );
  return chosen.filter(({ length }) => length > 0);
};

/** The verbs that pay: at once, but for command tokens, which effects answer to when they are spent. */
export const paymentOf = (
  source: Source,
  effect: Effect,
  pick: EffectPick,
  about: number,
): { readonly now: readonly InstantVerb[]; readonly slow: readonly Verb[] } => {
  const now: InstantVerb[] = [];
  const slow: Verb[] = [];
  for (const cost of costsOf(effect)) {
    if (cost === 'exhaust') now.push({ verb: 'exhaustUpgrade', upgrade: source.by });
    else if (cost === 'discard') now.push({ verb: 'discardUpgrade', upgrade: source.by });
    else if (cost.spend === 'commandToken') slow.push({ verb: 'spendToken', ship: source.unit!, command: pick.token! });
    else if (cost.spend === 'shields')
      now.push(...pick.zones!.map((zone) => ({ verb: 'loseShield', ship: source.unit!, zone }) as const));
    else if (cost.spend === 'die') now.push({ verb: 'changeDice', attack: about, remove: [pick.die!], add: [] });
    else now.push({ verb: 'spendDefenseToken', unit: source.unit!, token: pick.defenseToken! });
  }
  return { now, slow };
};
