import { polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';

/** Middle, turn and size of each cube, in heights of the glass from its foot. */
const CUBES: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
  [-0.1, 0.7, 0.3, 0.16],
  [0.11, 0.71, -0.25, 0.16],
  [0.005, 0.79, 0.6, 0.15],
];

/** Cubes that swim in the wine and look out of it. */
export const iced = (drink: DrawnThing): DrawnThing => ({
  ...drink,
  draw: (press, standing, look) => {
    drink.draw(press, standing, look);
    const { base, heightPx } = standing;
    press.apart(() =>
      press.named('ice_cube', () => {
        for (const [x, y, turn, size] of CUBES) {
          const centre: Point = [base[0] + x * heightPx, base[1] - y * heightPx];
          press.fill(square(centre, size * heightPx, turn), '#cfeefb');
        }
      }),
    );
  },
});

function square([x, y]: Point, side: number, turn: number) {
  const [c, s] = [Math.cos(turn) * (side / 2), Math.sin(turn) * (side / 2)];
  return polygon([
    [x + c - s, y + s + c],
    [x - c - s, y - s + c],
    [x - c + s, y - s - c],
    [x + c + s, y + s - c],
  ]);
}
