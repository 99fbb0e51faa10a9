import { describe, expect, test } from 'vitest';
import { PICTURES } from '../tools/pictures.ts';
import { all, hasClass, type Node, parseXml, textOf } from './xml.ts';

/** The pictures of the guide: what each of them claims is in it, as the book has it. */

const draw = (name: string): Node => parseXml(PICTURES[name]!());
const texts = (svg: Node): string[] => all(svg, ({ name }) => name === 'text').map(textOf);
const linesOf = (svg: Node, group: string): Node[] =>
  all(svg, hasClass(group)).map((node) => all(node, ({ name }) => name === 'line')[0]!);

describe('the pictures of the guide', () => {
  test.each(Object.keys(PICTURES))(
    '%s is well-formed, drawn the same twice, and told to those who do not see it',
    (name) => {
      const svg = draw(name);
      expect(PICTURES[name]!()).toBe(PICTURES[name]!());
      for (const tag of ['title', 'desc'])
        expect(
          textOf(svg.children.find((child): child is Node => typeof child !== 'string' && child.name === tag)!),
        ).not.toBe('');
    },
  );

  test('[EX-03, EX-04] the course on the left side: straight, one click right, two clicks left', () => {
    const svg = draw('ex-03-course');
    for (const joint of ['1: straight', '2: 1 right', '3: 2 left']) expect(texts(svg)).toContain(joint);
    expect(all(svg, hasClass('ar-tool')).length).toBe(4);
  });

  test('[EX-06, EX-07, EX-08] front at close, left at medium range, the X-wing outside the arc', () => {
    const svg = draw('ex-06-measuring');
    expect(linesOf(svg, 'ar-range-of').every(hasClass('ar-yes'))).toBe(true);
    expect(
      texts(svg)
        .filter((text) => / mm, /.test(text))
        .map((text) => text.split(', ')[1]),
    ).toEqual(['medium', 'close']);
  });

  test('[EX-13] the places of displaced squadrons are a line around the ship, not an area', () => {
    const svg = draw('ex-13-placing-squadrons');
    expect(all(svg, hasClass('ar-region-line')).length).toBeGreaterThan(0);
    expect(all(svg, hasClass('ar-region'))).toEqual([]);
    expect(all(svg, hasClass('ar-squadron'))).toEqual([]);
  });

  test('[EX-14] both ends of the course are shown, the tool once', () => {
    const svg = draw('ex-14-over-a-ship');
    expect(all(svg, hasClass('ar-course-line')).length).toBe(2);
    expect(all(svg, hasClass('ar-joint')).length).toBe(2);
  });

  test('[EX-15, EX-16, EX-17] three lines of sight are clear, the one to the rear is blocked by the left zone', () => {
    const svg = draw('ex-15-line-of-sight');
    expect(linesOf(svg, 'ar-sight-of').map(hasClass('ar-no'))).toEqual([false, false, true, false]);
    expect(all(svg, hasClass('ar-blocking')).map((node) => node.attributes['data-zone'])).toEqual(['left']);
  });

  test('[EX-18, EX-19] a ship obstructs the one line, an asteroid field the other', () => {
    const svg = draw('ex-18-obstruction');
    const rings = all(svg, hasClass('ar-sight-of')).map(
      (node) => all(node, (each) => each.name === 'circle' && hasClass('ar-line')(each)).length,
    );
    expect(rings).toEqual([1, 1]);
  });

  test('[EX-20] the range line runs through the left hull zone, the line of sight does not', () => {
    const svg = draw('ex-20-range-blocked');
    expect(texts(svg).some((text) => text.endsWith('mm, through left'))).toBe(true);
    expect(linesOf(svg, 'ar-sight-of').map(hasClass('ar-no'))).toEqual([false]);
    expect(texts(svg).join(' ')).toContain('(RNG-10)');
  });
});
