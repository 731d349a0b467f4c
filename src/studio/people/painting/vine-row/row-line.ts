/** A row of vines as it crosses the frame: where it is met, and where it is lost in the distance. */
export interface RowLine {
  /** Across the frame, 0..1: where it is as near as whoever works there, and where it ends on the horizon. */
  near: number;
  vanish: number;
  /** In winter without leaves, before the vintage without grapes. */
  isBare?: boolean;
  isGreen?: boolean;
}

/** Of whoever looks at it: the horizon is as high as this. */
const EYE = 1.42;
/** Metres of a row that runs away are shorter in the frame than those that stand up. */
const SHORTENED = 0.82;

/** From metres along the row, away from its nearest place, to the frame. */
export interface Perspective {
  /** Metres to the horizon's half, see `scaleAt`. */
  depth: number;
  scaleAt: (along: number) => number;
  columnAt: (along: number) => number;
  rowAt: (up: number, scale: number) => number;
  /** Pixels to a metre at the nearest place. */
  unit: number;
  /** 1 where the row runs away to the right. */
  away: 1 | -1;
}

export function perspectiveOf(
  { near, vanish }: RowLine,
  { width, height, foot, metres }: { width: number; height: number; foot: number; metres: number },
): Perspective {
  const unit = height / metres;
  const span = (vanish - near) * width;
  const depth = Math.abs(span) / (SHORTENED * unit);
  const horizon = foot * height - EYE * unit;
  const scaleAt = (along: number): number => 1 / Math.max(0.12, 1 + along / depth);
  return {
    depth,
    unit,
    scaleAt,
    columnAt: (along) => vanish * width - span * scaleAt(along),
    rowAt: (up, scale) => horizon + (EYE - up) * unit * scale,
    away: span > 0 ? 1 : -1,
  };
}
