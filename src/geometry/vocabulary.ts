/** The words of the printed components that every question uses. */

/** The four hull zones of a ship. */
export const HULL_ZONES = ['front', 'left', 'right', 'rear'] as const;
/** One of the four hull zones. */
export type HullZone = (typeof HULL_ZONES)[number];
/** One value for each hull zone. */
export type ByZone<T> = Readonly<Record<HullZone, T>>;

/** The four printed lines that divide a token into hull zones. */
export const ARC_LINES = ['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const;
/** One of the four printed lines. */
export type ArcLine = (typeof ARC_LINES)[number];

/** ARC-06: two zones are adjacent when they share an arc line. */
export const ADJACENT_ZONES: ByZone<readonly [HullZone, HullZone]> = {
  front: ['left', 'right'],
  left: ['front', 'rear'],
  right: ['front', 'rear'],
  rear: ['left', 'right'],
};

/** The sizes of a ship's base. */
export const SHIP_SIZES = ['small', 'medium', 'large'] as const;
/** One of the sizes of a ship's base. */
export type ShipSize = (typeof SHIP_SIZES)[number];

/** The bands of the ruler's range side, nearest first. */
export const RANGE_BANDS = ['close', 'medium', 'long'] as const;
/** A band of the ruler's range side. */
export type RangeBand = (typeof RANGE_BANDS)[number];

/** The bands of the ruler's distance side, nearest first. */
export const DISTANCE_BANDS = [1, 2, 3, 4, 5] as const;
/** A band of the ruler's distance side. */
export type DistanceBand = (typeof DISTANCE_BANDS)[number];

/** The side of the base along which the maneuver tool is laid. */
export const TOOL_SIDES = ['left', 'right'] as const;
/** A side of the base. */
export type ToolSide = (typeof TOOL_SIDES)[number];
