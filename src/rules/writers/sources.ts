import { cardKey, KEYWORDS, type KeywordCard, type Part } from '../../content/card.ts';
import type { Content } from '../../content/content.ts';
import type { GameState, Lasting, Source, Unit, UnitId } from '../../state/state.ts';
import { PLAYERS, type Player } from '../../state/vocabulary.ts';
import { cardOf, compareSources, sourcesOf } from '../kernel/hooks.ts';
import type { Writable } from './writer.ts';

/**
 * Keeps `active`, the list of cards in play for each hook, as cards come and go. It is always replaced and never changed, so that
 * copies of a state share it.
 */

type Active = { readonly [hook: string]: readonly Source[] };

const become = (draft: Writable, active: Active): void => {
  (draft as { active: Active }).active = active;
};

const list = (draft: Writable, content: Content, part: Part, from: Omit<Source, 'n'>): void => {
  const listed = sourcesOf(part, from);
  if (listed.length === 0) return;
  const active: { [hook: string]: readonly Source[] } = { ...(draft.active as Active) };
  for (const { hook, source } of listed)
    active[hook] = [...(active[hook] ?? []), source].sort((a, b) => compareSources(content, hook, a, b));
  become(draft, active);
};

/** Takes everything of one component off the list. */
export const unlist = (draft: Writable, by: string): void => {
  const active = draft.active as Active;
  if (!Object.values(active).some((sources) => sources.some((source) => source.by === by))) return;
  const rest: { [hook: string]: readonly Source[] } = {};
  for (const hook of Object.keys(active)) {
    const sources = active[hook]!.filter((source) => source.by !== by);
    if (sources.length > 0) rest[hook] = sources;
  }
  become(draft, rest);
};

/** Lists a unit with all its cards that are face up. */
export const listUnit = (draft: Writable, unit: Unit, content: Content): void => {
  const carried = { part: '', owner: unit.owner, unit: unit.id, note: null };
  const key = cardKey(unit.kind, unit.card);
  list(draft, content, cardOf(content, key), { by: unit.id, card: key, ...carried });
  if (unit.kind === 'squadron') {
    for (const name of KEYWORDS) {
      const card = cardKey('keyword', name);
      const facts = content.cards[card] as KeywordCard | undefined;
      const printed = content.squadrons[unit.card]!.keywords.some((each) => each.name === name);
      if (facts && (printed || facts.grantable))
        list(draft, content, facts, { by: `${unit.id}/${name}`, card, ...carried });
    }
    return;
  }
  for (const upgrade of unit.upgrades)
    if (upgrade.readiness !== 'discarded') {
      const card = cardKey('upgrade', upgrade.card);
      list(draft, content, cardOf(content, card), { by: upgrade.id, card, ...carried });
    }
  for (const damage of unit.damage)
    if (damage.face === 'up' && damage.card !== null)
      listDamageCard(draft, unit.owner, unit.id, damage.id, damage.card, content);
};

/** Lists a faceup damage card of a ship. */
export const listDamageCard = (
  draft: Writable,
  owner: Player,
  ship: UnitId,
  id: string,
  face: string,
  content: Content,
): void => {
  const card = cardKey('damage', face);
  list(draft, content, cardOf(content, card), { by: id, card, part: '', owner, unit: ship, note: null });
};

/** Lists the objective: its effects once for each player (OBJ-02), the values and bans that it sets once. */
export const listObjective = (draft: Writable, objective: string, content: Content): void => {
  const card = cardKey('objective', objective);
  const { on, ...others } = cardOf(content, card);
  const from = (owner: Player) => ({ by: `${owner}/objective`, card, part: '', owner, unit: null, note: null });
  list(draft, content, others, from(PLAYERS[0]));
  if (on) for (const owner of PLAYERS) list(draft, content, { on }, from(owner));
};

export const listLasting = (draft: Writable, lasting: Lasting, content: Content): void => {
  const part = cardOf(content, lasting.card).lasting?.[lasting.part];
  if (!part) throw new Error(`card ${lasting.card} has no lasting part ${lasting.part}`);
  const { id: by, card, part: name, owner, note } = lasting;
  list(draft, content, part, { by, card, part: name, owner, unit: null, note });
};

/** The list made anew from everything in play: what the list that is kept must always equal. */
export const relist = (draft: Writable, content: Content): void => {
  const { roster, units, lasting, objective } = draft as unknown as GameState;
  become(draft, {});
  for (const id of roster) listUnit(draft, units[id]!, content);
  if (objective !== null) listObjective(draft, objective, content);
  for (const each of lasting) listLasting(draft, each, content);
};
