import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';

const MOVE = { type: 'MAKE_MOVE', payload: { type: 'count', args: [], playerID: '0' } };

/** A boardgame.io game that holds the given data: each call is one move that changes one field beside it. */
export const oneFieldMove = (data) => {
  const game = {
    setup: () => ({ data, counter: 0 }),
    moves: {
      count: ({ G }) => {
        G.counter += 1;
      },
    },
  };
  const reduce = CreateGameReducer({ game });
  const state = InitializeGame({ game });
  return () => reduce(state, MOVE);
};
