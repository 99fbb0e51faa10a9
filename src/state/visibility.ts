import type { Event } from './events.ts';
import type { PendingDials } from './frames.ts';
import type { DamageCard, Dial, TopCard } from './state.ts';
import type { Player } from './vocabulary.ts';

/**
 * Who sees which hidden value: the one table that `viewFor`, `eventsFor` and `determinize` go by (INFO-03, FAQ-INFO-08). All that
 * is not in it is open to both players, but for the generator, which nobody sees.
 */
export const SEES = {
  /** CMD-08: the owner, and whoever an effect showed it to. */
  dial: (player: Player, dial: Pick<Dial, 'seenBy'>): boolean => dial.seenBy.includes(player),
  /** INFO-05: nobody looks at a facedown card, not even one that was face up before. */
  damageCard: (_player: Player, card: Pick<DamageCard, 'face'>): boolean => card.face === 'up',
  /** Whoever looked at it and put it back. */
  topCard: (player: Player, card: Pick<TopCard, 'seenBy'>): boolean => card.seenBy.includes(player),
  /** CMD-01: a command on a facedown dial is known to whoever chose it until the dial is revealed. */
  chosenCommands: (player: Player, chosen: Pick<PendingDials, 'player'>): boolean => chosen.player === player,
  /** INFO-07, SETUP-13: one's own objective cards, and those that the first player picks from. */
  objectives: (player: Player, owner: Player, firstPlayer: Player | null): boolean =>
    player === owner || player === firstPlayer,
  /** SETUP-14: whoever drew the cards looks at them. */
  drawnObjectives: (player: Player, firstPlayer: Player | null): boolean => player !== firstPlayer,
  /** What an event shows, it shows to those it names. */
  shown: (player: Player, event: { readonly shownTo: readonly Player[] }): boolean => event.shownTo.includes(player),
};

/** Events as one player may know them: none left out, what the player cannot see is null. */
export const eventsFor = (events: readonly Event[], player: Player): Event[] =>
  events.map((event) => {
    switch (event.type) {
      case 'dialsAssigned':
        return SEES.chosenCommands(player, event) ? event : { ...event, commands: null };
      case 'effectUsed':
        return !event.secret || SEES.chosenCommands(player, event) ? event : { ...event, pick: null };
      case 'dialChanged':
        return SEES.dial(player, event) ? event : { ...event, command: null };
      case 'dialShown':
        return SEES.shown(player, event) ? event : { ...event, command: null };
      case 'objectivesShown':
        return SEES.shown(player, event) ? event : { ...event, objectives: null };
      case 'damageCardShown':
      case 'topCardShown':
        return SEES.shown(player, event) ? event : { ...event, card: null };
      default:
        return event;
    }
  });
