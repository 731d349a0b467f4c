import { BARREL, addBarrel } from '#studio/props/barrel.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addRackBottle } from '#studio/props/bottle/rack-bottle.ts';
import type { Random } from '#studio/random.ts';
import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { rotation } from '#studio/vector.ts';

/** Height of the barrel top above the floor: the still life stands at y = 0. */
export const CELLAR_FLOOR = -BARREL.length;

export interface Vault {
  /** Middle of the aisle; the still life stands beside it. */
  x: number;
  radius: number;
  centreY: number;
  near: number;
  far: number;
}

/** Two tiers of barrels on beams, heads to the aisle. */
export function addBarrelRows(kit: Kit, v: Vault, side: number, random: Random): void {
  const beam = matte(kit, 'beam', () => ({ color: [0.14, 0.085, 0.05] }));
  const object = addObject(kit.scene, { role: 'decor', name: 'beams' });
  for (const x of [132, 186]) {
    addPrimitive(kit.scene, {
      kind: 'box',
      object,
      material: beam,
      center: [v.x + side * x, CELLAR_FLOOR + 5, -440],
      half: [5, 5, 560],
    });
  }
  const lie = rotation({ z: Math.PI / 2 });
  for (let i = 0; i < 12; i++) {
    const z = -30 - i * 78 + random.range(-2, 2);
    addBarrel(kit, { position: [v.x + side * 158, CELLAR_FLOOR + 46, z], rotation: lie });
    if (i < 11)
      addBarrel(kit, { position: [v.x + side * 160, CELLAR_FLOOR + 110, z - 39], rotation: lie });
  }
}

/** Casks higher than a man, one beside the other, heads to the aisle. */
export function addCaskRow(kit: Kit, v: Vault, side: number, random: Random): void {
  const lie = rotation({ z: Math.PI / 2 });
  const [radius, reach] = [BARREL.belly * CASK_SIZE, (BARREL.length * CASK_SIZE) / 2];
  for (let i = 0; i < 6; i++)
    addBarrel(kit, {
      position: [
        v.x + side * (CASK_HEADS + reach),
        CELLAR_FLOOR + radius + 6,
        -70 - i * (radius * 2 + 10) + random.range(-2, 2),
      ],
      rotation: lie,
      k: CASK_SIZE,
    });
}
const CASK_SIZE = 2.1;
/** How far from the middle of the aisle their heads are. */
const CASK_HEADS = 108;

const RACK = { bottle: 9.6, shelf: 11, rows: 15, bay: 96 } as const;

/** Shelves of bottles with their necks to the aisle, here and there a gap. */
export function addRack(kit: Kit, v: Vault, side: number, random: Random): void {
  const wood = matte(kit, 'rack wood', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed: 12, tone: [92, 60, 36], planks: 3, gap: 0.002, wear: 0.7 },
      share: 0.5,
      bump: 1.6,
      scale: [1 / 60, 1 / 20],
    }),
    coat: 0.2,
    coatRoughness: 0.5,
  }));
  const object = addObject(kit.scene, { role: 'decor', name: 'rack', thing: 'wine_rack' });
  const face = v.x + side * 132;
  // Local y, the neck, turns towards the aisle.
  const lie = rotation({ z: (side * Math.PI) / 2 });
  const end = -760;
  for (let row = 0; row <= RACK.rows; row++) {
    addPrimitive(kit.scene, {
      kind: 'box',
      object,
      material: wood,
      center: [face + side * 16, CELLAR_FLOOR + 12 + row * RACK.shelf, (end - 10) / 2],
      half: [17, 0.8, -end / 2],
    });
  }
  for (let z = -10; z > end; z -= RACK.bay) {
    addPrimitive(kit.scene, {
      kind: 'box',
      object,
      material: wood,
      center: [face + side * 15, CELLAR_FLOOR + 12 + (RACK.rows * RACK.shelf) / 2, z],
      half: [18, (RACK.rows * RACK.shelf) / 2, 2],
    });
  }
  for (let row = 0; row < RACK.rows; row++) {
    for (let z = -16; z > end; z -= RACK.bottle) {
      if (random.chance(0.12) || Math.abs(z + 10) % RACK.bay < 5) continue;
      const position: Vec3 = [
        face + side * (30 + random.range(-1, 1)),
        CELLAR_FLOOR + 12.8 + row * RACK.shelf + 3.8,
        z,
      ];
      addRackBottle(kit, { position, rotation: lie }, random);
    }
  }
}
