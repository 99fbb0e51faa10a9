/** Exact odds of an attack: its own entry point, without the rules of the game. */
export { type AttackOdds, type AttackOddsQuery, type AttackOutcome, attackOdds } from './attack.ts';
export { formatPool, gatherDice, type OddsRange, parsePool } from './pool.ts';
export { type OddsAnswer, type OddsQuestion, oddsReport } from './report.ts';
export type { Defender } from './settle.ts';
export type { Reroll } from './space.ts';
