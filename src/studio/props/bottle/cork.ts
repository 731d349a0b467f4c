import type { ObjectId, Rotation, Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { addMaterial, addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import { add, rotate } from '#studio/vector.ts';
import { addSheet, tubeRows } from '#studio/props/making/mesh.ts';
import { matte, metal, once, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { AXIS } from '#studio/props/making/profile.ts';

const STAINS: Readonly<Record<WineColour, readonly [number, number, number]>> = {
  red: [96, 24, 40],
  rose: [206, 140, 130],
  orange: [190, 130, 70],
  white: [206, 176, 120],
  sparkling: [206, 176, 120],
  sparkling_rose: [206, 150, 130],
};

export const CORK_RADIUS = 1.12;

/** A drawn cork, stained at the end that touched the wine. */
export function addCork(
  kit: Kit,
  place: { position: Vec3; rotation: Rotation },
  wine: WineColour,
): ObjectId {
  const { scene } = kit;
  const shape = once(kit, `cork ${wine}`, () => {
    const material = addMaterial(scene, {
      kind: 'matte',
      texture: painted(kit, {
        painter: 'cork',
        params: { seed: 3, stain: STAINS[wine] },
        share: 0.25,
        bump: 1.5,
        scale: [2, 1],
      }),
      coat: 0.12,
      coatRoughness: 0.6,
    });
    return addShape(scene, [
      {
        points: [
          [AXIS, -2.2],
          [1, -2.2],
          [CORK_RADIUS, -2.1],
          [CORK_RADIUS, 2.1],
          [1, 2.2],
          [AXIS, 2.2],
        ],
        material,
      },
    ]);
  });
  const object = addObject(scene, { role: 'prop', name: 'cork', thing: 'cork' });
  addPrimitive(scene, { kind: 'lathe', object, shape, ...place });
  return object;
}

/** A turned wooden handle on a steel worm, lying down; local x is its length. */
export function addCorkscrew(kit: Kit, place: { position: Vec3; rotation: Rotation }): void {
  const { scene } = kit;
  const object = addObject(scene, { role: 'prop', name: 'corkscrew', thing: 'corkscrew' });
  const steel = metal(kit, [0.62, 0.61, 0.6], 0.16);
  const brass = metal(kit, [0.8, 0.58, 0.28], 0.22);
  const wood = matte(kit, 'corkscrew handle', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed: 9, tone: [92, 46, 28], planks: 1, gap: 0.001, wear: 0.2 },
      share: 0.25,
      bump: 0.6,
      scale: [3, 1],
    }),
    coat: 0.8,
    coatRoughness: 0.18,
  }));
  const handle = once(kit, 'corkscrew handle shape', () =>
    addShape(scene, [
      {
        points: [
          [AXIS, -4.6],
          [0.5, -4.55],
          [0.86, -4],
          [0.62, -2.6],
          [0.92, -0.8],
          [0.92, 0.8],
          [0.62, 2.6],
          [0.86, 4],
          [0.5, 4.55],
          [AXIS, 4.6],
        ],
        material: wood,
      },
    ]),
  );
  addPrimitive(scene, { kind: 'lathe', object, shape: handle, ...place });
  const local = (x: number, y: number, z: number): Vec3 =>
    add(place.position, rotate(place.rotation, [x, y, z]));
  const shaft = Array.from({ length: 5 }, (_, i) => local(0.7 + i * 0.9, 0, 0));
  addSheet(
    { scene, object, material: brass },
    tubeRows(shaft, () => 0.3, 10),
    { isClosed: true },
  );
  const turns = 5.2;
  const worm = Array.from({ length: 96 }, (_, i) => {
    const t = i / 95;
    const a = t * turns * Math.PI * 2;
    const r = 0.42 * (1 - 0.3 * Math.max(0, t - 0.85) * 6);
    return local(4.2 + t * 5.4, Math.cos(a) * r, Math.sin(a) * r);
  });
  addSheet(
    { scene, object, material: steel },
    tubeRows(worm, (t) => 0.13 * (t > 0.9 ? (1 - t) * 8 + 0.1 : 1), 7),
    { isClosed: true },
  );
}
