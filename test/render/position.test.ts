import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Content, defineContent, standardContent } from '../../src/content/content.ts';
import { createEngine } from '../../src/engine/engine.ts';
import {
  DEFAULT_FIGURES,
  executeCourse,
  HULL_ZONES,
  lineOfSight,
  obstacleGeometry,
  pointsOf,
  shipGeometry,
} from '../../src/geometry/index.ts';
import { act, type GameState, shipsOf, squadronsOf, viewFor } from '../../src/index.ts';
import { renderPosition } from '../../src/render/index.ts';
import { codeOf, shortName } from '../../src/render/names.ts';
import { textWidthPx } from '../../src/render/svg/canvas.ts';
import { learning } from '../support/learning.ts';
import { CR90, NEBULON, table, VICTORY } from '../support/table.ts';
import { anyWalk, walk, walkEngine } from '../support/walks.ts';
import { all, hasClass, type Node, parseXml, pointsIn, textOf } from './xml.ts';

const VIC = `p1/${VICTORY}/1`;
const COR = `p2/${CR90}/1`;

const pose = (x: number, y: number, heading = 0) => ({ x: x * 1000, y: y * 1000, heading });

/** A Victory, a CR90 before it at an angle, an asteroid field between them. */
const duel = () =>
  table()
    .ship('p1', VICTORY, { pose: pose(600, 200, 1820), speed: 2, shields: { left: 1 }, damage: [{ face: 'down' }] })
    .ship('p2', CR90, { pose: pose(690, 420, 21_845), speed: 3, commandTokens: ['navigate'] })
    .squadron('p1', 'x-wing-squadron', { pose: pose(480, 300) })
    .squadron('p2', 'tie-fighter-squadron', { pose: pose(800, 300) })
    .with({ obstacles: [{ obstacle: 'asteroid-field-2', pose: pose(650, 330, 5000), mirrored: true }] })
    .moving()
    .play();

const content = duel().engine.content;
const draw = (state: GameState, options: Parameters<typeof renderPosition>[1] = {}): Node =>
  parseXml(renderPosition(state, { content, ...options }));
const group = (svg: Node, unit: string): Node =>
  all(
    svg,
    (node) => node.attributes['data-unit'] === unit && /ar-(ship|squadron)/.test(node.attributes.class ?? ''),
  )[0]!;

describe('the picture of a position', () => {
  test('a ship is drawn where the geometry says: base, hull zones, dials, targeting points', () => {
    const { state } = duel();
    const svg = draw(state, { targetingPoints: true });
    for (const ship of shipsOf(state)) {
      const known = shipGeometry(content.ships[ship.card]!.shipClass, ship.pose!);
      const drawn = group(svg, ship.id);
      expect(pointsIn(all(drawn, hasClass('ar-base'))[0]!)).toEqual(pointsOf(known.base));
      for (const zone of HULL_ZONES) {
        const of = (name: string) => (node: Node) => hasClass(name)(node) && node.attributes['data-zone'] === zone;
        expect(pointsIn(all(drawn, of('ar-zone'))[0]!)).toEqual(pointsOf(known.zones[zone]));
        const { cx, cy } = all(drawn, of('ar-point'))[0]!.attributes;
        expect({ x: Number(cx) * 1000, y: Number(cy) * -1000 }).toEqual(known.targetingPoints[zone]);
      }
      const rims = all(drawn, hasClass('ar-rim')).map(({ attributes }) => attributes);
      expect(rims.map(({ cx, cy }) => [Math.round(Number(cx) * 1000), Math.round(Number(cy) * -1000)])).toEqual(
        HULL_ZONES.map((zone) => [known.dials[zone].x, known.dials[zone].y]),
      );
      expect(rims.every(({ r }) => Number(r) * 1000 === known.dialRadiusUm)).toBe(true);
    }
  });

  test('squadrons are discs of their radius, obstacles their true outlines, turned over where they are', () => {
    const { state } = duel();
    const svg = draw(state);
    for (const squadron of squadronsOf(state)) {
      const { cx, cy, r } = all(group(svg, squadron.id), hasClass('ar-base'))[0]!.attributes;
      expect([Number(cx) * 1000, Number(cy) * -1000, Number(r) * 1000]).toEqual([
        squadron.pose!.x,
        squadron.pose!.y,
        DEFAULT_FIGURES.squadron.radiusUm,
      ]);
    }
    const [rock] = all(svg, hasClass('ar-rock'));
    expect(pointsIn(rock!)).toEqual(pointsOf(obstacleGeometry(state.obstacles[0]!).outline));
  });

  test('a millimetre is a unit, and the whole table is in view', () => {
    const svg = draw(duel().state);
    const [x, y, width, height] = svg.attributes.viewBox!.split(' ').map(Number);
    expect(x! <= 0 && y! <= -914.4 && x! + width! >= 1828.8 && y! + height! >= 0).toBe(true);
    const { attributes } = all(svg, hasClass('ar-table'))[0]!;
    expect(attributes).toMatchObject({ x: '0', y: '-914.4', width: '1828.8', height: '914.4' });
  });

  test('what a ship has left is written on it and beside it', () => {
    const { state } = duel();
    const svg = draw(state);
    const shields = all(group(svg, VIC), (node) => 'data-shields' in node.attributes);
    expect(Object.fromEntries(shields.map((node) => [node.attributes['data-shields'], textOf(node)]))).toEqual({
      front: '3',
      left: '1',
      right: '3',
      rear: '1',
    });
    const label = (id: string) => textOf(all(svg, (node) => node.attributes['data-label'] === id)[0]!);
    expect(label(VIC)).toContain('Victory II');
    expect(label(VIC)).toContain('speed 2 · hull 7/8');
    expect(label(COR)).toContain('NavigateN');
    expect(textOf(all(group(svg, VIC), (node) => node.name === 'title')[0]!)).toContain(
      'speed 2 · hull 7/8; shields front 3, left 1, right 3, rear 1',
    );
  });

  test('[DMG-06] the hull is what cards make it', () => {
    const game = createEngine(standardContent()).createGame({
      seed: 1,
      position: {
        ships: [
          { owner: 'p1', card: VICTORY, pose: pose(600, 200), upgrades: [{ card: 'admiral-motti' }] },
          { owner: 'p2', card: CR90, pose: pose(600, 700) },
        ],
      },
    });
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    expect(renderPosition(game.value)).toContain('hull 10/10');
    expect(renderPosition(viewFor(game.value, 'p2'))).toContain('hull 10/10');
  });

  test('it has a title and a description that name every unit', () => {
    const { state } = duel();
    const svg = draw(state);
    const named = svg.attributes['aria-labelledby']!.split(' ').map(
      (id) => all(svg, (n) => n.attributes.id === id)[0]!,
    );
    expect(named.map(({ name }) => name)).toEqual(['title', 'desc']);
    for (const { card } of shipsOf(state)) expect(textOf(named[1]!)).toContain(content.ships[card]!.name);
  });

  test('around units, the picture shows them with a margin and nothing of the far end', () => {
    const svg = draw(duel().state, { around: [COR], marginMm: 50 });
    const [x, y, width, height] = svg.attributes.viewBox!.split(' ').map(Number);
    const { base } = shipGeometry('cr90-corvette', pose(690, 420, 21_845));
    const xs = pointsOf(base).map((point) => point.x / 1000);
    expect(x!).toBeLessThanOrEqual(Math.min(...xs) - 50);
    expect(x! + width!).toBeGreaterThanOrEqual(Math.max(...xs) + 49.999);
    expect(width!).toBeLessThan(250);
    expect(y! + height!).toBeLessThan(-200);
  });

  test('the region of an arc is bounded by its two borders', () => {
    const { state } = duel();
    const known = shipGeometry('victory-class-star-destroyer', state.units[VIC]!.pose!);
    for (const zone of HULL_ZONES) {
      const [arc] = all(draw(state, { arcs: [{ unit: VIC, zone }] }), hasClass('ar-arc'));
      const depths = pointsIn(arc!).map(({ x, y }) =>
        known.arcs[zone].map(({ nx, ny, reachUm }) => reachUm - nx * (x - known.pose.x) - ny * (y - known.pose.y)),
      );
      for (const both of depths) for (const depth of both) expect(depth).toBeGreaterThan(-2);
      for (const side of [0, 1]) expect(depths.filter((both) => Math.abs(both[side]!) < 2).length).toBe(2);
    }
  });

  test('the bands end exactly where the ruler says', () => {
    const { state } = duel();
    const svg = draw(state, { bands: [{ unit: VIC, zone: 'front' }] });
    const zone = pointsOf(shipGeometry('victory-class-star-destroyer', state.units[VIC]!.pose!).zones.front);
    for (const band of ['close', 'medium', 'long'] as const) {
      const [path] = all(svg, (node) => node.attributes['data-band'] === band);
      const ends = [...path!.attributes.d!.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)];
      expect(ends.length).toBe(zone.length + 1);
      for (const [, x, y] of ends) {
        const gaps = zone.map((corner) => Math.hypot(Number(x) * 1000 - corner.x, Number(y) * -1000 - corner.y));
        expect(Math.min(...gaps)).toBeCloseTo(DEFAULT_FIGURES.rulers.rangeUm[band], -1);
      }
    }
  });

  test('a line of sight is traced between the points that the geometry names, and what blocks it is marked', () => {
    const { state } = duel();
    const query = { attacker: VIC, zone: 'front', defender: COR, defendingZone: 'rear' } as const;
    const svg = draw(state, { sight: [query] });
    const traced = lineOfSight({ shipClass: 'victory-class-star-destroyer', pose: state.units[VIC]!.pose! }, 'front', {
      shipClass: 'cr90-corvette',
      pose: state.units[COR]!.pose!,
      zone: 'rear',
    });
    const [drawn] = all(svg, (node) => node.name === 'line' && hasClass('ar-line')(node));
    const { x1, y1, x2, y2 } = drawn!.attributes;
    expect([x1, y1, x2, y2].map((n) => Number(n) * 1000)).toEqual([
      traced.from.x,
      -traced.from.y,
      traced.to.x,
      -traced.to.y,
    ]);
    expect(all(svg, hasClass('ar-blocking')).map((node) => node.attributes['data-zone'])).toEqual(
      traced.blockedBy.map(({ zone }) => zone),
    );
    expect(traced.blockedBy.length).toBe(1);
  });

  test('the maneuver tool leads to where the course ends, joint by joint', () => {
    const { state } = duel();
    const course = { clicks: [0, 1, -2], side: 'left' } as const;
    const svg = draw(state, { courses: [{ ship: COR, ...course }] });
    const expected = executeCourse('small', state.units[COR]!.pose!, course);
    const joints = all(svg, hasClass('ar-joint')).map(({ attributes }) => ({
      x: Math.round(Number(attributes.cx) * 1000),
      y: Math.round(Number(attributes.cy) * -1000),
    }));
    expect(joints).toEqual(expected.joints);
    const [ghost] = all(svg, hasClass('ar-ghost'));
    expect(pointsIn(all(ghost!, hasClass('ar-base'))[0]!)).toEqual(
      pointsOf(shipGeometry('cr90-corvette', expected.pose).base),
    );
    expect(all(svg, hasClass('ar-tool')).length).toBe(4);
  });

  test('the reach of a ship about to move is where its legal courses lead', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: pose(600, 300), speed: 2, dials: ['navigate'] })
      .ship('p2', CR90, { pose: pose(900, 800) })
      .at('ship')
      .moving()
      .play();
    const ship = `p1/${NEBULON}/1`;
    game.do(act.activateShip('p1', ship), act.done('p1'));
    const actions = game.engine.legalActions(game.state).filter((action) => action.type === 'executeManeuver');
    const ends = actions.map((action) => {
      const played = game.engine.step(game.state, action);
      return played.ok ? pointsOf(shipGeometry('nebulon-b-frigate', played.state.units[ship]!.pose!).base) : [];
    });
    const svg = parseXml(renderPosition(game.state, { content: game.engine.content, reach: [{ unit: ship }] }));
    const drawn = all(svg, (node) => node.attributes['data-end'] === 'free').map(pointsIn);
    expect(actions.length).toBeGreaterThan(10);
    expect(drawn).toEqual(ends);
  });

  test('ends off the table and ends on another ship look different', () => {
    const { state } = table()
      .ship('p1', CR90, { pose: pose(60, 100, 49_152), speed: 2 })
      .ship('p1', CR90, { pose: pose(600, 100), speed: 2 })
      .ship('p2', VICTORY, { pose: pose(600, 270, 16_384) })
      .play();
    const kinds = (unit: string) =>
      new Set(
        all(draw(state, { reach: [{ unit }] }), (node) => 'data-end' in node.attributes).map(
          (node) => node.attributes['data-end'],
        ),
      );
    expect(kinds(`p1/${CR90}/1`)).toContain('off-table');
    expect(kinds(`p1/${CR90}/2`)).toContain('blocked');
  });

  test('a region from the engine is filled inside its shapes and cut out of the others', () => {
    const game = table()
      .ship('p1', CR90)
      .ship('p2', CR90)
      .squadron('p1', 'x-wing-squadron', { pose: pose(400, 400) })
      .squadron('p1', 'x-wing-squadron', { pose: pose(500, 450) })
      .at('squadron')
      .moving()
      .play();
    game.do({ type: 'activateSquadron', player: 'p1', squadron: 'p1/x-wing-squadron/1' });
    const region = game.engine.legalRegion(game.state)!.outline;
    const svg = parseXml(renderPosition(game.state, { content: game.engine.content, region }));
    const [mask] = all(svg, (node) => node.name === 'mask');
    const fills = all(mask!).flatMap((node) => node.attributes.fill ?? []);
    expect(fills.filter((fill) => fill === '#fff').length).toBe(Math.max(1, region.within.length));
    expect(fills.filter((fill) => fill === '#000').length).toBe(region.keepOut.length);
  });

  test('labels lie neither on each other nor outside the picture, and every ship has one', () => {
    for (const state of [learning().state, duel().state]) {
      const svg = parseXml(
        renderPosition(state, { content: state.content === content.id ? content : standardContent() }),
      );
      const umPerPx = Number(svg.attributes.viewBox!.split(' ')[2]) / Number(svg.attributes.width);
      const labels = all(svg, (node) => 'data-label' in node.attributes);
      for (const ship of shipsOf(state))
        expect(labels.some((node) => node.attributes['data-label'] === ship.id)).toBe(true);
      const boxes = labels.flatMap((node) =>
        all(node, hasClass('ar-note')).map((note) => {
          const { x, y } = note.attributes;
          const size = Number(note.attributes['font-size']);
          const width = textWidthPx(textOf(note), size / umPerPx) * umPerPx;
          return { x: Number(x), y: Number(y) - size * 0.75, width, height: size * 0.75 };
        }),
      );
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1))
          expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(
            true,
          );
        const [minX, minY, width, height] = svg.attributes.viewBox!.split(' ').map(Number);
        expect(a.x >= minX! && a.x + a.width <= minX! + width! && a.y >= minY! && a.y <= minY! + height!).toBe(true);
      });
    }
  });

  test('in random games every picture is well-formed, the same twice, and shows each unit that stands and no other', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        const state = walk(setup, picks, () => {});
        const options = { content: walkEngine.content };
        const xml = renderPosition(state, options);
        expect(renderPosition(JSON.parse(JSON.stringify(state)), options)).toBe(xml);
        const svg = parseXml(xml);
        const ids = all(svg).flatMap((node) => node.attributes.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        const standing = state.roster.filter((id) => {
          const unit = state.units[id]!;
          return (unit.status === 'inPlay' || unit.status === 'doomed') && unit.pose !== null;
        });
        const drawn = all(svg, (node) => /ar-(ship|squadron) /.test(node.attributes.class ?? ''));
        expect(drawn.map((node) => node.attributes['data-unit'])).toEqual(standing);
      }),
      { numRuns: 30 },
    );
  });

  test('[INFO-03] the picture of a view is the picture of the state: nothing hidden is in either', () => {
    const { state } = learning();
    expect(renderPosition(viewFor(state, 'p1'))).toBe(renderPosition(state));
  });

  test('destroyed units are drawn on request, faint', () => {
    const { state } = duel();
    const gone: GameState = {
      ...state,
      units: { ...state.units, [COR]: { ...state.units[COR]!, status: 'destroyed' } as GameState['units'][string] },
    };
    expect(group(draw(gone), COR)).toBeUndefined();
    expect(group(draw(gone, { destroyed: true }), COR).attributes.class).toContain('ar-gone');
  });

  test('hostile names are text and nothing else', () => {
    const hostile = '"><script>alert(1)</script>&\' \u0000\ud800';
    const base = standardContent();
    const ships = Object.values(base.ships).map((card) => (card.id === CR90 ? { ...card, name: hostile } : card));
    const evil: Content = defineContent('evil/1', {
      ships,
      squadrons: Object.values(base.squadrons),
      upgrades: [],
      damageCards: Object.values(base.damageCards),
    });
    const game = createEngine(evil).createGame({ scenario: 'learning', seed: 1 });
    if (!game.ok) throw new Error('no game');
    const xml = renderPosition(game.value, {
      content: evil,
      id: 'a"b',
      title: hostile,
      description: hostile,
      caption: [hostile],
    });
    expect(xml).not.toContain('<script');
    const svg = parseXml(xml);
    expect(textOf(all(svg, (node) => node.name === 'title')[0]!)).toBe('"><script>alert(1)</script>&\' \ufffd\ufffd');
  });

  test('[OBJ-06] objective tokens lie where they are, or are told with the unit that has them', () => {
    const { state } = duel();
    const svg = draw({
      ...state,
      objectiveTokens: [
        { id: 'objective/1', at: { x: 700_000, y: 600_000 }, unit: null },
        { id: 'objective/2', at: null, unit: COR },
      ],
    });
    const tokens = all(svg, hasClass('ar-objective'));
    expect(tokens.map((node) => node.attributes['data-token'])).toEqual(['objective/1']);
    const { cx, cy, r } = all(tokens[0]!, hasClass('ar-marker'))[0]!.attributes;
    expect([cx, cy, Number(r) * 1000]).toEqual(['700', '-600', DEFAULT_FIGURES.tokens.objective!.radiusUm]);
    expect(textOf(all(group(svg, COR), ({ name }) => name === 'title')[0]!)).toContain('objective token 2');
    expect(textOf(all(svg, (node) => node.attributes['data-label'] === COR)[0]!)).toContain('objective token 2');
  });

  test('mistakes of a caller are named', () => {
    const { state } = duel();
    expect(() => renderPosition(state)).toThrow(/content/);
    expect(() => draw(state, { around: ['p1/nobody/1'] })).toThrow(/p1\/nobody\/1/);
    expect(() => draw(state, { around: [] })).toThrow(RangeError);
    expect(() => draw(state, { arcs: [{ unit: 'p1/x-wing-squadron/1', zone: 'front' }] })).toThrow(/no ship/);
  });

  test('short names still tell all cards apart', () => {
    const { ships, squadrons } = standardContent();
    const names = [...Object.values(ships), ...Object.values(squadrons)].map(({ name }) => shortName(name));
    expect(new Set(names).size).toBe(names.length);
    expect(
      ['Victory II-class Star Destroyer', 'Assault Frigate Mark II B', 'TIE Fighter Squadron'].map(shortName),
    ).toEqual(['Victory II', 'Assault Frigate Mark II B', 'TIE Fighter']);
    expect(['TIE Fighter', 'X-wing', 'YT-2400', 'Luke Skywalker'].map(codeOf)).toEqual(['TF', 'X', 'YT', 'LS']);
  });
});
