import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import type { HullZone, Player } from '../../src/state/vocabulary.ts';
import { finishAttack } from '../support/attacks.ts';
import { passing, withObjective } from '../support/full-game.ts';
import { having, objectiveShips, scoresOf } from '../support/objectives.ts';
import { due, picksOf } from '../support/offers.ts';
import { CR90, type HomeMade, NEBULON, rulesOf, TIE, table, VICTORY } from '../support/table.ts';

const VIC = `p1/${VICTORY}/1`;
const [ONE, TWO] = [`p2/${CR90}/1`, `p2/${CR90}/2`];
const HERE = { x: 900_000, y: 300_000, heading: 0 };

interface Setup {
  readonly firstPlayer?: Player;
  readonly marked?: readonly string[];
  readonly upgrades?: readonly string[];
  readonly cards?: readonly HomeMade[];
}

/** A Victory with two corvettes, one of them aslant, and two fighters before its front and a frigate on its left. */
const battle = ({ firstPlayer = 'p1', marked = [VIC, ONE], upgrades = [], cards = [] }: Setup = {}) =>
  table(cards)
    .ship('p1', VICTORY, { pose: HERE, speed: 1, upgrades })
    .ship('p2', CR90, { pose: { x: HERE.x - 40_000, y: HERE.y + 180_000, heading: 8192 } })
    .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 40_000, y: HERE.y + 180_000 } })
    .ship('p2', NEBULON, { pose: { ...HERE, x: HERE.x - 180_000 } })
    .squadron('p2', TIE, { pose: { ...HERE, x: HERE.x - 30_000, y: HERE.y + 110_000 } })
    .squadron('p2', TIE, { pose: { ...HERE, x: HERE.x + 30_000, y: HERE.y + 110_000 } })
    .with({ objective: 'advanced-gunnery', objectiveTokens: marked.map((unit) => ({ unit })), firstPlayer })
    .chance('explicit')
    .fighting()
    .moving()
    .at('ship')
    .play();
type Game = ReturnType<typeof battle>;

/** The Victory is activated: at once, or after one of its enemy's ships. */
const firing = (setup: Setup = {}) => {
  const game = battle(setup);
  if (setup.firstPlayer === 'p2')
    game.do(act.activateShip('p2', TWO)).until((state) => !state.frames.some(({ kind }) => kind === 'shipActivation'));
  return game.do(act.activateShip('p1', VIC));
};
const from = (zone: HullZone, defender: string, defendingZone?: HullZone) =>
  act.declareTarget('p1', { attacker: VIC, zone, defender, ...(defendingZone ? { defendingZone } : {}) });
/** Plays attacks without effect, one after the other. */
const missed = (game: Game, ...attacks: ReturnType<typeof from>[]) => {
  for (const attack of attacks) finishAttack(game.do(attack));
  return game;
};

describe('Advanced Gunnery', () => {
  test('[OBJ-05] after deployment each player marks a ship of his own, the first player first', () => {
    const game = passing(withObjective('advanced-gunnery', 'p2'), 'placeObstacle', 'deploy');
    const mine = (player: Player) =>
      game.state.roster.filter((id) => id.startsWith(player) && game.state.units[id]!.kind === 'ship');
    expect(game.awaiting()).toMatchObject({ player: 'p2', decision: { kind: 'useEffects' } });
    expect(picksOf(game, 'p2/objective').map(({ unit }) => unit)).toEqual(mine('p2'));
    expect(rulesOf(game.judge(act.done('p2')))).toEqual(['TIME-08']);
    game.do(act.useEffect('p2', 'p2/objective', { unit: mine('p2')[1]! }));
    expect(game.awaiting()).toMatchObject({ player: 'p1' });
    expect(picksOf(game, 'p1/objective').map(({ unit }) => unit)).toEqual(mine('p1'));
    game.do(act.useEffect('p1', 'p1/objective', { unit: mine('p1')[0]! }));
    expect(objectiveShips(game)).toEqual([mine('p2')[1], mine('p1')[0]]);
    for (const player of ['p1', 'p2'] as const)
      expect(game.engine.viewFor(game.state, player).objectiveTokens).toEqual(game.state.objectiveTokens);
    expect(due(game)).toBe('assignDials');
  });

  test('an objective ship attacks from the same hull zone again; another ship does not', () => {
    expect(missed(firing(), from('front', ONE, 'rear')).judge(from('front', TWO, 'rear')).ok).toBe(true);
    const unmarked = missed(firing({ marked: [ONE] }), from('front', ONE, 'rear'));
    expect(rulesOf(unmarked.judge(from('front', TWO, 'rear')))).toEqual(['SHIP-09']);
  });

  test('[SHIP-08] two attacks are all, and they may still be from different hull zones', () => {
    const both = missed(firing(), from('left', `p2/${NEBULON}/1`, 'right'), from('front', ONE, 'rear'));
    expect(due(both)).toBe('determineCourse');
    expect(due(missed(firing(), from('front', ONE, 'rear'), from('front', TWO, 'rear')))).toBe('determineCourse');
  });

  test("[TIME-02] the first player's: not the same hull zone again, though another one of the same ship", () => {
    const game = missed(firing(), from('front', ONE, 'rear'));
    expect(rulesOf(game.judge(from('front', ONE, 'rear')))).toEqual(['TIME-02']);
    expect(game.judge(from('front', ONE, 'right')).ok).toBe(true);
    const offered = game.legal().filter((action) => action.type === 'declareTarget' && action.defender === ONE);
    expect(offered.every((action) => action.type === 'declareTarget' && action.defendingZone !== 'rear')).toBe(true);
  });

  test("[ATK-27] the first player's: no squadron again that any part of the attack was aimed at", () => {
    const game = missed(firing(), from('front', `p2/${TIE}/1`), from('front', `p2/${TIE}/2`));
    for (const tie of [1, 2]) expect(rulesOf(game.judge(from('front', `p2/${TIE}/${tie}`)))).toEqual(['TIME-02']);
    expect(game.judge(from('front', ONE, 'rear')).ok).toBe(true);
  });

  test("the first player's: a target of one hull zone is open to another, and again in the next round", () => {
    const game = missed(firing(), from('left', `p2/${NEBULON}/1`, 'right'));
    expect(rulesOf(game.judge(from('left', `p2/${NEBULON}/1`, 'right')))).toEqual(['TIME-02']);
    expect(rulesOf(game.judge(from('front', `p2/${NEBULON}/1`, 'right')))).not.toContain('TIME-02');
    game.do(act.done('p1'), act.executeManeuver('p1', VIC, [0], 'left'));
    game.until(({ round, frames }) => round === 2 && frames.some(({ kind }) => kind === 'shipPhase'));
    game.do(act.activateShip('p1', VIC));
    expect(rulesOf(game.judge(from('left', `p2/${NEBULON}/1`, 'right')))).not.toContain('TIME-02');
  });

  test("the second player's: the same hull zone at the same target", () => {
    const game = missed(firing({ firstPlayer: 'p2' }), from('front', ONE, 'rear'));
    expect(game.judge(from('front', ONE, 'rear')).ok).toBe(true);
    const ties = missed(firing({ firstPlayer: 'p2' }), from('front', `p2/${TIE}/1`)).do(act.done('p1'));
    expect(ties.judge(from('front', `p2/${TIE}/1`)).ok).toBe(true);
  });

  test.each(['p1', 'p2'] as const)('[FAQ-CARD-011] with Gunnery Team no unit twice, %s being first', (firstPlayer) => {
    const game = missed(firing({ firstPlayer, upgrades: ['gunnery-team'] }), from('front', ONE, 'rear'));
    expect(rulesOf(game.judge(from('front', ONE, 'rear')))).toContain('TIME-02');
    expect(rulesOf(game.judge(from('front', ONE, 'right')))).toContain('TIME-02');
    expect(game.judge(from('front', TWO, 'rear')).ok).toBe(true);
  });

  test('[FAQ-CARD-012] a card that limits its ship to one attack in a round still does', () => {
    const turrets = upgrade({
      id: 'turrets',
      name: 'Turrets',
      type: 'turbolasers',
      cost: 6,
      values: { attackLimit: { stage: 'limit', scope: 'self', apply: () => 1 } },
    });
    const game = missed(firing({ upgrades: ['turrets'], cards: [turrets] }), from('front', ONE, 'rear'));
    expect(due(game)).toBe('determineCourse');
  });

  test('[WIN-10] a destroyed objective ship counts twice, its upgrades once; other ships count once', () => {
    const game = battle({ upgrades: ['gunnery-team'] });
    expect(scoresOf(game)).toEqual({ p1: 0, p2: 0 });
    expect(scoresOf(having(game, { [ONE]: 'destroyed', [TWO]: 'destroyed' })).p1).toBe(2 * 44 + 44);
    expect(scoresOf(having(game, { [VIC]: 'destroyed' })).p2).toBe(2 * 85 + 7);
  });

  test('[OBJ-02] nothing happens at the end of a round', () => {
    const game = battle();
    game.until(({ round }) => round === 2);
    expect(game.trace('effectUsed', 'victoryTokensGained')).toEqual([]);
  });
});
