/**
 * Colours and line styles, as one sheet. The colours stay apart for the common kinds of colour blindness, and nothing is told by
 * colour alone: players differ in outline, yes and no in line style.
 */

/** Which colours a picture uses: those of the reader's setting, or always the same. */
export type Theme = 'auto' | 'light' | 'dark';

interface Palette {
  readonly table: string;
  readonly edge: string;
  readonly ink: string;
  readonly muted: string;
  readonly paper: string;
  readonly p1: string;
  readonly p1Tint: string;
  readonly p1Strong: string;
  readonly p2: string;
  readonly p2Tint: string;
  readonly p2Strong: string;
  readonly yes: string;
  readonly no: string;
  readonly sight: string;
  readonly band: string;
  readonly rock: string;
  readonly rockEdge: string;
  readonly target: string;
}

const LIGHT: Palette = {
  table: '#f3f5f8',
  edge: '#8b95a3',
  ink: '#1c2530',
  muted: '#566273',
  paper: '#ffffff',
  p1: '#0b5a9c',
  p1Tint: '#dceaf7',
  p1Strong: '#b5d3ef',
  p2: '#a8420a',
  p2Tint: '#fde9da',
  p2Strong: '#f9cba6',
  yes: '#00796b',
  no: '#8f0f0f',
  sight: '#5b3fa0',
  band: '#4a6d96',
  rock: '#d9d3c9',
  rockEdge: '#7d7466',
  target: '#e0a800',
};

const DARK: Palette = {
  table: '#151a22',
  edge: '#596575',
  ink: '#e8edf4',
  muted: '#a3b0c0',
  paper: '#0d1117',
  p1: '#74bdf2',
  p1Tint: '#16324a',
  p1Strong: '#23517a',
  p2: '#f7a865',
  p2Tint: '#44270f',
  p2Strong: '#6d3f17',
  yes: '#5fe0c0',
  no: '#ff6b6b',
  sight: '#b9a3f5',
  band: '#8fb3dc',
  rock: '#3d3a35',
  rockEdge: '#a1988a',
  target: '#f0c43c',
};

export const PALETTES = { light: LIGHT, dark: DARK } as const;

/** The sheet of every picture of this module. A page that allows no inline styles puts it in a file of its own. */
export const renderStyles = (theme: Theme = 'auto'): string => {
  if (theme !== 'auto') return SHAPES + coloured(theme === 'dark' ? DARK : LIGHT);
  return `${SHAPES}${coloured(LIGHT)}@media (prefers-color-scheme:dark){${coloured(DARK)}}`;
};

const SHAPES = [
  '.ar{font-family:system-ui,"Segoe UI","Helvetica Neue",Arial,"DejaVu Sans",sans-serif}',
  '.ar text{dominant-baseline:auto}',
  '.ar-name,.ar-head{font-weight:700}',
  '.ar-zone,.ar-area,.ar-course-line,.ar-guide,.ar-leader{fill:none}',
  '.ar-digit{text-anchor:middle;font-weight:600}',
  '.ar-code{text-anchor:middle;font-weight:700}',
  '.ar-note{paint-order:stroke;stroke-linejoin:round}',
  '.ar-line,.ar-border{stroke-linecap:round;fill:none}',
  '.ar-gone{opacity:.35}',
  '.ar-band{fill-opacity:.13}',
  '.ar-arc{fill-opacity:.07}',
  '.ar-reach{fill-opacity:.07;stroke-opacity:.75}',
  '.ar-ghost{opacity:.6}',
  '.ar-zone{stroke-opacity:.6}',
].join('');

const coloured = (c: Palette): string =>
  [
    `.ar-table{fill:${c.table};stroke:${c.edge}}`,
    `.ar-area{stroke:${c.edge}}`,
    `.ar text{fill:${c.ink}}`,
    `.ar .ar-muted{fill:${c.muted}}`,
    `.ar .ar-note{stroke:${c.table}}.ar .ar-plain{stroke:none}`,
    `.ar-base,.ar-dial{stroke-linejoin:round}`,
    ...(['p1', 'p2'] as const).flatMap((player) => [
      `.ar-${player} .ar-base{fill:${c[`${player}Tint`]};stroke:${c[player]}}`,
      `.ar-${player} .ar-zone{stroke:${c[player]}}`,
      `.ar-${player} .ar-front{fill:${c[`${player}Strong`]}}`,
      `.ar-${player} .ar-dial{fill:${c.paper};stroke:${c[player]}}`,
      `.ar-${player} .ar-rim{fill:${c[`${player}Tint`]};stroke:${c[player]}}`,
      `.ar-${player} .ar-nose{fill:${c[player]}}`,
      `.ar .ar-${player} .ar-name,.ar .ar-${player} .ar-code{fill:${c[player]}}`,
      `.ar-${player} .ar-token{stroke:${c[player]};fill:${c[player]}}`,
      `.ar-${player} .ar-spent{fill:${c.paper}}`,
      `.ar-${player} .ar-course-line{stroke:${c[player]}}`,
      `.ar-${player} .ar-reach{fill:${c[player]};stroke:${c[player]}}`,
    ]),
    `.ar .ar-activated .ar-base{fill:${c.table}}`,
    `.ar .ar-token+text{fill:${c.paper}}`,
    `.ar .ar-spent+text{fill:${c.muted}}`,
    `.ar-leader,.ar-guide{stroke:${c.muted}}`,
    `.ar-rock{fill:${c.rock};stroke:${c.rockEdge}}`,
    `.ar-crater{fill:none;stroke:${c.rockEdge}}`,
    `.ar-point{fill:${c.target};stroke:${c.ink}}`,
    `.ar-marker{fill:${c.target};stroke:${c.ink}}.ar .ar-on-marker{fill:${LIGHT.ink};text-anchor:middle;font-weight:700}`,
    `.ar-arc,.ar-band{fill:${c.band}}`,
    `.ar-border{stroke:${c.muted}}`,
    `.ar-band-edge{stroke:${c.band};fill:none}`,
    `.ar .ar-band-name{fill:${c.band}}`,
    `.ar-yes{stroke:${c.yes}}.ar-no{stroke:${c.no}}.ar-sight{stroke:${c.sight}}`,
    `.ar .ar-yes-dot{fill:${c.yes};stroke:${c.paper}}.ar .ar-no-dot{fill:${c.no};stroke:${c.paper}}.ar .ar-sight-dot{fill:${c.sight};stroke:${c.paper}}`,
    `.ar .ar-yes-text{fill:${c.yes}}.ar .ar-no-text{fill:${c.no}}.ar .ar-sight-text{fill:${c.sight}}`,
    `.ar-blocking{fill:${c.no};fill-opacity:.3;stroke:${c.no}}`,
    `.ar-region{fill:${c.yes};fill-opacity:.18}.ar-region-line{fill:none;stroke:${c.yes}}`,
    `.ar-tool{fill:${c.paper};stroke:${c.ink};fill-opacity:.75}`,
    `.ar-joint{fill:${c.ink}}`,
    `.ar-caption{fill:${c.paper};stroke:${c.edge}}`,
    `.ar-bar{stroke:${c.ink};fill:none}`,
  ].join('');
