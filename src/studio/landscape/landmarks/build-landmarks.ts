import type { Random } from '#studio/random.ts';
import type { PaintedMark } from '#studio/landscape/landscape-spec.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';
import { cypress } from '#studio/landscape/growing/cypress.ts';
import { askedTree } from '#studio/landscape/growing/trees.ts';
import { buildChapel } from '#studio/landscape/houses/chapel.ts';
import { alongRoad, CROWNS, CYPRESSES } from './avenue.ts';
import { OLIVE_AWAY, oneOlive, plantOlives, plantOrchard } from './orchard.ts';
import { VILLAGE_AWAY } from '#studio/landscape/land/terrain.ts';
import { drawnSprite } from './drawn-sprite.ts';
import { drawChurch, drawHouses, drawSailingBoat } from './old-village.ts';
import { drawWhiteVillage } from './white-village.ts';

type Builder = (canvas: LandscapeCanvas, random: Random) => Sprite[];

const BUILDERS: Partial<Record<PaintedMark, Builder>> = {
  white_village: (canvas, random) => {
    const z = 120;
    const village = {
      x: atFree(canvas, z),
      z,
      widthMetres: 104,
      heightMetres: 62,
      lift: -3,
      isInFront: true,
    };
    return [
      drawnSprite(canvas, { ...village, thing: 'blue_dome', draw: drawWhiteVillage(random) }),
    ];
  },
  village: (canvas, random) => {
    const z = waterside(canvas) ?? villageAway(canvas);
    const x = atFree(canvas, z);
    return [
      drawnSprite(canvas, {
        x,
        z,
        widthMetres: 96,
        heightMetres: 26,
        lift: canvas.terrain.shape.knoll ? -7 : -2,
        thing: 'village',
        draw: drawHouses(random),
      }),
    ];
  },
  church: (canvas) => {
    const z = (waterside(canvas) ?? villageAway(canvas)) + 4;
    const x = atFree(canvas, z) + 8;
    return [
      drawnSprite(canvas, {
        x,
        z,
        widthMetres: 26,
        heightMetres: 44,
        ...(canvas.terrain.shape.knoll && { lift: -6 }),
        thing: 'church',
        draw: (c, height) => drawChurch(c, height),
      }),
    ];
  },
  chapel: buildChapel,
  cypresses: (canvas, random) =>
    [0, 1, 2, 3, 4].map((i) => {
      const z = 62 + i * 9;
      const heightMetres = random.range(11, 15);
      return {
        x: atFree(canvas, z) + (i - 2) * 5,
        z,
        heightMetres,
        widthMetres: heightMetres * 0.19,
        shade: cypress(canvas, random.int(1, 9999)),
        thing: 'cypress',
        isInFront: true,
      };
    }),
  oak: (canvas, random) => {
    if (canvas.spec.isUnderTree) return [overUs(canvas, random)];
    const z = 34;
    const many = canvas.spec.askedTrees ?? 1;
    return Array.from({ length: many }, (_, i): Sprite => ({
      x: atFree(canvas, z) + (i - (many - 1) / 2) * 12.5,
      z: z + (i % 2) * 3,
      heightMetres: 12 - i,
      widthMetres: many > 1 ? 11 : 14,
      shade: askedTree(canvas, random.int(1, 9999)),
      thing: 'tree',
      isInFront: true,
    }));
  },
  cypress_road: (canvas, random) => alongRoad(canvas, random, CYPRESSES),
  tree_road: (canvas, random) => alongRoad(canvas, random, CROWNS),
  orchard: (canvas, random) => plantOrchard(canvas, random),
  blossom_orchard: (canvas, random) => plantOrchard(canvas, random),
  olive_orchard: (canvas, random) => plantOlives(canvas, random),
  olive_tree: (canvas, random) => [oneOlive(canvas, random, atFree(canvas, OLIVE_AWAY))],
  // Where boats were asked for, those are seen.
  boats: (canvas, random) =>
    (canvas.spec.guests?.some(({ thing }) => thing === 'boat') ? [] : offShore(canvas)).map(
      (z, i) => {
        const x =
          (random.range(0.1, 0.4) * (i === 0 ? 1 : -1) + (canvas.spec.free ?? 0.5) - 0.5) * z;
        const boat = { x, z, widthMetres: 10, heightMetres: 15, level: seaLevel(canvas) };
        return drawnSprite(canvas, { ...boat, thing: 'boat', draw: drawSailingBoat });
      },
    ),
};

/** Its trunk stands behind what is under it, and its crown goes on above the picture. */
function overUs(canvas: LandscapeCanvas, random: Random): Sprite {
  const z = 9;
  return {
    x: random.range(-1, 1),
    z,
    heightMetres: 9.5,
    widthMetres: 14,
    shade: askedTree(canvas, random.int(1, 9999)),
    thing: 'tree',
    isInFront: true,
  };
}

/** Behind rows of vines the water begins further away. */
const offShore = ({ spec }: LandscapeCanvas): number[] => (spec.hasRows ? [240, 420] : [110, 240]);

/** What the land is known by, each on its place. */
export function buildLandmarks(canvas: LandscapeCanvas, random: Random): Sprite[] {
  return (canvas.spec.marks ?? []).flatMap(
    (mark) => BUILDERS[mark]?.(canvas, random.fork(mark)) ?? [],
  );
}

/** On a hill of its own it is as far away as that. */
const villageAway = ({ spec, terrain }: LandscapeCanvas): number =>
  VILLAGE_AWAY * (spec.isFar && !terrain.shape.knoll ? 1.7 : 1);

/** Metres aside, so that it is seen where the heroes leave room. */
function atFree({ spec, view }: LandscapeCanvas, z: number): number {
  return ((spec.free ?? 0.62) - 0.5) * (view.width / view.focal) * z;
}

/** Depth at which the free column meets the river's far bank, if there is a river. */
function waterside(canvas: LandscapeCanvas): number | null {
  const { terrain } = canvas;
  if (!terrain.shape.valley) return null;
  let isWet = false;
  for (let z = 120; z < 1400; z += 6) {
    const wet = terrain.ground(atFree(canvas, z), z) < terrain.waterLevel;
    if (isWet && !wet) return z + 14;
    isWet ||= wet;
  }
  return null;
}

const seaLevel = ({ view, spec }: LandscapeCanvas): number =>
  view.eyeY - Math.max(spec.eyeMetres, 9);
