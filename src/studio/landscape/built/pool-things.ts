import { addCushion } from '#studio/props/furniture/upholstery.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addBox, addLathe, addTube, paint, startModel } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Face, Surface } from './faces.ts';

/** Metres of water to each side and in depth, and of stone round it. */
const [HALF, DEEP, DECK] = [3.6, 8.4, 2.4];
const PAVED: Surface = { albedo: [0.5, 0.45, 0.37], gloss: 0.05, isGrainy: false, look: 'paved' };
const RIM: Surface = { albedo: [0.62, 0.58, 0.5], gloss: 0.1, isGrainy: false };
const WATER: Surface = { albedo: [0.07, 0.34, 0.4], gloss: 1, isGrainy: false, look: 'water' };

/** A pool with its rim, in a terrace of stone. */
export function poolFaces({ x, near, level }: { x: number; near: number; level: number }): {
  deck: Face[];
  water: Face[];
} {
  const [left, right, far] = [x - HALF, x + HALF, near + DEEP];
  const flat = (
    [x0, z0, x1, z1]: readonly [number, number, number, number],
    y: number,
    surface: Surface,
  ): Face[] => quads({ x0, z0, x1, z1, y, surface });
  const back = far + DECK * 1.8;
  const stone = level;
  return {
    deck: [
      ...flat([left - DECK * 2, near - 2, left, back], stone, PAVED),
      ...flat([right, near - 2, right + DECK * 2, back], stone, PAVED),
      ...flat([left, far, right, back], stone, PAVED),
      ...flat([left, near - 2, right, near], stone, PAVED),
      ...flat([left - 0.3, near - 0.3, left, far + 0.3], stone + 0.06, RIM),
      ...flat([right, near - 0.3, right + 0.3, far + 0.3], stone + 0.06, RIM),
      ...flat([left, far, right, far + 0.3], stone + 0.06, RIM),
      ...flat([left, near - 0.3, right, near], stone + 0.06, RIM),
    ],
    water: flat([left, near, right, far], stone + 0.01, WATER),
  };
}

/** Small enough that each is told its own distance. */
const TILE = 1.2;

function quads({
  x0,
  z0,
  x1,
  z1,
  y,
  surface,
}: {
  x0: number;
  z0: number;
  x1: number;
  z1: number;
  y: number;
  surface: Surface;
}): Face[] {
  const up: Vec3 = [0, 1, 0];
  const normals = [up, up, up] as const;
  const faces: Face[] = [];
  for (let z = Math.max(0.8, z0); z < z1; z += TILE)
    for (let x = x0; x < x1; x += TILE) {
      const [r, b] = [Math.min(x + TILE, x1), Math.min(z + TILE, z1)];
      const corners: readonly [Vec3, Vec3, Vec3, Vec3] = [
        [x, y, z],
        [r, y, z],
        [r, y, b],
        [x, y, b],
      ];
      faces.push({ points: [corners[0], corners[1], corners[2]], normals, surface });
      faces.push({ points: [corners[0], corners[2], corners[3]], normals, surface });
    }
  return faces;
}

/** A bed of teak with a white cushion, its back raised. */
export function addLounger(kit: Kit, place: Place): void {
  const model = startModel(kit, place, 'deck_chair');
  const teak = paint(kit, '#9a6b3f', { coat: 0.2 });
  const white = paint(kit, '#f6f2e8', { coat: 0 });
  for (const z of [-30, 30]) {
    addBox(model, { at: [0, 30, z], half: [95, 3, 3] }, teak);
    for (const x of [-80, 80]) addBox(model, { at: [x, 15, z], half: [3, 15, 3] }, teak);
  }
  addCushion(model, { at: [25, 38, 0], half: [68, 6, 30] }, white);
  addCushion(model, { at: [-72, 58, 0], half: [42, 6, 30], turn: { z: -0.75 } }, white);
}

/** A large round parasol on its pole. */
export function addParasol(kit: Kit, place: Place): void {
  const model = startModel(kit, place, 'parasol');
  const cloth = paint(kit, '#efe3c8', { coat: 0 });
  const pole: Vec3[] = [
    [0, 0, 0],
    [0, 245, 0],
  ];
  addTube(model, pole, { radius: 3, material: paint(kit, '#8a6a48', { coat: 0.2 }) });
  addLathe(
    model,
    [
      [150, 205],
      [150, 217],
      [80, 243],
      [0.5, 262],
    ],
    cloth,
    { isSharp: true },
  );
}
