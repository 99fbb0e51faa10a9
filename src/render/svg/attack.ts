/** The picture of an attack: everything that decides it, drawn with its witnesses. */

import type { AttackReport } from '../../rules/attack/report.ts';
import { describeAttack } from '../../text/attack.ts';
import { describePosition } from '../describe.ts';
import { type Scene, type Snapshot, sceneOf } from '../scene.ts';
import { type Canvas, dot, note } from './canvas.ts';
import { element, type Markup } from './markup.ts';
import { canvasOf, layers, type PictureOptions, picture } from './position.ts';

/**
 * An attack as `explainAttack` reports it: the firing arc and its range bands, the measured line with its length, the traced line of
 * sight with what blocks or obstructs it, and the verdict with its rules below. The state must be the one that was asked about.
 *
 * @example
 * const svg = renderAttack(state, explainAttack(state, { attacker, zone: 'front', defender, defendingZone: 'rear' }));
 */
export const renderAttack = (snapshot: Snapshot, report: AttackReport, options: PictureOptions = {}): string => {
  const scene = sceneOf(snapshot, options);
  const { query } = report;
  const placed = [query.attacker, query.defender].filter((id) =>
    scene.pieces.some(({ unit }) => unit.id === id && unit.pose),
  );
  const measured = report.sight !== null;
  const zone = query.zone === undefined ? { unit: query.attacker } : { unit: query.attacker, zone: query.zone };
  const caption = describeAttack(report, { state: snapshot, content: scene.content, language: scene.language });
  const all: PictureOptions = {
    ...(placed.length > 0 ? { around: placed, marginMm: 70 } : {}),
    targetingPoints: true,
    status: false,
    title: caption[0]!,
    description: `${caption.slice(1).join(' ')} ${describePosition(scene)}`,
    caption,
    ...(measured ? { arcs: [zone], bands: [zone], sight: [query], ranges: [query] } : {}),
    ...options,
  };
  const canvas = canvasOf(scene, all);
  return picture(canvas, scene, all, [layers(canvas, scene, all), outOfArc(canvas, scene, report)]);
};

/** The point of the target that comes closest to the arc, when none is in it. */
const outOfArc = (canvas: Canvas, { words }: Scene, { arc }: AttackReport): Markup | null => {
  if (!arc || arc.inArc || arc.marginUm === null) return null;
  return element(
    'g',
    { class: 'ar-out-of-arc' },
    dot(canvas, arc.at, 'ar-no-dot', 4),
    note(
      canvas,
      { x: arc.at.x + 8 * canvas.umPerPx, y: arc.at.y + 6 * canvas.umPerPx },
      words.outsideArc(`${((0 - arc.marginUm) / 1000).toFixed(1)} mm`),
      12,
      'ar-name ar-no-text',
    ),
  );
};
