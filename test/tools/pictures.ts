/** The pictures of docs/render.md: worked examples of the rules and what the module can draw, each from a position of a game. */

import {
  type Action,
  act,
  createGame,
  explainAttack,
  type GameState,
  headingFromDegrees,
  legalRegion,
  type Pose,
  type Position,
  step,
  umFromMm,
} from '../../src/index.ts';
import { renderAttack, renderPosition } from '../../src/render/index.ts';

const at = (xMm: number, yMm: number, degrees = 0): Pose => ({
  x: umFromMm(xMm),
  y: umFromMm(yMm),
  heading: headingFromDegrees(degrees),
});

const VICTORY = 'victory-ii-class-star-destroyer';
const CR90 = 'cr90-corvette-a';
const NEBULON = 'nebulon-b-escort-frigate';
const X_WING = 'x-wing-squadron';
const TIE = 'tie-fighter-squadron';

const VIC = `p2/${VICTORY}/1`;
const COR = `p1/${CR90}/1`;
const NEB = `p1/${NEBULON}/1`;

const game = (position: Position): GameState => {
  const made = createGame({ position, seed: 1 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

const play = (state: GameState, ...actions: readonly Action[]): GameState =>
  actions.reduce((before, action) => {
    const played = step(before, action);
    if (!played.ok) throw new Error(JSON.stringify(played.verdict));
    return played.state;
  }, state);

/** A Victory of p2 in the middle of the table and a CR90 of p1 somewhere about it, as the booklet's examples have them. */
const duel = (x: number, y: number, degrees: number, more: Partial<Position> = {}): GameState =>
  game({
    ships: [
      { owner: 'p2', card: VICTORY, pose: at(600, 400) },
      { owner: 'p1', card: CR90, pose: at(600 + x, 400 + y, degrees), speed: 2 },
      ...(more.ships ?? []),
    ],
    squadrons: more.squadrons ?? [],
    obstacles: more.obstacles ?? [],
  });

/** Every picture by the name of its file. */
export const PICTURES: Readonly<Record<string, () => string>> = {
  'learning-scenario': () => {
    const made = createGame({ scenario: 'learning', seed: 1 });
    if (!made.ok) throw new Error('no game');
    return renderPosition(made.value, { title: 'The opening of the learning scenario' });
  },

  battle: () =>
    renderPosition(BATTLE(), {
      title: 'A battle in round 3',
      around: { minX: umFromMm(380), minY: umFromMm(90), maxX: umFromMm(1480), maxY: umFromMm(740) },
    }),

  'ex-03-course': () => {
    const state = game({
      ships: [
        { owner: 'p1', card: NEBULON, pose: at(500, 200), speed: 3 },
        { owner: 'p2', card: CR90, pose: at(1500, 800) },
      ],
    });
    return renderPosition(state, {
      around: { minX: umFromMm(300), minY: umFromMm(140), maxX: umFromMm(720), maxY: umFromMm(480) },
      courses: [{ ship: NEB, clicks: [0, 1, -2], side: 'left' }],
      caption: [
        'Determine course (EX-03, EX-04)',
        'A Nebulon-B at speed 3 may not turn the first joint, turns the second by one click and the third by two. On its right side the tool would lie under the ship at the end, so it is laid on the left (MOVE-07).',
      ],
    });
  },

  'ex-05-squadron-move': () => {
    const state = game({
      phase: 'squadron',
      ships: [
        { owner: 'p1', card: CR90, pose: at(640, 430, 20) },
        { owner: 'p2', card: CR90, pose: at(1500, 800) },
      ],
      squadrons: [
        { owner: 'p1', card: X_WING, pose: at(500, 400) },
        { owner: 'p1', card: X_WING, pose: at(400, 470) },
      ],
    });
    const moving = play(state, act.activateSquadron('p1', `p1/${X_WING}/1`));
    const region = legalRegion(moving);
    if (!region) throw new Error('no region');
    return renderPosition(moving, {
      around: { minX: umFromMm(260), minY: umFromMm(170), maxX: umFromMm(780), maxY: umFromMm(630) },
      region: region.outline,
      caption: [
        'A squadron’s move (EX-05)',
        'The centre of an X-wing of speed 3 may be put anywhere in the tinted area: up to the end of the distance 3 band (SQM-01), and on no other base.',
      ],
    });
  },

  'ex-06-measuring': () => {
    const state = duel(-176, -44, 100, {
      squadrons: [{ owner: 'p1', card: X_WING, pose: at(600 - 60, 400 + 80) }],
    });
    const left = { attacker: VIC, zone: 'left' } as const;
    return renderPosition(state, {
      around: [VIC, COR, `p1/${X_WING}/1`],
      marginMm: 60,
      status: false,
      arcs: [{ unit: VIC, zone: 'left' }],
      bands: [{ unit: VIC, zone: 'left' }],
      ranges: [
        { ...left, defender: COR, defendingZone: 'left' },
        { ...left, defender: COR, defendingZone: 'front' },
      ],
      caption: [
        'Measuring arcs and range (EX-06, EX-07, EX-08)',
        'The CR90’s front hull zone is at close range of the Victory’s left arc, its left hull zone at medium range at the same time. The X-wing is close but outside the left arc.',
      ],
    });
  },

  'ex-13-over-squadrons': () =>
    renderPosition(OVER_SQUADRONS(), {
      around: { minX: umFromMm(430), minY: umFromMm(180), maxX: umFromMm(770), maxY: umFromMm(470) },
      courses: [{ ship: COR, clicks: [0, 0], side: 'left' }],
      caption: [
        'Overlapping squadrons, before (EX-13)',
        'A CR90 at speed 2 will end over an X-wing and a TIE fighter. It moves all the same; the squadrons are put aside (OVL-01).',
      ],
    }),

  'ex-13-placing-squadrons': () => {
    const before = OVER_SQUADRONS();
    // It keeps its dial, resolves no command and attacks nobody.
    const moved = play(
      before,
      act.activateShip('p1', COR),
      act.done('p1'),
      act.done('p1'),
      act.done('p1'),
      act.executeManeuver('p1', COR, [0, 0], 'left'),
    );
    const region = legalRegion(moved);
    if (!region) throw new Error('no region');
    return renderPosition(moved, {
      around: { minX: umFromMm(430), minY: umFromMm(240), maxX: umFromMm(770), maxY: umFromMm(530) },
      region: region.outline,
      caption: [
        'Overlapping squadrons, after (EX-13)',
        'The player who did not move the ship puts both squadrons back, each touching it: the centre of a base goes on the thick line (OVL-03).',
      ],
    });
  },

  'ex-14-over-a-ship': () => {
    const state = game({
      ships: [
        { owner: 'p1', card: CR90, pose: at(600, 200), speed: 2 },
        { owner: 'p2', card: VICTORY, pose: at(610, 385, 90) },
      ],
    });
    return renderPosition(state, {
      around: { minX: umFromMm(450), minY: umFromMm(130), maxX: umFromMm(820), maxY: umFromMm(470) },
      courses: [
        { ship: COR, clicks: [1, 2], side: 'right' },
        { ship: COR, clicks: [1], side: 'right', tool: false },
      ],
      caption: [
        'Overlapping a ship (EX-14)',
        'At speed 2 the CR90 would end on the Victory. It is set down at speed 1 instead, with the first joint as it is (OVL-06), and both ships are dealt a facedown damage card (OVL-09).',
      ],
    });
  },

  'ex-15-line-of-sight': () => {
    const xWing = `p1/${X_WING}/1`;
    const state = duel(-71, 132, 200, { squadrons: [{ owner: 'p1', card: X_WING, pose: at(640, 550) }] });
    const front = { attacker: VIC, zone: 'front' } as const;
    return renderPosition(state, {
      around: [VIC, COR, xWing],
      marginMm: 50,
      status: false,
      targetingPoints: true,
      arcs: [{ unit: VIC, zone: 'front' }],
      sight: [
        { ...front, defender: COR, defendingZone: 'front' },
        { ...front, defender: COR, defendingZone: 'left' },
        { ...front, defender: COR, defendingZone: 'rear' },
        { ...front, defender: xWing },
      ],
      caption: [
        'Line of sight (EX-15, EX-16, EX-17)',
        'From its front targeting point the Victory sees the CR90’s front and left hull zones and the X-wing. The line to the rear hull zone runs through the left one: no line of sight (LOS-03).',
      ],
    });
  },

  'ex-18-obstruction': () => {
    const xWing = `p1/${X_WING}/1`;
    const state = duel(75, 165, 30, {
      ships: [{ owner: 'p1', card: NEBULON, pose: at(560, 660, 90) }],
      squadrons: [{ owner: 'p1', card: X_WING, pose: at(745, 670) }],
      obstacles: [{ obstacle: 'asteroid-field-2', pose: at(580, 550) }],
    });
    const front = { attacker: VIC, zone: 'front' } as const;
    return renderPosition(state, {
      around: [VIC, COR, NEB, xWing],
      marginMm: 50,
      status: false,
      targetingPoints: true,
      sight: [
        { ...front, defender: xWing },
        { ...front, defender: NEB, defendingZone: 'right' },
      ],
      caption: [
        'Obstruction (EX-18, EX-19)',
        'The line to the X-wing passes over the CR90, the line to the Nebulon-B’s right hull zone over an asteroid field. Both attacks are obstructed: one die less (OBS-01, OBS-02).',
      ],
    });
  },

  'ex-20-range-blocked': () => {
    const state = duel(-184, 7, 55);
    const report = explainAttack(state, { attacker: COR, zone: 'front', defender: VIC, defendingZone: 'rear' });
    return renderAttack(state, report);
  },

  attack: () => {
    const state = game({
      ships: [
        { owner: 'p1', card: VICTORY, pose: at(600, 200, 10) },
        { owner: 'p2', card: CR90, pose: at(690, 420, 120) },
      ],
      obstacles: [{ obstacle: 'asteroid-field-2', pose: at(650, 330) }],
    });
    return renderAttack(
      state,
      explainAttack(state, {
        attacker: `p1/${VICTORY}/1`,
        zone: 'front',
        defender: `p2/${CR90}/1`,
        defendingZone: 'front',
      }),
    );
  },

  reach: () => {
    const state = game({
      ships: [
        { owner: 'p1', card: CR90, pose: at(430, 140), speed: 3 },
        { owner: 'p2', card: VICTORY, pose: at(520, 390, 200), speed: 2 },
      ],
    });
    return renderPosition(state, {
      around: { minX: umFromMm(180), minY: umFromMm(70), maxX: umFromMm(760), maxY: umFromMm(520) },
      reach: [{ unit: COR }],
      caption: [
        'Where a CR90 can end at speed 3',
        'One base for each course of its speed chart; a dashed one would lie on the Victory, so that the ship would stop earlier.',
      ],
    });
  },
};

const OVER_SQUADRONS = (): GameState =>
  game({
    phase: 'ship',
    ships: [
      { owner: 'p1', card: CR90, pose: at(600, 250), speed: 2, dials: ['repair'] },
      { owner: 'p2', card: VICTORY, pose: at(1400, 700, 180), dials: ['repair'] },
    ],
    squadrons: [
      { owner: 'p1', card: X_WING, pose: at(612, 410) },
      { owner: 'p2', card: TIE, pose: at(588, 372) },
    ],
  });

const BATTLE = (): GameState =>
  game({
    round: 3,
    phase: 'ship',
    ships: [
      {
        owner: 'p1',
        card: 'mc80-command-cruiser',
        pose: at(820, 270, 20),
        speed: 2,
        shields: { front: 2, right: 1 },
        damage: [{ face: 'down' }, { face: 'up', card: 'power-failure' }],
        defenseTokens: ['readied', 'exhausted', 'readied', 'exhausted'],
        commandTokens: ['repair', 'concentrateFire'],
        dials: ['squadron', 'repair', 'navigate'],
      },
      {
        owner: 'p1',
        card: NEBULON,
        pose: at(620, 330, 45),
        speed: 2,
        shields: { front: 1 },
        commandTokens: ['squadron'],
        activated: true,
      },
      { owner: 'p1', card: CR90, pose: at(1150, 360, 330), speed: 4, damage: [{ face: 'down' }], dials: ['navigate'] },
      {
        owner: 'p2',
        card: 'imperial-i-class-star-destroyer',
        pose: at(960, 560, 195),
        speed: 2,
        shields: { front: 1, left: 3 },
        damage: [{ face: 'down' }],
        defenseTokens: ['readied', 'readied', 'exhausted', 'discarded'],
        dials: ['repair', 'concentrateFire', 'navigate'],
      },
      {
        owner: 'p2',
        card: 'gladiator-ii-class-star-destroyer',
        pose: at(730, 520, 150),
        speed: 3,
        commandTokens: ['navigate'],
        dials: ['concentrateFire', 'navigate'],
      },
      { owner: 'p2', card: 'raider-i-class-corvette', pose: at(1260, 590, 240), speed: 3, dials: ['navigate'] },
    ],
    squadrons: [
      { owner: 'p1', card: X_WING, pose: at(840, 420), hull: 4 },
      { owner: 'p1', card: X_WING, pose: at(880, 440), hull: 2 },
      { owner: 'p1', card: 'a-wing-squadron', pose: at(1010, 420) },
      { owner: 'p1', card: 'b-wing-squadron', pose: at(740, 400), activated: true },
      { owner: 'p2', card: TIE, pose: at(830, 465) },
      { owner: 'p2', card: TIE, pose: at(880, 485), hull: 1 },
      { owner: 'p2', card: 'tie-interceptor-squadron', pose: at(1060, 450) },
      { owner: 'p2', card: 'tie-bomber-squadron', pose: at(640, 470), activated: true },
    ],
    obstacles: [
      { obstacle: 'asteroid-field-1', pose: at(500, 440, 30) },
      { obstacle: 'asteroid-field-2', pose: at(1130, 500, 100) },
      { obstacle: 'asteroid-field-3', pose: at(780, 650) },
      { obstacle: 'debris-field-1', pose: at(1360, 420, 200) },
      { obstacle: 'debris-field-2', pose: at(560, 640, 60) },
      { obstacle: 'station', pose: at(980, 200, 10) },
    ],
  });

/** Where the pictures are kept. */
export const FOLDER = 'docs/pictures';
