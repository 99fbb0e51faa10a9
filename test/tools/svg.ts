/** A small drawing board: millimetres on the table in, SVG out. */

import { type Point, type Polygon, pointsOf } from '../../src/geometry/index.ts';

export interface Style {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

export class Board {
  private readonly parts: string[] = [];

  /** The part of the table to show, in millimetres. */
  constructor(
    private readonly minX: number,
    private readonly minY: number,
    private readonly maxX: number,
    private readonly maxY: number,
    private readonly scale = 2,
  ) {}

  private x(um: number): string {
    return number((um / 1000 - this.minX) * this.scale);
  }

  private y(um: number): string {
    return number((this.maxY - um / 1000) * this.scale);
  }

  private paint({ fill = 'none', stroke = 'none', width = 0.5, dash, opacity }: Style): string {
    const parts = [`fill="${fill}"`, `stroke="${stroke}"`, `stroke-width="${number(width * this.scale)}"`];
    if (dash) parts.push(`stroke-dasharray="${dash}"`);
    if (opacity !== undefined) parts.push(`opacity="${opacity}"`);
    return parts.join(' ');
  }

  polygon(polygon: Polygon, style: Style): this {
    const points = pointsOf(polygon).map((p) => `${this.x(p.x)},${this.y(p.y)}`);
    this.parts.push(`<polygon points="${points.join(' ')}" ${this.paint(style)}/>`);
    return this;
  }

  disc(centre: Point, radiusUm: number, style: Style): this {
    const r = number((radiusUm / 1000) * this.scale);
    this.parts.push(`<circle cx="${this.x(centre.x)}" cy="${this.y(centre.y)}" r="${r}" ${this.paint(style)}/>`);
    return this;
  }

  dot(at: Point, fill: string, radiusMm = 1.2): this {
    return this.disc(at, radiusMm * 1000, { fill, stroke: '#ffffff', width: 0.2 });
  }

  line(from: Point, to: Point, style: Style): this {
    this.parts.push(
      `<line x1="${this.x(from.x)}" y1="${this.y(from.y)}" x2="${this.x(to.x)}" y2="${this.y(to.y)}" stroke-linecap="round" ${this.paint(style)}/>`,
    );
    return this;
  }

  arrow(from: Point, to: Point, colour: string, width = 0.7): this {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = Math.hypot(dx, dy);
    const ux = dx / length;
    const uy = dy / length;
    const back = { x: to.x - 4000 * ux, y: to.y - 4000 * uy };
    this.line(from, back, { stroke: colour, width });
    return this.polygon([to.x, to.y, back.x - 1800 * uy, back.y + 1800 * ux, back.x + 1800 * uy, back.y - 1800 * ux], {
      fill: colour,
    });
  }

  /** A convex shape grown by a radius: the border is drawn as a stroke twice as wide. */
  rounded({ points, radiusUm }: { points: Polygon; radiusUm: number }, fill: string, opacity: number): this {
    const width = (2 * radiusUm) / 1000;
    this.parts.push(`<g opacity="${opacity}" stroke-linejoin="round">`);
    if (points.length === 2) this.disc({ x: points[0]!, y: points[1]! }, radiusUm, { fill });
    else this.polygon(points, { fill, stroke: width > 0 ? fill : 'none', width });
    this.parts.push('</g>');
    return this;
  }

  text(at: Point, text: string, options: { size?: number; fill?: string; anchor?: string; bold?: boolean } = {}): this {
    const { size = 5, fill = '#222222', anchor = 'start', bold = false } = options;
    const weight = bold ? ' font-weight="bold"' : '';
    this.parts.push(
      `<text x="${this.x(at.x)}" y="${this.y(at.y)}" font-size="${number(size * this.scale)}" fill="${fill}" text-anchor="${anchor}"${weight} paint-order="stroke" stroke="#ffffff" stroke-width="${number(0.8 * this.scale)}" stroke-linejoin="round">${text}</text>`,
    );
    return this;
  }

  toString(): string {
    const width = number((this.maxX - this.minX) * this.scale);
    const height = number((this.maxY - this.minY) * this.scale);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Helvetica, Arial, sans-serif">`,
      `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
      ...this.parts,
      '</svg>',
      '',
    ].join('\n');
  }
}
