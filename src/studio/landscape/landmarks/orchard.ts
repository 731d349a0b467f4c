import type { Random } from '#studio/random.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { ORCHARD_METRES, orchardEdge } from '#studio/landscape/land/terrain.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { crown, olive, PETALS } from '#studio/landscape/growing/trees.ts';

/** Metres between the trees, across and away from us. */
const ROOM = { across: 6.4, along: 6.8 } as const;
const NEAR = 9.5;

/** Fruit trees in rows that run away from us: in bloom, or in leaf with their fruit. Beside vines they have one half of the land. */
export function plantOrchard(canvas: LandscapeCanvas, random: Random): Sprite[] {
  const isInBloom = canvas.spec.marks?.includes('blossom_orchard') ?? false;
  const petals = random.pick(PETALS);
  return inLines(canvas, random, ROOM, ({ x, z }): Sprite => {
    const heightMetres = random.range(4.4, 5.6);
    return {
      x,
      z,
      heightMetres,
      widthMetres: heightMetres * random.range(1, 1.2),
      shade: crown(canvas, random.int(1, 9999), isInBloom ? { petals } : { fruit: APPLE }),
      thing: 'tree',
      isInFront: true,
    };
  });
}
const APPLE: Rgb = [0.62, 0.06, 0.04];

/** Where trees of such a grove stand, in lines that run away from us. */
function inLines(
  canvas: LandscapeCanvas,
  random: Random,
  room: { across: number; along: number },
  plant: (at: { x: number; z: number }) => Sprite,
): Sprite[] {
  const { spec, view } = canvas;
  const side = (spec.free ?? 0.6) > 0.5 ? 1 : -1;
  const sprites: Sprite[] = [];
  for (let z = NEAR; z < ORCHARD_METRES; z += room.along) {
    const half = (view.width / 2 / view.focal) * z + room.across;
    const columns = Math.ceil(half / room.across);
    for (let column = -columns; column <= columns; column++) {
      const x = (column + 0.5) * room.across;
      // A lane in the middle lets the eye in; vines have the other half.
      if (hidesHouse(canvas, { x, z })) continue;
      if (spec.hasRows ? x * side < orchardEdge(z) + 1 : Math.abs(x) < room.across * 0.4) continue;
      sprites.push(plant({ x: x + random.range(-0.4, 0.4), z: z + random.range(-0.5, 0.5) }));
    }
  }
  return sprites;
}

/** A house that was asked for is seen between the trees, not behind them. */
function hidesHouse({ spec, view }: LandscapeCanvas, { x, z }: { x: number; z: number }): boolean {
  if (!spec.isHouseAsked) return false;
  const half = view.width / 2 / view.focal;
  const aside = ((spec.free ?? 0.5) - 0.5) * 2 * half;
  return Math.abs(x / z - Math.max(HOUSE - half, Math.min(half - HOUSE, aside))) < HOUSE;
}
/** Half of what it takes of the view, as a slope. */
const HOUSE = 0.17;

/** Olive trees want more room, and grow as wide as high: no two crowns touch, or the grove would be a wood. */
const GROVE_ROOM = { across: 8.6, along: 9 } as const;
const OLIVE_METRES = 4.2;

export const plantOlives = (canvas: LandscapeCanvas, random: Random): Sprite[] =>
  inLines(canvas, random, GROVE_ROOM, ({ x, z }) =>
    oliveAt(canvas, random, { x, z, metres: OLIVE_METRES }),
  );

/** Metres away from us of a single old one. */
export const OLIVE_AWAY = 24;

export const oneOlive = (canvas: LandscapeCanvas, random: Random, x: number): Sprite =>
  oliveAt(canvas, random, { x, z: OLIVE_AWAY, metres: 8.4 });

function oliveAt(
  canvas: LandscapeCanvas,
  random: Random,
  { x, z, metres }: { x: number; z: number; metres: number },
): Sprite {
  const heightMetres = metres * random.range(0.9, 1.12);
  return {
    x,
    z,
    heightMetres,
    widthMetres: heightMetres * random.range(1.08, 1.24),
    shade: olive(canvas, random.int(1, 9999)),
    thing: 'tree',
    isInFront: true,
  };
}
