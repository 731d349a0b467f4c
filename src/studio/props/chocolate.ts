import type { Random } from '#studio/random.ts';
import { addPrimitive } from '#studio/scene-builder.ts';
import { rotation } from '#studio/vector.ts';
import { matte } from './kit.ts';
import type { Kit } from './kit.ts';
import { addThing, placer } from './place.ts';
import type { Place } from './place.ts';

/** Squares of dark chocolate, roughly stacked. */
export function addChocolate(kit: Kit, place: Place, random: Random): void {
  const material = matte(kit, 'chocolate', () => ({
    color: [0.075, 0.032, 0.018],
    coat: 0.5,
    coatRoughness: 0.3,
  }));
  const object = addThing(kit, 'chocolate');
  const put = placer(place);
  for (let i = 0; i < 6; i++) {
    const center = put([
      (i % 3) * 3.6 - 3.6 + random.range(-0.4, 0.4),
      0.5 + Math.floor(i / 3) * 1,
      random.range(-1, 1),
    ]);
    addPrimitive(kit.scene, {
      kind: 'box',
      object,
      material,
      center,
      half: [1.6, 0.48, 1.6],
      rotation: rotation({ y: place.yaw + random.range(-0.6, 0.6) }),
    });
  }
}
