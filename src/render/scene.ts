/** What a picture is made from: a state or a view, its cards, and the pieces that stand on the table, each measured once. */

import type { ShipCard, SquadronCard } from '../content/card.ts';
import { type Content, standardContent } from '../content/content.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import {
  DEFAULT_FIGURES,
  type Obstacle,
  obstacleGeometry,
  type Polygon,
  type Pose,
  type ShipGeometry,
  shipGeometry,
} from '../geometry/index.ts';
import { hullOf } from '../rules/damage/hull.ts';
import { isInPlay } from '../state/selectors.ts';
import type { GameState, ObstacleToken, Ship, Squadron, UnitId } from '../state/state.ts';
import type { PlayerView, ShipView } from '../state/view.ts';
import type { Language } from '../text/describe.ts';
import { type Names, namesFor } from '../text/names.ts';
import { shortName } from './names.ts';
import { type RenderWords, wordsIn } from './words.ts';

/** What can be drawn: the whole game, or what one player may know of it. */
export type Snapshot = GameState | PlayerView;

interface PieceBase {
  /** As on its card. */
  readonly fullName: string;
  /** Short, with the number of its copy where there are several. */
  readonly name: string;
  readonly onTable: boolean;
}

/** A ship of the game; without a place it is not measured. */
export interface ShipPiece extends PieceBase {
  readonly kind: 'ship';
  readonly unit: ShipView;
  readonly card: ShipCard;
  /** DMG-06: as effects leave it. */
  readonly hull: number;
  readonly geometry: ShipGeometry | null;
}

/** A squadron of the game. */
export interface SquadronPiece extends PieceBase {
  readonly kind: 'squadron';
  readonly unit: Squadron;
  readonly card: SquadronCard;
}

export type Piece = ShipPiece | SquadronPiece;

export interface ObstaclePiece {
  readonly token: ObstacleToken;
  readonly obstacle: Obstacle;
  readonly outline: Polygon;
  readonly parts: readonly Polygon[];
}

export interface Scene {
  readonly snapshot: Snapshot;
  readonly content: Content;
  /** In the order of the roster, those that are gone included. */
  readonly pieces: readonly Piece[];
  readonly obstacles: readonly ObstaclePiece[];
  readonly language: Language;
  readonly words: RenderWords;
  /** Names of the text catalogue. */
  readonly say: Names;
}

export const SQUADRON_RADIUS_UM = DEFAULT_FIGURES.squadron.radiusUm;

/** What every drawing may be told besides the game. */
export interface SceneOptions {
  /** The cards of the game, if they are not the standard ones. */
  readonly content?: Content;
  /** The language of all words. Default English. */
  readonly language?: Language;
}

export const sceneOf = (
  snapshot: Snapshot,
  { content = standardContent(), language = 'en' }: SceneOptions = {},
): Scene => {
  if (snapshot.content !== content.id)
    throw new TypeError(`a game of content ${snapshot.content}, not of ${content.id}: pass its cards as \`content\``);
  const words = wordsIn(language);
  return {
    snapshot,
    content,
    language,
    words,
    say: namesFor(words.game, snapshot, content),
    pieces: snapshot.roster.map((id) => pieceOf(snapshot, content, id)),
    obstacles: snapshot.obstacles.map((token) => {
      const { obstacle, pose, mirrored } = token;
      const piece = { obstacle, pose, mirrored };
      return { ...obstacleGeometry(piece), token, obstacle: piece };
    }),
  };
};

const pieceOf = (snapshot: Snapshot, content: Content, id: UnitId): Piece => {
  const unit = snapshot.units[id]!;
  const onTable = isInPlay(unit) && unit.pose !== null;
  if (unit.kind === 'squadron') {
    const card = content.squadrons[unit.card]!;
    return { kind: 'squadron', unit, card, onTable, fullName: card.name, name: nameOf(snapshot, id, card.name) };
  }
  const card = content.ships[unit.card]!;
  const geometry = unit.pose && shipGeometry(card.shipClass, unit.pose);
  // What a hull is worth is open to both players: nothing that a view hides has a say in it.
  const hull = hullOf({ state: snapshot as GameState, content, memo: new Map() }, unit as Ship);
  return {
    kind: 'ship',
    unit,
    card,
    hull,
    geometry,
    onTable,
    fullName: card.name,
    name: nameOf(snapshot, id, card.name),
  };
};

const nameOf = (snapshot: Snapshot, id: UnitId, name: string): string => {
  const { card, owner } = snapshot.units[id]!;
  const copies = snapshot.roster.filter((each) => {
    const other = snapshot.units[each]!;
    return other.card === card && other.owner === owner;
  });
  return copies.length > 1 ? `${shortName(name)} ${copies.indexOf(id) + 1}` : shortName(name);
};

/** A unit's piece; a caller's id that is not in the game is a mistake. */
export const pieceById = (scene: Scene, id: UnitId): Piece => {
  const piece = scene.pieces.find(({ unit }) => unit.id === id);
  if (!piece) throw new RangeError(`no unit ${JSON.stringify(id)} in this game`);
  return piece;
};

/** The piece of a ship that has a place. */
export const placedShip = (scene: Scene, id: UnitId): ShipPiece & { readonly geometry: ShipGeometry } => {
  const piece = pieceById(scene, id);
  if (piece.kind !== 'ship' || !piece.geometry) throw new RangeError(`${id} is no ship on the table`);
  return piece as ShipPiece & { readonly geometry: ShipGeometry };
};

/** Where a unit stands. */
export const placeOf = (scene: Scene, id: UnitId): Pose => {
  const { pose } = pieceById(scene, id).unit;
  if (!pose) throw new RangeError(`${id} has no place on the table`);
  return pose;
};

export const isView = (snapshot: Snapshot): snapshot is PlayerView => 'viewer' in snapshot;

const engines = new WeakMap<Content, Engine>();

export const engineFor = (content: Content): Engine => {
  let engine = engines.get(content);
  if (!engine) {
    engine = createEngine(content);
    engines.set(content, engine);
  }
  return engine;
};
