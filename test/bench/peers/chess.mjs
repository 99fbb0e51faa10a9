import { Chess } from 'chessops/chess';

const PROMOTION = 'queen';
const LONGEST = 300;

/** Random chess games with chessops, until so many moves are played: the number of moves. */
export const playChess = (moves, rng) => {
  let played = 0;
  while (played < moves) {
    const position = Chess.default();
    for (let ply = 0; ply < LONGEST && !position.isEnd(); ply++) {
      position.play(anyMove(position, rng));
      played += 1;
    }
  }
  return played;
};

const anyMove = (position, rng) => {
  const legal = [];
  for (const [from, squares] of position.allDests()) for (const to of squares) legal.push(from * 64 + to);
  const move = legal[rng.below(legal.length)];
  const [from, to] = [move >> 6, move & 63];
  const promotes = (to >= 56 || to < 8) && position.board.pawn.has(from);
  return promotes ? { from, to, promotion: PROMOTION } : { from, to };
};
