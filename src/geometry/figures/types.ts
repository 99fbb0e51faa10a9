/** The shape of the figures: everything the library knows about the physical pieces, and nothing derived from it. */

import type { ArcLine, ByZone, ShipSize } from '../vocabulary.ts';

/** How a figure was obtained: read off a component or a printed document, or inferred from others. */
export type Provenance = 'measured' | 'estimated';

/** A local point, `[x, y]` in whole micrometres: +x to the right of the piece, +y forward. */
export type LocalPoint = readonly [number, number];

/** A plastic base and the cardboard token in it; both are rectangles about the same centre. */
export interface BaseFigures {
  readonly widthUm: number;
  readonly lengthUm: number;
  readonly tokenWidthUm: number;
  readonly tokenLengthUm: number;
  readonly provenance: Provenance;
  readonly tokenProvenance: Provenance;
  readonly tokenUncertaintyUm: number;
}

/** One class of ships: where its four arc lines start and leave the token, and its four yellow dots. */
export interface ShipFigures {
  readonly name: string;
  readonly size: ShipSize;
  /** Each line runs from `inner` near the centre to `outer` on the token's edge; points lie on the line's centre. */
  readonly arcs: Readonly<Record<ArcLine, { readonly inner: LocalPoint; readonly outer: LocalPoint }>>;
  readonly targetingPoints: ByZone<LocalPoint>;
  readonly provenance: Provenance;
  readonly uncertaintyUm: { readonly arcs: number; readonly targetingPoints: number };
}

/** An obstacle token; the outline may be concave, and runs counter-clockwise. */
export interface ObstacleFigures {
  readonly type: string;
  readonly outlineUm: readonly LocalPoint[];
  readonly provenance: Provenance;
  readonly uncertaintyUm: number;
}

/** A round piece. */
export interface DiscFigures {
  readonly radiusUm: number;
  readonly provenance: Provenance;
  readonly uncertaintyUm: number;
}

/** A table: the players sit at y = 0 and y = `depthUm`; the setup area spans its whole depth. */
export interface AreaFigures {
  readonly widthUm: number;
  readonly depthUm: number;
  readonly setupFromXUm: number;
  readonly setupToXUm: number;
  readonly provenance: Provenance;
}

/** All figures of one edition of the components. Pass your own to `createGeometry` to measure with others. */
export interface Figures {
  readonly rulers: {
    /** Far end of each band of the range side. */
    readonly rangeUm: { readonly close: number; readonly medium: number; readonly long: number };
    /** Far end of the distance bands 1 to 5. */
    readonly distanceUm: readonly [number, number, number, number, number];
    readonly provenance: Provenance;
    readonly uncertaintyUm: number;
  };
  readonly bases: Readonly<Record<ShipSize, BaseFigures>>;
  readonly squadron: DiscFigures;
  /** Printed width of an arc line. */
  readonly arcLine: { readonly widthUm: number; readonly provenance: Provenance; readonly uncertaintyUm: number };
  /** One disc in the middle of each edge of a base, its centre `insetUm` inside the edge. */
  readonly shieldDials: DiscFigures & { readonly insetUm: number };
  readonly maneuverTool: {
    readonly joints: number;
    readonly maxClicksPerJoint: number;
    readonly jointToJointUm: number;
    readonly shipFrontToNextJointUm: number;
    readonly jointToShipFrontUm: number;
    readonly widthUm: number;
    readonly rootBehindShipFrontUm: number;
    readonly provenance: Provenance;
    readonly uncertaintyUm: {
      readonly jointToJoint: number;
      readonly jointToShipFront: number;
      readonly width: number;
      readonly others: number;
    };
  };
  readonly ships: Readonly<Record<string, ShipFigures>>;
  readonly obstacles: Readonly<Record<string, ObstacleFigures>>;
  /** Round markers lying on the table, by kind. */
  readonly tokens: Readonly<Record<string, DiscFigures>>;
  readonly areas: Readonly<Record<string, AreaFigures>>;
  readonly deploymentDepthUm: number;
}
