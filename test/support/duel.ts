import { type Action, act } from '../../src/state/actions.ts';
import type { DieColor, DieFace } from '../../src/state/dice.ts';
import type { Player } from '../../src/state/vocabulary.ts';
import { due } from './offers.ts';
import { CR90, type HomeMade, type play, type ShipExtras, table, VICTORY } from './table.ts';

/** Two ships that face each other front to front, the first of them about to attack; chance is keyed in by the test. */
export interface Duel {
  readonly attacker?: ShipExtras & { readonly card?: string };
  readonly defender?: ShipExtras & { readonly card?: string };
  /** From token to token: close up to 123 mm, medium to 186 mm, long to 304 mm. */
  readonly gap?: number;
  readonly cards?: readonly HomeMade[];
}

export const CLOSE = 100_000;
export const MEDIUM = 150_000;
export const LONG = 250_000;

/** Half the length of a small ship's token, and of a medium one's. */
const HALF: Readonly<Record<string, number>> = { [VICTORY]: 50_750, 'victory-i-class-star-destroyer': 50_750 };
const halfOf = (card: string): number => HALF[card] ?? 35_125;

const HERE = { x: 900_000, y: 300_000, heading: 0 };

export interface DuelGame extends Omit<ReturnType<typeof play>, 'do'> {
  readonly me: string;
  readonly them: string;
  do(...actions: readonly Action[]): DuelGame;
  /** Declares the attack front to front, and rolls. */
  attack(...faces: readonly (readonly [DieColor, DieFace])[]): DuelGame;
  /** These players are done, where they are asked. */
  decline(...players: readonly Player[]): DuelGame;
  /** Both sides are done with dice and tokens: the attack stands at its critical effect, or behind it. */
  toDamage(): DuelGame;
}

export const duel = ({ attacker = {}, defender = {}, gap = CLOSE, cards = [] }: Duel = {}): DuelGame => {
  const { card: mine = VICTORY, ...my } = attacker;
  const { card: theirs = CR90, ...their } = defender;
  const [me, them] = [`p1/${mine}/1`, `p2/${theirs}/1`];
  const y = HERE.y + halfOf(mine) + halfOf(theirs) + gap;
  const game = table(cards)
    .ship('p1', mine, { pose: HERE, speed: 1, ...my })
    .ship('p2', theirs, { pose: { ...HERE, y, heading: 32_768 }, speed: 1, ...their })
    .chance('explicit')
    .moving()
    .fighting()
    .at('ship')
    .play()
    .do(act.activateShip('p1', me));
  const fight: DuelGame = Object.assign(game as unknown as DuelGame, {
    me,
    them,
    attack: (...faces: readonly (readonly [DieColor, DieFace])[]) =>
      fight.do(
        act.declareTarget('p1', { attacker: me, zone: 'front', defender: them, defendingZone: 'front' }),
        act.rollDice(faces.map(([color, face]) => ({ color, face }))),
      ),
    decline: (...players: readonly Player[]) => {
      for (const player of players)
        if (fight.legal(player).some(({ type }) => type === 'done')) fight.do(act.done(player));
      return fight;
    },
    toDamage: () => {
      while (due(fight) === 'attackEffects') fight.do(act.done('p1'));
      while (due(fight) === 'defenseTokens') fight.do(act.done('p2'));
      return fight;
    },
  });
  return fight;
};
