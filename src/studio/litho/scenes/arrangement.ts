import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { DecoInks } from './deco-ground.ts';

export interface Arrangement {
  scene: PosterScene;
  inks: DecoInks;
  /** Where things stand, and how tall a bottle is. */
  floor: number;
  tall: number;
  side: 1 | -1;
}

export const across = ({ scene, side }: Arrangement, u: number) =>
  scene.frame.x + scene.frame.width * (side > 0 ? u : 1 - u);
