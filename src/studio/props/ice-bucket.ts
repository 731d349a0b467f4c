import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import {
  addMaterial,
  addMedium,
  addObject,
  addPrimitive,
  addShape,
} from '#studio/scene-builder.ts';
import { add, rotation } from '#studio/vector.ts';
import { metal, once } from './making/kit.ts';
import { paint } from './making/model.ts';
import type { Kit } from './making/kit.ts';
import { AXIS, spline } from './making/profile.ts';

const HEIGHT = 19;
/** One cube of so many is clear, the others white with air: light through all of them costs too much. */
const CLEAR = 4;

/** A silver bucket heaped with ice. */
export function addIceBucket(
  kit: Kit,
  position: Vec3,
  {
    random,
    isHolding = false,
    skin,
  }: { random: Random; isHolding?: boolean; skin?: MaterialRef | null },
): void {
  const { scene } = kit;
  const silver = skin ?? metal(kit, [0.74, 0.73, 0.71], 0.16);
  const object = addObject(scene, { role: 'prop', name: 'ice bucket', thing: 'ice_bucket' });
  const shape = once(kit, `ice bucket ${silver}`, () =>
    addShape(scene, [
      {
        points: spline(
          [
            [AXIS, 0.1],
            [6, 0.1],
            [6.8, 0.6],
            [8.2, 8],
            [9.2, HEIGHT - 1],
            [9.8, HEIGHT - 0.4],
            [9.9, HEIGHT],
            [9.4, HEIGHT + 0.1],
            [8.8, HEIGHT - 1],
            [7.8, 8],
            [6.4, 1.4],
            [AXIS, 1],
          ],
          4,
        ),
        material: silver,
      },
    ]),
  );
  addPrimitive(scene, { kind: 'lathe', object, shape, position });
  for (let i = 0; i < 16; i++) {
    const at = spot(i, random);
    // A bottle stands in the middle, leaning to the right.
    if (isHolding && Math.hypot(at[0] - 0.6, at[2] + 1) < 5.6) continue;
    addCube(kit, add(position, at), { object, random, isClear: i % CLEAR === 0 });
  }
}

/** Two rings and a middle, a little uneven. */
function spot(i: number, random: Random): Vec3 {
  const ring = i < 8 ? 6.2 : i < 14 ? 3.2 : 0.8;
  const angle = i * 0.9 + random.range(-0.2, 0.2);
  const lift = i < 8 ? -0.6 : i < 14 ? 0.8 : 1.8;
  return [Math.cos(angle) * ring, HEIGHT + lift + random.range(-0.4, 0.4), Math.sin(angle) * ring];
}

function addCube(
  kit: Kit,
  center: Vec3,
  { object, random, isClear }: { object: number; random: Random; isClear: boolean },
): void {
  const white = paint(kit, '#dfe9ee', { coat: 1, rough: 0.1, translucency: 0.5 });
  const clear = once(kit, 'ice', () => {
    const inside = addMedium(kit.scene, {
      absorption: [0.02, 0.008, 0.006],
      refractiveIndex: 1.31,
    });
    return addMaterial(kit.scene, { kind: 'glass', inside });
  });
  const turn = rotation({
    x: random.range(-0.6, 0.6),
    y: random.range(0, 3),
    z: random.range(-0.6, 0.6),
  });
  addPrimitive(kit.scene, {
    kind: 'box',
    object,
    material: isClear ? clear : white,
    center,
    half: [1.5, 1.3, 1.5],
    rotation: turn,
  });
}
