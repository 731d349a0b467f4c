import type { Vec3 } from '#studio/scene-graph.ts';
import { addMaterial, addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import { metal, once } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { AXIS, spline } from './making/profile.ts';

/** A cellar lantern: iron cap and plate round a small flame; near ones have bars. */
export function addLantern(
  kit: Kit,
  position: Vec3,
  { intensity, isNear }: { intensity: Vec3; isNear: boolean },
): void {
  const { scene } = kit;
  const r = 3.4;
  const iron = metal(kit, [0.09, 0.075, 0.06], 0.45);
  const flame = once(kit, 'lantern flame', () => {
    const material = addMaterial(scene, {
      kind: 'emissive',
      radiance: [13, 6.2, 1.9],
      falloff: 0.8,
      sides: 'both',
    });
    return addShape(scene, [
      {
        points: spline(
          [
            [AXIS, -r * 0.9],
            [r * 0.42, -r * 0.5],
            [r * 0.5, 0],
            [r * 0.3, r * 0.7],
            [AXIS, r * 1.5],
          ],
          4,
        ),
        material,
      },
    ]);
  });
  const cage = once(kit, 'lantern cage', () =>
    addShape(scene, [
      {
        points: [
          [r * 1.25, r * 1.9],
          [r * 0.9, r * 2.3],
          [r * 0.25, r * 3.1],
          [AXIS, r * 3.6],
        ],
        material: iron,
      },
      {
        points: [
          [AXIS, -r * 1.35],
          [r, -r * 1.3],
          [r * 1.05, -r * 1.6],
          [AXIS, -r * 1.9],
        ],
        material: iron,
      },
    ]),
  );
  const bar = once(kit, 'lantern bar', () =>
    addShape(scene, [
      {
        points: [
          [r * 0.07, -r * 1.5],
          [r * 0.07, r * 2],
        ],
        material: iron,
      },
    ]),
  );
  const object = addObject(scene, { role: 'decor', name: 'lantern', thing: 'lantern' });
  addPrimitive(scene, { kind: 'lathe', object: 0, shape: flame, position });
  addPrimitive(scene, { kind: 'lathe', object, shape: cage, position });
  for (let k = 0; isNear && k < 4; k++) {
    const a = (k * Math.PI) / 2 + 0.6;
    addPrimitive(scene, {
      kind: 'lathe',
      object,
      shape: bar,
      position: [
        position[0] + Math.cos(a) * r * 1.08,
        position[1],
        position[2] + Math.sin(a) * r * 1.08,
      ],
    });
  }
  scene.lights.push({ kind: 'point', center: position, radius: r * 1.2, intensity });
}
