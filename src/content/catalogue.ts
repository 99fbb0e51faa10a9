import { compareText, deepFreeze } from '../state/json.ts';
import type { CardBase, ObjectiveCard, Part, ShipCard, SquadronCard, UpgradeCard } from './card.ts';
import { type Content, standardContent } from './content.ts';

/** A card as a fleet builder sees it: its facts as plain JSON, and whether games can be played with it. */
export type Listed<C> = Omit<C, keyof Part | 'lasting'> & { readonly implemented: boolean };

/** Every card that a fleet can name, each list in the order of ids. */
export interface Catalogue {
  readonly ships: readonly Listed<ShipCard>[];
  readonly squadrons: readonly Listed<SquadronCard>[];
  readonly upgrades: readonly Listed<UpgradeCard>[];
  readonly objectives: readonly Listed<ObjectiveCard>[];
}

const catalogues = new WeakMap<Content, Catalogue>();

/** Every card that a fleet can name, with its facts; `implemented` ones can be played with. By default of the 2018 game. */
export const catalogue = (content: Content = standardContent()): Catalogue => {
  const known = catalogues.get(content);
  if (known) return known;
  const { unwritten } = content;
  const made = deepFreeze({
    ships: listed(content.ships, {}),
    squadrons: listed(content.squadrons, unwritten.squadrons),
    upgrades: listed(content.upgrades, unwritten.upgrades),
    objectives: listed(content.objectives, unwritten.objectives),
  });
  catalogues.set(content, made);
  return made;
};

type ById<C> = { readonly [id: string]: C };

const listed = <C extends CardBase>(written: ById<C>, unwritten: ById<C>): readonly Listed<C>[] =>
  [
    ...Object.values(written).map((card) => withoutHooks(card, true)),
    ...Object.values(unwritten).map((card) => withoutHooks(card, false)),
  ].sort((a, b) => compareText(a.id, b.id));

const withoutHooks = <C extends CardBase>(card: C, implemented: boolean): Listed<C> & { readonly id: string } => {
  const { values, bans, on, lasting, ...facts } = card;
  return { ...facts, implemented };
};
