import { describe, expect, test } from 'vitest';
import type { AttackQuery } from '../../src/index.ts';
import { renderAttack } from '../../src/render/index.ts';
import { CR90, table, VICTORY } from '../support/table.ts';
import { all, hasClass, type Node, parseXml, textOf } from './xml.ts';

const VIC = `p1/${VICTORY}/1`;
const COR = `p2/${CR90}/1`;
const game = table()
  .ship('p1', VICTORY, { pose: { x: 600_000, y: 200_000, heading: 1820 } })
  .ship('p2', CR90, { pose: { x: 690_000, y: 420_000, heading: 21_845 } })
  .squadron('p2', 'tie-fighter-squadron', { pose: { x: 630_000, y: 300_000, heading: 0 } })
  .with({ obstacles: [{ obstacle: 'asteroid-field-2', pose: { x: 650_000, y: 330_000, heading: 0 } }] })
  .play();

const attack = (query: AttackQuery): { svg: Node; caption: string } => {
  const report = game.engine.explainAttack(game.state, query);
  const svg = parseXml(renderAttack(game.state, report, { content: game.engine.content }));
  return { svg, caption: textOf(all(svg, hasClass('ar-caption-text'))[0]!) };
};
const toCorvette = (defendingZone: 'front' | 'left' | 'right' | 'rear') =>
  ({ attacker: VIC, zone: 'front', defender: COR, defendingZone }) as const;

describe('the picture of an attack', () => {
  test('[RNG-08] the measured line runs between the witnesses of the report and carries its length and band', () => {
    const { range } = game.engine.explainAttack(game.state, toCorvette('front'));
    const { svg } = attack(toCorvette('front'));
    const [measured] = all(svg, hasClass('ar-range-of'));
    const { x1, y1, x2, y2 } = all(measured!, ({ name }) => name === 'line')[0]!.attributes;
    [range!.from!.x, -range!.from!.y, range!.to!.x, -range!.to!.y].forEach((um, i) => {
      expect(Number([x1, y1, x2, y2][i])).toBeCloseTo(um / 1000, 3);
    });
    expect(textOf(measured!)).toBe(`${(range!.lengthUm! / 1000).toFixed(1)} mm, medium`);
  });

  test('[OBS-01, OBS-07] what obstructs is marked and named, with the dice that are left', () => {
    const { svg, caption } = attack(toCorvette('front'));
    const [sight] = all(svg, hasClass('ar-sight-of'));
    expect(all(sight!, ({ name }) => name === 'line').length).toBe(2);
    expect(caption).toContain('Yes, obstructed by asteroid field 2.');
    expect(caption).toContain('Obstruction: by asteroid field 2 (OBS-01).');
    expect(caption).toContain('5 rolled');
  });

  test('[LOS-03] a blocked line names its rule, and the blocking hull zone is filled', () => {
    const { svg, caption } = attack(toCorvette('rear'));
    expect(caption).toMatch(/No: .*right \(LOS-03\)/);
    expect(all(svg, hasClass('ar-blocking')).length).toBe(1);
  });

  test('[ATK-03] out of arc there is no line to measure, but the point that comes closest', () => {
    const { svg, caption } = attack({ ...toCorvette('front'), zone: 'rear' });
    expect(caption).toMatch(/No: .*\(ATK-03\)/);
    expect(all(svg, hasClass('ar-range-of'))).toEqual([]);
    const { arc } = game.engine.explainAttack(game.state, { ...toCorvette('front'), zone: 'rear' });
    const [mark] = all(svg, hasClass('ar-out-of-arc'));
    expect(Number(all(mark!, ({ name }) => name === 'circle')[0]!.attributes.cx)).toBeCloseTo(arc!.at.x / 1000, 2);
  });

  test('[ATK-04] a squadron has distance 1 about it instead of an arc', () => {
    const { svg } = attack({ attacker: 'p2/tie-fighter-squadron/1', defender: VIC, defendingZone: 'front' });
    expect(all(svg, hasClass('ar-arc'))).toEqual([]);
    expect(all(svg, hasClass('ar-band')).map(({ name }) => name)).toEqual(['circle']);
  });

  test('in Polish, with the same rules and measurements', () => {
    const report = game.engine.explainAttack(game.state, toCorvette('rear'));
    const english = renderAttack(game.state, report, { content: game.engine.content });
    const polish = renderAttack(game.state, report, { content: game.engine.content, language: 'pl' });
    const caption = textOf(all(parseXml(polish), hasClass('ar-caption-text'))[0]!);
    expect(caption).toContain('LOS-03');
    expect(polish).toContain('173.2 mm, średni');
    const shapes = (xml: string) =>
      all(parseXml(xml), ({ name }) => name === 'polygon').map(({ attributes }) => attributes);
    expect(shapes(polish)).toEqual(shapes(english));
  });

  test('an attack that cannot be measured is still answered', () => {
    const { caption } = attack({ attacker: 'p1/<nobody>/1', defender: COR });
    expect(caption).toContain('Can <nobody> (p1) attack');
    expect(caption).toMatch(/No: .*\(ATK-02\)/);
  });
});
