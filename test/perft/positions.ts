import { act } from '../../src/state/actions.ts';
import { battle, die, fire, frontToFront, roll, run, upTo, VIC } from '../support/battle.ts';
import { CR90, NEBULON, type play, type ShipExtras, TIE, table, VICTORY, X_WING } from '../support/table.ts';

/** Twenty positions by name. Chance is keyed in; the game rests where the counting begins. */

type Game = ReturnType<typeof play>;

const CENTRE = { x: 900_000, y: 400_000, heading: 0 };
const IMPERIAL = 'imperial-ii-class-star-destroyer';
const A_WING = 'a-wing-squadron';
const Y_WING = 'y-wing-squadron';
const [CLOSE, MEDIUM, LONG] = [60_000, 150_000, 250_000];

/** A ship of p1 in the middle of an empty table that is about to move. */
const moving = (card: string, extras: ShipExtras): Game => {
  const game = table()
    .ship('p1', card, { pose: CENTRE, ...extras })
    .ship('p2', VICTORY, { pose: { x: 200_000, y: 800_000, heading: 0 } })
    .chance('explicit')
    .moving()
    .at('ship')
    .play();
  return upTo(game.do(act.activateShip('p1', `p1/${card}/1`)), 'determineCourse');
};

/** Squadrons around the middle of the table, p1's about to activate one. */
const dogfight = (...squadrons: readonly (readonly ['p1' | 'p2', string, number, number])[]): Game => {
  const built = table()
    .ship('p1', CR90, { pose: { x: 200_000, y: 100_000, heading: 0 } })
    .ship('p2', VICTORY, { pose: { x: 200_000, y: 800_000, heading: 0 } })
    .chance('explicit')
    .moving()
    .fighting()
    .at('squadron');
  for (const [owner, card, x, y] of squadrons)
    built.squadron(owner, card, { pose: { x: CENTRE.x + x, y: CENTRE.y + y, heading: 0 } });
  return built.play();
};

const sixRolled = roll(
  ['red', 'hit'],
  ['red', 'crit'],
  ['red', 'accuracy'],
  ['blue', 'hit'],
  ['blue', 'hit'],
  ['blue', 'accuracy'],
);
const threeRolled = roll(['red', 'hit'], ['red', 'crit'], ['red', 'doubleHit']);

export const POSITIONS: Readonly<Record<string, () => Game>> = {
  'CR90 at speed 4, about to move': () => moving(CR90, { speed: 4 }),
  'Nebulon-B at speed 3 with a Navigate dial': () => moving(NEBULON, { speed: 3, dials: ['navigate'] }),
  'CR90 at speed 1 with Navigate dial and token': () =>
    moving(CR90, { speed: 1, dials: ['navigate'], commandTokens: ['navigate'] }),
  'Imperial II at speed 3 with Thrust-Control Malfunction': () =>
    moving(IMPERIAL, { speed: 3, damage: [{ face: 'up', card: 'thrust-control-malfunction' }] }),
  'Victory at speed 0 on a debris field': () => {
    const game = table()
      .ship('p1', VICTORY, { pose: CENTRE, speed: 0 })
      .ship('p2', VICTORY, { pose: { x: 200_000, y: 800_000, heading: 0 } })
      .with({ obstacles: [{ obstacle: 'debris-field-1', pose: CENTRE }] })
      .chance('explicit')
      .moving()
      .at('ship')
      .play();
    return upTo(game.do(act.activateShip('p1', VIC)), 'determineCourse');
  },
  'Victory and CR90 bow to bow at close range': () => battle({ gap: CLOSE }),
  'Victory and CR90 side by side': () =>
    table()
      .ship('p1', VICTORY, { pose: CENTRE })
      .ship('p2', CR90, { pose: { ...CENTRE, x: CENTRE.x + 150_000, y: CENTRE.y + 40_000 } })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', VIC)),
  'Victory among three TIE Fighters': () =>
    battle({
      gap: 400_000,
      squadrons: [
        ['p2', TIE, 100_000, 0],
        ['p2', TIE, 140_000, 0],
        ['p2', TIE, 70_000, 90_000],
      ],
    }),
  'Obstructed attack, no die removed yet': () =>
    battle({ gap: MEDIUM, obstacles: [{ obstacle: 'asteroid-field-1', x: 0, y: 120_000 }] }).do(frontToFront),
  'Three red dice about to be rolled at a CR90': () => battle({ gap: LONG }).do(frontToFront),
  'Three red dice rolled, the CR90 spends tokens': () => run(battle({ gap: LONG }), frontToFront, threeRolled, 'p1'),
  'Six dice rolled with two accuracies': () => battle({ gap: MEDIUM }).do(frontToFront, sixRolled),
  'Six dice rolled, an Arquitens spends tokens': () => {
    const card = 'arquitens-class-light-cruiser';
    return run(battle({ gap: MEDIUM, card }), fire('front', `p2/${card}/1`, 'front'), sixRolled, 'p1');
  },
  'Tokens readied, exhausted and locked': () =>
    run(
      battle({ gap: LONG, defender: { defenseTokens: ['exhausted', 'readied', 'exhausted'] } }),
      frontToFront,
      roll(['red', 'hit'], ['red', 'crit'], ['red', 'accuracy']),
      act.spendAccuracy('p1', die('red', 'accuracy'), 1),
    ),
  'Concentrate Fire by dial and token': () =>
    battle({ gap: LONG, attacker: { dials: ['concentrateFire'], commandTokens: ['concentrateFire'] } }).do(
      act.done('p1'),
      frontToFront,
      threeRolled,
    ),
  'A critical on a hull without shields': () => {
    const attack = fire('front', `p2/${NEBULON}/1`, 'front');
    const game = battle({ gap: LONG, card: NEBULON, defender: { shields: { front: 0 }, dials: ['repair'] } });
    return upTo(game.do(attack, threeRolled), 'criticalEffect');
  },
  'Repair with six points': () => {
    const game = table()
      .ship('p1', VICTORY, {
        dials: ['repair'],
        commandTokens: ['repair'],
        shields: { front: 1, left: 3, right: 2, rear: 0 },
        damage: [{ face: 'down' }, { face: 'up', card: 'power-failure' }],
      })
      .ship('p2', CR90)
      .at('ship')
      .chance('explicit')
      .play();
    return upTo(game.do(act.activateShip('p1', VIC)), 'resolveCommands');
  },
  'The Command Phase of a CR90 and a Nebulon-B': () => table().ship('p1', CR90).ship('p2', NEBULON).play(),
  'X-wing and Y-wing against TIE and A-wing, all engaged': () =>
    dogfight(['p1', X_WING, 0, 0], ['p1', Y_WING, 0, 45_000], ['p2', TIE, 60_000, 0], ['p2', A_WING, 60_000, 45_000]),
  'A ram that two ships are equally close to': () => {
    const beside = (x: number) => ({ x: CENTRE.x + x, y: CENTRE.y + 160_000, heading: 0 });
    const game = table()
      .ship('p1', VICTORY, { pose: CENTRE, speed: 2 })
      .ship('p2', CR90, { pose: beside(40_000) })
      .ship('p2', CR90, { pose: beside(-40_000) })
      .chance('explicit')
      .moving()
      .at('ship')
      .play();
    return upTo(game.do(act.activateShip('p1', VIC)), 'determineCourse');
  },
};
