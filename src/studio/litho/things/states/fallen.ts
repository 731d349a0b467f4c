import { ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import type { DrawnLook, DrawnThing } from '#studio/litho/things/drawn-thing.ts';

/** How flat a puddle lies. */
const FLAT = 0.3;
/** Rays of its edge, in shares of its width: no two alike. */
const EDGE = [1, 0.82, 0.94, 0.74, 0.9, 0.66, 0.98, 0.8, 0.7, 0.92, 0.78, 0.96, 0.72, 0.88];

/** Wine on a cloth or a floor: an uneven pool, drops around it. */
function drawPuddle(press: LithoPress, [x, y]: Point, wide: number, look: DrawnLook): void {
  const { body, glow } = WINE_INKS[look.wine];
  const shape = smooth(
    EDGE.map((share, i): Point => {
      const angle = (i / EDGE.length) * Math.PI * 2;
      const reach = (wide / 2) * share;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * FLAT];
    }),
  );
  press.fill(shape, body, {
    from: [x, y - wide * 0.15],
    to: [x, y + wide * 0.15],
    start: 0.15,
    end: -0.2,
  });
  press.detail(ellipse([x - wide * 0.12, y - wide * 0.03], wide * 0.16, wide * 0.022), glow);
  for (const [u, v, r] of [
    [0.6, 0.02, 0.03],
    [0.52, 0.13, 0.022],
    [-0.57, 0.07, 0.026],
    [0.36, -0.16, 0.018],
  ] as const)
    press.fill(ellipse([x + u * wide, y + v * wide], r * wide, r * wide * 0.5), body);
}

/** A puddle by itself. */
export const spill: DrawnThing = {
  aspect: 2.6,
  height: 0.3,
  draw: (press, { base: [x, y], heightPx }, look) =>
    drawPuddle(press, [x, y - heightPx * 0.45], heightPx * 2.1, look),
};

/** A glass or a bottle on its side, its mouth to the right; what was in it has run out. */
export function fallenThing(maker: DrawnThing, isSpilled: boolean): DrawnThing {
  const room = isSpilled ? 1.5 : 1;
  return {
    aspect: room / maker.aspect,
    height: maker.height * maker.aspect,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const tall = heightPx / maker.aspect;
      const left = x - (tall * room) / 2;
      if (isSpilled)
        press.apart(() =>
          press.named('spill', () =>
            drawPuddle(press, [left + tall * 1.08, y - heightPx * 0.04], tall * 0.82, look),
          ),
        );
      const lying = { ...look, isAloft: true, ...(isSpilled && { fill: 'empty' as const }) };
      press.placed([left, y - heightPx / 2], Math.PI / 2, 1, () =>
        maker.draw(press, { base: [0, 0], heightPx: tall }, lying),
      );
    },
  };
}
