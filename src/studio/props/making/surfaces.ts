import type { Random } from '#studio/random.ts';
import { isGround } from '#studio/scene/surroundings.ts';
import type { Surface } from '#studio/scene/surroundings.ts';
import type { MaterialRef, MatteMaterial } from '#studio/scene-graph.ts';
import { addMaterial, addObject, addPrimitive } from '#studio/scene-builder.ts';
import { endGround } from '#studio/props/grounds/end-ground.ts';
import { finished } from './surface-finish.ts';
import type { SurfaceLook, SurfaceOptions, Tone } from './surface-finish.ts';
import { painted } from './kit.ts';
import type { Kit } from './kit.ts';

export const VELVET_RED: Tone = [122, 16, 34];
const DRY_GRASS: Tone = [132, 118, 72];
const WOODS: readonly Tone[] = [
  [104, 68, 42],
  [86, 54, 34],
  [122, 86, 56],
  [70, 42, 26],
  [134, 106, 76],
];
const LINENS: readonly Tone[] = [
  [232, 222, 206],
  [224, 214, 196],
  [214, 206, 196],
];

/** The look of a table top; the seed picks tone and grain. */
function surfaceLook(surface: Surface, random: Random, tone: Tone | undefined): SurfaceLook {
  const seed = random.int(1, 9);
  switch (surface) {
    case 'wood':
    case 'barrel_top':
      return {
        look: {
          painter: 'planks',
          params: {
            seed,
            tone: tone ?? random.pick(WOODS),
            planks: 4,
            gap: 0.005,
            wear: random.range(0.1, 0.9),
          },
          bump: 2.6,
        },
        tile: [60, 50],
        coat: 0.8,
        coatRoughness: random.range(0.22, 0.36),
      };
    case 'slate':
      return {
        look: { painter: 'slate', params: { seed, tone: tone ?? [58, 60, 64] }, bump: 5 },
        tile: [46, 46],
        tint: [1.25, 1.24, 1.26],
        coat: 1,
        coatRoughness: 0.36,
      };
    case 'marble':
      return {
        look: { painter: 'marble', params: { seed, isLight: true }, hasRelief: false },
        // Larger than most frames: a vein that comes again is read as letters.
        tile: [104, 104],
        coat: 0.9,
        coatRoughness: 0.1,
      };
    case 'dark_marble':
      return {
        look: { painter: 'marble', params: { seed, isLight: false }, hasRelief: false },
        tile: [70, 70],
        coat: 1,
        coatRoughness: 0.07,
      };
    case 'linen':
      return {
        look: {
          painter: 'linen',
          params: { seed, tone: tone ?? random.pick(LINENS), threads: 150 },
          bump: 1,
        },
        tile: [34, 34],
        coat: 0.08,
        coatRoughness: 0.5,
      };
    case 'velvet':
      return {
        look: { painter: 'pile', params: { seed, tone: tone ?? VELVET_RED }, bump: 6 },
        // Larger than most frames: no fold comes twice.
        tile: [96, 96],
        coat: 0.04,
        coatRoughness: 0.7,
      };
    case 'gingham':
      return {
        look: { painter: 'gingham', params: { seed, tone: tone ?? [150, 34, 40] }, bump: 0.8 },
        tile: [40, 40],
        coat: 0.05,
        coatRoughness: 0.6,
      };
    case 'stone':
      return {
        look: {
          painter: 'masonry',
          // Large grey slabs: narrow brown ones pass for boards.
          params: { seed, tone: tone ?? [172, 164, 150], columns: 1, courses: 1, rough: 0.5 },
          bump: 2.4,
        },
        tile: [76, 66],
        coat: 0.2,
        coatRoughness: 0.5,
      };
    case 'tiles':
      return {
        look: { painter: 'tiles', params: { seed, tone: tone ?? [92, 136, 164] }, bump: 1.6 },
        tile: [44, 44],
        coat: 0.9,
        coatRoughness: 0.12,
      };
    case 'leather':
      return {
        look: { painter: 'leather', params: { seed, tone: tone ?? [84, 52, 34] }, bump: 1.6 },
        tile: [40, 40],
        coat: 0.6,
        coatRoughness: 0.34,
      };
    case 'metal':
      return {
        look: { painter: 'brushed', params: { seed, tone: tone ?? [150, 146, 140] }, bump: 0.8 },
        tile: [80, 80],
        coat: 0.4,
        coatRoughness: 0.25,
      };
    case 'rust':
      return {
        look: {
          painter: 'earth',
          params: { seed, tone: tone ?? [88, 56, 40], clumps: 0.5 },
          bump: 1.4,
        },
        tile: [52, 52],
        coat: 0.15,
        coatRoughness: 0.55,
      };
    case 'glass':
      return {
        look: { painter: 'slate', params: { seed, tone: [26, 32, 34] }, bump: 0 },
        tile: [90, 90],
        coat: 1,
        coatRoughness: 0.03,
      };
    case 'paper':
      return {
        look: {
          painter: 'earth',
          params: { seed, tone: tone ?? [246, 245, 242], clumps: 0, grit: 0 },
          bump: 0,
        },
        tile: [90, 90],
        coat: 0.02,
        coatRoughness: 0.7,
      };
    case 'sand':
      return {
        look: {
          painter: 'earth',
          params: { seed, tone: tone ?? [214, 190, 152], clumps: 0.3 },
          bump: 3,
        },
        tile: [60, 60],
        coat: 0,
        coatRoughness: 0.6,
      };
    case 'grass':
      return {
        look: {
          painter: 'earth',
          // No lawn: a meadow has dry stalks and worn patches.
          params: {
            seed,
            tone: tone ?? [80, 91, 47],
            clumps: 1.1,
            ...(!tone && { dry: DRY_GRASS }),
          },
          bump: 6,
        },
        tile: [50, 50],
        coat: 0,
        coatRoughness: 0.6,
      };
    case 'snow':
      return {
        look: {
          painter: 'earth',
          params: { seed, tone: tone ?? [250, 252, 255], clumps: 0.06, grit: 0.22 },
          bump: 2,
        },
        tile: [70, 70],
        coat: 0.05,
        coatRoughness: 0.6,
      };
    case 'gravel':
      return {
        look: {
          painter: 'earth',
          params: { seed, tone: tone ?? [150, 140, 126], clumps: 0.9 },
          bump: 7,
        },
        tile: [36, 36],
        coat: 0,
        coatRoughness: 0.6,
      };
    case 'leaves':
      return {
        look: {
          painter: 'earth',
          params: { seed, tone: tone ?? [104, 70, 38], clumps: 0.9 },
          bump: 6,
        },
        tile: [44, 44],
        coat: 0,
        coatRoughness: 0.6,
      };
    case 'paving':
      return {
        look: {
          painter: 'masonry',
          params: { seed, tone: tone ?? [150, 144, 134], columns: 3, courses: 3, rough: 0.8 },
          bump: 5,
        },
        tile: [64, 58],
        coat: 0.08,
        coatRoughness: 0.55,
      };
    case 'soil':
      return {
        look: {
          painter: 'earth',
          params: { seed, tone: tone ?? [112, 82, 56], clumps: 1 },
          bump: 7,
        },
        tile: [56, 56],
        coat: 0,
        coatRoughness: 0.7,
      };
    case 'water':
      return {
        look: { painter: 'pile', params: { seed, tone: tone ?? [52, 82, 84] }, bump: 9 },
        tile: [52, 30],
        coat: 1,
        coatRoughness: 0.06,
      };
  }
}

export function surfaceMaterial(
  kit: Kit,
  surface: Surface,
  random: Random,
  options: SurfaceOptions = {},
): MaterialRef {
  const { tone, scale: size = 1 } = options;
  const usual = surfaceLook(surface, random, tone);
  const { look, tile, tint, coat, coatRoughness } = finished(usual, surface, options);
  const texture = painted(kit, {
    ...look,
    scale: [1 / (tile[0] * size), 1 / (tile[1] * size)],
    offset: [random.range(0, 40), random.range(0, 1)],
  });
  const material: MatteMaterial = { kind: 'matte', texture, coat, coatRoughness };
  if (tint) material.color = tint;
  if (surface === 'metal') material.foil = { color: [0.6, 0.58, 0.55], roughness: 0.3 };
  return addMaterial(kit.scene, material);
}

export interface Slab {
  surface: Surface;
  random: Random;
  tone?: Tone;
  /** Near and far edge along z, and half of the width. */
  near: number;
  far: number;
  halfWidth: number;
  thickness?: number;
  level?: number;
  isWet?: boolean;
  isMirror?: boolean;
  /** It goes over into the same behind it, without an edge: the water of a pool. */
  isEndless?: boolean;
  /** Of the picture: the boards of a floor are small where a piano stands on it. */
  scale?: number;
}

/** The table, bar or ledge that everything stands on; its top is y = level. */
export function addSlab(kit: Kit, slab: Slab): void {
  const { near, far, halfWidth, thickness = 3 } = slab;
  const { level = slab.surface === 'water' ? DEPTH * (slab.scale ?? 1) : 0 } = slab;
  const object = addObject(kit.scene, { role: 'surface', name: slab.surface });
  addPrimitive(kit.scene, {
    kind: 'box',
    object,
    material: surfaceMaterial(kit, slab.surface, slab.random, slab),
    center: [0, level - thickness, (near + far) / 2],
    half: [halfWidth, thickness, Math.abs(near - far) / 2],
  });
  // From straight above there is no edge.
  if (isGround(slab.surface) && far > DEEPEST_GROUND && !slab.isEndless)
    endGround(kit, slab.surface, { far, scale: slab.scale ?? 1, random: slab.random });
}
const DEEPEST_GROUND = -180;
/** Centimetres of water over the feet of what stands in it. */
export const DEPTH = 5.5;
