import { polygon } from '#studio/litho/geometry.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { Stage } from './ground.ts';

/** A pool in its paving: pale rim, turquoise water, a few bright ripples. */
export function paintPool(scene: PosterScene, stage: Stage): void {
  const { press, frame } = scene;
  const [top, bottom] = [stage.horizon + frame.height * 0.02, bottomOf(scene) - frame.height * 0.1];
  const at = (u: number, y: number): [number, number] => [frame.x + frame.width * u, y];
  const basin = (grow: number) =>
    polygon([
      at(0.16 - grow, top - grow * 20),
      at(0.84 + grow, top - grow * 20),
      at(1.06 + grow, bottom + grow * 60),
      at(-0.06 - grow, bottom + grow * 60),
    ]);
  press.fill(basin(0.025), '#f4ecdc');
  press.named('pool', () =>
    press.fill(basin(0), '#36b4cc', { from: [0, top], to: [0, bottom], start: 0.4, end: -0.25 }),
  );
  for (let i = 0; i < 8; i++) {
    const y = top + (bottom - top) * ((i + 0.5) / 8);
    const u = 0.14 + ((i * 0.37) % 0.55);
    press.stroke(polygon([at(u, y), at(u + 0.16, y)], false), '#bdecef', press.unit * 3);
  }
}
