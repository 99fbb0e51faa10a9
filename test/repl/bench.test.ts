import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importFleet } from '../../src/fleet/index.ts';
import {
  act,
  awaiting,
  createGame,
  createRng,
  type GameState,
  legalActions,
  parsePosition,
  replay,
  step,
} from '../../src/index.ts';
import { ACTION_WORDS, readActionText, usageOf, writeActionText } from '../../src/repl/action-text.ts';
import { COMMANDS } from '../../src/repl/commands.ts';
import { completionsOf } from '../../src/repl/completion.ts';
import { diceNamed } from '../../src/repl/dice.ts';
import { helpLines, Session } from '../../src/repl/session.ts';
import { jsonSchema } from '../../src/schema/index.ts';
import { filesIn, noFiles } from './support.ts';

const POSITION =
  'phase ship; p1 vic-ii at 600,200 speed 1 dials nav; p2 cr90-a at 600,385 facing 180; p1 tie-fighter at 700,300; p2 x-wing at 800,450';

const session = (...lines: readonly string[]): Session => {
  const made = new Session(noFiles);
  for (const line of lines) {
    const answer = made.answer(line);
    if (!answer.ok) throw new Error(`${line}: ${answer.lines.join('\n')}`);
  }
  return made;
};

const ask = (from: Session, line: string): string => from.answer(line).lines.join('\n');

const listed = (name: string) => {
  const read = importFleet(readFileSync(`examples/fleets/${name}.txt`, 'utf8'));
  if (!read.ok) throw new Error('no list');
  return read.value.fleet;
};

/** Ships whose cards give their defense tokens more to choose from. */
const DEFENDERS = (() => {
  const read = parsePosition(
    'phase ship; first p2; p1 assault-b at 600,450 upgrades mon-mothma; p1 cr90-a at 760,450 upgrades advanced-projectors; p2 vic-ii at 680,200; p2 vic-i at 500,200',
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
})();

describe('actions in words', () => {
  const games = [
    createGame({ scenario: 'learning', seed: 1, chance: 'explicit' }),
    createGame({ scenario: 'learning', seed: 2, suggestedDials: true }),
    createGame({ fleets: { p1: listed('rebel-400'), p2: listed('imperial-400') }, seed: 3, format: 'standard-400' }),
    createGame({ position: DEFENDERS, seed: 4, chance: 'explicit' }),
  ].map((game) => {
    if (!game.ok) throw new Error('refused');
    return game.value;
  });

  test('every legal action of a game is read as itself again', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.nat(), (start, seed) => {
        const rng = createRng(seed);
        let state: GameState = start;
        for (let n = 0; n < 150 && !state.outcome; n++) {
          const legal = legalActions(state);
          for (const action of legal.slice(0, 30)) {
            const text = writeActionText(action, state);
            expect(readActionText(text, state)).toEqual(action);
            seen.add(action.type);
          }
          const attacks = legal.filter(({ type }) => type === 'declareTarget');
          const some = attacks.length > 0 && rng.below(3) > 0 ? attacks : legal;
          const played = step(state, some[rng.below(some.length)]!);
          if (!played.ok) throw new Error('refused');
          state = played.state;
        }
      }),
      { numRuns: 10 },
    );
    expect(seen.size).toBeGreaterThan(14);
  });

  test('every field of every type can be said', () => {
    type Shape = { readonly properties: { readonly type: { readonly const: string } } };
    type Shapes = { readonly oneOf: readonly (Shape & Partial<Shapes>)[] };
    const { oneOf } = jsonSchema('action') as unknown as Shapes;
    const shapes = oneOf.flatMap((each): readonly Shape[] => each.oneOf ?? [each]);
    expect(new Set(shapes.map(({ properties }) => properties.type.const))).toEqual(new Set(ACTION_WORDS));
    for (const { properties } of shapes)
      for (const name of Object.keys(properties).filter((each) => each !== 'type'))
        try {
          readActionText(`${properties.type.const} ${name}=…`, games[0]!);
        } catch (error) {
          expect((error as Error).message).not.toContain(`has no ${name}`);
        }
  });

  test('what cards add to evade and redirect is said as well', () => {
    const ship = 'p1/cr90-corvette-a/1';
    for (const choice of [
      { die: { color: 'red', face: 'hit' }, evade: 'reroll' },
      { zone: 'left', also: ['rear', 'right'] },
    ] as const) {
      const action = act.spendDefenseToken('p1', ship, 0, choice);
      expect(readActionText(writeActionText(action, games[3]!), games[3]!)).toEqual(action);
    }
  });

  test('every type has its usage', () => {
    for (const type of ACTION_WORDS) expect(usageOf(type)).toMatch(new RegExp(`^${type}`));
  });

  test('dice by colour and face, with numbers and nicknames', () => {
    expect(diceNamed('red hit, 2 blue acc, k hit-crit, red double')).toEqual([
      { color: 'red', face: 'hit' },
      { color: 'blue', face: 'accuracy' },
      { color: 'blue', face: 'accuracy' },
      { color: 'black', face: 'hitCrit' },
      { color: 'red', face: 'doubleHit' },
    ]);
  });
});

describe('the table', () => {
  test('is laid piece by piece, changed and cleared', () => {
    const bench = session('.place p1 vic-ii at 600,200', '.place p2 cr90-a at 600,400 facing 180', '.set vic speed 2');
    expect(ask(bench, '.show')).toContain('p1 victory-ii-class-star-destroyer/1 at 600,200 speed 2');
    ask(bench, '.set vic at 700,200 facing 90 damage 2 dials cf,nav');
    expect(ask(bench, '.show')).toContain(
      'at 700,200 facing 90 speed 2 shields 3/3/3/1 dials concentrate-fire,navigate damage 2',
    );
    ask(bench, '.set vic -damage -dials');
    expect(ask(bench, '.show')).toMatch(/at 700,200 facing 90 speed 2 shields 3\/3\/3\/1$/m);
    ask(bench, '.set round 3 phase ship');
    expect(ask(bench, '.show')).toContain('round 3 phase ship');
    ask(bench, '.place p2 x-wing at 900,500; obstacle station at 200,200');
    expect(ask(bench, '.remove x-wing')).toBe('');
    expect(ask(bench, '.show')).not.toContain('x-wing');
    expect(ask(bench, '.set station mirrored')).toBe('');
    expect(ask(bench, '.show')).toContain('obstacle station at 200,200 mirrored');
  });

  test('changed in the middle of a game begins anew from what stands there', () => {
    const bench = session(
      `.load ${POSITION}`,
      '.do activateShip vic',
      '.skip determineCourse',
      '.do executeManeuver vic 0 right',
    );
    expect(bench.bench.count.at).toBeGreaterThan(3);
    expect(ask(bench, '.set cr90 speed 4')).toMatch(/^The game begins anew from here, without its \d+ actions\.$/);
    expect(bench.bench.count).toEqual({ at: 0, of: 0 });
    expect(ask(bench, '.show')).toMatch(/victory-ii-class-star-destroyer\/1 at 600,2\d\d.* activated/);
  });

  test('goes back and forth as one likes, and forgets what was taken back when something else is done', () => {
    const bench = session(`.load ${POSITION}`, '.do activateShip vic', '.do done');
    expect(ask(bench, '.undo')).toContain('Taken back: p1 goes on.');
    expect(bench.bench.count).toEqual({ at: 1, of: 2 });
    expect(ask(bench, '.redo')).toContain('declare a target');
    expect(ask(bench, '.redo')).toBe('error: nothing was taken back');
    expect(ask(bench, '.goto 0')).toContain('After 0 of 2 actions.');
    ask(bench, '.do activateShip vic');
    expect(bench.bench.count).toEqual({ at: 1, of: 1 });
    expect(ask(bench, '.goto 5')).toBe('error: say a number of actions from 0 to 1');
  });

  test('is saved as a log that replays, or as a position, and loaded again', () => {
    const files = new Map<string, string>();
    const bench = new Session(filesIn(files));
    for (const line of [
      `.load ${POSITION}`,
      '.do activateShip vic',
      '.skip declareTarget',
      '.do vic front -> cr90 front',
      '.roll',
      '.save g.json',
      '.save p.txt',
      '.svg table.svg',
      '.svg attack.svg vic front -> cr90 front',
    ])
      expect(bench.answer(line).ok, line).toBe(true);
    expect(replay(JSON.parse(files.get('g.json')!)).ok).toBe(true);
    expect(files.get('table.svg')).toContain('<svg');
    expect(files.get('attack.svg')).toMatch(/close range/);
    const again = new Session(filesIn(files));
    expect(ask(again, '.load g.json')).toContain('Replayed: 4 actions');
    expect(again.bench.state).toEqual(bench.bench.state);
    expect(ask(again, '.load p.txt')).toContain('p1 victory-ii-class-star-destroyer/1 at 600,200');
    files.set('cut.json', files.get('g.json')!.slice(0, 500));
    expect(ask(again, '.load cut.json')).toMatch(/^error: this is not a whole log: .*; was the file cut off\?$/);
    const log = JSON.parse(files.get('g.json')!);
    files.set('other.json', JSON.stringify({ ...log, actions: [act.done('p2'), ...log.actions] }));
    expect(ask(again, '.load other.json')).toMatch(/^error: action 0: the action is not legal: .*\)/);
  });

  test('is set up from two fleet lists, with every step of setup to be taken', () => {
    const lists = ['core-rebel', 'core-imperial'].map((name) => readFileSync(`examples/fleets/${name}.txt`, 'utf8'));
    const bench = new Session(
      filesIn(
        new Map([
          ['r.txt', lists[0]!],
          ['i.txt', lists[1]!],
          ['x.txt', 'no fleet'],
        ]),
      ),
    );
    expect(ask(bench, '.load fleets r.txt i.txt')).toMatch(/(choose the first player|flip)/);
    for (let n = 0; n < 6; n++) {
      ask(bench, '.legal');
      expect(bench.answer(awaiting(bench.bench.state).kind === 'chance' ? '.roll' : '.do 1').ok).toBe(true);
    }
    expect(ask(bench, '.load fleets r.txt')).toBe('error: say two lists: .load fleets mine.txt yours.txt');
    expect(ask(bench, '.load fleets r.txt x.txt')).toMatch(/^error: x\.txt: .+$/);
  });

  test('answers questions with the rule and the millimetres', () => {
    const bench = session(`.load ${POSITION}`);
    expect(ask(bench, '.range vic cr90')).toMatch(
      /\d+\.\d\d mm between the closest points, \w+ range, distance \d \(RNG-07/,
    );
    expect(ask(bench, '.los vic front -> cr90 front')).toContain('Line of sight: clear');
    expect(ask(bench, '.arc vic left -> cr90 front')).toMatch(/outside the left firing arc by \d+\.\d\d mm \(ATK-03\)/);
    expect(ask(bench, '.range vic left -> cr90 front')).toContain('outside the left firing arc');
    expect(ask(bench, '.engaged x-wing')).toContain('not engaged');
    expect(ask(bench, '.odds vic front -> cr90 front')).toContain('mean damage');
    expect(ask(bench, '.odds 4R2B range=long defender=brace')).toContain('4R (of 4R2B');
    expect(ask(bench, '.can activateShip cr90')).toMatch(/^No: .*\(ROUND-05\)\.$/m);
    expect(ask(bench, '.why')).toMatch(/^[A-Z]+-\d+: /m);
    expect(ask(bench, '.why activateShip cr90')).toMatch(/^No: [\s\S]*^ROUND-05: /m);
    expect(ask(bench, '.card demolisher')).toMatch(/^Demolisher \(demolisher; .*\n {2}FAQ-ERR-03: /);
    expect(ask(bench, '.trace')).toContain('shipPhase: activate');
    expect(ask(bench, '.show map')).toContain('Victory');
  });

  test('odds of an attack know shields, redirect, hull and whether critical icons count', () => {
    const bench = session(
      '.load phase ship; p1 vic-ii at 600,200; p2 cr90-a at 600,385 facing 180 damage 3 shields 1/0/2/1; p1 x-wing at 700,385; p1 a-wing at 700,430',
    );
    const strong = ask(bench, '.odds vic front -> cr90 front');
    const typed = ask(bench, '.odds 3R3B range=close defender=evade,redirect shields=1 redirect=2 hull=1');
    expect(strong).toBe(typed);
    expect(ask(bench, '.odds x-wing -> cr90 left')).toContain('critical effect');
    expect(ask(bench, '.odds x-wing -> cr90 left')).toMatch(/destroy/);
    expect(ask(bench, '.odds a-wing -> cr90 left')).not.toMatch(/critical effect +[1-9]/);
  });

  test('traces what is being resolved after every step', () => {
    const bench = session(`.load ${POSITION}`, '.trace on');
    expect(ask(bench, '.do activateShip vic')).toContain('shipActivation: ');
    ask(bench, '.trace off');
    expect(ask(bench, '.do done')).not.toContain('shipActivation: ');
  });

  test('speaks Polish when told to', () => {
    const bench = session(`.load ${POSITION}`, "bench.language = 'pl'");
    expect(ask(bench, '.can vic front -> cr90 front')).toContain('Linia pola widzenia: wolna');
  });

  test('has the library in scope', () => {
    const bench = session(`.load ${POSITION}`);
    expect(ask(bench, 'legalActions(state).length')).toBe('1');
    expect(ask(bench, 'geometry.HULL_ZONES.length + text.LANGUAGES.length')).toBe('6');
    expect(ask(bench, 'const x = 4')).toBe('');
    expect(ask(bench, 'x * state.round')).toBe('4');
    expect(bench.answer('nonsense(')).toMatchObject({ ok: false });
  });
});

describe('mistakes get one line that says what to do', () => {
  const table = () => session(`.load ${POSITION}`);
  test.each([
    ['.foo', 'foo is not a command; .help lists them'],
    ['.', 'nothing is not a command; .help lists them'],
    ['.shwo', 'shwo is not a command; did you mean show?'],
    ['.can vic front cr91 rear', 'there is no unit cr91; did you mean cr90-corvette-a?'],
    ['.can foo', 'foo is not an action; one is written like activateShip vic'],
    ['.can vic', 'vic is not an action; one is written like activateShip vic'],
    ['.can vic fornt cr90 rear', 'fornt is not a hull zone; did you mean front?'],
    ['.can vic front cr90', 'a hull zone of cr90 is missing; say cr90 front'],
    ['.can vic front', 'the defender is missing; say vic front -> cr90 rear'],
    ['.do', 'say which action: a number of .legal, an attack, or the words of .actions'],
    ['.do 1', 'nothing is listed; .legal lists and numbers the legal actions'],
    ['.do activateShip', 'ship is missing; activateShip UNIT'],
    ['.do activateShip vic now', 'now is too much; activateShip UNIT'],
    ['.do activateShip vic speed=2', 'activateShip has no speed; activateShip UNIT'],
    ['.do changeSpeed vic fast', 'fast is not a number'],
    ['.do moveSquadron x-wing 5', 'a place is two lengths in millimetres, such as 600,200'],
    ['.roll red hit', 'nothing is to be rolled or drawn now; .legal says what is due'],
    ['.place', 'say what to place: .place p1 vic-ii at 600,200 facing 90 speed 2'],
    ['.place p1 victroy-ii at 1,1', /^1:4: “victroy-ii” is not a ship or squadron; did you mean /],
    ['.place p1 cr90-a at 600,200', /overlaps Victory II-class Star Destroyer \(p1\) \(FAQ-QA-38\)$/],
    ['.place p1 cr90-a at 5,5', /it stands off the table \(DMG-10\)$/],
    ['.set', 'say what to change: .set vic speed 2, or .set phase ship'],
    ['.set vic', 'say what to change: .set vic speed 2, or .set phase ship'],
    ['.set foo speed 2', /^there is no foo; on the table are p1\/victory-ii/],
    ['.set vic speed 4', /its speed chart ends at 2 \(NAV-05\)$/],
    ['.set vic sped 2', /“sped” is not a word of this part; did you mean speed\?$/],
    ['.set vic -raid', /^nothing is said of raid; what is said: /],
    ['.remove', 'say what to remove: .remove vic'],
    ['.load', 'say what to load: a file, learning, or a position'],
    ['.load nowhere.json', 'nowhere.json: there is no such file'],
    ['.show me', 'me cannot be shown; say .show or .show map'],
    ['.skip declareTagret', 'declareTagret is not a decision; did you mean declareTarget?'],
    ['.skip foo', /^foo is not a decision; say chooseFirstPlayer, .* or another of \d+$/],
    ['.skip repair', 'repair does not come up, so nothing was skipped; what comes is p1: activate a ship.'],
    ['.undo', 'nothing was done yet'],
    ['.redo', 'nothing was taken back'],
    ['.goto', 'say a number of actions from 0 to 0'],
    ['.goto x', 'say a number of actions from 0 to 0'],
    ['.svg', 'say where to: .svg picture.svg, or .svg picture.svg vic front -> cr90 rear'],
    ['.save', 'say where to: .save game.json keeps the game, .save table.txt the position'],
    ['.rule', 'say the id of a rule, such as .rule LOS-03, or words to look for'],
    ['.card', 'say words of its name: .card demolisher'],
    ['.card demolsher', 'no card has demolsher in its name; try fewer or shorter words'],
    ['.rule warp drive', 'no rule has the id or the words warp drive; try fewer or shorter ones'],
    ['.rule LOS-3', 'no rule has the id or the words LOS-3; did you mean LOS-03?'],
    ['.why', 'nothing was refused; ask with .can first, or look a rule up with .rule'],
    ['.trace maybe', 'maybe is not an answer; say on or off'],
    ['.odds foo', /^foo is|^there is no unit foo/],
    ['.odds 4R2B rnage=long', /^rnage is no option of \.odds; say /],
    ['.odds 4X', /cannot read the dice/],
    ['.engaged vic', /is a ship; only squadrons are engaged \(ENG-05\)$/],
    ['.range vic', 'a hull zone of vic is missing; say vic front'],
  ])('%s', (line, message) => {
    const answer = table().answer(line);
    expect(answer.ok).toBe(false);
    expect(answer.lines).toHaveLength(1);
    const [text] = answer.lines as readonly [string];
    expect(text).toMatch(/^error: /);
    if (typeof message === 'string') expect(text.slice(7)).toBe(message);
    else expect(text.slice(7)).toMatch(message);
  });

  test('on an empty table every question says how to begin', () => {
    for (const line of [
      '.legal',
      '.can vic front cr90 rear',
      '.undo',
      '.svg x.svg',
      '.save x.txt',
      '.goto 0',
      '.trace',
    ])
      expect(new Session(noFiles).answer(line)).toMatchObject({ ok: false });
    expect(ask(new Session(noFiles), '.legal')).toContain('the table is empty; .place');
    expect(ask(session('.place p1 vic-ii at 600,200'), '.legal')).toBe('error: p2 has no ship yet; .place one for it');
  });

  test('whatever is typed, nothing is thrown', () => {
    const words = fc.constantFrom(
      ...Object.keys(COMMANDS).map((name) => `.${name}`),
      ...ACTION_WORDS,
      ...'vic cr90 x-wing front rear -> 1 -1 600,200 p1 p2 red hit , = zone=left {} [] # __proto__ constructor player=p3'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (line) => {
        const text = line.join(' ');
        if (text.startsWith('.')) table().answer(text);
      }),
      { numRuns: 100 },
    );
  });
});

describe('help and completion', () => {
  test('every command is in the help', () => {
    const help = helpLines().join('\n');
    for (const name of 'load place set can why legal do roll odds range los arc engaged undo redo goto show svg save rule trace'.split(
      ' ',
    ))
      expect(help).toContain(`.${name}`);
    expect(ask(new Session(noFiles), '.help')).toBe(help);
  });

  test.each([
    ['.sh', ['.show']],
    ['.rule LOS-0', ['LOS-01', 'LOS-02', 'LOS-03', 'LOS-04', 'LOS-05', 'LOS-06', 'LOS-07']],
    ['.can vic', ['victory-ii-class-star-destroyer']],
    ['.los victory-ii-class-star-destroyer fr', ['front']],
    ['.do act', ['activateShip victory-ii-class-star-destroyer']],
    ['.place p1 cr90', ['cr90-corvette-a', 'cr90-corvette-b']],
    ['.place p1 x-wing at 1,1 dam', expect.arrayContaining(['damage'])],
    ['.roll acc', ['accuracy']],
    ['.load l', ['learning']],
    ['.trace o', ['on', 'off']],
    ['state.', []],
  ])('%s', (line, expected) => {
    const [found] = completionsOf(session(`.load ${POSITION}`).bench, line);
    expect([...new Set(found)]).toEqual(expected);
  });
});
