/** The part of sat that the benchmark calls; the package has no types of its own. */
declare module 'sat' {
  export class Vector {
    constructor(x: number, y: number);
  }
  export class Polygon {
    constructor(position: Vector, points: Vector[]);
  }
  export function testPolygonPolygon(a: Polygon, b: Polygon): boolean;
  const SAT: { Vector: typeof Vector; Polygon: typeof Polygon; testPolygonPolygon: typeof testPolygonPolygon };
  export default SAT;
}
