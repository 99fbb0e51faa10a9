import { type DieFace, FACES_OF, ICONS_OF, SIDES_OF_A_DIE } from '../../state/dice.ts';
import { DEFENSE_TOKENS, type DefenseTokenType } from '../../state/vocabulary.ts';
import { accuraciesIn, critsIn, hitsIn, MARKED, type Marking, type Meaning, marksIn, withAccuracies } from './faces.ts';
import type { OddsRange } from './pool.ts';

/** What becomes of a pool that is not rolled any more: accuracy icons, defense tokens, and what is suffered. */

/** The unit under attack. */
export interface Defender {
  /** Its defense tokens that are not discarded; accuracy icons lock one each, and only one of a type is spent (DEF-05). */
  readonly tokens?: readonly DefenseTokenType[];
  /** The shields of the defending hull zone. */
  readonly shields?: number;
  /** The shields of the hull zone that redirect would name. */
  readonly redirect?: number;
  /** How many more damage cards, or hull points of a squadron, destroy it. */
  readonly hull?: number;
  /**
   * `least` (the default): it spends every token that lowers what it suffers: damage cards first, then damage, then the chance of
   * a critical effect; a token that lowers nothing is kept. `keep`: it spends none.
   */
  readonly policy?: 'least' | 'keep';
  /** It keeps its tokens when the dice show less damage than this. */
  readonly spendFrom?: number;
}

export interface Question {
  readonly range: OddsRange;
  /** Whether critical icons are damage and allow critical effects. */
  readonly criticals: boolean;
  readonly lockWithAccuracies: boolean;
  readonly defender: Defender;
}

const bit = (token: DefenseTokenType): number => 1 << DEFENSE_TOKENS.indexOf(token);
const maskOf = (tokens: readonly DefenseTokenType[]): number => tokens.reduce((mask, token) => mask | bit(token), 0);
const SCATTER = bit('scatter');
const EVADE = bit('evade');
const BRACE = bit('brace');
const REDIRECT = bit('redirect');
const CONTAIN = bit('contain');

/** What the two sides play for, in one number: cards before damage before critical effects. */
const CARD_WORTH = 1024;
const CRITICAL_WORTH = 1 / 1024;

/** Both sides' best play from a pool that is not rolled any more. */
export interface Settlement {
  /** Which faces of the pool must be told apart. */
  readonly marking: Marking;
  /** What a pool is worth to the attacker. */
  worthOf(meaning: Meaning): number;
  /** Goes through the ends of a pool. `spent` has a bit for each token in the order of `DEFENSE_TOKENS`. */
  endsOf(meaning: Meaning, visit: VisitEnd): void;
  /** What gets past shields and redirect. */
  cardsOf(damage: number, spent: number): number;
}

/** One end of a pool: the total after brace, the critical icons that are left, the tokens that were spent. */
export type VisitEnd = (damage: number, criticals: number, spent: number, probability: number) => void;

/** The most damage that any pool can show. */
const MOST_DAMAGE = 63;

export const settlementFor = ({ range, criticals, lockWithAccuracies, defender }: Question): Settlement => {
  const { tokens = [], shields = 0, redirect = 0, spendFrom = 0 } = defender;
  // DEF-13: at close range, and without bands, evade does nothing; no more does redirect to a zone without shields.
  const useless = (range === 'long' || range === 'medium' ? 0 : EVADE) | (redirect > 0 ? 0 : REDIRECT);
  const usable = defender.policy === 'keep' ? 0 : maskOf(tokens) & ~useless;
  const marking: Marking = usable & EVADE ? (range === 'long' ? 'byFace' : 'byColor') : 'none';
  const locks = locksOf(tokens.filter((token) => usable & bit(token)));
  const critsOf = (meaning: Meaning): number => (criticals ? critsIn(meaning) : 0);

  /** DEF-14, DEF-17: what scatter and brace leave, each spent if it lowers anything. */
  const totalOf = (sum: number, free: number): number => {
    if (free & SCATTER) return 0;
    return free & BRACE ? Math.floor((sum + 1) / 2) : sum;
  };
  /** For some tokens that are left: what every sum is worth, without and with critical icons. */
  const worthsOf = (free: number): Float64Array => {
    const worths = new Float64Array(2 * (MOST_DAMAGE + 1));
    for (let sum = 0; sum <= MOST_DAMAGE; sum++) {
      const total = totalOf(sum, free);
      const cards = Math.max(0, total - shields - (free & REDIRECT ? redirect : 0));
      const critical = (free & (SCATTER | CONTAIN)) === 0 ? CRITICAL_WORTH : 0;
      worths[2 * sum] = cards * CARD_WORTH + total;
      worths[2 * sum + 1] = worths[2 * sum]! + critical;
    }
    return worths;
  };
  const worths: (Float64Array | undefined)[] = [];
  const worthOf = (free: number, sum: number, crits: number): number => {
    worths[free] ??= worthsOf(free);
    return worths[free][2 * sum + (crits > 0 ? 1 : 0)]!;
  };
  const end = (sum: number, crits: number, free: number, spent: number, probability: number, visit: VisitEnd): void => {
    const total = totalOf(sum, free);
    const left = free & SCATTER ? 0 : crits;
    const now =
      (sum > 0 ? free & SCATTER : 0) |
      (total < sum && (free & SCATTER) === 0 ? BRACE : 0) |
      (left > 0 ? free & CONTAIN : 0) |
      (total > shields ? free & REDIRECT : 0);
    visit(total, left, spent | now, probability);
  };

  const dice = evadedDice(marking, range, criticals);
  const defences = new Map<Meaning, Defence>();
  /** The die that the defender evades with the tokens that are left to it, if that is better than keeping the token. */
  const evading = (meaning: Meaning, free: number): Defence => {
    const key = withAccuracies(meaning, free);
    let best = defences.get(key);
    if (best) return best;
    const crits = critsOf(meaning);
    const sum = hitsIn(meaning) + crits;
    best = { worth: worthOf(free, sum, crits), evaded: null };
    for (const die of dice) {
      if ((marksIn(meaning) & die.mark) === 0) continue;
      let worth = 0;
      for (const { points, icons, probability } of die.changes)
        worth += probability * worthOf(free, sum + points, crits + icons);
      if (worth < best.worth) best = { worth, evaded: die };
    }
    defences.set(key, best);
    return best;
  };
  const mayEvade = (free: number): boolean => (free & EVADE) !== 0 && (free & SCATTER) === 0;
  const defended = (meaning: Meaning, free: number): number => {
    if (mayEvade(free)) return evading(meaning, free).worth;
    const crits = critsOf(meaning);
    return worthOf(free, hitsIn(meaning) + crits, crits);
  };

  /** ATK-16: the tokens that the attacker leaves: the best for it of what its accuracy icons can lock. */
  const freeAfterLocks = (meaning: Meaning): number => {
    if (usable === 0 || hitsIn(meaning) + critsOf(meaning) < spendFrom) return 0;
    const choices = locks[Math.min(lockWithAccuracies ? accuraciesIn(meaning) : 0, locks.length - 1)]!;
    if (choices.length === 1) return choices[0]!;
    let free = 0;
    let most = -1;
    for (const choice of choices) {
      const worth = defended(meaning, choice);
      if (worth <= most) continue;
      most = worth;
      free = choice;
    }
    return free;
  };

  return {
    marking,
    worthOf: (meaning) => defended(meaning, freeAfterLocks(meaning)),
    endsOf: (meaning, visit) => {
      const free = freeAfterLocks(meaning);
      const crits = critsOf(meaning);
      const sum = hitsIn(meaning) + crits;
      const evaded = mayEvade(free) ? evading(meaning, free).evaded : null;
      if (!evaded) end(sum, crits, free, 0, 1, visit);
      else
        for (const { points, icons, probability } of evaded.changes)
          end(sum + points, crits + icons, free, EVADE, probability, visit);
    },
    cardsOf: (damage, spent) => Math.max(0, damage - shields - (spent & REDIRECT ? redirect : 0)),
  };
};

interface Defence {
  readonly worth: number;
  readonly evaded: EvadedDie | null;
}

/** A die that evade may be spent on: by its mark, and what its damage and critical icons change by. */
interface EvadedDie {
  readonly mark: number;
  readonly changes: readonly { readonly points: number; readonly icons: number; readonly probability: number }[];
}

/** DEF-11, DEF-12: a die is cancelled at long range, and rolled again at medium. */
const evadedDice = (marking: Marking, range: OddsRange, criticals: boolean): readonly EvadedDie[] =>
  MARKED[marking]
    .filter(({ mark }, i, all) => all.findIndex((each) => each.mark === mark) === i)
    .map(({ color, face, mark }) => {
      const worthOf = (shown: DieFace) => {
        const { hit, crit } = ICONS_OF[shown];
        return { points: criticals ? hit + crit : hit, icons: criticals ? crit : 0 };
      };
      const gone = worthOf(FACES_OF[color][face]!.face);
      const left =
        range === 'long'
          ? [{ points: 0, icons: 0, probability: 1 }]
          : FACES_OF[color].map((each) => ({ ...worthOf(each.face), probability: each.sides / SIDES_OF_A_DIE }));
      return {
        mark: 1 << mark,
        changes: left.map(({ points, icons, probability }) => ({
          points: points - gone.points,
          icons: icons - gone.icons,
          probability,
        })),
      };
    });

/** For each number of accuracy icons: the types that can be left to the defender. One more lock never helps it. */
const locksOf = (tokens: readonly DefenseTokenType[]): readonly (readonly number[])[] => {
  const left = [[maskOf(tokens)]];
  let sets: (readonly DefenseTokenType[])[] = [tokens];
  for (let n = 1; n <= tokens.length; n++) {
    sets = sets.flatMap((set) => set.map((_, at) => set.filter((_each, i) => i !== at)));
    left.push([...new Set(sets.map(maskOf))]);
  }
  return left;
};
