import { polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';

const TILT = 0.2;
/** Height of the belly, where glasses ring, as a share of the whole. */
const BELLY = 0.74;

/** One of two glasses that touch: the first leans to the right, the second to the left. */
export function leaning(maker: DrawnThing, copy: number): DrawnThing {
  const side = copy % 2 ? -1 : 1;
  // Feet stand as much further apart as the bellies come nearer.
  const apart = Math.sin(TILT) * BELLY * 2 - 0.07;
  return {
    ...maker,
    aspect: maker.aspect + apart,
    draw: (press, { base, heightPx }, look) => {
      press.placed(base, TILT * side, 1, () => maker.draw(press, { base: [0, 0], heightPx }, look));
      if (side < 0) return;
      const half = ((maker.aspect + apart) / 2) * heightPx;
      const touch: Point = [base[0] + half + heightPx * 0.03, base[1] - heightPx * 1.06];
      press.apart(() => {
        for (const turn of [-0.9, -0.45, 0, 0.45, 0.9])
          press.fill(ray(touch, turn, heightPx), '#f7d774');
      });
    },
  };
}

/** A spark that flies up from where they touch. */
function ray([x, y]: Point, turn: number, size: number) {
  const at = (along: number, across: number): Point => [
    x + Math.sin(turn) * along * size + Math.cos(turn) * across * size,
    y - Math.cos(turn) * along * size + Math.sin(turn) * across * size,
  ];
  return polygon([at(0.02, -0.008), at(0.16, 0), at(0.02, 0.008)]);
}
