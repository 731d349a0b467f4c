import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addObject } from '#studio/scene-builder.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import { addPrism } from './making/mesh.ts';
import { matte, metal } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import type { Place } from './making/place.ts';
import { roundedRect } from './tableware.ts';

const STEEL: Vec3 = [0.7, 0.69, 0.67];

/** A table knife lying flat. */
export function addKnife(kit: Kit, place: Place, tone: Vec3 | null = null): void {
  const object = addObject(kit.scene, { role: 'prop', name: 'knife', thing: 'knife' });
  const steel = metal(kit, tone ?? STEEL, 0.14);
  // Gilt cutlery is of one piece.
  const grip = tone
    ? steel
    : matte(kit, 'knife grip', () => ({
        color: [0.06, 0.035, 0.022],
        coat: 0.7,
        coatRoughness: 0.2,
      }));
  const turn = rotation({ y: place.yaw });
  const put = (p: Vec3): Vec3 => add(place.position, rotate(turn, p));
  const blade: Vec2[] = [
    [0, -0.7],
    [9.5, -0.9],
    [11.6, -0.2],
    [12.2, 0.5],
    [9, 0.75],
    [0, 0.7],
  ];
  addPrism(
    { scene: kit.scene, object, material: steel },
    { outline: blade.toReversed(), thickness: 0.16, place: (p) => put([p[0], p[1] + 0.35, p[2]]) },
  );
  addPrism(
    { scene: kit.scene, object, material: grip },
    {
      outline: roundedRect(9, 1.5, 0.6).map(([x, z]): Vec2 => [x - 4.5, z]),
      thickness: 0.9,
      place: put,
    },
  );
}

/** A fork: four tines, a waist and a handle, all flat steel. */
export function addFork(kit: Kit, place: Place, tone: Vec3 | null = null): void {
  const object = addObject(kit.scene, { role: 'prop', name: 'fork', thing: 'fork' });
  const steel = metal(kit, tone ?? STEEL, 0.14);
  const turn = rotation({ y: place.yaw });
  const put = (p: Vec3): Vec3 => add(place.position, rotate(turn, [p[0], p[1] + 0.35, p[2]]));
  const slab = (outline: Vec2[]): void =>
    addPrism(
      { scene: kit.scene, object, material: steel },
      { outline: outline.toReversed(), thickness: 0.16, place: put },
    );
  slab([
    [-9, -0.6],
    [-3, -0.35],
    [0.5, -0.35],
    [2, -1.1],
    [4, -1.2],
    [4, 1.2],
    [2, 1.1],
    [0.5, 0.35],
    [-3, 0.35],
    [-9, 0.6],
  ]);
  for (const z of [-1.02, -0.34, 0.34, 1.02])
    slab([
      [4, z - 0.17],
      [9, z - 0.1],
      [9.2, z],
      [9, z + 0.1],
      [4, z + 0.17],
    ]);
}
