import type { EffectPick } from '../../state/actions.ts';
import type { Ship } from '../../state/state.ts';
import { COMMANDS, HULL_ZONES, opponentOf } from '../../state/vocabulary.ts';
import { damageCard, type Effect, type Scene } from '../card.ts';
import type { Verb } from '../verbs.ts';

/** The damage cards that act when they are dealt, and those that trouble the crew. */

const ofShip = (g: Scene): Ship => g.self as Ship;

/** An effect of the card that has just been dealt face up. */
const whenDealt = (
  effect: Omit<Effect<'damage.faceup'>, 'when'>,
): { readonly 'damage.faceup': Effect<'damage.faceup'> } => ({
  'damage.faceup': { ...effect, when: (g, it) => it.dealing?.damageCard === g.by },
});

const turnDown = (g: Scene): Verb => ({ verb: 'turnDownDamageCard', ship: g.self!.id, damageCard: g.by });

/** What to choose among, or a single empty pick when there is nothing: the card is turned face down all the same. */
const orNothing = (picks: readonly EffectPick[]): readonly EffectPick[] => (picks.length > 0 ? picks : [{}]);

/** The opponent who turns the dial sees what it showed. */
export const commNoise = damageCard({
  id: 'comm-noise',
  name: 'Comm Noise',
  trait: 'crew',
  count: 2,
  immediate: true,
  summary:
    'The opponent may slow the ship by one or set the command of its top dial; then the card is turned face down.',
  on: whenDealt({
    resolve: (g) => {
      const { speed, dials } = ofShip(g);
      const slower = speed > 0 ? [{ count: speed - 1 }] : [];
      const commands = dials.length > 0 ? COMMANDS.map((command) => ({ command })) : [];
      return [
        { verb: 'ask', player: opponentOf(g.owner), picks: [{}, ...slower, ...commands] },
        { verb: 'continue', at: 'chosen' },
        turnDown(g),
      ];
    },
    steps: {
      chosen: (g, _it, got) => {
        const { count, command } = got as EffectPick;
        const [ship, by] = [g.self!.id, opponentOf(g.owner)];
        if (count !== undefined) return [{ verb: 'turnSpeedDial', ship, to: count, by }];
        if (command === undefined) return [];
        return [
          { verb: 'showDial', ship, place: 0, to: by },
          { verb: 'changeDial', ship, place: 0, command, by },
        ];
      },
    },
  }),
});

export const crewPanic = damageCard({
  id: 'crew-panic',
  name: 'Crew Panic',
  trait: 'crew',
  count: 2,
  immediate: false,
  summary: 'Before each reveal the ship suffers one damage or loses that dial and reveals none this round.',
  on: {
    'ship.beforeReveal': {
      when: (g, it) =>
        it.ship === g.self!.id && ofShip(g).dials.length > 0 && !g.banned('revealDial', { ship: it.ship }),
      choose: () => [{ count: 1 }, { count: 0 }],
      resolve: (g, it, { count }) =>
        count === 1
          ? [{ verb: 'suffer', ship: it.ship, zone: null, points: 1 }]
          : [{ verb: 'discardTopDial', ship: it.ship }, g.lasting('noReveal', 'round', it.ship)],
    },
  },
  lasting: { noReveal: { bans: { revealDial: { rule: 'CMD-26', when: (g, { ship }) => ship === g.note } } } },
});

export const injuredCrew = damageCard({
  id: 'injured-crew',
  name: 'Injured Crew',
  trait: 'crew',
  count: 4,
  immediate: true,
  summary: 'Its owner discards one of its defense tokens; then the card is turned face down.',
  on: whenDealt({
    choose: (g) =>
      orNothing(
        ofShip(g).defenseTokens.flatMap(({ readiness }, count) => (readiness === 'discarded' ? [] : [{ count }])),
      ),
    resolve: (g, _it, { count }) => [
      ...(count === undefined ? [] : [{ verb: 'discardDefenseToken', unit: g.self!.id, token: count } as const]),
      turnDown(g),
    ],
  }),
});

export const lifeSupportFailure = damageCard({
  id: 'life-support-failure',
  name: 'Life Support Failure',
  trait: 'crew',
  count: 2,
  immediate: false,
  summary: 'All command tokens are lost, and none can be had.',
  values: { commandTokenLimit: { stage: 'limit', apply: (limit, g, { ship }) => (ship === g.self!.id ? 0 : limit) } },
  on: whenDealt({
    resolve: (g) =>
      ofShip(g).commandTokens.map((command) => ({ verb: 'discardCommandToken', ship: g.self!.id, command })),
  }),
});

export const projectorMisaligned = damageCard({
  id: 'projector-misaligned',
  name: 'Projector Misaligned',
  trait: 'ship',
  count: 2,
  immediate: true,
  summary:
    'The hull zone with the most shields loses them all, the owner choosing among equals; then the card is turned face down.',
  on: whenDealt({
    choose: (g) => {
      const { shields } = ofShip(g);
      const most = Math.max(...HULL_ZONES.map((zone) => shields[zone]));
      return orNothing(most === 0 ? [] : HULL_ZONES.filter((zone) => shields[zone] === most).map((zone) => ({ zone })));
    },
    resolve: (g, _it, { zone }) => [
      ...Array.from(
        { length: zone ? ofShip(g).shields[zone] : 0 },
        (): Verb => ({
          verb: 'loseShield',
          ship: g.self!.id,
          zone: zone!,
        }),
      ),
      turnDown(g),
    ],
  }),
});

export const shieldFailure = damageCard({
  id: 'shield-failure',
  name: 'Shield Failure',
  trait: 'ship',
  count: 2,
  immediate: true,
  summary: 'The opponent may take one shield each from up to two hull zones; then the card is turned face down.',
  on: whenDealt({
    resolve: (g) => [
      { verb: 'ask', player: opponentOf(g.owner), picks: zonesBut(null) },
      { verb: 'continue', at: 'first' },
      turnDown(g),
    ],
    steps: {
      first: (g, _it, got) => {
        const { zone } = got as EffectPick;
        if (!zone) return [];
        return [
          { verb: 'loseShield', ship: g.self!.id, zone },
          { verb: 'ask', player: opponentOf(g.owner), picks: zonesBut(zone) },
          { verb: 'continue', at: 'second' },
        ];
      },
      second: (g, _it, got) => {
        const { zone } = got as EffectPick;
        return zone ? [{ verb: 'loseShield', ship: g.self!.id, zone }] : [];
      },
    },
  }),
});

const zonesBut = (taken: string | null): readonly EffectPick[] => [
  {},
  ...HULL_ZONES.filter((zone) => zone !== taken).map((zone) => ({ zone })),
];

export const structuralDamage = damageCard({
  id: 'structural-damage',
  name: 'Structural Damage',
  trait: 'ship',
  count: 8,
  immediate: true,
  summary: 'One more facedown damage card is dealt; then the card is turned face down.',
  on: whenDealt({
    resolve: (g) => [{ verb: 'dealDamage', ship: g.self!.id, face: 'down' }, turnDown(g)],
  }),
});
