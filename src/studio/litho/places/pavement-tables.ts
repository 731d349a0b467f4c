import { ellipse, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

const IRON = '#2a2c33';
const TOP = '#efe6d4';
const CANE = '#b9803f';

/** A round table with its two chairs at each side of the pavement before a café. */
export function paintTables(scene: PosterScene): void {
  const { frame } = scene;
  for (const u of [0.16, 0.84])
    paintTable(scene, [frame.x + frame.width * u, bottomOf(scene) - frame.height * 0.045]);
}

function paintTable({ press, frame }: PosterScene, [x, foot]: Point): void {
  const tall = frame.height * 0.15;
  const wide = frame.width * 0.075;
  for (const side of [-1, 1]) {
    const seat = x + side * wide * 1.35;
    const at = (dx: number, up: number): Point => [seat + side * dx * wide, foot - up * tall];
    press.stroke(
      polygon([at(0.55, 1.32), at(0.42, 0.58), at(0.5, 0)], false),
      IRON,
      press.unit * 5,
    );
    press.stroke(polygon([at(-0.42, 0.56), at(-0.46, 0)], false), IRON, press.unit * 5);
    press.fill(polygon([at(-0.5, 0.62), at(0.46, 0.62), at(0.46, 0.52), at(-0.5, 0.52)]), CANE);
    press.fill(polygon([at(0.4, 1.3), at(0.62, 1.3), at(0.52, 0.76), at(0.36, 0.76)]), CANE);
  }
  press.fill(
    rectangle({
      x: x - press.unit * 3.5,
      y: foot - tall * 0.92,
      width: press.unit * 7,
      height: tall * 0.92,
    }),
    IRON,
  );
  press.fill(ellipse([x, foot], wide * 0.5, press.unit * 7), IRON);
  press.fill(ellipse([x, foot - tall * 0.94], wide, press.unit * 11), '#c9bfa9');
  press.fill(ellipse([x, foot - tall * 0.97], wide, press.unit * 9), TOP);
}
