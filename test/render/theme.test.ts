import { describe, expect, test } from 'vitest';
import { renderStyles } from '../../src/render/index.ts';
import { PALETTES } from '../../src/render/svg/theme.ts';

/** Linear red, green and blue, 0 to 1. */
const linear = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];

const luminance = ([r, g, b]: readonly number[]): number => 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
};

/** What people without one of the three cones see (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE L*a*b* of what an eye sees. */
const lab = (hex: string, eye: readonly (readonly number[])[]): number[] => {
  const seen = eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, k, i) => sum + k * linear(hex)[i]!, 0),
      ),
    ),
  );
  const [r, g, b] = seen as [number, number, number];
  const f = (t: number): number => (t > 216 / 24_389 ? Math.cbrt(t) : (t * 24_389) / 27 / 116 + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const difference = (a: string, b: string, eye: readonly (readonly number[])[]): number =>
  Math.hypot(...lab(a, eye).map((value, i) => value - lab(b, eye)[i]!));

describe.each(Object.entries(PALETTES))('the %s colours', (_name, palette) => {
  test.each(['ink', 'muted', 'p1', 'p2', 'yes', 'no', 'sight', 'band'] as const)(
    '%s is legible on table and paper',
    (text) => {
      expect(contrast(palette[text], palette.table)).toBeGreaterThan(4.5);
      expect(contrast(palette[text], palette.paper)).toBeGreaterThan(4.5);
    },
  );

  test('digits are legible on every base', () => {
    for (const player of ['p1', 'p2'] as const) {
      expect(contrast(palette.ink, palette[`${player}Tint`])).toBeGreaterThan(4.5);
      expect(contrast(palette[player], palette[`${player}Tint`])).toBeGreaterThan(4.5);
    }
  });

  test.each(Object.entries(EYES))('players, and yes and no, stay apart with %s', (_eye, eye) => {
    expect(difference(palette.p1, palette.p2, eye)).toBeGreaterThan(20);
    expect(difference(palette.p1Tint, palette.p2Tint, eye)).toBeGreaterThan(10);
    expect(difference(palette.yes, palette.no, eye)).toBeGreaterThan(20);
  });
});

test('the sheet follows the reader, or a fixed choice', () => {
  expect(renderStyles()).toContain('prefers-color-scheme:dark');
  expect(renderStyles('light')).not.toContain('prefers-color-scheme');
  expect(renderStyles('dark')).toContain(PALETTES.dark.table);
  expect(renderStyles()).not.toMatch(/url\(|@import|<|expression/);
});
