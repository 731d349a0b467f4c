import { ellipse, lerp, polygon } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { PLATE_SOFT } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

export const WOOD = '#7a5638';

/** Draws in shares of the box: x from -0.5 to 0.5, y up from the ground. */
export interface Vine {
  plate: Plate;
  at: (x: number, y: number) => Point;
  unit: number;
}

export function plant(plate: Plate, box: Rect): Vine {
  const unit = Math.min(box.width, box.height);
  const foot: Point = [box.x + box.width / 2, box.y + box.height * 0.96];
  const vine: Vine = { plate, unit, at: (x, y) => [foot[0] + x * unit, foot[1] - y * unit] };
  plate.press.fill(ellipse(foot, unit * 0.46, unit * 0.03), '#b99a72', {
    from: vine.at(0, 0.03),
    to: vine.at(0, -0.03),
    start: 0.2,
    end: -0.5,
  });
  return vine;
}

/** Wood that grows thinner along its way. */
export function limb(
  { plate, at, unit }: Vine,
  way: readonly Point[],
  from: number,
  to: number,
): void {
  const points = way.map(([x, y]) => at(x, y));
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]];
    if (a && b) {
      const width = lerp(from, to, i / Math.max(1, points.length - 1)) * unit;
      plate.press.stroke(polygon([a, b], false), WOOD, width);
    }
  }
}

/** Wires between two posts. */
export function wires({ plate, at }: Vine, heights: readonly number[]): void {
  for (const y of heights) {
    plate.press.stroke(
      polygon([at(-0.5, y), at(0.5, y)], false),
      PLATE_SOFT,
      plate.press.unit * 1.3,
    );
  }
  for (const x of [-0.5, 0.5]) {
    plate.press.stroke(polygon([at(x, 0), at(x, 0.94)], false), '#a3865e', plate.press.unit * 4);
  }
}
