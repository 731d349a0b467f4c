import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What is drunk through a straw. */
export const STRAWED: ReadonlySet<ThingId> = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'cocktail',
  'tumbler',
  'long_drink',
]);
/** Where it stands in the drink, in heights of its glass above the foot. */
const STRAW_FOOT = 0.56;
/** How high its bend is, likewise: just over the rim. */
const BEND = 1.07;

interface Straw {
  /** Foot and height of the glass that it stands in. */
  foot: Point;
  heightPx: number;
  lips: Point;
  width: number;
}

/** Up out of the drink, bent over the rim, and on to the lips. */
export function drawStraw(press: LithoPress, { foot, heightPx, lips, width }: Straw): void {
  const from: Point = [foot[0], foot[1] - heightPx * STRAW_FOOT];
  const bend: Point = [foot[0] + (lips[0] - foot[0]) * 0.12, foot[1] - heightPx * BEND];
  press.apart(() =>
    press.named('drinking_straw', () => {
      press.stroke(polygon([from, bend, lips], false), '#fffaf0', width);
      drawRings(press, [from, bend], width);
      drawRings(press, [bend, lips], width);
    }),
  );
}

function drawRings(press: LithoPress, [from, to]: readonly [Point, Point], width: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const rings = Math.max(1, Math.floor(Math.hypot(dx, dy) / (width * 2.4)));
  for (let i = 1; i < rings; i++) {
    const at: Point = [from[0] + (dx * i) / rings, from[1] + (dy * i) / rings];
    press.placed(at, Math.atan2(dx, -dy), 1, () =>
      press.detail(
        rectangle({ x: -width * 0.45, y: -width * 0.3, width: width * 0.9, height: width * 0.6 }),
        '#d9344a',
      ),
    );
  }
}
