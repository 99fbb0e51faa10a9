import { type Content, standardContent } from '../content/content.ts';
import type { LogIssue, NothingToUndo } from '../engine/log.ts';
import type { PositionFault } from '../engine/position-text/parse.ts';
import type { SetupIssue } from '../engine/setup.ts';
import { describeFault } from '../fleet/describe.ts';
import type { FleetFault } from '../rules/fleet/faults.ts';
import type { Action } from '../state/actions.ts';
import { SETUP_CODES, type SetupCode } from '../state/codes.ts';
import type { Awaiting, Decision } from '../state/decisions.ts';
import type { Event } from '../state/events.ts';
import type { Verdict } from '../state/verdict.ts';
import type { Json } from '../state/vocabulary.ts';
import type { TournamentIssue } from '../tournament/issues.ts';
import type { Catalogue, Sentence, Template } from './catalogue.ts';
import { en } from './en/index.ts';
import { type Known, type Names, namesFor } from './names.ts';
import { pl } from './pl/index.ts';
import { fill } from './template.ts';

/** The languages that the library speaks. */
export const LANGUAGES = ['en', 'pl'] as const;
/** A language that the library speaks. */
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, pl };

/** What a sentence may be given besides its subject. */
export interface TextOptions {
  /** English unless given. */
  readonly language?: Language;
  /** The game that it is about, or a player's view of it: names become more exact. */
  readonly state?: Known;
  /** The cards that the game is played with; the standard cards unless given. */
  readonly content?: Content;
}

interface Voice {
  readonly catalogue: Catalogue;
  readonly say: Names;
}

export const voiceOf = ({ language = 'en', state = null, content = standardContent() }: TextOptions): Voice => {
  const catalogue = CATALOGUES[language];
  return { catalogue, say: namesFor(catalogue.words, state, content) };
};

/**
 * What happened, as a sentence. Events from `eventsFor` a player say no more than that player may know.
 *
 * @example
 * for (const event of played.events) console.log(describeEvent(event, { state: played.state, language: 'pl' }));
 */
export const describeEvent = (event: Event, options: TextOptions = {}): string => {
  const { catalogue, say } = voiceOf(options);
  return (catalogue.events[event.type] as Sentence<Event>)(event, say);
};

/** What a player wants to do, or how chance came out, as a sentence. */
export const describeAction = (action: Action, options: TextOptions = {}): string => {
  const { catalogue, say } = voiceOf(options);
  return (catalogue.actions[action.type] as Sentence<Action>)(action, say);
};

/** What is to be decided, without a full stop: `activate a ship`. */
export const describeDecision = (decision: Decision, options: TextOptions = {}): string => {
  const { catalogue, say } = voiceOf(options);
  return (catalogue.decisions[decision.kind] as Sentence<Decision>)(decision, say);
};

/** Who must decide what, as a sentence. */
export const describeAwaiting = (awaiting: Awaiting, options: TextOptions = {}): string => {
  const voice = voiceOf(options);
  const { phrases } = voice.catalogue;
  if (awaiting.kind === 'over') {
    const { winner, scores } = awaiting.outcome;
    return fill(phrases.won, { player: winner, p1: scores.p1, p2: scores.p2 }, voice.say);
  }
  const decision = describeDecision(awaiting.decision, options);
  if (awaiting.kind === 'chance') return fill(phrases.chance, { decision }, voice.say);
  return awaiting.kind === 'player'
    ? fill(phrases.asked, { player: awaiting.player, decision }, voice.say)
    : fill(phrases.askedBoth, { players: awaiting.players, decision }, voice.say);
};

/** Every reason of a refusal as a sentence with its rule in parentheses; of a permission, one sentence that says yes. */
export const describeVerdict = (verdict: Verdict, options: TextOptions = {}): string[] => {
  const voice = voiceOf(options);
  const { phrases } = voice.catalogue;
  if (verdict.ok) return [phrases.yes];
  return reasonsOf(verdict, voice).map((why) => fill(phrases.no, { why }, voice.say));
};

/** The reasons of a refusal, without a full stop. */
export const reasonsOf = (verdict: Verdict, voice: Voice): string[] =>
  (verdict.because.length > 0 ? verdict.because : [verdict]).flatMap(({ code, rule, facts = {} }) =>
    code ? [sentence(voice, voice.catalogue.verdicts[code], facts, rule)] : [],
  );

/** What is wrong with a setup, with its place and its rule. */
export const describeSetupIssue = ({ at, code, rule, facts }: SetupIssue, options: TextOptions = {}): string => {
  const voice = voiceOf(options);
  if (!isSetupCode(code)) return located(at, describeFault({ at, code, facts } as unknown as FleetFault, options));
  return located(at, sentence(voice, voice.catalogue.setup[code], facts, rule));
};

/** What is wrong with a fleet has its sentences with the fleets. */
const isSetupCode = (code: SetupIssue['code']): code is SetupCode => (SETUP_CODES as readonly string[]).includes(code);

/** What cannot be read in the text of a position, with line and column in front. */
export const describePositionFault = (
  { line, column, code, facts }: PositionFault,
  options: TextOptions = {},
): string => {
  const voice = voiceOf(options);
  const fault = sentence(voice, voice.catalogue.positions[code], facts);
  return fill(voice.catalogue.phrases.fault, { line, column, fault }, voice.say);
};

/** Why a log cannot be replayed or taken back, with the number of the action at which it shows, 0 being the first. */
export const describeLogIssue = (issue: LogIssue | NothingToUndo, options: TextOptions = {}): string => {
  const voice = voiceOf(options);
  const { catalogue, say } = voice;
  const causes =
    'verdict' in issue && issue.verdict
      ? reasonsOf(issue.verdict, voice)
      : 'setupIssues' in issue
        ? (issue.setupIssues ?? []).map((each) => describeSetupIssue(each, options))
        : [];
  const fault = [sentence(voice, catalogue.logs[issue.code], issue.facts), ...causes].join(': ');
  return 'action' in issue && issue.action !== undefined
    ? fill(catalogue.phrases.atAction, { action: issue.action, fault }, say)
    : fault;
};

/** What is wrong with something asked of a tournament, with its place and its rule. */
export const describeTournamentIssue = (
  { at, code, rule, facts }: TournamentIssue,
  options: TextOptions = {},
): string => {
  const voice = voiceOf(options);
  return located(at, sentence(voice, voice.catalogue.tournament[code], facts, rule));
};

const located = (at: string, text: string): string => (at === '' ? text : `${at}: ${text}`);

const sentence = (
  { catalogue, say }: Voice,
  template: Template,
  facts: { readonly [name: string]: Json },
  rule?: string,
): string => {
  const { didYouMean } = facts;
  const meant = Array.isArray(didYouMean) && didYouMean.length > 0 ? didYouMean : null;
  return [
    fill(template, facts, say),
    ...(meant ? [`; ${fill(catalogue.phrases.didYouMean, { words: say.options(meant) }, say)}`] : []),
    ...(rule ? [` (${rule})`] : []),
  ].join('');
};
