import type { Random } from '#studio/random.ts';
import type { LandscapeCanvas } from './canvas.ts';
import type { Sprite } from './sprites.ts';
import { crown } from './growing/trees.ts';

/** A few crowns are enough for a whole bank: from above nobody compares them. */
const CROWNS = 5;

/** Willows and poplars stand in loose groups along both banks of a valley's river. */
export function alongRiver(canvas: LandscapeCanvas, random: Random): Sprite[] {
  const { terrain } = canvas;
  const { valley } = terrain.shape;
  if (!valley) return [];
  const crowns = Array.from({ length: CROWNS }, () => crown(canvas, random.int(1, 9999)));
  const sprites: Sprite[] = [];
  for (let z = 90; z < 900; z += random.range(3.5, 8) * (1 + z / 300))
    for (const bank of [-1, 1]) {
      if (random.chance(0.25)) continue;
      const heightMetres = random.range(4.5, 11);
      sprites.push({
        x: terrain.riverX(z) + bank * (valley.width / 2 + random.range(2, 7)),
        z: z + random.range(-3, 3),
        heightMetres,
        widthMetres: heightMetres * random.range(0.8, 1.3),
        shade: random.pick(crowns),
        thing: 'tree',
      });
    }
  return sprites;
}
