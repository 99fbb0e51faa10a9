/**
 * `armada-rules/text`: events, actions, decisions, verdicts and faults as sentences, in English and in Polish. The engine itself
 * speaks in codes and measurements; a frontend may use these sentences or make its own.
 *
 * @packageDocumentation
 */

export { ATTACK_PARTS, type AttackPart, describeAttack } from './attack.ts';
export {
  describeAction,
  describeAwaiting,
  describeDecision,
  describeEvent,
  describeLogIssue,
  describePositionFault,
  describeSetupIssue,
  describeTournamentIssue,
  describeVerdict,
  LANGUAGES,
  type Language,
  type TextOptions,
} from './describe.ts';
export type { Known } from './names.ts';
