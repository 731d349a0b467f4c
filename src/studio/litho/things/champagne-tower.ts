import { ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import type { DrawnLook, DrawnThing } from './drawn-thing.ts';

/** Glasses in each storey, from the top. */
const STOREYS = 4;
/** Height of a coupe by its width. */
const TALL = 0.86;

/** A shallow bowl, full, on its stem; (x, y) is the middle of its foot. */
function drawCoupe(press: LithoPress, [x, y]: Point, wide: number, look: DrawnLook): void {
  const { body, surface } = WINE_INKS[look.wine === 'rose' ? 'sparkling_rose' : 'sparkling'];
  const rim = y - wide * TALL;
  const half = wide / 2;
  const bowl = smooth([
    [x - half, rim],
    [x - half * 0.82, rim + wide * 0.24],
    [x, rim + wide * 0.36],
    [x + half * 0.82, rim + wide * 0.24],
    [x + half, rim],
  ]);
  press.fill(bowl, body, { from: [x, rim], to: [x, rim + wide * 0.36], start: 0.25, end: -0.25 });
  press.fill(ellipse([x, rim], half, wide * 0.09), surface);
  press.stroke(ellipse([x, rim], half, wide * 0.09), look.line, wide * 0.02);
  press.stroke(
    polygon(
      [
        [x, rim + wide * 0.36],
        [x, y],
      ],
      false,
    ),
    look.line,
    wide * 0.045,
  );
  press.fill(ellipse([x, y], wide * 0.24, wide * 0.045), look.line);
}

/** Coupes on coupes, one at the top, each storey a glass wider. */
export const champagneTower: DrawnThing = {
  aspect: STOREYS / (STOREYS * TALL + 0.1),
  height: 1.05,
  draw: (press, { base: [x, y], heightPx }, look) => {
    const wide = heightPx / (STOREYS * TALL + 0.1);
    for (let storey = STOREYS; storey > 0; storey--)
      for (let i = 0; i < storey; i++)
        drawCoupe(
          press,
          [x + (i - (storey - 1) / 2) * wide, y - (STOREYS - storey) * wide * TALL],
          wide * 0.98,
          look,
        );
  },
};
