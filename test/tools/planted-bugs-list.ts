/** Bugs such as people make, each with the tests that should notice. */
export interface PlantedBug {
  readonly name: string;
  readonly file: string;
  /** What stands there, once. */
  readonly from: string;
  readonly to: string;
  /** The test files to run. */
  readonly tests: readonly string[];
}

export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: 'range: the line between two bands belongs to the farther band',
    file: 'src/geometry/boundary.ts',
    from: 'if (lengthUm <= ruler.rangeUm[band]) return band;',
    to: 'if (lengthUm < ruler.rangeUm[band]) return band;',
    tests: ['test/geometry/range.test.ts', 'test/rules/at-the-table.test.ts'],
  },
  {
    name: 'range: attacks are measured to the whole defending hull zone, not to its part in the arc',
    file: 'src/geometry/boundary.ts',
    from: 'depthUm >= -ROUNDING_UM;',
    to: 'depthUm >= -1e6;',
    tests: ['test/geometry/range.test.ts', 'test/geometry/arc.test.ts'],
  },
  {
    name: 'overlap: bases that touch overlap',
    file: 'src/geometry/boundary.ts',
    from: 'isOverlap = (depthUm: number): boolean => depthUm > TOUCH_TOLERANCE_UM;',
    to: 'isOverlap = (depthUm: number): boolean => depthUm >= 0;',
    tests: ['test/geometry/overlap.test.ts', 'test/rules/overlap.test.ts'],
  },
  {
    name: 'line of sight: the defending hull zone blocks the line to itself',
    file: 'src/geometry/sight.ts',
    from: 'if (other === part) continue;',
    to: '',
    tests: ['test/geometry/sight.test.ts', 'test/rules/attack.test.ts'],
  },
  {
    name: 'defense tokens: one token is spent twice in an attack',
    file: 'src/rules/attack/defense.ts',
    from: "if (f.spent.includes(place)) against.push(refuse('DEF-04', 'token-spent', { token: place }));\n  else if (f.spent.some((each) => unit.defenseTokens[each]!.type === token.type))",
    to: 'if (f.spent.some((each) => each !== place && unit.defenseTokens[each]!.type === token.type))',
    tests: ['test/rules/defense.test.ts', 'test/model/attack-model.test.ts'],
  },
  {
    name: 'defense tokens: an exhausted token that is spent stays',
    file: 'src/rules/writers/tokens.ts',
    from: "token.readiness = discarded ? 'discarded' : 'exhausted';",
    to: "token.readiness = 'exhausted';",
    tests: ['test/rules/defense.test.ts', 'test/model/attack-model.test.ts'],
  },
  {
    name: 'brace: half the damage is rounded down',
    file: 'src/rules/attack/attack.ts',
    from: 'Math.floor((sum + 1) / 2)',
    to: 'Math.floor(sum / 2)',
    tests: ['test/rules/defense.test.ts', 'test/model/attack-model.test.ts'],
  },
  {
    name: 'repair: a token’s half of the engineering value is rounded down',
    file: 'src/rules/commands/repair.ts',
    from: 'Math.floor((engineering + 1) / 2)',
    to: 'Math.floor(engineering / 2)',
    tests: ['test/rules/repair.test.ts'],
  },
  {
    name: 'fleets: a third for squadrons is rounded down',
    file: 'src/rules/fleet/formats.ts',
    from: 'Math.floor((points + 2) / 3)',
    to: 'Math.floor(points / 3)',
    tests: ['test/fleet/validate.test.ts', 'test/tournament/formats.test.ts'],
  },
  {
    name: 'views: a facedown damage card that was once seen is shown',
    file: 'src/state/visibility.ts',
    from: "card.face === 'up',",
    to: "card.face === 'up' || true,",
    tests: ['test/rules/information.test.ts', 'test/rules/at-the-table.test.ts'],
  },
  {
    name: 'views: the opponent sees the commands chosen in the Command Phase before all are chosen',
    file: 'src/state/visibility.ts',
    from: 'chosen.player === player,',
    to: 'chosen.player === player || true,',
    tests: ['test/rules/command-phase.test.ts', 'test/rules/information.test.ts'],
  },
  {
    name: 'team views: a team mate’s dials are shown',
    file: 'src/team/view.ts',
    from: "unit.kind === 'ship' && isMates(team, unit.id, member)",
    to: "unit.kind === 'ship' && false && isMates(team, unit.id, member)",
    tests: ['test/team/team.test.ts'],
  },
  {
    name: 'damage: shields go below zero',
    file: 'src/rules/damage/suffer.ts',
    from: 'if (ship.shields[f.zone!] > 0 && !f.throughShields)',
    to: 'if (ship.shields[f.zone!] >= 0 && !f.throughShields)',
    tests: ['test/rules/damage.test.ts', 'test/model/attack-model.test.ts'],
  },
  {
    name: 'squadrons: one with exactly as much damage as hull lives on',
    file: 'src/rules/damage/suffer.ts',
    from: "return points < hull || status === 'doomed'",
    to: "return points <= hull || status === 'doomed'",
    tests: ['test/rules/granted-movement.test.ts', 'test/model/attack-model.test.ts'],
  },
  {
    name: 'scores: equal scores go to the first player',
    file: 'src/rules/scoring.ts',
    from: 'scores[first] > scores[second]',
    to: 'scores[first] >= scores[second]',
    tests: ['test/rules/scoring.test.ts'],
  },
  {
    name: 'status phase: discarded defense tokens come back',
    file: 'src/rules/writers/tokens.ts',
    from: "unit.defenseTokens.filter((token) => token.readiness === 'exhausted');",
    to: "unit.defenseTokens.filter((token) => token.readiness !== 'readied');",
    tests: ['test/rules/status-phase.test.ts'],
  },
  {
    name: 'round: there is a seventh',
    file: 'src/rules/round/status-phase.ts',
    from: 'isLastRound(g.state, g.state.round)',
    to: 'isLastRound(g.state, g.state.round - 1)',
    tests: ['test/rules/status-phase.test.ts', 'test/rules/round.test.ts', 'test/rules/match.test.ts'],
  },
  {
    name: 'pairing: the first who fit, though the last two have met',
    file: 'src/tournament/pairing.ts',
    from: 'if (pairsIn(rest) < (waiting.size - 1) / 2 - restLeft) continue;',
    to: '',
    tests: ['test/tournament/random.test.ts', 'test/tournament/oracle.test.ts'],
  },
  {
    name: 'pairing: a second bye, though another player could have it',
    file: 'src/tournament/swiss.ts',
    from: 'options.repeatByes || byes === 0 ? 0 : byes',
    to: 'options.repeatByes || byes >= 0 ? 0 : byes',
    tests: ['test/tournament/random.test.ts', 'test/tournament/pairing.test.ts'],
  },
  {
    name: 'pairing: the order of the list matters',
    file: 'src/tournament/create.ts',
    from: '[...players].sort((a, b) => compareText(a.id, b.id))',
    to: '[...players]',
    tests: ['test/tournament/random.test.ts'],
  },
  {
    name: 'standings: a lost match of a conceding player pays the table’s points',
    file: 'src/tournament/standings.ts',
    from: 'sum.points += own.points;',
    to: 'sum.points += own.won ? own.points : Math.max(1, own.points);',
    tests: ['test/tournament/random.test.ts', 'test/tournament/standings.test.ts'],
  },
  {
    name: 'standings: lots are not drawn, so equal players stand as they were listed',
    file: 'src/tournament/standings.ts',
    from: ' || lots.get(a.player)! - lots.get(b.player)!',
    to: '',
    tests: ['test/tournament/random.test.ts', 'test/tournament/standings.test.ts'],
  },
  {
    name: 'standings: strength of schedule counts before margin',
    file: 'src/tournament/standings.ts',
    from: 'b.margin - a.margin || b.strength - a.strength',
    to: 'b.strength - a.strength || b.margin - a.margin',
    tests: ['test/tournament/standings.test.ts'],
  },
];
