import type { BanName, Bans, Keyword, Scene, ShipCard, SquadronCard } from '../content/card.ts';
import type { InstantVerb } from '../content/verbs.ts';
import { isOverlapping } from '../geometry/index.ts';
import type { EffectPick } from '../state/actions.ts';
import type { AttackFrame, FrameFor, FrameKind, Nearness } from '../state/frames.ts';
import { isInPlay, nearestFrame, squadronOf, theShip, unitOf, unitsOf } from '../state/selectors.ts';
import type { GameState, Source, Unit, UnitId } from '../state/state.ts';
import type { Json, Player } from '../state/vocabulary.ts';
import { attacksLeft } from './attack/declare.ts';
import { spendable } from './attack/defense.ts';
import { elsewhereLeft } from './damage/elsewhere.ts';
import { hasRoom } from './kernel/arrival.ts';
import type { Game } from './kernel/game.ts';
import { bansOn, hasKeyword, keywordValue, spanOf } from './kernel/hooks.ts';
import {
  diceAgainst,
  engagedWith,
  isObstructed,
  isWithinDistance,
  obstaclesUnder,
  pieceById,
  stands,
} from './kernel/table.ts';
import { squadronValue } from './squadrons/command.ts';

type SceneSource = Pick<Source, 'by' | 'card' | 'owner' | 'unit' | 'note'>;

/** What the handlers of a source may ask. */
export const sceneOf = (g: Game, source: SceneSource): Scene => new SceneOfSource(g, source);

/** A class, because one is made each time that a handler is asked: its methods are made once. */
class SceneOfSource implements Scene {
  readonly state: GameState;
  readonly by: string;
  readonly owner: Player;
  readonly self: Unit | null;
  readonly note: Json;

  constructor(
    private readonly g: Game,
    private readonly source: SceneSource,
  ) {
    this.state = g.state;
    this.by = source.by;
    this.owner = source.owner;
    this.self = source.unit === null ? null : unitOf(g.state, source.unit);
    this.note = source.note;
  }

  unit(id: UnitId): Unit | null {
    return unitOf(this.state, id);
  }

  facts(id: UnitId): ShipCard | SquadronCard | null {
    const unit = unitOf(this.state, id);
    const { ships, squadrons } = this.g.content;
    return unit && (unit.kind === 'ship' ? ships[unit.card]! : squadrons[unit.card]!);
  }

  units(owner?: Player): readonly Unit[] {
    return unitsOf(this.state).filter((unit) => isInPlay(unit) && (!owner || unit.owner === owner));
  }

  aside(): readonly UnitId[] {
    const { setAside, roster } = this.state;
    return roster.filter((id) => setAside[id] === this.by);
  }

  friendly(id: UnitId): boolean {
    return unitOf(this.state, id)?.owner === this.owner;
  }

  within(a: string, b: string, band: number): boolean {
    return isWithinDistance(this.g, a, b, band);
  }

  overlapping(a: string, b: string): boolean {
    const [one, two] = [pieceById(this.g, a), pieceById(this.g, b)];
    return one !== null && two !== null && isOverlapping(one, two);
  }

  diceAgainst(ship: UnitId, token: string): number {
    return diceAgainst(this.g, ship, token);
  }

  hasRoom(id: UnitId, near: Nearness): boolean {
    const unit = unitOf(this.state, id);
    return unit !== null && hasRoom(this.g, unit, near);
  }

  engaged(id: UnitId): readonly UnitId[] {
    const squadron = squadronOf(this.state, id);
    return squadron && stands(squadron) ? engagedWith(this.g, squadron) : [];
  }

  obstructed(a: UnitId, b: UnitId): boolean {
    return isObstructed(this.g, a, b);
  }

  has(id: UnitId, keyword: Keyword): boolean {
    return hasKeyword(this.g, id, keyword);
  }

  keywordValue(id: UnitId, keyword: Keyword): number {
    return keywordValue(this.g, id, keyword);
  }

  squadronValue(ship: UnitId): number {
    return squadronValue(this.g, theShip(this.state, ship));
  }

  obstaclesUnder(id: UnitId): readonly string[] {
    const unit = unitOf(this.state, id);
    return unit && stands(unit) ? obstaclesUnder(this.g, unit) : [];
  }

  spendable(attack: AttackFrame, tokens: readonly number[]): readonly EffectPick[] {
    return spendable(this.g, attack, tokens);
  }

  elsewhere(attack: AttackFrame): number {
    return elsewhereLeft(this.g, attack);
  }

  canAttack(ship: UnitId): boolean {
    return attacksLeft(this.g, ship).length > 0;
  }

  banned<B extends BanName>(name: B, query: Bans[B]): boolean {
    return bansOn(this.g, name, query).length > 0;
  }

  frame<K extends FrameKind>(kind: K): FrameFor<K> | null {
    return nearestFrame(this.state, kind);
  }

  lasting(part: string, until: 'activation' | 'round', note: Json = null): InstantVerb {
    const { card, owner } = this.source;
    return { verb: 'beginLasting', card, part, owner, until: spanOf(this.state, until) ?? 0, note };
  }
}
