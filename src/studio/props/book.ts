import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import { rotation } from '#studio/vector.ts';
import { matte } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { placer } from './making/place.ts';
import type { Place } from './making/place.ts';

const CLOTHS: readonly Vec3[] = [
  [0.16, 0.03, 0.04],
  [0.05, 0.09, 0.08],
];

const shade = ([r, g, b]: Vec3, by: number): Vec3 => [r * by, g * by, b * by];

/** Two cloth-bound volumes, one across the other; a named colour binds both. */
export function addBooks(
  kit: Kit,
  place: Place,
  { random, colour }: { random: Random; colour: Vec3 | null },
): void {
  const object = addObject(kit.scene, { role: 'prop', name: 'books', thing: 'book' });
  const paper = matte(kit, 'pages', () => ({ color: [0.72, 0.66, 0.54] }));
  const cloths: readonly Vec3[] = colour ? [shade(colour, 0.8), colour] : CLOTHS;
  let height = 0;
  for (const color of cloths) {
    const cloth = matte(kit, `book ${color.join()}`, () => ({
      color,
      coat: 0.2,
      coatRoughness: 0.5,
    }));
    const yaw = place.yaw + random.range(-0.4, 0.4);
    const put = placer({ position: place.position, yaw });
    const turn = rotation({ y: yaw });
    const thick = random.range(1.2, 1.7);
    const slab = (y: number, half: [number, number, number], material: number, x = 0): void => {
      addPrimitive(kit.scene, {
        kind: 'box',
        object,
        material,
        center: put([x, y, 0]),
        half,
        rotation: turn,
      });
    };
    slab(height + 0.15, [7, 0.15, 5], cloth);
    slab(height + 0.3 + thick, [6.7, thick, 4.7], paper, 0.2);
    slab(height + 0.45 + thick * 2, [7, 0.15, 5], cloth);
    slab(height + 0.3 + thick, [0.15, thick + 0.2, 5], cloth, -6.9);
    height += thick * 2 + 0.6;
  }
}
