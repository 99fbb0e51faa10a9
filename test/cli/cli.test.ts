import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exportFleet } from '../../src/fleet/index.ts';
import { replay } from '../../src/index.ts';
import { armada } from './support.ts';

const POSITION = 'phase ship; p1 vic-ii at 600,200 facing 10; p2 cr90-a at 690,420 facing 120';
const withPosition = () => new Map([['p.txt', POSITION]]);

describe('usage', () => {
  test('help for all and for each, on standard output', async () => {
    const { code, out, err } = await armada('--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of ['play', 'repl', 'render', 'replay', 'check', 'cards', 'rule', 'odds']) {
      expect(out).toContain(command);
      const help = await armada(`${command} --help`);
      expect(help).toMatchObject({ code: 0, err: '' });
      expect(help.out).toContain(`armada ${command}`);
    }
    expect((await armada('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([
    ['foo', "armada: unknown command 'foo'"],
    ['rpel', "armada: unknown command 'rpel' (Did you mean repl?)"],
    ['odds', "armada: missing required argument 'dice'"],
    ['play --seed x', 'It should be a whole number'],
    ['play --as p3', 'Allowed choices are p1, p2'],
    ['play --bot clever', 'It should be random, greedy, search or search:200'],
    ['play --bot search:0', 'It should be at least 1'],
    ['play --foo', "armada: unknown option '--foo'"],
    ['replay', 'missing required argument'],
    ['replay a b', 'too many arguments'],
  ])('armada %s is refused with exit code 2', async (line, message) => {
    const { code, out, err } = await armada(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).not.toMatch(/ {4}at |error:/);
    expect(err).toMatch(/^armada: [^\n]+; armada --help and armada COMMAND --help tell how it is used\n$/);
  });

  test.each([
    ['replay nowhere.json', 'armada: nowhere.json: there is no such file'],
    ['render nowhere.txt', 'armada: nowhere.txt: there is no such file'],
    ['check nowhere.txt', 'armada: nowhere.txt: there is no such file'],
    ['rule LOS-99', 'armada: no rule has the id or the words LOS-99; did you mean LOS-0'],
    ['odds 4X', 'armada: cannot read the dice "4X"'],
    ['render empty', 'armada: empty is empty'],
    ['replay text', 'armada: text is not a whole log: '],
    ['replay {}', 'armada: {}: this is not a log'],
    ['render bad', 'armada: bad:1:12: “shp” is not a phase; did you mean ship?'],
    ['render overlap', 'armada: overlap: .position.ships (p2/cr90-corvette-a/1): it overlaps '],
    ['play --position bad', 'armada: bad:1:12: “shp”'],
    ['repl --check', 'armada: say which transcripts to check: '],
    ['play --fleets one', 'armada: a game is between two fleets'],
  ])('armada %s says what is wrong in one line, with exit code 1', async (line, message) => {
    const files = new Map([
      ['empty', ' \n'],
      ['text', 'not a log'],
      ['{}', '{}'],
      ['bad', 'r 1; phase shp'],
      ['overlap', 'p1 cr90-a at 100,100; p2 cr90-a at 100,100'],
      ['one', readFileSync('examples/fleets/rebel-400.txt', 'utf8')],
    ]);
    const { code, out, err } = await armada(line, '', files);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('commands', () => {
  test('rule, by id and by words, as text and as JSON', async () => {
    expect((await armada('rule los-04')).out).toMatch(/^LOS-04: .*\(FAQ 4\.1\.2: Attacks; Summary: Line of Sight\)\n$/);
    expect(JSON.parse((await armada('rule LOS-04 --json')).out)).toMatchObject([{ id: 'LOS-04' }]);
    expect((await armada('rule squadron obstruct')).out).toContain('ENG-04');
    expect((await armada('rule rieekan errata')).out).toMatch(/^FAQ-ERR-05: /);
    expect(JSON.parse((await armada('rule squadron --json')).out).length).toBeGreaterThan(20);
  });

  test('cards: how many can be played with, and which', async () => {
    const { out } = await armada('cards');
    expect(out).toMatch(
      /^ships: 38 of 38 can be played with\nsquadrons: \d+ of 68 .*\nupgrades: \d+ of 178 .*\nobjectives: \d+ of 32 .*\n$/,
    );
    const { out: rieekan } = await armada('cards rieekan');
    expect(rieekan).toMatch(/^General Rieekan \(general-rieekan; rebel, commander, 30 points\): Once a round, /);
    expect(rieekan).toContain('\n  FAQ-CARD-110: ');
    expect((await armada('cards star destroyer')).out).toMatch(
      /^Victory II-class Star Destroyer \(victory-ii-class-star-destroyer; imperial, ship, 85 points\)$/m,
    );
    expect((await armada('cards --missing --kind ships')).out).toBe('Games can be played with all of these.\n');
    expect(await armada('cards rieekan --kind ships')).toMatchObject({ code: 1, out: '' });
    const missing = JSON.parse((await armada('cards --missing --json')).out) as { implemented: boolean }[];
    expect(missing.every(({ implemented }) => !implemented)).toBe(true);
    const upgrades = JSON.parse((await armada('cards --kind upgrades --json')).out);
    expect(upgrades).toHaveLength(178);
    expect(await armada('cards rieeken')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^armada: no card has rieeken/),
    });
  });

  test('odds as text and as JSON', async () => {
    expect((await armada('odds 4R2B --range long --defender brace,evade')).out).toContain('mean damage');
    const { odds } = JSON.parse((await armada('odds 2B --json --no-criticals')).out);
    expect(odds.damage).toEqual([1 / 4, 1 / 2, 1 / 4]);
  });

  test('a game of bots is told, kept as a log, replayed and drawn', async () => {
    const played = await armada('play --seed 3 --log g.json');
    expect(played.code).toBe(0);
    expect(played.out).toContain('Round 1 begins.');
    expect(played.out).toMatch(
      /The game is over: p[12] wins, \d+ to \d+\.\n\d+ actions, hash [0-9a-f]+\.\nThe log is in g\.json\.\n$/,
    );
    const { files } = played;
    expect(replay(JSON.parse(files.get('g.json')!)).ok).toBe(true);
    const hash = /hash ([0-9a-f]+)/.exec(played.out)![1];
    expect((await armada('replay g.json --quiet', '', files)).out).toContain(hash);
    const to = await armada('replay g.json --to 20 --json', '', files);
    expect(JSON.parse(to.out)).toMatchObject({
      actions: expect.any(Number),
      position: expect.stringContaining('p1 cr90'),
    });
    expect(JSON.parse(to.out).actions).toBeLessThanOrEqual(20);
    expect((await armada('replay g.json --to 99999', '', files)).err).toMatch(/the log has \d+ actions/);
    await armada('replay g.json --html g.html --quiet', '', files);
    expect(files.get('g.html')).toContain('<!DOCTYPE html>');
    expect((await armada('render g.json --to 20', '', files)).out).toMatch(/^<svg/);
    expect((await armada('render g.json --to 20 --text', '', files)).out).toContain('CR90');
    files.set('cut.json', files.get('g.json')!.slice(0, 3000));
    expect(await armada('replay cut.json', '', files)).toMatchObject({
      code: 1,
      err: expect.stringContaining('was the file cut off?'),
    });
    const log = JSON.parse(files.get('g.json')!);
    files.set('short.json', JSON.stringify({ ...log, actions: log.actions.slice(0, 20) }));
    expect(await armada('replay short.json', '', files)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^armada: short\.json: .*no action leads to the hash after \d+ actions; was the log cut off\?\n$/,
      ),
    });
    files.set('forged.json', files.get('g.json')!.replace('"repair"', '"navigate"'));
    expect(await armada('replay forged.json', '', files)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/action \d+: /),
    });
    const json = await armada('play --seed 3 --json');
    expect(JSON.parse(json.out)).toMatchObject({ outcome: { winner: expect.any(String) }, hash });
  });

  test('a person plays by numbers, words and actions, asks why, and leaves when the input ends', async () => {
    const lines = [
      '?',
      'map',
      'nonsense',
      'why',
      'convertDial nebulon',
      'why',
      'activateShip nebulon',
      '1',
      '1',
      'quit',
    ].join('\n');
    const { code, out, files } = await armada('play --as p1 --log g.json', `${lines}\n`);
    expect(code).toBe(0);
    expect(out).toContain('Say a number, words to look for');
    expect(out).toContain('CR90');
    expect(out).toMatch(/nonsense is not an action/);
    expect(out).toContain('Nothing was refused.');
    expect(out).toMatch(/^p1> No: .*\(CMD-11\)\.$/m);
    expect(out).toMatch(/^p1> CMD-11: /m);
    expect(out).toContain('actions, hash');
    expect(replay(JSON.parse(files.get('g.json')!)).ok).toBe(true);
  });

  test('what the opponent must not see is not told', async () => {
    const { out } = await armada('play --as p1 --seed 5', '1\n1\n1\n1\nquit\n');
    expect(out).not.toMatch(
      /Victory II-class Star Destroyer \(p2\) is assigned (Navigate|Repair|Squadron|Concentrate)/,
    );
  });

  test('a picture of a position and of an attack', async () => {
    const files = withPosition();
    expect((await armada('render p.txt', '', files)).out).toMatch(/^<svg/);
    const attack = await armada(['render', 'p.txt', '-a', 'vic front -> cr90 rear', '-o', 'a.svg'], '', files);
    expect(attack).toMatchObject({ code: 0, out: 'The picture is in a.svg.\n' });
    expect(files.get('a.svg')).toContain('LOS-03');
    expect(await armada(['render', 'p.txt', '-a', 'vic front -> foo'], '', files)).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no unit foo'),
    });
  });

  test('a fleet is checked', async () => {
    const good = await armada('check examples/fleets/rebel-400.txt');
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toContain('Legal for standard-400.');
    const bad = await armada('check examples/fleets/rebel-400.txt --format standard-300');
    expect(bad.code).toBe(1);
    expect(bad.out).toMatch(/The fleet costs 395 points, 300 are allowed\. \(FLEET-\d+\)/);
    const json = JSON.parse((await armada('check examples/fleets/imperial-400.txt --json')).out);
    expect(json).toMatchObject({ faults: [], summary: { faction: 'imperial' } });
  });

  test('a file that names its format is checked for that, unless another one is asked for', async () => {
    const { fleet } = JSON.parse((await armada('check examples/fleets/core-rebel.txt --json')).out);
    const files = (format: string | number) => new Map([['f.json', exportFleet(fleet, 'json', { format } as never)]]);
    expect((await armada('check f.json', '', files('core-180'))).out).toContain('Legal for core-180.');
    expect((await armada('check f.json', '', files(100))).out).toContain('Not legal for 100: ');
    expect((await armada('check f.json -f standard-400', '', files(100))).out).toContain('Legal for standard-400.');
  });

  test('a list with a line that cannot be read is not played with', async () => {
    const list = readFileSync('examples/fleets/core-rebel.txt', 'utf8');
    const files = new Map([['mine.txt', `${list}\n• Gunnry Team (7)\n`]]);
    for (const command of ['play', 'sim --games 1 --workers 0'])
      expect(
        await armada(`${command} --format core-180 --fleets mine.txt examples/fleets/core-imperial.txt`, '', files),
      ).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^armada: mine\.txt: Line \d+: "• Gunnry Team \(7\)" is not known; did you mean/),
      });
  });

  test('a script from standard input gives a transcript, and a failing command exit code 1', async () => {
    const good = await armada('repl', `.load ${POSITION}\n.can vic front -> cr90 rear\n`);
    expect(good.code).toBe(0);
    expect(good.out).toContain('> .can vic front -> cr90 rear\n');
    expect(good.out).toContain('(LOS-03)');
    const again = new Map([['t.txt', good.out]]);
    expect(await armada('repl --check t.txt', '', again)).toMatchObject({ code: 0, out: 'ok t.txt\n' });
    again.set('t.txt', good.out.replace('LOS-03', 'LOS-02'));
    expect(await armada('repl --check t.txt', '', again)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^t\.txt:\d+: expected /),
    });
    expect(await armada('repl', '.foo\n')).toMatchObject({
      code: 1,
      out: '> .foo\nerror: foo is not a command; .help lists them\n',
    });
    const polish = await armada('repl p.txt --language pl', '.can vic front -> cr90 rear\n', withPosition());
    expect(polish.out).toContain('Linia pola widzenia: zablokowana');
  });
});
