import { ellipse, rectangle } from '#studio/litho/geometry.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { Stage } from './ground.ts';
import { paintVillage } from './open-air.ts';

const STONE = '#b9a88c';
const EDGE = '#8d7c64';

/** Houses across the water, and the stone edge with its bollards where boats are made fast. */
export function paintQuay(scene: PosterScene, stage: Stage): void {
  const { press, frame, palette } = scene;
  press.fill(
    ellipse([frame.x + frame.width / 2, stage.horizon], frame.width * 0.7, frame.height * 0.045),
    palette.hills[1],
  );
  paintVillage(scene, stage);
  const top = bottomOf(scene) - frame.height * 0.13;
  press.fill(
    rectangle({ x: frame.x, y: top, width: frame.width, height: bottomOf(scene) - top }),
    STONE,
    { from: [0, top], to: [0, bottomOf(scene)], start: 0.3, end: -0.35 },
  );
  press.fill(
    rectangle({ x: frame.x, y: top, width: frame.width, height: frame.height * 0.018 }),
    EDGE,
  );
  for (const u of [0.14, 0.86]) {
    const [x, wide] = [frame.x + frame.width * u, frame.width * 0.022];
    press.fill(
      rectangle({ x: x - wide, y: top - wide * 1.6, width: wide * 2, height: wide * 2.4 }),
      '#3a3f4a',
    );
    press.fill(ellipse([x, top - wide * 1.7], wide * 1.5, wide * 0.7), '#4a505d');
  }
}
