import type { Vec3 } from '#studio/scene-graph.ts';
import {
  addMaterial,
  addMedium,
  addObject,
  addPrimitive,
  addShape,
} from '#studio/scene-builder.ts';
import { matte, once } from './kit.ts';
import type { Kit } from './kit.ts';
import { AXIS, spline } from './profile.ts';

/** A small jar of honey with a cork lid. */
export function addHoneyJar(kit: Kit, position: Vec3): void {
  const { scene } = kit;
  const object = addObject(scene, { role: 'prop', name: 'honey', thing: 'honey' });
  const honey = once(kit, 'honey', () => {
    const inside = addMedium(scene, { absorption: [0.04, 0.28, 1.5], refractiveIndex: 1.48 });
    return addMaterial(scene, { kind: 'glass', inside });
  });
  const lid = matte(kit, 'jar lid', () => ({ color: [0.5, 0.34, 0.2] }));
  const shape = once(kit, 'honey jar', () =>
    addShape(scene, [
      {
        points: spline(
          [
            [AXIS, 0.1],
            [2.6, 0.1],
            [3, 0.6],
            [3.1, 4.6],
            [2.8, 5.6],
            [2.4, 6],
            [AXIS, 6],
          ],
          4,
        ),
        material: honey,
      },
      {
        points: [
          [2.5, 6.02],
          [2.6, 6.1],
          [2.6, 7.2],
          [2.4, 7.4],
          [AXIS, 7.4],
        ],
        material: lid,
      },
    ]),
  );
  addPrimitive(scene, { kind: 'lathe', object, shape, position });
}
