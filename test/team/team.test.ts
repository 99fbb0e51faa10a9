import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { act } from '../../src/state/actions.ts';
import { phaseOf } from '../../src/state/selectors.ts';
import type { GameState, UnitStatus } from '../../src/state/state.ts';
import { createTeamGame, createTeamPlay, type Team, type TeamSetup, teamAwaiting } from '../../src/team/index.ts';
import { COMMANDER, fleetOf, IMPERIALS } from '../support/full-game.ts';
import { CR90, codesOf, contentWith, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';
import { dealtTeam, everyone, playing, teamGame } from './support.ts';

const COR = `p1/${CR90}/1`;
const NEB = `p1/${NEBULON}/1`;
const VIC = `p2/${VICTORY}/1`;
const wing = (n: number) => `p1/${X_WING}/${n}`;
const tie = (n: number) => `p2/${TIE}/${n}`;

/** Ann commands and flies the Nebulon-B, Bob the corvette; Cy commands the Victory, Dee the fighters. */
const TEAMS: Readonly<Record<'p1' | 'p2', Team>> = {
  p1: {
    commander: 'Ann',
    members: [
      { id: 'Ann', units: [NEB, wing(1)] },
      { id: 'Bob', units: [COR, wing(2)] },
    ],
  },
  p2: {
    commander: 'Cy',
    members: [
      { id: 'Cy', units: [VIC] },
      { id: 'Dee', units: [tie(1), tie(2)] },
    ],
  },
};

const position = () =>
  table()
    .ship('p1', NEBULON)
    .ship('p1', CR90)
    .ship('p2', VICTORY)
    .squadron('p1', X_WING)
    .squadron('p1', X_WING)
    .squadron('p2', TIE)
    .squadron('p2', TIE);

const skirmish = (phase: 'command' | 'ship' | 'squadron' = 'command', cards = [] as Parameters<typeof table>[0]) => {
  const setup = { position: { ...position().position(), phase }, seed: 1 };
  return teamGame(createEngine(contentWith(cards ?? [])), setup, TEAMS);
};

const withStatus = (state: GameState, statuses: Readonly<Record<string, UnitStatus>>): GameState =>
  ({
    ...state,
    units: Object.fromEntries(
      Object.entries(state.units).map(([id, unit]) => [id, { ...unit, status: statuses[id] ?? unit.status }]),
    ),
  }) as GameState;

describe('teams', () => {
  const game = { position: position().position(), seed: 1 };
  const faults = (teams: unknown) => {
    const created = createTeamGame({ game, teams } as TeamSetup);
    return created.ok ? [] : created.error.map(({ at, code, rule }) => `${code} @ ${at}${rule ? ` (${rule})` : ''}`);
  };
  const p1 = (change: Partial<Team>) => ({ ...TEAMS, p1: { ...TEAMS.p1, ...change } });

  test('[TEAM-01, TRN-114] are as even as possible: five players are three and two, with a commander each', () => {
    const created = createTeamGame({ game, teams: TEAMS });
    expect(created.ok && teamAwaiting(created.value)).toMatchObject({ kind: 'members' });
    const three = [
      { id: 'Ann', units: [NEB] },
      { id: 'Bob', units: [COR] },
      { id: 'Eve', units: [wing(1), wing(2)] },
    ];
    expect(faults(p1({ members: three }))).toEqual([]);
    const alone = { commander: 'Cy', members: [{ id: 'Cy', units: [VIC, tie(1), tie(2)] }] };
    expect(faults({ ...p1({ members: three }), p2: alone })).toEqual(['uneven-teams @ .teams (TEAM-01)']);
    expect(faults({ ...TEAMS, p2: alone })).toEqual([]);
  });

  test('[TEAM-01, TRN-114] the commander is one of the members, and nobody plays twice', () => {
    expect(faults(p1({ commander: 'Cy' }))).toEqual(['commander-not-in-team @ .teams.p1.commander (TEAM-01)']);
    const twice = [TEAMS.p1.members[0]!, { id: 'Cy', units: [COR, wing(2)] }];
    expect(faults(p1({ members: twice }))).toEqual(['member-twice @ .teams.p2.members[0].id (TEAM-01)']);
  });

  test('[TEAM-02, TRN-115] every unit has exactly one controller, and every member at least one unit', () => {
    const members = (ann: string[], bob: string[]) =>
      faults(
        p1({
          members: [
            { id: 'Ann', units: ann },
            { id: 'Bob', units: bob },
          ],
        }),
      );
    expect(members([NEB, COR, wing(1), wing(2)], [])).toEqual([
      'member-without-unit @ .teams.p1.members[1].units (TEAM-02)',
    ]);
    expect(members([NEB, wing(1)], [COR])).toEqual(['unit-without-controller @ .teams.p1.members (TEAM-02)']);
    expect(members([NEB, wing(1)], [COR, wing(2), wing(1)])).toEqual([
      'unit-twice @ .teams.p1.members[1].units[2] (TEAM-02)',
    ]);
    expect(members([NEB, wing(1), VIC], [COR, wing(2)])).toEqual([
      'no-such-unit @ .teams.p1.members[0].units[2] (TEAM-02)',
    ]);
    expect(members([NEB, wing(1), '__proto__'], [COR, wing(2)])).toEqual([
      'no-such-unit @ .teams.p1.members[0].units[2] (TEAM-02)',
    ]);
  });

  test('a setup of the wrong shape and a game that is none are told with their places', () => {
    expect(faults(null)).toEqual(['malformed-setup @ .teams']);
    expect(faults(p1({ members: [{ id: 'chance', units: [NEB] }] }))).toEqual([
      'malformed-setup @ .teams.p1.members[0].id',
    ]);
    const bad = createTeamGame({ game: { scenario: 'learning', seed: -1 }, teams: TEAMS });
    expect(bad.ok ? [] : bad.error.map(({ at, code }) => `${code} @ ${at}`)).toEqual(['malformed-setup @ .game.seed']);
    expect(createTeamGame(undefined as unknown as TeamSetup).ok).toBe(false);
  });
});

describe('who decides', () => {
  test('[TEAM-02, TRN-115] the controller of a unit makes its decisions, and no team mate does', () => {
    const game = skirmish('ship');
    game.does('Ann', act.activateShip('p1', COR));
    game.does('Bob', act.activateShip('p1', COR));
    expect(game.awaiting()).toMatchObject({ members: ['Bob'], together: false });
    const [course] = game.play.teamLegalActions(game.team, 'Bob');
    expect(game.play.teamLegalActions(game.team, 'Ann')).toEqual([]);
    const verdict = game.judge('Ann', course!);
    expect(verdict).toMatchObject({ ok: false, rule: 'TEAM-02', code: 'not-your-unit', facts: { unit: COR } });
    expect(rulesOf(game.judge('Cy', course!))).toEqual(['TEAM-02']);
    expect(game.does('Bob', course!)).not.toBeNull();
  });

  test('[TEAM-02] a defender’s tokens are its controller’s to spend', () => {
    const setup = {
      seed: 1,
      position: table()
        .ship('p1', NEBULON, { speed: 2, pose: { x: 600_000, y: 300_000, heading: 0 } })
        .ship('p1', CR90, { pose: { x: 900_000, y: 100_000, heading: 0 } })
        .ship('p2', VICTORY, { pose: { x: 600_000, y: 480_000, heading: 32_768 } })
        .squadron('p1', X_WING)
        .squadron('p1', X_WING)
        .squadron('p2', TIE)
        .squadron('p2', TIE)
        .with({ firstPlayer: 'p2', phase: 'ship' })
        .position(),
    };
    const game = teamGame(createEngine(contentWith([])), setup, TEAMS);
    game.does('Cy', act.activateShip('p2', VIC));
    game.does('Dee', act.activateShip('p2', VIC));
    game.does('Cy', act.declareTarget('p2', { attacker: VIC, zone: 'front', defender: NEB, defendingZone: 'front' }));
    while (game.asked()[0] === 'Cy') game.does('Cy', act.done('p2'));
    expect(game.awaiting()).toMatchObject({ members: ['Ann'], decision: { kind: 'defenseTokens', unit: NEB } });
    expect(codesOf(game.judge('Bob', act.done('p1')))).toEqual(['not-your-decision']);
  });

  test('[TEAM-02, TEAM-04] of displaced squadrons each places its own controller, the enemy’s the team', () => {
    const setup = {
      seed: 1,
      position: table()
        .ship('p1', NEBULON)
        .ship('p1', CR90)
        .ship('p2', VICTORY, { speed: 1, pose: { x: 600_000, y: 400_000, heading: 0 } })
        .squadron('p1', X_WING)
        .squadron('p1', X_WING, { pose: { x: 590_000, y: 500_000, heading: 0 } })
        .squadron('p2', TIE, { pose: { x: 630_000, y: 500_000, heading: 0 } })
        .squadron('p2', TIE)
        .with({ firstPlayer: 'p2', phase: 'ship' })
        .position(),
    };
    const game = teamGame(createEngine(contentWith([])), setup, TEAMS);
    for (const member of ['Cy', 'Dee']) game.does(member, act.activateShip('p2', VIC));
    while (game.asked()[0] === 'Cy' && !game.judge('Cy', act.executeManeuver('p2', VIC, [0], 'left')).ok)
      game.does('Cy', act.done('p2'));
    game.does('Cy', act.executeManeuver('p2', VIC, [0], 'left'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'placeSquadrons' }, members: ['Ann', 'Bob'] });
    const placing = (member: string) =>
      new Set(
        game.play
          .teamLegalActions(game.team, member)
          .map((action) => (action.type === 'placeSquadron' ? action.squadron : '')),
      );
    expect(placing('Ann')).toEqual(new Set([tie(1)]));
    expect(placing('Bob')).toEqual(new Set([tie(1), wing(2)]));
    const [own] = game.play
      .teamLegalActions(game.team, 'Bob')
      .filter((action) => JSON.stringify(action).includes('x-wing'));
    expect(game.does('Bob', own!)).not.toBeNull();
    const [enemy] = game.play.teamLegalActions(game.team, 'Ann');
    expect(game.does('Bob', enemy!)).toBeNull();
    expect(game.does('Ann', enemy!)).not.toBeNull();
  });

  test('[TEAM-02] a squadron that another’s ship commands still moves as its own controller says', () => {
    const setup = {
      seed: 1,
      position: table()
        .ship('p1', NEBULON, { dials: ['squadron'], pose: { x: 300_000, y: 250_000, heading: 0 } })
        .ship('p1', CR90)
        .ship('p2', VICTORY)
        .squadron('p1', X_WING)
        .squadron('p1', X_WING, { pose: { x: 300_000, y: 350_000, heading: 0 } })
        .squadron('p2', TIE)
        .squadron('p2', TIE)
        .at('ship')
        .position(),
    };
    const game = teamGame(createEngine(contentWith([])), setup, TEAMS);
    game.does('Ann', act.activateShip('p1', NEB));
    game.does('Bob', act.activateShip('p1', NEB));
    game.does('Ann', act.done('p1'));
    game.does('Ann', act.resolveCommand('p1', NEB, 'squadron', 'dial'));
    game.does('Ann', act.activateSquadron('p1', wing(2)));
    expect(game.awaiting()).toMatchObject({ members: ['Bob'], decision: { kind: 'squadronAction' } });
  });

  test('[TEAM-03, TRN-116] in the Command Phase each sets the dials of own ships only, and no team mate sees them', () => {
    const game = skirmish();
    expect(game.asked()).toEqual(['Ann', 'Bob', 'Cy']);
    expect(rulesOf(game.judge('Ann', act.assignDials('p1', COR, ['repair'])))).toEqual(['TEAM-03']);
    const commands = act.assignDials('p1', COR, ['repair']);
    game.does('Bob', commands);
    expect(game.asked()).toEqual(['Ann', 'Cy']);
    const pending = (member: string) =>
      JSON.stringify(game.view(member).game.frames.find(({ kind }) => kind === 'commandPhase'));
    expect(pending('Bob')).toContain('repair');
    for (const other of ['Ann', 'Cy', 'Dee']) expect(pending(other)).not.toContain('repair');
    game.does('Ann', act.assignDials('p1', NEB, ['squadron', 'navigate']));
    const played = game.does('Cy', act.assignDials('p2', VIC, ['navigate', 'navigate', 'navigate']))!;
    const seen = (member: string) => {
      const ship = game.view(member).game.units[COR]!;
      return ship.kind === 'ship' && ship.dials[0]!.command;
    };
    expect([seen('Bob'), seen('Ann'), seen('Cy')]).toEqual(['repair', null, null]);
    const told = (member: string) =>
      game.play
        .teamEventsFor(game.team, played.events, member)
        .map((event) => (event.type === 'dialsAssigned' ? event.commands : null))
        .filter((each) => each !== null);
    expect([told('Bob'), told('Ann'), told('Dee')]).toEqual([[['repair']], [['squadron', 'navigate']], []]);
    expect(played.events.filter(({ type }) => type === 'dialsAssigned')).toHaveLength(3);
  });

  test('[TEAM-03] a dial that an effect sets anew is known to its ship’s controller, not to team mates', () => {
    const turner = upgrade({
      id: 'turner',
      name: 'Turner',
      type: 'officer',
      cost: 1,
      on: {
        'ship.beforeReveal': {
          secret: true,
          choose: () => [{ command: 'navigate' }, { command: 'repair' }],
          resolve: (g, it, { command }) => [
            { verb: 'changeDial', ship: it.ship, place: 0, command: command!, by: g.owner } as never,
          ],
        },
      },
    });
    const setup = {
      seed: 1,
      position: table([turner])
        .ship('p1', NEBULON, { dials: ['squadron'] })
        .ship('p1', CR90, { dials: ['squadron'], upgrades: ['turner'] })
        .ship('p2', VICTORY)
        .squadron('p1', X_WING)
        .squadron('p1', X_WING)
        .squadron('p2', TIE)
        .squadron('p2', TIE)
        .at('ship')
        .position(),
    };
    const game = teamGame(createEngine(contentWith([turner])), setup, TEAMS);
    game.does('Ann', act.activateShip('p1', COR));
    game.does('Bob', act.activateShip('p1', COR));
    const played = game.does('Bob', act.useEffect('p1', `${COR}/turner`, { command: 'repair' }))!;
    const secrets = (member: string) =>
      JSON.stringify(
        game.play
          .teamEventsFor(game.team, played.events, member)
          .filter(({ type }) => type === 'effectUsed' || type === 'dialChanged'),
      );
    expect(secrets('Bob')).toContain('repair');
    expect(secrets('Ann')).not.toContain('repair');
    expect(secrets('Cy')).not.toContain('repair');
  });
});

describe('what a team decides together', () => {
  test('[TEAM-04, TRN-117] a ship is activated when all propose it', () => {
    const game = skirmish('ship');
    expect(game.awaiting()).toMatchObject({ members: ['Ann', 'Bob'], together: true });
    expect(game.does('Bob', act.activateShip('p1', COR))).toBeNull();
    expect(game.asked()).toEqual(['Ann']);
    expect(game.state.frames.some(({ kind }) => kind === 'shipActivation')).toBe(false);
    expect(game.view('Ann').proposals).toEqual({ Bob: act.activateShip('p1', COR) });
    expect(game.view('Cy').proposals).toEqual({});
    expect(game.does('Ann', act.activateShip('p1', COR))!.events[0]).toMatchObject({
      type: 'shipActivated',
      ship: COR,
    });
    expect(game.team.proposals).toEqual({});
  });

  test('[TEAM-04, TRN-119] in a dispute the commander’s proposal is played, whoever spoke first', () => {
    for (const order of [
      ['Ann', 'Bob'],
      ['Bob', 'Ann'],
    ]) {
      const game = skirmish('ship');
      const wish = { Ann: NEB, Bob: COR } as Readonly<Record<string, string>>;
      game.does(order[0]!, act.activateShip('p1', wish[order[0]!]!));
      const played = game.does(order[1]!, act.activateShip('p1', wish[order[1]!]!))!;
      expect(played.events[0]).toMatchObject({ type: 'shipActivated', ship: NEB });
    }
  });

  test('[TEAM-04, TRN-117, TRN-119] of three, two who differ wait for the commander; a proposal may be changed', () => {
    const members = [
      { id: 'Ann', units: [NEB] },
      { id: 'Bob', units: [COR] },
      { id: 'Eve', units: [wing(1), wing(2)] },
    ];
    const three = { ...TEAMS, p1: { commander: 'Eve', members } };
    const setup = { position: { ...position().position(), phase: 'ship' as const }, seed: 1 };
    const begin = () => teamGame(createEngine(contentWith([])), setup, three);
    const game = begin();
    expect(game.does('Ann', act.activateShip('p1', NEB))).toBeNull();
    expect(game.does('Bob', act.activateShip('p1', COR))).toBeNull();
    expect(game.asked()).toEqual(['Eve']);
    expect(game.does('Bob', act.activateShip('p1', NEB))).toBeNull();
    expect(game.does('Bob', act.activateShip('p1', COR))).toBeNull();
    expect(game.does('Eve', act.activateShip('p1', COR))!.events[0]).toMatchObject({ ship: COR });
    const agreeing = begin();
    for (const member of ['Ann', 'Bob']) expect(agreeing.does(member, act.activateShip('p1', NEB))).toBeNull();
    expect(agreeing.does('Eve', act.activateShip('p1', NEB))).not.toBeNull();
  });

  test('[TEAM-04, TRN-118] the squadrons of a turn may be of different members', () => {
    const game = skirmish('squadron');
    for (const [n, owner] of [
      [1, 'Ann'],
      [2, 'Bob'],
    ] as const) {
      expect(game.awaiting()).toMatchObject({ together: true, decision: { kind: 'activateSquadron' } });
      game.does('Ann', act.activateSquadron('p1', wing(n)));
      game.does('Bob', act.activateSquadron('p1', wing(n)));
      expect(game.asked()).toEqual([owner]);
      expect(rulesOf(game.judge(owner === 'Ann' ? 'Bob' : 'Ann', act.done('p1')))).toEqual(['TEAM-02']);
      game.does(owner, act.done('p1'));
    }
    expect(game.asked()).toEqual(['Cy', 'Dee']);
  });

  test('[TEAM-04] a proposal must be legal, like every action', () => {
    const game = skirmish('ship');
    expect(codesOf(game.judge('Bob', act.activateShip('p1', 'p1/nothing/1')))).toEqual(['no-such-ship']);
    expect(codesOf(game.judge('Bob', { type: 'nonsense' } as never))).toEqual(['unknown-action']);
    expect(codesOf(game.judge('Mallory', act.activateShip('p1', COR)))).toEqual(['unknown-member']);
    expect(codesOf(game.judge('__proto__', act.activateShip('p1', COR)))).toEqual(['unknown-member']);
    expect(codesOf(game.judge('Bob', act.activateShip('p2', VIC)))).toEqual(['other-team']);
    expect(codesOf(game.judge('Cy', act.activateShip('p2', VIC)))).toContain('not-your-decision');
    expect(codesOf(game.judge('chance', act.activateShip('p1', COR)))).toEqual(['other-team']);
  });

  test('[TEAM-02, TEAM-04] in deployment the team agrees on the unit, and its controller says where', () => {
    const engine = createEngine(contentWith([COMMANDER]));
    const rebels = fleetOf('rebel', [NEBULON, CR90], [X_WING, X_WING]);
    const setup = { fleets: { p1: rebels, p2: IMPERIALS }, seed: 1, options: { unlimitedRounds: true } };
    const created = engine.createGame(setup);
    if (!created.ok) throw new Error('no game');
    const game = teamGame(engine, setup, { p1: TEAMS.p1, p2: dealtTeam(created.value, 'p2', 2) });
    game.until(({ frames }) => frames.some(({ kind }) => kind === 'deployment'));
    while (game.asked()[0] !== 'Ann') {
      const [member] = game.asked();
      game.does(member!, game.play.teamLegalActions(game.team, member!)[0]!);
    }
    const options = game.play.teamLegalActions(game.team, 'Ann');
    const place = options.find((action) => action.type === 'deployShip' && action.ship === COR)!;
    // Ann, who commands, wants the corvette; Bob the Nebulon-B, so it is the corvette, and Bob says where.
    const other = options.find((action) => action.type === 'deployShip' && action.ship === NEB)!;
    expect(game.does('Bob', other)).toBeNull();
    expect(game.does('Ann', place)).toBeNull();
    expect(game.team.agreed).toBe(COR);
    expect(game.view('Bob').agreed).toBe(COR);
    expect(game.view('p2-a').agreed).toBeNull();
    expect(game.awaiting()).toMatchObject({ members: ['Bob'], together: false });
    expect(rulesOf(game.judge('Ann', place))).toEqual(['TEAM-02']);
    expect(codesOf(game.judge('Bob', other))).toEqual(['not-the-agreed-unit']);
    const where = game.play.teamLegalActions(game.team, 'Bob').at(-1)!;
    expect(game.does('Bob', where)!.actions[0]).toEqual(where);
    expect(game.state.units[COR]!.pose).not.toBeNull();
  });

  test('[TEAM-04] effects of several members: each uses or passes on own ones, and play goes on when all have', () => {
    const plan = upgrade({
      id: 'plan',
      name: 'Plan',
      type: 'officer',
      cost: 1,
      on: { 'phase.ship.start': { optional: true, resolve: () => [] } },
    });
    const setup = {
      seed: 1,
      position: table([plan])
        .ship('p1', NEBULON, { upgrades: ['plan'] })
        .ship('p1', CR90, { upgrades: ['plan'] })
        .ship('p2', VICTORY)
        .squadron('p1', X_WING)
        .squadron('p1', X_WING)
        .squadron('p2', TIE)
        .squadron('p2', TIE)
        .at('ship')
        .position(),
    };
    const game = teamGame(createEngine(contentWith([plan])), setup, TEAMS);
    expect(game.awaiting()).toMatchObject({ members: ['Ann', 'Bob'], decision: { kind: 'useEffects' } });
    expect(rulesOf(game.judge('Ann', act.useEffect('p1', `${COR}/plan`)))).toEqual(['TEAM-02']);
    expect(game.does('Ann', act.done('p1'))).toBeNull();
    expect(game.asked()).toEqual(['Bob']);
    expect(game.does('Bob', act.useEffect('p1', `${COR}/plan`))).not.toBeNull();
    expect(game.asked()).toEqual(['Ann']);
    game.does('Ann', act.done('p1'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'activateShip' } });
  });

  test('[TEAM-04] setup: first player, objective and obstacles are the team’s', () => {
    const engine = createEngine(contentWith([COMMANDER]));
    const rebels = fleetOf('rebel', [NEBULON, CR90], [X_WING, X_WING]);
    const setup = { fleets: { p1: rebels, p2: IMPERIALS }, seed: 1 };
    const game = teamGame(engine, setup, { p1: 2, p2: 2 });
    const kinds = new Set<string>();
    game.until((state) => {
      const due = game.play.teamAwaiting(game.team);
      if (due.kind === 'members' && due.together) kinds.add(due.decision.kind);
      return phaseOf(state) === 'command';
    });
    expect([...kinds]).toEqual(['chooseFirstPlayer', 'chooseObjective', 'placeObstacle', 'deploy']);
  });
});

describe('members who are out', () => {
  const without = (statuses: Readonly<Record<string, UnitStatus>>) => {
    const game = skirmish('ship');
    return playing(game.play, { ...game.team, game: withStatus(game.state, statuses) });
  };

  test('[TEAM-05, TRN-120] a member without units gets no prompts, and the team plays on and can win', () => {
    const game = without({ [COR]: 'destroyed', [wing(2)]: 'destroyed' });
    expect(game.asked()).toEqual(['Ann']);
    expect(game.view('Bob')).toMatchObject({ out: true, player: 'p1' });
    expect(game.view('Ann').out).toBe(false);
    expect(game.play.teamLegalActions(game.team, 'Bob')).toEqual([]);
    expect(rulesOf(game.judge('Bob', act.activateShip('p1', NEB)))).toEqual(['TEAM-05']);
    expect(rulesOf(game.judge('Bob', act.concede('p1')))).toEqual(['TEAM-05']);
    expect(game.does('Ann', act.activateShip('p1', NEB))).not.toBeNull();
    game.until(({ outcome, round }) => outcome !== null || round === 2);
    expect(game.state.outcome).toBeNull();
    game.does('Cy', act.concede('p2'));
    game.does('Dee', act.concede('p2'));
    expect(game.state.outcome).toMatchObject({ winner: 'p1' });
  });

  test('[TEAM-05] a set-aside unit keeps its controller in the game', () => {
    const game = without({ [COR]: 'setAside', [wing(2)]: 'destroyed' });
    expect(game.asked()).toEqual(['Ann', 'Bob']);
  });

  test('[TEAM-04, TEAM-05] when the commander is out, the first of the others has the last word', () => {
    const members = [
      { id: 'Ann', units: [wing(1)] },
      { id: 'Bob', units: [COR] },
      { id: 'Eve', units: [NEB, wing(2)] },
    ];
    const setup = { position: { ...position().position(), phase: 'ship' as const }, seed: 1 };
    const begun = teamGame(createEngine(contentWith([])), setup, { ...TEAMS, p1: { commander: 'Ann', members } });
    const game = playing(begun.play, { ...begun.team, game: withStatus(begun.state, { [wing(1)]: 'destroyed' }) });
    expect(game.does('Eve', act.activateShip('p1', NEB))).toBeNull();
    expect(game.does('Bob', act.activateShip('p1', COR))!.events[0]).toMatchObject({ ship: COR });
  });
});

describe('the end', () => {
  test('[TRN-37, TEAM-02] a team concedes when all who are in the game do; who plays on takes the wish back', () => {
    const game = skirmish('ship');
    expect(game.does('Ann', act.concede('p1'))).toBeNull();
    expect(game.view('Bob').conceding).toEqual(['Ann']);
    expect(game.view('Cy').conceding).toEqual([]);
    game.does('Ann', act.activateShip('p1', NEB));
    expect(game.team.conceding).toEqual([]);
    expect(game.does('Bob', act.concede('p1'))).toBeNull();
    expect(game.does('Ann', act.concede('p1'))!.state.outcome).toMatchObject({ winner: 'p2', reason: 'concession' });
    expect(game.awaiting()).toMatchObject({ kind: 'over' });
    expect(game.asked()).toEqual([]);
  });

  test('[TRN-20] the judge calls time, and chance is answered, from outside the teams', () => {
    const game = skirmish('ship');
    expect(game.does('judge', act.callTime())!.state.timeCalled).toBe(true);
    expect(codesOf(game.judge('Ann', act.callTime()))).toContain('other-team');
    const engine = createEngine(contentWith([]));
    const play = createTeamPlay(engine);
    const learning = teamGame(engine, { scenario: 'learning', seed: 1, chance: 'explicit' }, { p1: 2, p2: 2 });
    expect(everyone(learning.team)).toEqual(['p1-a', 'p1-b', 'p2-a', 'p2-b']);
    for (let n = 0; learning.awaiting().kind === 'members'; n++) {
      const [member] = learning.asked();
      const legal = play.teamLegalActions(learning.team, member!);
      learning.does(member!, legal.find(({ type }) => type === 'declareTarget') ?? legal[n % legal.length]!);
    }
    const { action } = engine.chanceOutcomes(learning.state)[0]!;
    expect(codesOf(learning.judge('p1-a', action))).toContain('other-team');
    expect(learning.does('chance', action)).not.toBeNull();
    expect(() => play.teamViewFor(learning.team, 'Mallory')).toThrow(TypeError);
    expect(() => play.teamEventsFor(learning.team, [], 'Mallory')).toThrow(TypeError);
    expect(play.teamLegalActions(learning.team, 'Mallory')).toEqual([]);
  });
});
