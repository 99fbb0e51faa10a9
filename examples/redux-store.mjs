// A Redux Toolkit store around a game: actions of the game are actions of the store, and what the game refuses never gets in.
import { configureStore, createSelector } from '@reduxjs/toolkit';
import { act, awaiting, createGame, IllegalActionError, legalActions, reduce, viewFor } from 'armada-rules';
import { describeAwaiting, describeVerdict } from 'armada-rules/text';

const game = createGame({ scenario: 'learning', seed: 1, suggestedDials: true });
if (!game.ok) throw new Error(JSON.stringify(game.error));

// `reduce` leaves foreign actions alone, so that it lives beside other slices. The checks of Redux Toolkit for state that is not
// serialisable or was changed are on: a game passes them.
const store = configureStore({
  reducer: { game: (state = game.value, action) => reduce(state, action), chosen: chosenUnit },
});

function chosenUnit(state = null, action) {
  return action.type === 'ui/unitChosen' ? action.payload : state;
}

// A client sees its own side only; the whole state stays in the store of the server.
const selectView = createSelector([({ game: state }) => state, (_, player) => player], viewFor);
const selectDue = createSelector([({ game: state }) => state], (state) => describeAwaiting(awaiting(state), { state }));

store.subscribe(() => console.log(selectDue(store.getState())));

console.log(selectDue(store.getState()));
store.dispatch({ type: 'ui/unitChosen', payload: 'p1/cr90-corvette-a/1' });
try {
  store.dispatch(act.activateShip('p2', 'p2/victory-ii-class-star-destroyer/1'));
} catch (error) {
  if (!(error instanceof IllegalActionError)) throw error;
  console.log(describeVerdict(error.verdict, { state: store.getState().game }).join('\n'));
}
store.dispatch(act.activateShip('p1', store.getState().chosen));
for (let n = 0; n < 5; n++) store.dispatch(legalActions(store.getState().game)[0]);

const [hidden] = selectView(store.getState(), 'p1').units['p2/victory-ii-class-star-destroyer/1'].dials;
console.log(`What p1 knows of the Victory's next dial: ${JSON.stringify(hidden)}`);
