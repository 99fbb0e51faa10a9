import { type Piece, type Point, places, playArea, type Region } from '../../geometry/index.ts';
import type { MoveToken, PlaceToken } from '../../state/actions.ts';
import type { MoveTokensFrame, PlaceTokensFrame, TokenRules } from '../../state/frames.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import type { GameState } from '../../state/state.ts';
import { refuse } from '../../state/verdict.ts';
import { opponentOf, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, end, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { type Game, remember } from '../kernel/game.ts';
import { anyPlace, gridOf, samplePlace } from '../kernel/placing.ts';
import { pieceById, tokenPiece } from '../kernel/table.ts';
import { point } from '../movement/places.ts';
import { layoutOf } from './layout.ts';

/** OBJ-06: objective tokens are placed one at a time. One for which no place is left stays out of the game. */
export const placeTokensModule: FrameModule<PlaceTokensFrame> = {
  steps: {
    place: (g, f) =>
      f.left > 0 && anyPlace(newTokenRegion(g, f.rules))
        ? ask(f.turn, { kind: 'placeToken', left: f.left })
        : go('close'),
    close: () => end(),
  },
};

/** Objective tokens may be moved, each once, until its player has had enough. */
export const moveTokensModule: FrameModule<MoveTokensFrame> = {
  steps: {
    choose: (_g, f) =>
      f.left > 0 && f.tokens.length > 0 ? ask(f.player, { kind: 'moveToken', tokens: f.tokens }) : go('close'),
    close: () => end(),
  },
  done: () => go('close'),
};

const tokensOn = (state: GameState): readonly Piece[] =>
  state.objectiveTokens.flatMap(({ at }) => (at ? [tokenPiece(at)] : []));

/** Where a new token may be put. */
export const newTokenRegion = (g: Game, rules: TokenRules): Region =>
  remember(g, 'token region', () => {
    const { table, obstacles } = g.state;
    const { fromPlayers, apart, atObstacle } = rules;
    const { setup, beyond } = layoutOf(g);
    const area = rules.area === 'setup' ? setup : playArea(table.area);
    return places(
      { token: 'objective' },
      {
        inside: beyond(area, fromPlayers ?? null, null),
        ...(apart ? { beyond: [{ band: apart, of: tokensOn(g.state) }] } : {}),
        ...(atObstacle ? { at: { band: atObstacle, of: obstacles } } : {}),
      },
    );
  });

/** Where a token may be moved: near where it lies, or near a unit. */
export const movedTokenRegion = (g: Game, f: MoveTokensFrame, token: string): Region =>
  remember(g, `token region ${token}`, () =>
    places(
      { token: 'objective' },
      {
        inside: playArea(g.state.table.area),
        ...(f.within ? { within: { band: f.within, of: [pieceById(g, token)!] } } : {}),
        ...(f.near ? { [f.near.how]: { band: f.near.band, of: [pieceById(g, f.near.of)!] } } : {}),
      },
    ),
  );

const GRID = { across: 7, along: 5 };

const candidates = (region: Region): readonly Point[] => gridOf(region, [0], GRID).map(({ x, y }) => ({ x, y }));

export const placeToken: Family<'placeToken', PlaceTokensFrame> = {
  type: 'placeToken',
  shape: fields({ type: oneOf('placeToken'), player: oneOf(...PLAYERS), to: point }),
  timing: 'OBJ-06',
  options: (g, f): PlaceToken[] =>
    candidates(newTokenRegion(g, f.rules)).map((to) => ({ type: 'placeToken', player: f.turn, to })),
  isOffered: (g, f) => anyPlace(newTokenRegion(g, f.rules)) !== null,
  sample: (g, f, _player, rng) => {
    const place = samplePlace(newTokenRegion(g, f.rules), rng);
    return place && { type: 'placeToken', player: f.turn, to: { x: place.x, y: place.y } };
  },
  check: (g, { to }, f) =>
    !f || newTokenRegion(g, f.rules).contains({ ...to, heading: 0 })
      ? []
      : [refuse('OBJ-06', 'token-not-allowed-there', { x: to.x, y: to.y })],
  answer: (_g, f, { to }) =>
    go('place', {
      verbs: [{ verb: 'placeObjectiveToken', at: to }],
      set: { left: f.left - 1, turn: f.alternate ? opponentOf(f.turn) : f.turn },
    }),
};

export const moveToken: Family<'moveToken', MoveTokensFrame> = {
  type: 'moveToken',
  shape: fields({ type: oneOf('moveToken'), player: oneOf(...PLAYERS), token: text, to: point }),
  timing: 'OBJ-06',
  options: (g, f): MoveToken[] =>
    f.tokens.flatMap((token) =>
      candidates(movedTokenRegion(g, f, token)).map((to) => ({ type: 'moveToken', player: f.player, token, to })),
    ),
  check: (g, { token, to }, f) => {
    if (!f) return [];
    if (!f.tokens.includes(token)) return [refuse('OBJ-06', 'token-cannot-be-moved', { token })];
    return movedTokenRegion(g, f, token).contains({ ...to, heading: 0 })
      ? []
      : [refuse('OBJ-06', 'token-not-allowed-there', { x: to.x, y: to.y })];
  },
  answer: (_g, f, { token, to }) =>
    go('choose', {
      verbs: [{ verb: 'moveObjectiveToken', token, to }],
      set: { left: f.left - 1, tokens: f.tokens.filter((each) => each !== token) },
    }),
};
