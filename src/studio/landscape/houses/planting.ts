import type { Random } from '#studio/random.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { leafyCrown } from '#studio/landscape/growing/leafy-crown.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';
import { crown } from '#studio/landscape/growing/trees.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { scaleRgb } from '#studio/textures/colour.ts';

/** A bush has leaves down to the ground. */
const BUSH = { slim: 1.5, foot: 0, middle: 0.42, half: 0.46, lobes: 9, trunk: 0.01 };
/** Metres of the front that stay free for the door. */
const DOORWAY = 3.6;
/** Of its width, how far beside a house its trees stand. */
const BESIDE = 0.62;

/** Bushes at the foot of a house and a tree at each side of it: it grew there, and was not set down. */
export function plantAbout(canvas: LandscapeCanvas, random: Random, house: Sprite): Sprite[] {
  const { x, z, widthMetres, lift } = house;
  const lifted = lift === undefined ? {} : { lift };
  const sprites: Sprite[] = [];
  for (let at = -widthMetres * 0.5; at < widthMetres * 0.5; at += random.range(2.2, 5.2)) {
    if (Math.abs(at + widthMetres * 0.08) < DOORWAY || random.chance(0.25)) continue;
    const heightMetres = random.range(1.1, 2.6);
    const leaf: Rgb = scaleRgb(canvas.foliage.tree, random.range(0.8, 1.5));
    sprites.push({
      x: x + at,
      z: z - random.range(0.6, 1.6),
      heightMetres,
      widthMetres: heightMetres * random.range(1.3, 1.9),
      shade: leafyCrown(canvas, random.int(1, 9999), { form: BUSH, own: () => leaf }),
      isInFront: true,
      ...lifted,
    });
  }
  for (const side of [-1, 1] as const) {
    const heightMetres = random.range(10, 15);
    const slim = random.range(0.85, 1.15);
    sprites.push({
      x: x + side * widthMetres * (BESIDE + random.range(0, 0.1)),
      z: z + random.range(3, 9),
      heightMetres,
      widthMetres: heightMetres * slim,
      shade: crown(canvas, random.int(1, 9999), { slim }),
      thing: 'tree',
      isInFront: true,
      ...lifted,
    });
  }
  return sprites;
}
