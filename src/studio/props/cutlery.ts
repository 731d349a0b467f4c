import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addObject } from '#studio/scene-builder.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import { addPrism } from './making/mesh.ts';
import type { Material } from '#studio/things/materials.ts';
import type { ThingLook } from '#studio/things/photo-maker.ts';
import { matte, metal } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import type { Place } from './making/place.ts';
import { roundedRect } from './tableware.ts';

const STEEL: Vec3 = [0.7, 0.69, 0.67];
/** A mirror that lies flat shows the dark ceiling: worn silver takes the light of the window from all sides. */
const BRUSHED = 0.3;
const CASTS: Readonly<Partial<Record<Material, Vec3>>> = {
  silver: [0.95, 0.94, 0.91],
  gold: [0.9, 0.66, 0.3],
  brass: [0.8, 0.6, 0.28],
  copper: [0.78, 0.42, 0.26],
};
/** 'A silver knife' is silver to the end of its handle. */
export const castOf = ({ material, colour }: Pick<ThingLook, 'material' | 'colour'>): Vec3 | null =>
  (material && CASTS[material]) ?? colour ?? null;

/** Cutlery that was not asked for dresses the table and is not counted. */
export interface Cutlery {
  tone?: Vec3 | null;
  isDressing?: boolean;
}
const named = (thing: 'knife' | 'fork', isDressing: boolean) => ({
  role: 'prop' as const,
  name: thing,
  ...(!isDressing && { thing }),
});

/** A table knife lying flat. */
export function addKnife(
  kit: Kit,
  place: Place,
  { tone = null, isDressing = false }: Cutlery = {},
): void {
  const object = addObject(kit.scene, named('knife', isDressing));
  const steel = metal(kit, tone ?? STEEL, tone ? BRUSHED : 0.14);
  // Silver and gilt cutlery is of one piece.
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
export function addFork(
  kit: Kit,
  place: Place,
  { tone = null, isDressing = false }: Cutlery = {},
): void {
  const object = addObject(kit.scene, named('fork', isDressing));
  const steel = metal(kit, tone ?? STEEL, tone ? BRUSHED : 0.14);
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
