import type { Random } from '#studio/random.ts';
import type { EstateKind } from '#studio/scene/surroundings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { linear, scaleRgb } from '#studio/textures/colour.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { lit } from './canvas.ts';
import type { LandscapeCanvas } from './canvas.ts';
import { liftIntoSight, terraceAt } from './stand.ts';
import { cypressRow } from './trees.ts';
import type { Sprite, SpriteShader } from './sprites.ts';

/** A block of a façade in sprite units: x and width across (-1..1), heights upwards (0..1). */
interface Block {
  x: number;
  halfWidth: number;
  wall: number;
  roof: number;
  kind: 'gable' | 'hip' | 'cone' | 'flat' | 'gabled_front' | 'spire';
  floors: number;
  bays: number;
}

interface House {
  wall: string;
  roof: string;
  widthMetres: number;
  heightMetres: number;
  blocks: readonly Block[];
  hasCypresses: boolean;
  /** Panes from floor to ceiling, in thin frames. */
  isGlazed?: boolean;
}

const block = (
  x: number,
  halfWidth: number,
  wall: number,
  roof: number,
  kind: Block['kind'],
  floors: number,
  bays: number,
): Block => ({ x, halfWidth, wall, roof, kind, floors, bays });

const HOUSES: Readonly<Record<EstateKind, House>> = {
  villa: {
    wall: '#d9b48a',
    roof: '#9a4f34',
    widthMetres: 52,
    heightMetres: 25,
    hasCypresses: true,
    blocks: [
      block(0.08, 0.72, 0.42, 0.14, 'hip', 2, 7),
      block(-0.34, 0.13, 0.7, 0.12, 'hip', 3, 1),
      block(0.78, 0.2, 0.26, 0.1, 'gable', 1, 2),
    ],
  },
  farmhouse: {
    wall: '#cdb192',
    roof: '#8d5138',
    widthMetres: 44,
    heightMetres: 16,
    hasCypresses: true,
    blocks: [
      block(-0.2, 0.55, 0.55, 0.25, 'gable', 2, 5),
      block(0.55, 0.36, 0.36, 0.2, 'gable', 1, 3),
    ],
  },
  chateau: {
    wall: '#dccdae',
    roof: '#4d525c',
    widthMetres: 70,
    heightMetres: 32,
    hasCypresses: false,
    blocks: [
      block(0, 0.56, 0.44, 0.2, 'hip', 2, 9),
      block(-0.62, 0.13, 0.52, 0.36, 'cone', 3, 1),
      block(0.62, 0.13, 0.52, 0.36, 'cone', 3, 1),
      block(0, 0.14, 0.52, 0.16, 'gabled_front', 2, 1),
      block(-0.86, 0.12, 0.26, 0.12, 'hip', 1, 2),
      block(0.86, 0.12, 0.26, 0.12, 'hip', 1, 2),
    ],
  },
  abbey: {
    wall: '#c9bda6',
    roof: '#7a4a38',
    widthMetres: 60,
    heightMetres: 34,
    hasCypresses: false,
    blocks: [
      block(0.2, 0.66, 0.34, 0.16, 'gable', 2, 9),
      block(-0.5, 0.1, 0.62, 0.36, 'spire', 3, 1),
      block(-0.74, 0.2, 0.26, 0.12, 'gable', 1, 2),
    ],
  },
  castle: {
    wall: '#b5a58c',
    roof: '#5a5350',
    widthMetres: 64,
    heightMetres: 38,
    hasCypresses: false,
    blocks: [
      block(0, 0.6, 0.38, 0.03, 'flat', 2, 5),
      block(-0.56, 0.16, 0.66, 0.03, 'flat', 3, 1),
      block(0.5, 0.12, 0.56, 0.24, 'cone', 3, 1),
      block(0.12, 0.15, 0.8, 0.03, 'flat', 4, 1),
    ],
  },
  modern_winery: {
    wall: '#c4bcae',
    roof: '#6d6a64',
    widthMetres: 100,
    heightMetres: 24,
    hasCypresses: false,
    isGlazed: true,
    blocks: [
      block(-0.2, 0.78, 0.4, 0.07, 'flat', 1, 16),
      block(0.46, 0.42, 0.82, 0.07, 'flat', 2, 9),
    ],
  },
  cape_dutch: {
    wall: '#efe9dc',
    roof: '#4a443c',
    widthMetres: 56,
    heightMetres: 17,
    hasCypresses: false,
    blocks: [
      block(0, 0.86, 0.42, 0.3, 'gable', 1, 8),
      block(0, 0.16, 0.6, 0.3, 'gabled_front', 2, 1),
      block(-0.74, 0.11, 0.46, 0.22, 'gabled_front', 1, 1),
      block(0.74, 0.11, 0.46, 0.22, 'gabled_front', 1, 1),
    ],
  },
};

const HOUSE_NAMES: Readonly<Record<EstateKind, ThingId>> = {
  chateau: 'chateau',
  castle: 'chateau',
  abbey: 'abbey',
  villa: 'house',
  farmhouse: 'house',
  modern_winery: 'house',
  cape_dutch: 'house',
};

/** The house, off to the side where the sun is not, with its trees. */
export function buildEstate(canvas: LandscapeCanvas, random: Random, kind: EstateKind): Sprite[] {
  const { spec, terrain, view } = canvas;
  const house = HOUSES[kind];
  const far = terrain.shape.isSeaBehind ? random.range(150, 200) : random.range(210, 320);
  const near = random.range(105, 135);
  const terrace = spec.isHouseAsked ? terraceAt(canvas, near) : null;
  const z = terrace?.z ?? (spec.isHouseAsked ? near : far);
  const side = spec.sunX > 0.5 ? -1 : 1;
  const reach = (view.width / 2 / view.focal) * z;
  // The whole of a house that was asked for is in the frame.
  const most = Math.max(0, reach * 0.95 - house.widthMetres / 2);
  const asked = ((spec.free ?? 0.5) - 0.5) * 2 * reach;
  const x = terrace
    ? terrace.x
    : spec.isHouseAsked
      ? Math.max(-most, Math.min(most, asked))
      : side * random.range(0.25, 0.62) * reach;
  if (terrain.ground(x, z) < terrain.waterLevel + 2) return [];
  // From high above a slope a farm of its true size is a dot.
  const size = terrace ? 1.8 : 1;
  const sprites: Sprite[] = [
    {
      x,
      z,
      widthMetres: house.widthMetres * size,
      heightMetres: house.heightMetres * size,
      shade: facade(canvas, asToldOf(house, canvas), random.int(1, 999)),
      thing: HOUSE_NAMES[kind],
      isAsked: spec.isHouseAsked === true,
      // Asked for, it stands on a rise: the rows before it end at its foot.
      ...(spec.isHouseAsked && !terrace && { lift: liftIntoSight(canvas, x, z) }),
    },
  ];
  if (house.hasCypresses) {
    sprites.push(...cypressRow(canvas, random, x - house.widthMetres * 0.75, z - 6));
    sprites.push(...cypressRow(canvas, random, x + house.widthMetres * 0.5, z + 5));
  }
  return sprites;
}

const ROOFS = { red: '#b23f2a', slate: '#4a505c' } as const;
const WALLS = { white: '#f4f0e8', stone: '#a3957d' } as const;

/** Roof and walls as the prompt has them; snow lies on any roof. */
function asToldOf(house: House, { spec }: LandscapeCanvas): House {
  return {
    ...house,
    ...(spec.roof && { roof: ROOFS[spec.roof] }),
    ...(spec.wall && { wall: WALLS[spec.wall] }),
    ...(spec.weather === 'snow' && !spec.roof && { roof: '#e9eef2' }),
  };
}

function facade(canvas: LandscapeCanvas, house: House, seed: number): SpriteShader {
  const { palette, view } = canvas;
  const wall = linear(house.wall);
  const roof = linear(house.roof);
  // From the blue hour on.
  const isNight = palette.ambient[0] < 0.2;
  const windowLight: Rgb = isNight
    ? [1.25, 0.58, 0.13]
    : lit(palette, [0.05, 0.055, 0.07], 1.6, 0.1);
  const shadeWall = (u: number, v: number, x: number): Rgb => {
    const grain = 0.9 + 0.2 * noise2(u * 60, v * 40, seed);
    const turn = (u - x) * view.toSun[0] > 0 ? 1.15 : 0.82;
    return lit(palette, scaleRgb(wall, grain * turn), 1.6, view.toSun[2] > 0.5 ? 0.16 : 0.42);
  };
  return (u, v) => {
    for (let i = house.blocks.length - 1; i >= 0; i--) {
      const b = house.blocks[i]!;
      const du = Math.abs(u - b.x);
      if (v <= b.wall && du < b.halfWidth) {
        return {
          alpha: 1,
          colour: isWindow(u, v, b, house.isGlazed) ? windowLight : shadeWall(u, v, b.x),
        };
      }
      if (v > b.wall && du < roofHalfWidth(b, v)) {
        const isWallGable = b.kind === 'gabled_front';
        const tiles = 0.86 + 0.28 * noise2(u * 90, v * 60, seed + 2);
        return {
          alpha: 1,
          colour: isWallGable
            ? shadeWall(u, v, b.x)
            : lit(palette, scaleRgb(roof, tiles), 1.7, 0.2),
        };
      }
    }
    return null;
  };
}

function roofHalfWidth(b: Block, v: number): number {
  const t = (v - b.wall) / b.roof;
  if (t > 1) return 0;
  const eaves = b.halfWidth * 1.06;
  switch (b.kind) {
    case 'gable':
      return b.halfWidth * 1.03;
    case 'hip':
      return eaves - t * b.halfWidth * (b.halfWidth > 0.3 ? 0.3 : 0.95);
    case 'flat':
      return eaves;
    case 'gabled_front':
      // The curved gable of a Dutch front: shoulders, then a rounded head.
      return b.halfWidth * Math.sqrt(Math.max(0, 1 - t * t)) * (t < 0.4 ? 1 : 0.82);
    case 'cone':
    case 'spire':
      return eaves * (1 - t);
  }
}

function isWindow(u: number, v: number, b: Block, isGlazed = false): boolean {
  const bay = (((u - b.x) / b.halfWidth + 1) / 2) * b.bays;
  const floor = (v / b.wall) * b.floors;
  const across = Math.abs(bay - Math.floor(bay) - 0.5);
  const up = floor - Math.floor(floor);
  if (isGlazed) return across < 0.42 && up > 0.1 && up < 0.84;
  return across < 0.17 && up > 0.28 && up < 0.76;
}
