/** A replayed game as data for the page: what each step changed, and nothing twice. */

import { standardContent } from '../../content/content.ts';
import type { Played } from '../../engine/engine.ts';
import type { AttackQuery } from '../../rules/attack/report.ts';
import type { Action } from '../../state/actions.ts';
import type { Event } from '../../state/events.ts';
import type { UnitId } from '../../state/state.ts';
import { eventsFor } from '../../state/visibility.ts';
import { HULL_ZONES, type HullZone, type Player } from '../../state/vocabulary.ts';
import { describeAction, describeEvent, type TextOptions } from '../../text/describe.ts';
import {
  assignedTo,
  defenseWords,
  degreesOf,
  describeMoment,
  dialWords,
  isActivated,
  statusWords,
  tokenWords,
  upgradeWords,
} from '../describe.ts';
import { engineFor, type Piece, type Scene, type SceneOptions, type Snapshot, sceneOf } from '../scene.ts';
import { traceSight } from '../svg/lines.ts';

/** A unit after a step: `[x, y, degrees, shown, activated, digits, status, tokens, dials]`, places in millimetres, y upwards. */
type UnitRow = readonly [
  x: number,
  y: number,
  degrees: number,
  /** 0 on the table, 1 destroyed, 2 elsewhere. */
  shown: 0 | 1 | 2,
  activated: 0 | 1,
  /** The shields of a ship in the order of the hull zones, the hull of a squadron. */
  digits: readonly number[],
  status: string,
  tokens: string,
  dials: string,
];

/** An obstacle after a step: `[x, y, degrees]`. */
type ObstacleRow = readonly [x: number, y: number, degrees: number];

/** An objective token after a step: `[x, y]`, or nothing when it is not in the play area. */
type TokenRow = readonly [x: number, y: number] | readonly [];

interface Step {
  readonly moment: string;
  readonly scores: readonly [number, number];
  readonly events: readonly string[];
  /** By place in `units`, those that changed. */
  readonly units: { readonly [place: number]: UnitRow };
  readonly obstacles: { readonly [place: number]: ObstacleRow };
  readonly tokens: { readonly [place: number]: TokenRow };
  /** The upgrade cards of ships, by place, where they changed. */
  readonly cards: { readonly [place: number]: string };
  /** The unit that is activated, by its place. */
  readonly active?: number;
  /** The line of the attack that is being made: `[x1, y1, x2, y2]`. */
  readonly attack?: readonly number[];
}

/** All that the page knows of a game. */
export interface ReplayData {
  readonly units: readonly {
    readonly id: UnitId;
    readonly name: string;
    readonly owner: Player;
    readonly kind: string;
  }[];
  /** Objective tokens by their ids. */
  readonly tokens: readonly string[];
  readonly steps: readonly Step[];
  /** Whether the last step ended the game. */
  readonly over: boolean;
}

export interface ReplayScenes {
  readonly data: ReplayData;
  /** A scene with every unit and obstacle that was ever there. */
  readonly first: Scene;
  readonly last: Scene;
}

/** The steps of a game as one player saw it, or as it was. */
export const stepsOf = (played: readonly Played[], viewer: Player | null, options: SceneOptions): ReplayScenes => {
  const { content = standardContent(), language = 'en' } = options;
  const engine = engineFor(content);
  const scenes = played.map(({ state }) =>
    sceneOf(viewer ? engine.viewFor(state, viewer) : state, { content, language }),
  );
  const last = scenes[scenes.length - 1]!;
  const units = last.pieces.map(({ unit, name, kind }) => ({ id: unit.id, name, owner: unit.owner, kind }));
  const tokens = [...new Set(scenes.flatMap(({ snapshot }) => snapshot.objectiveTokens.map(({ id }) => id)))];
  const place = (id: UnitId | null): number => units.findIndex((each) => each.id === id);
  const shown = {
    units: units.map(() => ''),
    obstacles: last.obstacles.map(() => ''),
    tokens: tokens.map(() => ''),
    cards: units.map(() => ''),
  };
  const steps = played.map(({ state, events, actions }, i): Step => {
    const scene = scenes[i]!;
    const { scores } = engine.viewFor(state, viewer ?? 'p1');
    const active = place(activeUnit(scene.snapshot));
    const attack = attackLine(scene, events);
    const known = { state: scene.snapshot, content, language };
    const told = (viewer ? eventsFor(events, viewer) : events).map((event) => describeEvent(event, known));
    return {
      moment: momentOf(scene),
      scores: [scores.p1, scores.p2],
      events: told.length > 0 ? told : i === 0 ? [scene.words.page.opening] : quiet(actions[0], viewer, known),
      units: changed(
        shown.units,
        units.map(({ id }) => unitRow(scene, id)),
      ),
      obstacles: changed(
        shown.obstacles,
        last.obstacles.map(({ token }) => obstacleRow(scene, token.id)),
      ),
      tokens: changed(
        shown.tokens,
        tokens.map((id) => tokenRow(scene, id)),
      ),
      cards: changed(
        shown.cards,
        units.map(({ id }) => cardsOf(scene, id)),
      ),
      ...(active < 0 ? {} : { active }),
      ...(attack === null ? {} : { attack }),
    };
  });
  return { data: { units, tokens, steps, over: last.snapshot.outcome !== null }, first: scenes[0]!, last };
};

/** The moment, and the objective once it is chosen. */
const momentOf = (scene: Scene): string => {
  const { objective } = scene.snapshot;
  return objective === null ? describeMoment(scene) : `${describeMoment(scene)} · ${scene.say.card(objective)}`;
};

/** A step without events is told by its action, unless it is another player's and so may be a secret. */
const quiet = (action: Action | undefined, viewer: Player | null, known: TextOptions): readonly string[] =>
  action && (viewer === null || action.player === viewer) ? [describeAction(action, known)] : ['…'];

/** The rows that differ from what was known, which is brought up to date. */
const changed = <R>(known: string[], rows: readonly (R | null)[]): { readonly [place: number]: R } => {
  const news: Record<number, R> = {};
  rows.forEach((row, i) => {
    const text = JSON.stringify(row);
    if (row === null || text === known[i]) return;
    known[i] = text;
    news[i] = row;
  });
  return news;
};

const millimetres = (um: number): number => Math.round(um / 10) / 100;

const unitRow = (scene: Scene, id: UnitId): UnitRow | null => {
  const piece = scene.pieces.find(({ unit }) => unit.id === id);
  if (!piece) return null;
  const { unit } = piece;
  const pose = unit.pose ?? { x: 0, y: 0, heading: 0 };
  const shown = piece.onTable ? 0 : unit.status === 'destroyed' ? 1 : 2;
  const heading = piece.kind === 'ship' ? degreesOf(pose.heading) : 0;
  return [millimetres(pose.x), millimetres(pose.y), heading, shown, ...fortunes(scene, piece)];
};

const fortunes = (
  scene: Scene,
  piece: Piece,
): readonly [activated: 0 | 1, digits: readonly number[], status: string, tokens: string, dials: string] => {
  const { words, say } = scene;
  const { unit } = piece;
  const tokens = [
    ...defenseWords(words, unit.defenseTokens),
    ...(unit.kind === 'ship' ? tokenWords(words, unit) : []),
    ...assignedTo(scene, unit.id).map(({ id }) => say.objectiveToken(id)),
  ];
  return [
    isActivated(scene, piece) ? 1 : 0,
    unit.kind === 'ship' ? HULL_ZONES.map((zone) => unit.shields[zone]) : [unit.hull],
    statusWords(scene, piece),
    tokens.join(', '),
    unit.kind === 'ship' ? dialWords(words, unit).join(', ') : '',
  ];
};

const cardsOf = (scene: Scene, id: UnitId): string | null => {
  const unit = scene.snapshot.units[id];
  return unit?.kind === 'ship' && unit.upgrades.length > 0 ? upgradeWords(scene, unit).join(', ') : null;
};

const obstacleRow = (scene: Scene, id: string): ObstacleRow | null => {
  const found = scene.obstacles.find(({ token }) => token.id === id);
  if (!found) return null;
  const { x, y, heading } = found.token.pose;
  return [millimetres(x), millimetres(y), degreesOf(heading)];
};

const tokenRow = ({ snapshot }: Scene, id: string): TokenRow => {
  const at = snapshot.objectiveTokens.find((token) => token.id === id)?.at;
  return at ? [millimetres(at.x), millimetres(at.y)] : [];
};

/** The unit whose activation is innermost. */
const activeUnit = ({ frames }: Snapshot): UnitId | null => {
  for (const frame of [...frames].reverse()) {
    if (frame.kind === 'squadronActivation') return frame.squadron;
    if (frame.kind === 'shipActivation') return frame.ship;
  }
  return null;
};

/** The attack that a step began, or that still goes on after it. */
const attackLine = (scene: Scene, events: readonly Event[]): readonly number[] | null => {
  const declared = [...events].reverse().find((event) => event.type === 'targetDeclared');
  const attack = declared ?? [...scene.snapshot.frames].reverse().find((frame) => frame.kind === 'attack');
  if (!attack) return null;
  const standing = [attack.attacker, attack.defender].every((id) =>
    scene.pieces.some(({ unit }) => unit.id === id && unit.pose),
  );
  if (!standing) return null;
  const { from, to } = traceSight(scene, queryOf(attack)).sight;
  return [from.x, from.y, to.x, to.y].map(millimetres);
};

const queryOf = (attack: {
  readonly attacker: UnitId;
  readonly zone: HullZone | null;
  readonly defender: UnitId;
  readonly defendingZone: HullZone | null;
}): AttackQuery => ({
  attacker: attack.attacker,
  defender: attack.defender,
  ...(attack.zone === null ? {} : { zone: attack.zone }),
  ...(attack.defendingZone === null ? {} : { defendingZone: attack.defendingZone }),
});
