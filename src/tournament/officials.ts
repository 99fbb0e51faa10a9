import { issue, type TournamentIssue } from './issues.ts';
import { type Tier, tierRules } from './tiers.ts';
import type { Entrant, Match, Official, PlayerId, Tournament } from './tournament.ts';

/** TRN-88: who may rule on a match: the judges who do not play it, or the head judge if both players are judges. */
export const judgesOf = ({ officials }: Tournament, { players }: Match): PlayerId[] => {
  const judges = officials.filter(isJudge);
  const watching = judges.filter(({ id }) => !players.includes(id));
  const meeting = judges.length - watching.length === 2;
  const head = judges.filter(({ role }) => role === 'headJudge');
  return (meeting && head.length > 0 ? head : watching).map(({ id }) => id);
};

/** TRN-88, TRN-89: which of the players may not play because of what else they do. */
export const officialIssues = (
  tier: Tier,
  players: readonly Entrant[],
  officials: readonly Official[],
): TournamentIssue[] => {
  const judges = officials.filter(isJudge);
  return players.flatMap(({ id }, i) => {
    const official = officials.find((each) => each.id === id);
    if (!official) return [];
    if (tierRules(tier).judgesMayPlay === 'never')
      return [issue(`.players[${i}]`, 'judge-may-not-play', 'TRN-89', { player: id, role: official.role })];
    return isJudge(official) && judges.length < 2
      ? [issue(`.players[${i}]`, 'second-judge-needed', 'TRN-88', { player: id })]
      : [];
  });
};

const isJudge = ({ role }: Official): boolean => role !== 'organizer';
