import type { Random } from '#studio/random.ts';
import { rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { rightOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { RoomInks } from './interior.ts';

const BOTTLES = ['#16241d', '#2f4a2a', '#5b1420', '#3a2a18', '#6d7a3a', '#c98a5a'] as const;

/** Shelves of bottles as a printer would simplify them: shoulders, necks and labels. */
export function paintShelves(
  scene: PosterScene,
  inks: RoomInks,
  area: { top: number; bottom: number },
  rows: number,
): void {
  scene.press.named('shelf', () => {
    const { press, frame } = scene;
    const random = scene.random.fork('shelves');
    const rowHeight = (area.bottom - area.top) / rows;
    for (let row = 0; row < rows; row++) {
      const board = area.top + (row + 1) * rowHeight;
      const height = rowHeight * 0.78;
      const step = height * 0.36;
      for (let x = frame.x + step * 0.4; x < rightOf(scene); x += step) {
        if (random.chance(0.1)) continue;
        paintShelfBottle(
          scene,
          [x + random.range(-0.06, 0.06) * step, board],
          height * random.range(0.86, 1),
          random,
        );
      }
      press.fill(
        rectangle({ x: frame.x, y: board, width: frame.width, height: rowHeight * 0.09 }),
        inks.wood,
        { from: [0, board], to: [0, board + rowHeight * 0.1], start: 0.5, end: -0.5 },
      );
    }
  });
}

function paintShelfBottle(
  { press }: PosterScene,
  [x, y]: Point,
  height: number,
  random: Random,
): void {
  const half = height * 0.13;
  const colour = random.pick(BOTTLES);
  const body = smooth(
    [
      [x - half, y],
      [x - half, y - height * 0.55],
      [x - half * 0.4, y - height * 0.74],
      [x - half * 0.36, y - height],
      [x + half * 0.36, y - height],
      [x + half * 0.4, y - height * 0.74],
      [x + half, y - height * 0.55],
      [x + half, y],
    ],
    true,
    0.16,
  );
  press.fill(body, colour, { from: [x - half, 0], to: [x + half, 0], start: -0.5, end: 0.5 });
  press.fill(
    rectangle({
      x: x - half * 0.92,
      y: y - height * 0.44,
      width: half * 1.84,
      height: height * 0.27,
    }),
    random.pick(['#f1e6cf', '#e7d3a8', '#f6f0e2']),
  );
  press.fill(
    rectangle({ x: x - half * 0.4, y: y - height, width: half * 0.8, height: height * 0.17 }),
    random.pick(['#8e1f33', '#c79a45', '#22252c']),
  );
}
