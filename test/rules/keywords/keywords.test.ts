import { describe, expect, test } from 'vitest';
import { KEYWORDS, type SquadronCard, squadron } from '../../../src/content/card.ts';
import { standardContent } from '../../../src/content/content.ts';
import { KEYWORD_CARDS } from '../../../src/content/keywords/index.ts';
import { act } from '../../../src/state/actions.ts';
import { activate, skies, to } from '../../support/skies.ts';
import { X_WING } from '../../support/table.ts';

describe('keywords', () => {
  test('[KEY-01] there are thirteen, and no other on any card', () => {
    expect(KEYWORDS).toHaveLength(13);
    const used = new Set(
      Object.values(standardContent().squadrons).flatMap(({ keywords }) => keywords.map(({ name }) => name)),
    );
    for (const name of used) expect(KEYWORDS).toContain(name);
  });

  test('[KEY-02] what a keyword offers in a window may be declined; what it forbids or is, nobody is asked about', () => {
    for (const { id, on } of KEYWORD_CARDS)
      for (const effect of Object.values(on ?? {})) expect(effect, id).toMatchObject({ optional: true });
    const asked = KEYWORD_CARDS.filter(({ on }) => on).map(({ id }) => id);
    for (const name of ['bomber', 'escort', 'grit', 'heavy', 'intel', 'relay', 'rogue', 'snipe'])
      expect(asked).not.toContain(name);
  });

  const ace = (optional: boolean): SquadronCard =>
    squadron({
      id: 'ace',
      name: 'Ace',
      squadronType: 'x-wing',
      unique: true,
      faction: 'rebel',
      cost: 20,
      speed: 3,
      hull: 5,
      antiSquadron: { red: 0, blue: 4, black: 0 },
      battery: { red: 1, blue: 0, black: 0 },
      keywords: [],
      defenseTokens: [],
      on: {
        'squadron.afterMove': {
          ...(optional ? { optional } : {}),
          when: (g, it) => it.squadron === g.self!.id,
          resolve: (g) => [{ verb: 'suffer', ship: g.self!.id, zone: null, points: 1 }],
        },
      },
    });
  const flown = (card: SquadronCard, id: string) =>
    skies(
      [
        ['p1', 'ace', 0, 0],
        ['p1', X_WING, 100_000, 0],
      ],
      { cards: [card] },
    ).do(activate(id), act.moveSquadron('p1', id, id.includes('ace') ? to(10_000, 10_000) : to(110_000, 10_000)));

  test('[KEY-28, TIME-08] a squadron’s own text is compulsory unless it says may', () => {
    const must = flown(ace(false), 'p1/ace/1');
    expect(must.state.units['p1/ace/1']).toMatchObject({ hull: 4 });
    const may = flown(ace(true), 'p1/ace/1');
    expect(may.legal()).toEqual([act.useEffect('p1', 'p1/ace/1'), act.done('p1')]);
    expect(may.do(act.done('p1')).state.units['p1/ace/1']).toMatchObject({ hull: 5 });
  });

  test('[KEY-28] and is about that squadron alone', () => {
    const game = flown(ace(false), `p1/${X_WING}/1`);
    expect(game.trace('hullLost')).toEqual([]);
  });
});
