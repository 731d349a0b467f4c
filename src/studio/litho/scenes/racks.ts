import { circle, rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

/** Racks of bottles on both sides. */
export function paintRacks(scene: PosterScene): void {
  const { press, frame } = scene;
  for (const side of [0, 1]) {
    const width = frame.width * 0.27;
    const x = side ? frame.x + frame.width - width : frame.x;
    const top = frame.y + frame.height * 0.3;
    const area = { x, y: top, width, height: frame.height * 0.62 };
    press.named('wine_rack', () => paintRack(scene, area));
  }
}

function paintRack({ press }: PosterScene, area: Rect): void {
  const { x, y: top, width } = area;
  press.fill(rectangle(area), '#2a1a14');
  const columns = 5;
  const cell = width / columns;
  for (let row = 0; row * cell < area.height; row++) {
    for (let column = 0; column < columns; column++) {
      const at: Point = [x + (column + 0.5) * cell, top + (row + 0.5) * cell];
      press.fill(circle(at, cell * 0.4), '#1c2a20', {
        centre: [at[0] - cell * 0.1, at[1] - cell * 0.1],
        radius: cell * 0.5,
        start: 0.5,
        end: -0.5,
      });
      press.fill(circle(at, cell * 0.17), (row + column) % 3 ? '#8a1f33' : '#c79a45');
    }
  }
}
