/** The picture of an attack: everything that decides it, drawn with its witnesses. */

import type { AttackReport } from '../../rules/attack/report.ts';
import type { Verdict } from '../../state/verdict.ts';
import type { HullZone, Json } from '../../state/vocabulary.ts';
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
  const scene = sceneOf(snapshot, options.content);
  const { query } = report;
  const placed = [query.attacker, query.defender].filter((id) =>
    scene.pieces.some(({ unit }) => unit.id === id && unit.pose),
  );
  const measured = report.sight !== null;
  const zone = query.zone === undefined ? { unit: query.attacker } : { unit: query.attacker, zone: query.zone };
  const caption = describeAttack(scene, report);
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
  return picture(canvas, scene, all, [layers(canvas, scene, all), outOfArc(canvas, report)]);
};

/** The point of the target that comes closest to the arc, when none is in it. */
const outOfArc = (canvas: Canvas, { arc }: AttackReport): Markup | null => {
  if (!arc || arc.inArc || arc.marginUm === null) return null;
  return element(
    'g',
    { class: 'ar-out-of-arc' },
    dot(canvas, arc.at, 'ar-no-dot', 4),
    note(
      canvas,
      { x: arc.at.x + 8 * canvas.umPerPx, y: arc.at.y + 6 * canvas.umPerPx },
      `${millimetres((0 - arc.marginUm) / 1000)} outside the arc`,
      12,
      'ar-name ar-no-text',
    ),
  );
};

/** The report in a few lines, the answer first. */
export const describeAttack = (scene: Scene, report: AttackReport): readonly string[] => {
  const { query, range, obstruction, dice, verdict, sight } = report;
  const side = (id: string, zone: HullZone | undefined): string =>
    `${nameOf(scene, id)}${zone === undefined ? '' : `, ${zone}`}`;
  const head = `${side(query.attacker, query.zone)} → ${side(query.defender, query.defendingZone)}: ${verdict.ok ? 'yes' : 'no'}`;
  const lines: string[] = [];
  if (range && range.lengthUm !== null) {
    const gathered = (['red', 'blue', 'black'] as const).filter((color) => dice.gathered[color] > 0);
    const pool = gathered.map((color) => `${dice.gathered[color]} ${color}`).join(', ');
    const band = range.band === null ? 'beyond the ruler' : `${range.band} range`;
    lines.push(`${millimetres(range.lengthUm / 1000)}, ${band}; dice ${pool === '' ? 'none' : pool}.`);
  }
  if (sight?.hasSight && obstruction.obstructed) {
    const through = [...obstruction.ships.map((id) => nameOf(scene, id)), ...obstruction.obstacles];
    lines.push(`Obstructed by ${through.join(' and ')} (OBS-01): ${dice.rolled} dice are rolled (OBS-07).`);
  } else if (sight?.hasSight) lines.push('Line of sight is clear.');
  return [head, ...lines, ...reasonsOf(verdict).map(reasonWords)];
};

const nameOf = (scene: Scene, id: string): string => scene.pieces.find(({ unit }) => unit.id === id)?.name ?? id;

const reasonsOf = (verdict: Verdict): readonly Verdict[] =>
  verdict.ok ? [] : verdict.because.length > 0 ? verdict.because : [verdict];

const reasonWords = ({ rule, code, facts = {} }: Verdict): string => {
  const told = Object.entries(facts).flatMap(([name, value]) => factWords(name, value));
  return `${rule === undefined ? '' : `${rule}: `}${(code ?? 'refused').replaceAll('-', ' ')}${told.length === 0 ? '' : ` (${told.join(', ')})`}.`;
};

const factWords = (name: string, value: Json): readonly string[] => {
  if (value === null) return [];
  if (typeof value === 'number' && name.endsWith('Mm')) return [`${name.slice(0, -2)} ${millimetres(value)}`];
  const words = Array.isArray(value) ? value.join(' and ') : String(value);
  return [`${name} ${words}`];
};

const millimetres = (mm: number): string => `${mm.toFixed(1)} mm`;
