import type { Engine, Result } from '../engine/engine.ts';
import type { SetupIssue } from '../engine/setup.ts';
import { deepFreeze, plainJson } from '../state/json.ts';
import { described, faultFacts, fields, listOf, type Shape, text } from '../state/shape.ts';
import type { GameState } from '../state/state.ts';
import type { RuleId } from '../state/verdict.ts';
import { type ByPlayer, PLAYERS, type Player } from '../state/vocabulary.ts';
import { OUTSIDERS, type Team, type TeamGame, type TeamSetup } from './team.ts';

/** A game between teams, run to its first decision, or everything that is wrong with the setup. */
export const createWith = (engine: Engine, input: unknown): Result<TeamGame, readonly SetupIssue[]> => {
  const plain = plainJson(input);
  if (!plain.ok) return refused([{ at: plain.at, code: 'not-json', facts: { fault: plain.fault } }]);
  const faults = teamSetupShape(plain.value, '');
  if (faults.length > 0)
    return refused(faults.map((fault) => ({ at: fault.at, code: 'malformed-setup', facts: faultFacts(fault) })));
  const { game: setup, teams } = plain.value as unknown as TeamSetup;
  const created = engine.createGame(setup);
  const issues = [
    ...(created.ok ? [] : created.error.map((each) => ({ ...each, at: `.game${each.at}` }))),
    ...againstTeams(teams),
    ...(created.ok ? PLAYERS.flatMap((player) => againstControl(teams[player], player, created.value)) : []),
  ];
  if (issues.length > 0 || !created.ok) return refused(issues);
  return {
    ok: true,
    value: deepFreeze({
      version: 1,
      game: created.value,
      teams,
      proposals: {},
      agreed: null,
      conceding: [],
    }),
  };
};

const refused = (error: readonly SetupIssue[]): { readonly ok: false; readonly error: readonly SetupIssue[] } => ({
  ok: false,
  error,
});

const MAX_MEMBERS = 40;
const MAX_UNITS = 120;

/** A game is judged by its own rules. */
const anything: Shape = () => [];

const memberName: Shape = described(
  (value, at) =>
    (OUTSIDERS as readonly unknown[]).includes(value) ? [{ at, expected: 'another name' }] : text(value, at),
  `a name other than ${OUTSIDERS.join(' and ')}`,
);

const teamShape = fields({
  commander: text,
  members: listOf(fields({ id: memberName, units: listOf(text, MAX_UNITS) }), MAX_MEMBERS),
});

const teamSetupShape = fields({ game: anything, teams: fields({ p1: teamShape, p2: teamShape }) });

const issue = (at: string, code: SetupIssue['code'], rule: RuleId, facts: SetupIssue['facts'] = {}): SetupIssue => ({
  at,
  code,
  rule,
  facts,
});

/** TEAM-01: as even as can be, a commander each, and nobody on both sides. */
const againstTeams = (teams: ByPlayer<Team>): readonly SetupIssue[] => {
  const [p1, p2] = PLAYERS.map((player) => teams[player].members.length) as [number, number];
  const uneven = Math.min(p1, p2) === 0 || Math.abs(p1 - p2) > 1;
  const seen = new Set<string>();
  return [
    ...(uneven ? [issue('.teams', 'uneven-teams', 'TEAM-01', { p1, p2 })] : []),
    ...PLAYERS.flatMap((player) => {
      const { commander, members } = teams[player];
      return [
        ...(members.some(({ id }) => id === commander)
          ? []
          : [issue(`.teams.${player}.commander`, 'commander-not-in-team', 'TEAM-01', { commander })]),
        ...members.flatMap(({ id }, i) =>
          seen.size === seen.add(id).size
            ? [issue(`.teams.${player}.members[${i}].id`, 'member-twice', 'TEAM-01', { member: id })]
            : [],
        ),
      ];
    }),
  ];
};

/** TEAM-02: every unit of the fleet has one controller, and every member has a unit. */
const againstControl = ({ members }: Team, player: Player, { roster, units }: GameState): readonly SetupIssue[] => {
  const at = `.teams.${player}.members`;
  const taken = new Set<string>();
  const wrong = members.flatMap(({ id: member, units: own }, i) => [
    ...(own.length === 0 ? [issue(`${at}[${i}].units`, 'member-without-unit', 'TEAM-02', { member })] : []),
    ...own.flatMap((unit, j) => {
      const place = `${at}[${i}].units[${j}]`;
      if (!Object.hasOwn(units, unit) || units[unit]!.owner !== player)
        return [issue(place, 'no-such-unit', 'TEAM-02', { unit })];
      return taken.size === taken.add(unit).size ? [issue(place, 'unit-twice', 'TEAM-02', { unit })] : [];
    }),
  ]);
  const left = roster.filter((id) => units[id]!.owner === player && !taken.has(id));
  return [...wrong, ...left.map((unit) => issue(at, 'unit-without-controller', 'TEAM-02', { unit }))];
};
