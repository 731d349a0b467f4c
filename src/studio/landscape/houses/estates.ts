import type { Random } from '#studio/random.ts';
import type { EstateKind } from '#studio/scene/surroundings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { plantAbout } from './planting.ts';
import { chimneySmoke } from './chimney-smoke.ts';
import { facade } from './facade.ts';
import { smokingTops } from './wings.ts';
import type { Block, House } from './wings.ts';
import { HIGH_ABOVE, liftIntoSight, terraceAt } from '#studio/landscape/stand.ts';
import { VILLAGE_AWAY } from '#studio/landscape/land/terrain.ts';
import { cypressRow } from '#studio/landscape/growing/trees.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';

interface Estate extends House {
  widthMetres: number;
  heightMetres: number;
  hasCypresses: boolean;
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

const HOUSES: Readonly<Record<EstateKind, Estate>> = {
  villa: {
    wall: '#d9b48a',
    roof: '#87523d',
    masonry: 'plaster',
    shutters: '#5c6b52',
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
    roof: '#7f5341',
    masonry: 'rubble',
    shutters: '#6f7f86',
    widthMetres: 44,
    heightMetres: 16,
    hasCypresses: true,
    blocks: [
      block(-0.2, 0.55, 0.55, 0.25, 'gable', 2, 5),
      block(0.55, 0.36, 0.36, 0.2, 'gable', 1, 3),
    ],
  },
  chateau: {
    wall: '#d8c49c',
    roof: '#4d525c',
    masonry: 'ashlar',
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
    masonry: 'rubble',
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
    masonry: 'rubble',
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
    masonry: 'concrete',
    widthMetres: 58,
    heightMetres: 17,
    hasCypresses: false,
    blocks: [
      block(-0.2, 0.78, 0.46, 0.06, 'flat', 1, 11),
      block(0.4, 0.5, 0.9, 0.07, 'flat', 2, 7),
    ],
  },
  cape_dutch: {
    wall: '#efe9dc',
    roof: '#4a443c',
    masonry: 'plaster',
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

/** 'In the distance', 'a small house'. */
const [FARTHER, SMALL] = [2.1, 0.58];

/** Metres that the foot of a wide front lies in the round top of its hill. */
const SUNK = -2.2;

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
  // The hero of its picture takes more than half the width of it.
  const half = (house.widthMetres * view.focal) / (view.width * 0.58);
  const near = Math.max(56, Math.min(random.range(105, 135), half));
  const terrace = spec.isHouseAsked
    ? terraceAt(canvas, near, kind === 'castle' ? HIGH_ABOVE : undefined)
    : null;
  const isOnHill = Boolean(terrain.shape.knoll) && !terrace;
  const asAsked = spec.isFar ? near * FARTHER : near;
  const z = terrace?.z ?? (isOnHill ? VILLAGE_AWAY : spec.isHouseAsked ? asAsked : far);
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
  const size = (terrace ? 1.8 : 1) * (spec.isSmall ? SMALL : 1);
  const sprites: Sprite[] = [
    {
      x,
      z,
      widthMetres: house.widthMetres * size,
      heightMetres: house.heightMetres * size,
      shade: facade(canvas, asToldOf(house, canvas), {
        seed: random.int(1, 999),
        metres: [house.widthMetres, house.heightMetres],
        pixelsPerMetre: (view.focal / z) * size,
      }),
      thing: HOUSE_NAMES[kind],
      isAsked: spec.isHouseAsked === true,
      ...(terrace && { isInFront: true }),
      // Asked for, it stands on a rise: the rows before it end at its foot.
      ...(spec.isHouseAsked && !terrace && { lift: isOnHill ? SUNK : liftIntoSight(canvas, x, z) }),
    },
  ];
  if (spec.chimney === 'smoking') sprites.push(...smokeOf(canvas, house, { ...sprites[0]!, size }));
  if (spec.isHouseAsked && !terrace)
    sprites.push(...plantAbout(canvas, random.fork('garden'), sprites[0]!));
  if (house.hasCypresses) {
    sprites.push(...cypressRow(canvas, random, x - house.widthMetres * 0.75, z - 6));
    sprites.push(...cypressRow(canvas, random, x + house.widthMetres * 0.5, z + 5));
  }
  return sprites;
}

/** Its smoke drifts to the side where there is more sky. */
function smokeOf(
  canvas: LandscapeCanvas,
  house: Estate,
  { x, z, lift = 0, size }: Sprite & { size: number },
): Sprite[] {
  const drift = x > 0 ? -1 : 1;
  return smokingTops(house, [house.widthMetres, house.heightMetres]).map(([aside, up]): Sprite => ({
    x: x + aside * size,
    z: z - 0.5,
    lift: lift + up * size,
    widthMetres: 26 * size,
    heightMetres: 21 * size,
    shade: chimneySmoke(canvas, drift),
    thing: 'smoke',
    isAsked: true,
    isInFront: true,
    isThin: true,
  }));
}

const ROOFS = { red: '#b23f2a', slate: '#4a505c' } as const;
const WALLS = { white: '#f4f0e8', stone: '#a3957d' } as const;

/** Roof and walls as the prompt has them; snow lies on any roof. */
function asToldOf(house: Estate, { spec }: LandscapeCanvas): Estate {
  return {
    ...house,
    ...(spec.roof && { roof: ROOFS[spec.roof] }),
    ...(spec.wall && { wall: WALLS[spec.wall] }),
    ...(spec.wall === 'stone' && { masonry: 'rubble' }),
    ...(spec.chimney && { hasChimneys: true }),
    ...(spec.climber && { climber: spec.climber }),
    ...(spec.weather === 'snow' && !spec.roof && { roof: '#c3cdd8' }),
  };
}
