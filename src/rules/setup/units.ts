import type { Content } from '../../content/content.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { DamageDeck, Ship, Squadron, UnitId } from '../../state/state.ts';
import type { Player, Side } from '../../state/vocabulary.ts';

/** Units and decks as they come out of the box. */

/** SETUP-09: owner, card and number of the copy. */
export const unitId = (owner: Player, card: string, copy: number): UnitId => `${owner}/${card}/${copy}`;

/** SETUP-05, SETUP-07: full shields, printed defense tokens, all readied; SETUP-31: no dials and no tokens. */
export const freshShip = (
  content: Content,
  owner: Player,
  card: string,
  copy: number,
  place: { readonly pose: Pose | null; readonly speed: number },
): Ship => {
  const facts = content.ships[card]!;
  return {
    kind: 'ship',
    id: unitId(owner, card, copy),
    owner,
    card,
    status: 'inPlay',
    pose: place.pose,
    defenseTokens: facts.defenseTokens.map((type) => ({ type, readiness: 'readied' })),
    speed: place.speed,
    shields: {
      front: facts.shields.front,
      left: facts.shields.left,
      right: facts.shields.right,
      rear: facts.shields.rear,
    },
    dials: [],
    openDials: [],
    spentDials: [],
    commandTokens: [],
    raidTokens: [],
    damage: [],
    upgrades: [],
    activated: false,
  };
};

/** SETUP-05, SETUP-06: full hull, slider on the side of the initiative token. */
export const freshSquadron = (
  content: Content,
  owner: Player,
  card: string,
  copy: number,
  place: { readonly pose: Pose | null; readonly slider: Side },
): Squadron => {
  const facts = content.squadrons[card]!;
  return {
    kind: 'squadron',
    id: unitId(owner, card, copy),
    owner,
    card,
    status: 'inPlay',
    pose: place.pose,
    defenseTokens: facts.defenseTokens.map((type) => ({ type, readiness: 'readied' })),
    hull: facts.hull,
    slider: place.slider,
  };
};

/** SETUP-29: all cards, none of them seen. */
export const freshDeck = (content: Content): DamageDeck => {
  const unseen: Record<string, number> = {};
  let size = 0;
  for (const { id, count } of Object.values(content.damageCards)) {
    unseen[id] = count;
    size += count;
  }
  return { size, top: [], unseen: [unseen], discard: [], drawn: 0 };
};
