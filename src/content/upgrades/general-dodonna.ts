import type { EffectPick } from '../../state/actions.ts';
import { deckOf } from '../../state/selectors.ts';
import { upgrade } from '../card.ts';

/** The cards on top are known to his player alone; which of them stays is said by its place. */
export const generalDodonna = upgrade({
  id: 'general-dodonna',
  name: 'General Dodonna',
  type: 'commander',
  cost: 20,
  unique: true,
  faction: 'rebel',
  summary:
    'Before an enemy ship is dealt a faceup damage card, his player may look at four cards, choose it, and discard the others.',
  on: {
    'damage.beforeFaceup': {
      scope: 'enemy',
      resolve: (g, it) => [
        { verb: 'lookAtDeck', deck: deckOf(g.state, it.dealing!.ship), player: g.owner, count: 4 },
        { verb: 'continue', at: 'seen' },
      ],
      steps: {
        seen: (g, it) => {
          const { top } = g.state.decks[deckOf(g.state, it.dealing!.ship)]!;
          return [
            { verb: 'ask', player: g.owner, picks: top.map((_, count) => ({ count })) },
            { verb: 'continue', at: 'chosen' },
          ];
        },
        chosen: (g, it, got) => {
          const deck = deckOf(g.state, it.dealing!.ship);
          const places = g.state.decks[deck]!.top.map((_, place) => place);
          const others = places.filter((place) => place !== (got as EffectPick | null)?.count);
          return others.reverse().map((place) => ({ verb: 'discardTopCard', deck, place }) as const);
        },
      },
    },
  },
});
