/** A replayed game as data for the page: what each step changed, and nothing twice. */

import type { Content } from '../../content/content.ts';
import type { Played } from '../../engine/engine.ts';
import type { AttackQuery } from '../../rules/attack/report.ts';
import type { Event } from '../../state/events.ts';
import { isUnactivated } from '../../state/selectors.ts';
import type { UnitId } from '../../state/state.ts';
import { eventsFor } from '../../state/visibility.ts';
import { HULL_ZONES, type HullZone, type Player } from '../../state/vocabulary.ts';
import { commandWord, degreesOf, describeMoment, faceup, hullLeft } from '../describe.ts';
import { engineFor, type Piece, type Scene, type Snapshot, sceneOf } from '../scene.ts';
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

interface Step {
  readonly moment: string;
  readonly scores: readonly [number, number];
  readonly events: readonly string[];
  /** By place in `units`, those that changed. */
  readonly units: { readonly [place: number]: UnitRow };
  readonly obstacles: { readonly [place: number]: ObstacleRow };
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
export const stepsOf = (
  played: readonly Played[],
  content: Content,
  viewer: Player | null,
  tell: (event: Event, scene: Scene) => string | null,
): ReplayScenes => {
  const engine = engineFor(content);
  const scenes = played.map(({ state }) => sceneOf(viewer ? engine.viewFor(state, viewer) : state, content));
  const last = scenes[scenes.length - 1]!;
  const units = last.pieces.map(({ unit, name, kind }) => ({ id: unit.id, name, owner: unit.owner, kind }));
  const place = (id: UnitId | null): number => units.findIndex((each) => each.id === id);
  const known = { units: units.map(() => ''), obstacles: last.obstacles.map(() => '') };
  const steps = played.map(({ state, events, actions }, i): Step => {
    const scene = scenes[i]!;
    const { scores } = engine.viewFor(state, viewer ?? 'p1');
    const active = place(activeUnit(scene.snapshot));
    const attack = attackLine(scene, events);
    const told = (viewer ? eventsFor(events, viewer) : events).flatMap((event) => tell(event, scene) ?? []);
    return {
      moment: describeMoment(scene.snapshot),
      scores: [scores.p1, scores.p2],
      events: told.length > 0 ? told : actions.slice(0, 1).map(({ player, type }) => `${player}: ${type}`),
      units: changed(
        known.units,
        units.map(({ id }) => unitRow(scene, id)),
      ),
      obstacles: changed(
        known.obstacles,
        last.obstacles.map(({ token }) => obstacleRow(scene, token.id)),
      ),
      ...(active < 0 ? {} : { active }),
      ...(attack === null ? {} : { attack }),
    };
  });
  return { data: { units, steps, over: last.snapshot.outcome !== null }, first: scenes[0]!, last };
};

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
  const defense = piece.unit.defenseTokens
    .filter(({ readiness }) => readiness !== 'discarded')
    .map(({ type, readiness }) => (readiness === 'readied' ? type : `(${type})`));
  if (piece.kind === 'squadron') {
    const { unit, card } = piece;
    const activated = isUnactivated(scene.snapshot, unit) ? 0 : 1;
    return [activated, [unit.hull], `hull ${unit.hull}/${card.hull}`, defense.join(' '), ''];
  }
  const { unit, card } = piece;
  const open = faceup(unit);
  const hull = `hull ${hullLeft(unit, card.hull)}/${card.hull}${open === 0 ? '' : ` (${open} faceup)`}`;
  const tokens = [
    ...defense,
    ...unit.commandTokens.map(commandWord),
    ...unit.raidTokens.map((each) => `raid ${commandWord(each)}`),
  ];
  const dials = [
    ...unit.openDials.map(({ command }) => `[${commandWord(command)}]`),
    ...unit.dials.map(({ command }) => commandWord(command)),
  ];
  return [
    unit.activated ? 1 : 0,
    HULL_ZONES.map((zone) => unit.shields[zone]),
    `speed ${unit.speed} · ${hull}`,
    tokens.join(' '),
    dials.join(', '),
  ];
};

const obstacleRow = (scene: Scene, id: string): ObstacleRow | null => {
  const found = scene.obstacles.find(({ token }) => token.id === id);
  if (!found) return null;
  const { x, y, heading } = found.token.pose;
  return [millimetres(x), millimetres(y), degreesOf(heading)];
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
