import type { Random } from '#studio/random.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { Sprite, SpriteShader } from '#studio/landscape/sprites.ts';
import { cypress } from '#studio/landscape/growing/cypress.ts';
import { crown } from '#studio/landscape/growing/trees.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What stands in pairs along a road. */
interface Planting {
  thing: ThingId;
  /** Width over height. */
  slim: number;
  /** Metres: the tallest, and how far from the middle of the road. */
  tallest: number;
  away: number;
  /** Metres from one pair to the next, near by. */
  step: number;
  shade(canvas: LandscapeCanvas, seed: number): SpriteShader;
}

export const CYPRESSES: Planting = {
  thing: 'cypress',
  slim: 0.19,
  tallest: 12.5,
  away: 4,
  step: 7,
  shade: cypress,
};
/** Planes, limes and chestnuts: round heads on bare trunks. */
export const CROWNS: Planting = {
  thing: 'tree',
  slim: 0.7,
  tallest: 14,
  away: 5.6,
  step: 9,
  shade: (canvas, seed) => crown(canvas, seed, { slim: 0.7 }),
};

/** Trees in pairs beside the road, up to the crest. */
export function alongRoad(canvas: LandscapeCanvas, random: Random, kind: Planting): Sprite[] {
  const sprites: Sprite[] = [];
  // Young trees before a house: its towers are seen above and between them.
  const { isDriveway } = canvas.terrain.shape;
  const end = isDriveway ? 112 : 330;
  const tallest = kind.tallest * (isDriveway ? 0.66 : 1);
  const away = kind.away * (isDriveway ? 1.4 : 1);
  for (let z = isDriveway ? 15 : 26; z < end; z += kind.step + z * 0.06) {
    for (const side of [-1, 1]) {
      const heightMetres = random.range(tallest * 0.7, tallest);
      sprites.push({
        x: canvas.terrain.roadX(z) + side * random.range(away, away + 0.8),
        z: z + random.range(-1, 1),
        heightMetres,
        widthMetres: heightMetres * kind.slim,
        shade: kind.shade(canvas, random.int(1, 9999)),
        thing: kind.thing,
      });
    }
  }
  return sprites;
}
