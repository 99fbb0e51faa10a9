import { DEFAULT_FIGURES } from '../geometry/index.ts';
import type { AttackReport } from '../rules/attack/report.ts';
import { DIE_COLORS } from '../state/dice.ts';
import type { Json } from '../state/vocabulary.ts';
import type { AttackLine } from './catalogue.ts';
import { reasonsOf, type TextOptions, voiceOf } from './describe.ts';
import type { Names } from './names.ts';
import { fill } from './template.ts';

/** The parts of an attack report, in the order in which `describeAttack` tells them. */
export const ATTACK_PARTS = ['question', 'answer', 'arc', 'range', 'sight', 'obstruction', 'dice'] as const;
/** A part of an attack report. */
export type AttackPart = (typeof ATTACK_PARTS)[number];

/**
 * The report of `explainAttack` line by line: the question, the answer with every reason and its rule, then arc, range, line of
 * sight, obstruction and dice with their measurements; or only some of these parts.
 */
export const describeAttack = (
  report: AttackReport,
  options: TextOptions = {},
  parts: readonly AttackPart[] = ATTACK_PARTS,
): string[] => {
  const voice = voiceOf(options);
  const { catalogue, say } = voice;
  const { query, verdict } = report;
  const lines: Readonly<Record<AttackPart, readonly Line[]>> = {
    question: [['asked', { ...query }]],
    answer: verdict.ok
      ? [['yes', { by: obstructing(report, say) }]]
      : reasonsOf(verdict, voice).map((why): Line => ['no', { why }]),
    ...measured(report, say),
  };
  return parts.flatMap((part) => lines[part].map(([line, facts]) => fill(catalogue.attack[line], facts, say)));
};

type Line = readonly [AttackLine, { readonly [fact: string]: Json | undefined }];

const obstructing = ({ obstruction: { ships, obstacles } }: AttackReport, say: Names): string[] => [
  ...ships.map((id) => say.unit(id)),
  ...obstacles.map(say.obstacle),
];

type Measured = Readonly<Record<Exclude<AttackPart, 'question' | 'answer'>, readonly Line[]>>;

const measured = (report: AttackReport, say: Names): Measured => {
  const { arc, range, sight } = report;
  if (!arc || !range || !sight) return { arc: [], range: [], sight: [], obstruction: [], dice: [] };
  const by = obstructing(report, say);
  return {
    arc: [arcLine(report, arc)],
    range: rangeLines(report, range),
    sight: [sightLine(sight, say)],
    obstruction: [by.length > 0 ? ['obstructed', { by }] : ['clear', {}]],
    dice: diceLines(report, say),
  };
};

const sightLine = ({ hasSight, marginUm, blockedBy }: NonNullable<AttackReport['sight']>, say: Names): Line =>
  hasSight
    ? ['sight', { marginMm: mm(marginUm) }]
    : [
        'sightBlocked',
        { through: blockedBy.map(({ zone }) => zone), depths: blockedBy.map(({ depthUm }) => say.mm(depthUm)) },
      ];

const arcLine = ({ query }: AttackReport, { inArc, marginUm }: NonNullable<AttackReport['arc']>): Line => {
  if (marginUm === null) return ['noArcs', {}];
  return inArc
    ? ['inArc', { zone: query.zone, insideMm: mm(marginUm) }]
    : ['outOfArc', { zone: query.zone, outsideMm: mm(-marginUm) }];
};

const rangeLines = ({ query }: AttackReport, range: NonNullable<AttackReport['range']>): readonly Line[] => {
  const { lengthUm, band, marginUm, crosses, blocked, distance } = range;
  if (lengthUm === null) return [];
  const lengthMm = mm(lengthUm);
  const through: readonly Line[] = blocked ? [['rangeBlocked', { lengthMm, through: crosses }]] : [];
  if (query.zone === undefined) {
    const reach = distance === 2 ? 2 : 1;
    return [['distance', { lengthMm, reach, reachMm: RULERS.distanceUm[reach - 1]! / 1000 }], ...through];
  }
  if (band === null) return [['beyondRange', { lengthMm, reachMm: RULERS.rangeUm.long / 1000 }], ...through];
  return [['range', { lengthMm, band, marginMm: mm(marginUm) }], ...through];
};

const RULERS = DEFAULT_FIGURES.rulers;

/** Whole micrometres in millimetres, as verdicts have them. */
const mm = (um: number | null): number | null => (um === null ? null : Math.round(um) / 1000);

const diceLines = ({ dice, obstruction, range }: AttackReport, say: Names): readonly Line[] => {
  if (!range?.inArc) return [];
  const colors = DIE_COLORS.flatMap((color) => Array.from({ length: dice.gathered[color] }, () => color));
  if (colors.length === 0) return [['noDice', { band: range.band }]];
  const pool = say.pool(colors);
  return [obstruction.obstructed ? ['obstructedDice', { pool, rolled: dice.rolled }] : ['dice', { pool }]];
};
