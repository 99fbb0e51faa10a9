import {
  type Action,
  act,
  awaiting,
  explainAttack,
  type Fleet,
  formatPosition,
  judge,
  type LearningSetup,
  legalActions,
  type PlayerDecision,
  standardContent,
} from '../index.ts';
import { renderAttack, renderPosition, renderText } from '../render/index.ts';
import { describeAction, describeVerdict } from '../text/index.ts';
import { ACTION_WORDS, readActionText, readTarget, usageOf } from './action-text.ts';
import { actions, type Bench } from './bench.ts';
import { Complaint, complain } from './complaint.ts';
import { DECISION_WORDS } from './decisions.ts';
import { diceNamed } from './dice.ts';
import { change, place, remove } from './editing.ts';
import { fleetToPlay } from './fleet-file.ts';
import { idsLike, wordIn } from './names.ts';
import { askAttack, askEngaged, askOdds, askRange, cardsFor, findRules, tellCards, why } from './questions.ts';

/** One word that a bench understands. */
export interface Command {
  /** What stands behind the word. */
  readonly usage: string;
  readonly help: string;
  run(bench: Bench, rest: string): readonly string[];
}

const wordsOf = (rest: string): string[] =>
  rest
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');

export const COMMANDS: { readonly [name: string]: Command } = {
  load: {
    usage: 'FILE | learning | fleets A.txt B.txt | POSITION',
    help: 'a position or a log from a file, the learning scenario, a match from two fleet lists, or a position as text',
    run: (bench, rest) => load(bench, rest.trim()),
  },
  place: {
    usage: 'p1 vic-ii at 600,200 facing 90 speed 2',
    help: 'put ships, squadrons and obstacles on the table, in the words of a position',
    run: place,
  },
  set: { usage: 'vic speed 2 -activated | phase ship', help: 'change a piece or the round', run: change },
  remove: { usage: 'vic', help: 'take a piece off the table', run: remove },
  show: {
    usage: '[map]',
    help: 'what stands on the table and who must decide what; with a map of it',
    run: (bench, rest) => show(bench, rest.trim()),
  },
  can: {
    usage: 'vic front -> cr90 rear | ACTION | NUMBER',
    help: 'could this attack that, or may this action be taken now: yes, or every rule against it',
    run: (bench, rest) => can(bench, rest),
  },
  why: {
    usage: '[ACTION]',
    help: 'the rules of the last answer, in full',
    run: (bench, rest) => (rest.trim() === '' ? why(bench) : [...can(bench, rest), ...rulesOfRefusal(bench)]),
  },
  legal: {
    usage: '[WORDS]',
    help: 'the legal actions, numbered; only those with these words',
    run: (bench, rest) => legal(bench, rest),
  },
  do: {
    usage: 'NUMBER | vic front -> cr90 rear | ACTION',
    help: 'take an action',
    run: (bench, rest) => proceed(bench, bench.do(actionOf(bench, rest))),
  },
  skip: {
    usage: '[DECISION]',
    help: 'decline whatever may be declined, up to a decision of this kind',
    run: (bench, rest) => proceed(bench, bench.skip(decisionNamed(rest.trim()))),
  },
  roll: {
    usage: '[red hit, 2 blue accuracy | DAMAGE CARD | p1]',
    help: 'answer chance: the dice, the card or the coin that is due; at random if nothing is said',
    run: (bench, rest) => proceed(bench, bench.do(chanceOf(bench, rest.trim()))),
  },
  odds: {
    usage: 'vic front -> cr90 rear | 4R2B range=long defender=brace,evade shields=2',
    help: 'exact odds of an attack as it stands, or of any dice',
    run: (bench, rest) => askOdds(bench, wordsOf(rest)),
  },
  range: {
    usage: 'vic front -> cr90 rear | vic cr90',
    help: 'attack range between hull zones, or the distance between two units',
    run: (bench, rest) => askRange(bench, wordsOf(rest)),
  },
  los: {
    usage: 'vic front -> cr90 rear',
    help: 'line of sight and obstruction',
    run: (bench, rest) => askAttack(bench, wordsOf(rest), ['question', 'sight', 'obstruction']),
  },
  arc: {
    usage: 'vic front -> cr90 rear',
    help: 'firing arc',
    run: (bench, rest) => askAttack(bench, wordsOf(rest), ['question', 'arc']),
  },
  engaged: {
    usage: '[x-wing]',
    help: 'who is engaged with whom, and why not',
    run: (bench, rest) => askEngaged(bench, wordsOf(rest)[0] ?? null),
  },
  undo: { usage: '', help: 'take the last action back', run: (bench) => back(bench) },
  redo: { usage: '', help: 'do again what was taken back', run: (bench) => forth(bench) },
  goto: {
    usage: 'NUMBER',
    help: 'the table after so many actions',
    run: (bench, rest) => {
      bench.goto(rest.trim() === '' ? Number.NaN : Number(rest));
      return [where(bench), bench.due()];
    },
  },
  svg: {
    usage: 'FILE [vic front -> cr90 rear]',
    help: 'a picture of the table, or of an attack',
    run: (bench, rest) => picture(bench, wordsOf(rest)),
  },
  save: {
    usage: 'FILE',
    help: 'the game as a log (.json), or the table as the text of a position',
    run: (bench, rest) => save(bench, rest.trim()),
  },
  rule: {
    usage: 'LOS-03 | WORDS',
    help: 'a rule by its id, or those with these words',
    run: (_bench, rest) => findRules(wordsOf(rest)),
  },
  card: {
    usage: 'demolisher | WORDS',
    help: 'what a card is and does, with the rulings on it; of many cards, what they are',
    run: (_bench, rest) => {
      const words = wordsOf(rest);
      return words.length === 0 ? complain('say words of its name: .card demolisher') : tellCards(cardsFor(words));
    },
  },
  trace: {
    usage: '[on|off]',
    help: 'what is being resolved, outermost first; on: after every step',
    run: (bench, rest) => trace(bench, rest.trim()),
  },
  actions: {
    usage: '[WORD]',
    help: 'how actions are written',
    run: (_bench, rest) =>
      ACTION_WORDS.filter((type) => type.toLowerCase().includes(rest.trim().toLowerCase())).map(usageOf),
  },
};

/** Carries out a line without its dot: `can vic front -> cr90 rear`. */
export const runCommand = (bench: Bench, line: string): readonly string[] => {
  const [, name, rest] = /^\s*(\S*)\s*([\s\S]*)$/.exec(line)!;
  return COMMANDS[wordIn(name!, Object.keys(COMMANDS), 'a command', '.help lists them')]!.run(bench, rest!);
};

const load = (bench: Bench, what: string): readonly string[] => {
  if (what === '') return complain('say what to load: a file, learning, or a position');
  if (what === 'learning') {
    const setup: LearningSetup = { scenario: 'learning', seed: 1, suggestedDials: true };
    bench.begin(setup);
    return show(bench, '');
  }
  const [first, ...files] = wordsOf(what);
  if (first === 'fleets') {
    bench.begin({ fleets: fleetsIn(bench, files), seed: 1, format: 'standard-400' });
    return [...bench.tell(bench.events), bench.due()];
  }
  const told = bench.open(
    /^(p[12]|round|phase|table|first|side|obstacle|objective)\s/.test(what) ? what : bench.files.read(what),
  );
  return [...told, ...(bench.stateOrNull ? show(bench, '') : [])];
};

const fleetsIn = (bench: Bench, files: readonly string[]): { readonly p1: Fleet; readonly p2: Fleet } => {
  const [p1, p2, ...more] = files.map((file) => fleetToPlay(bench.files, file));
  return p1 && p2 && more.length === 0 ? { p1, p2 } : complain('say two lists: .load fleets mine.txt yours.txt');
};

const show = (bench: Bench, how: string): readonly string[] => {
  if (how !== '' && how !== 'map') return complain(`${how} cannot be shown; say .show or .show map`);
  const state = bench.stateOrNull;
  if (!state) return formatPosition(bench.position).split('; ');
  if (how === 'map') return renderText(state).trimEnd().split('\n');
  return [...formatPosition(state).split('; '), where(bench), bench.due()];
};

const where = (bench: Bench): string => {
  const { at, of } = bench.count;
  return at === of ? `After ${actions(at)}.` : `After ${at} of ${actions(of)}.`;
};

/** What happened, and what is due now. */
const proceed = (bench: Bench, told: readonly string[]): readonly string[] => [
  ...told,
  ...(bench.tracing ? frames(bench) : []),
  bench.due(),
];

/** Whether words name an attack: they begin with a unit. */
const isAttack = (bench: Bench, words: readonly string[]): boolean =>
  words.length > 1 && idsLike(words[0]!, bench.state.roster).length > 0;

const actionOf = (bench: Bench, rest: string): Action => {
  const words = wordsOf(rest);
  if (words.length === 0) return complain('say which action: a number of .legal, an attack, or the words of .actions');
  if (/^\d+$/.test(rest.trim())) {
    if (bench.listed.length === 0) return complain('nothing is listed; .legal lists and numbers the legal actions');
    return bench.listed[Number(rest) - 1] ?? complain(`the list ends at ${bench.listed.length}; .legal lists it again`);
  }
  return isAttack(bench, words)
    ? { type: 'declareTarget', ...readTarget(words, bench.state) }
    : readActionText(rest, bench.state);
};

const can = (bench: Bench, rest: string): readonly string[] => {
  const words = wordsOf(rest);
  if (isAttack(bench, words)) return [...askAttack(bench, words), ...notNow(bench, words)];
  const action = actionOf(bench, rest);
  const verdict = judge(bench.state, action);
  bench.asked = [verdict];
  return describeVerdict(verdict, bench.telling);
};

/** What stands against an attack that is possible as the pieces stand, while its attacker is asked for a target. */
const notNow = (bench: Bench, words: readonly string[]): readonly string[] => {
  const due = awaiting(bench.state);
  const target = readTarget(words, bench.state);
  const asked = due.kind === 'player' && ['declareTarget', 'squadronAction'].includes(due.decision.kind);
  if (!asked || due.player !== target.player || bench.asked.some(({ ok }) => !ok)) return [];
  const verdict = judge(bench.state, { type: 'declareTarget', ...target });
  if (verdict.ok) return [];
  bench.asked = [verdict];
  return ['But not now:', ...describeVerdict(verdict, bench.telling)];
};

const rulesOfRefusal = (bench: Bench): readonly string[] => {
  try {
    return why(bench);
  } catch (error) {
    if (error instanceof Complaint) return [];
    throw error;
  }
};

const decisionNamed = (word: string): PlayerDecision['kind'] | null =>
  word === '' ? null : wordIn(word, DECISION_WORDS, 'a decision');

const MOST_LISTED = 40;

const legal = (bench: Bench, rest: string): readonly string[] => {
  const words = wordsOf(rest.toLowerCase());
  const all = legalActions(bench.state).map((action) => ({ action, text: describeAction(action, bench.telling) }));
  const fitting = all.filter(({ action, text }) =>
    words.every((word) => `${action.type} ${text}`.toLowerCase().includes(word)),
  );
  bench.listed = fitting.map(({ action }) => action);
  const more = fitting.length - MOST_LISTED;
  return [
    bench.due(),
    ...fitting.slice(0, MOST_LISTED).map(({ text }, i) => `${String(i + 1).padStart(3)}  ${text}`),
    ...(more > 0 ? [`… and ${more} more; .legal WORDS lists those with these words`] : []),
  ];
};

const chanceOf = (bench: Bench, rest: string): Action => {
  const due = awaiting(bench.state);
  if (due.kind !== 'chance') return complain('nothing is to be rolled or drawn now; .legal says what is due');
  if (rest === '') return bench.chance();
  switch (due.decision.kind) {
    case 'rollDice':
      return act.rollDice(diceNamed(rest));
    case 'drawDamageCard':
      return act.drawDamageCard(wordIn(rest, Object.keys(standardContent().damageCards), 'a damage card'));
    case 'pickDamageCard':
      return readActionText(`pickDamageCard ${rest}`, bench.state);
    case 'flipCoin':
      return act.flipCoin(wordIn(rest, ['p1', 'p2'] as const, 'a player'));
    case 'drawObjectives':
      return act.drawObjectives(
        rest.split(',').map((name) => wordIn(name, Object.keys(standardContent().objectives), 'an objective')),
      );
  }
};

const back = (bench: Bench): readonly string[] => {
  const { last } = bench;
  if (!last) return complain('nothing was done yet');
  bench.goto(bench.count.at - 1);
  return [`Taken back: ${describeAction(last, bench.telling)}`, bench.due()];
};

const forth = (bench: Bench): readonly string[] => {
  const { next } = bench;
  if (!next) return complain('nothing was taken back');
  bench.goto(bench.count.at + 1);
  return [...bench.tell(bench.events), bench.due()];
};

const picture = (bench: Bench, [file, ...words]: readonly string[]): readonly string[] => {
  if (!file) return complain('say where to: .svg picture.svg, or .svg picture.svg vic front -> cr90 rear');
  const { state } = bench;
  const { player: _player, ...query } = words.length > 0 ? readTarget(words, state) : { player: null };
  const svg = 'attacker' in query ? renderAttack(state, explainAttack(state, query)) : renderPosition(state);
  bench.files.write(file, svg);
  return [`The picture is in ${file}.`];
};

const save = (bench: Bench, file: string): readonly string[] => {
  if (file === '') return complain('say where to: .save game.json keeps the game, .save table.txt the position');
  if (file.endsWith('.json')) {
    const log = bench.log();
    bench.files.write(file, `${JSON.stringify(log)}\n`);
    return [`The game of ${actions(log.actions.length)} is in ${file}.`];
  }
  bench.files.write(file, `${formatPosition(bench.state)}\n`);
  return [`The position is in ${file}.`];
};

const trace = (bench: Bench, how: string): readonly string[] => {
  if (how === '') return frames(bench);
  bench.tracing = wordIn(how, ['on', 'off'], 'an answer') === 'on';
  return [`Tracing is ${how}.`];
};

/** The stack of frames, each with its step and what it is about. */
const frames = (bench: Bench): readonly string[] =>
  bench.state.frames.map((frame) => {
    const about = ['ship', 'squadron', 'attacker', 'defender', 'unit', 'window']
      .flatMap((name) => {
        const value = (frame as unknown as { readonly [key: string]: unknown })[name];
        return typeof value === 'string' ? [`${name} ${value}`] : [];
      })
      .join(', ');
    return `${'  '.repeat(frame.depth)}${frame.kind}: ${frame.step}${about === '' ? '' : ` (${about})`}`;
  });
