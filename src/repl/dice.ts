import { DIE_COLORS, DIE_FACES, type Die, type DieColor, FACES_OF } from '../index.ts';
import { abbreviated } from '../state/words.ts';
import { complain, either } from './complaint.ts';
import { wordIn } from './names.ts';

/** Dice as people say them: `red hit, 2 blue accuracy, black hit-crit`. */

const NICKNAMES: Readonly<Record<string, string>> = { critical: 'crit', double: 'doubleHit', acc: 'accuracy' };

const colorNamed = (word: string): DieColor => {
  const [only, ...more] = abbreviated(word, DIE_COLORS);
  // blacK, as pools are written.
  if (word.toLowerCase() === 'k') return 'black';
  return only && more.length === 0 ? (only as DieColor) : wordIn(word, DIE_COLORS, 'a colour of dice');
};

/** One die: a colour and a face. */
export const dieNamed = (words: string): Die => {
  const [colorWord, ...faceWords] = words.trim().split(/[\s:]+/);
  if (!colorWord || faceWords.length === 0) return complain(`${words || 'nothing'} is not a die; say red hit`);
  const color = colorNamed(colorWord);
  const faceWord = faceWords.join('-');
  const faces = FACES_OF[color].map(({ face }) => face);
  const said = Object.hasOwn(NICKNAMES, faceWord) ? NICKNAMES[faceWord]! : faceWord;
  const face = wordIn(said, DIE_FACES, 'a face of a die');
  return faces.includes(face) ? { color, face } : complain(`a ${color} die has no ${face}; it has ${either(faces)}`);
};

/** Several dice, with commas between them; a number before a die repeats it. */
export const diceNamed = (text: string): Die[] =>
  text.split(',').flatMap((part) => {
    const [, count, die] = /^\s*(?:(\d{1,2})\s+)?(.*)$/.exec(part)!;
    return Array.from({ length: Number(count ?? 1) }, () => dieNamed(die!));
  });
