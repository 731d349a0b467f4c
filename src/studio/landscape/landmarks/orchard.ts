import type { Random } from '#studio/random.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { ORCHARD_METRES, orchardEdge } from '#studio/landscape/terrain.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { crown, PETALS } from '#studio/landscape/trees.ts';

/** Metres between the trees, across and away from us. */
const ROOM = { across: 6.4, along: 6.8 } as const;
const NEAR = 9.5;

/** Fruit trees in rows that run away from us: in bloom, or in leaf with their fruit. Beside vines they have one half of the land. */
export function plantOrchard(canvas: LandscapeCanvas, random: Random): Sprite[] {
  const { spec, view } = canvas;
  const isInBloom = spec.marks?.includes('blossom_orchard') ?? false;
  const side = (spec.free ?? 0.6) > 0.5 ? 1 : -1;
  const sprites: Sprite[] = [];
  const petals = random.pick(PETALS);
  for (let z = NEAR; z < ORCHARD_METRES; z += ROOM.along) {
    const half = (view.width / 2 / view.focal) * z + ROOM.across;
    const columns = Math.ceil(half / ROOM.across);
    for (let column = -columns; column <= columns; column++) {
      const x = (column + 0.5) * ROOM.across;
      // A lane in the middle lets the eye in; vines have the other half.
      if (spec.hasRows ? x * side < orchardEdge(z) + 1 : Math.abs(x) < ROOM.across * 0.4) continue;
      const heightMetres = random.range(4.4, 5.6);
      sprites.push({
        x: x + random.range(-0.4, 0.4),
        z: z + random.range(-0.5, 0.5),
        heightMetres,
        widthMetres: heightMetres * random.range(1, 1.2),
        shade: crown(canvas, random.int(1, 9999), isInBloom ? { petals } : { fruit: APPLE }),
        thing: 'tree',
        isInFront: true,
      });
    }
  }
  return sprites;
}
const APPLE: Rgb = [0.62, 0.06, 0.04];
