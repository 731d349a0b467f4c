import type { Random } from '#studio/random.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import { addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import { matte, once } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { AXIS } from '#studio/props/making/profile.ts';

const FOILS: readonly Vec3[] = [
  [0.42, 0.03, 0.05],
  [0.09, 0.09, 0.1],
  [0.72, 0.5, 0.2],
  [0.2, 0.34, 0.2],
  [0.74, 0.7, 0.62],
];

/** A bottle as the cellar sees it: dark, dusty, shut. Cheap enough to lay by the hundred; one that is counted is an object of its own. */
export function addRackBottle(
  kit: Kit,
  { isCounted = false, ...place }: { position: Vec3; rotation: Rotation; isCounted?: boolean },
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
    // A dozen cones are enough for something seen by the hundred.
    const top = 28.2;
    return addShape(scene, [
      {
        points: [
          [AXIS, 0.3],
          [3.5, 0.1],
          [3.76, 0.6],
          [3.76, 18.4],
          [3.1, 20.8],
          [1.7, 22.8],
        ],
        material: glass,
      },
      {
        points: [
          [1.7, 22.8],
          [1.45, 24.2],
          [1.42, top],
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
  const object = isCounted
    ? addObject(scene, { role: 'prop', name: 'bottle', thing: 'bottle' })
    : once(kit, 'rack bottles', () =>
        addObject(scene, { role: 'decor', name: 'bottles', thing: 'bottle' }),
      );
  addPrimitive(scene, { kind: 'lathe', object, shape, ...place });
}
