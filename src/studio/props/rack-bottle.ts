import type { Random } from '#studio/random.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import { addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import { BOTTLE_FORMS } from './bottle-shapes.ts';
import { matte, once } from './kit.ts';
import type { Kit } from './kit.ts';
import { AXIS, spline } from './profile.ts';

const FOILS: readonly Vec3[] = [
  [0.42, 0.03, 0.05],
  [0.09, 0.09, 0.1],
  [0.72, 0.5, 0.2],
  [0.2, 0.34, 0.2],
  [0.74, 0.7, 0.62],
];

/** A bottle as the cellar sees it: dark, dusty, shut. Cheap enough to lay by the hundred. */
export function addRackBottle(
  kit: Kit,
  place: { position: Vec3; rotation: Rotation },
  random: Random,
): void {
  const { scene } = kit;
  const foil = random.int(0, FOILS.length - 1);
  const shape = once(kit, `rack bottle ${foil}`, () => {
    const glass = matte(kit, 'rack glass', () => ({
      color: [0.035, 0.04, 0.028],
      coat: 1,
      coatRoughness: 0.22,
    }));
    const { body } = BOTTLE_FORMS.bordeaux;
    const line = spline(body, 2);
    const top = body.at(-1)![1];
    const neck = line.filter(([, y]) => y > top - 5.6);
    return addShape(scene, [
      {
        points: [[AXIS, 0.3], [3.4, 0.1], ...line.filter(([, y]) => y <= top - 5.4)],
        material: glass,
      },
      {
        points: [
          ...neck.map(([r, y]): [number, number] => [r + 0.05, y]),
          [1.6, top + 0.1],
          [1.6, top + 0.8],
          [AXIS, top + 0.95],
        ],
        material: matte(kit, `rack foil ${foil}`, () => ({
          color: FOILS[foil]!,
          coat: 0.9,
          coatRoughness: 0.3,
        })),
      },
    ]);
  });
  const object = once(kit, 'rack bottles', () =>
    addObject(scene, { role: 'set', name: 'bottles' }),
  );
  addPrimitive(scene, { kind: 'lathe', object, shape, ...place });
}
