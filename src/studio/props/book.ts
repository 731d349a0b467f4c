import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import { rotation } from '#studio/vector.ts';
import { matte, metal } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { placer } from './making/place.ts';
import type { Place } from './making/place.ts';

const CLOTHS: readonly Vec3[] = [
  [0.16, 0.03, 0.04],
  [0.05, 0.09, 0.08],
  [0.17, 0.08, 0.03],
];

/** A pile says among its states how many it is of; a book that says nothing is one. */
export const volumesOf = (count: number): string => `volumes ${count}`;
const volumesIn = (states: readonly string[]): number =>
  Number(states.find((state) => state.startsWith('volumes '))?.slice('volumes '.length) ?? 1);

const shade = ([r, g, b]: Vec3, by: number): Vec3 => [r * by, g * by, b * by];

/** Bound volumes, each across the one below it and an object of its own; a named colour binds all. */
export function addBooks(
  kit: Kit,
  place: Place,
  { random, colour, states }: { random: Random; colour: Vec3 | null; states: readonly string[] },
): void {
  const from = random.int(0, CLOTHS.length - 1);
  let height = 0;
  for (let i = 0; i < volumesIn(states); i++) {
    const cloth = colour ? shade(colour, i % 2 === 0 ? 1 : 0.8) : CLOTHS[(from + i) % 3]!;
    const yaw = place.yaw + random.range(-0.4, 0.4);
    const thick = random.range(1.2, 1.7);
    addVolume(kit, { place: { ...place, yaw }, height, thick, cloth });
    height += thick * 2 + 0.6;
  }
}

interface Volume {
  place: Place;
  height: number;
  thick: number;
  cloth: Vec3;
}

function addVolume(kit: Kit, { place, height, thick, cloth: color }: Volume): void {
  const object = addObject(kit.scene, { role: 'prop', name: 'book', thing: 'book' });
  const paper = matte(kit, 'pages', () => ({ color: [0.72, 0.66, 0.54] }));
  const cloth = matte(kit, `book ${color.join()}`, () => ({
    color,
    coat: 0.2,
    coatRoughness: 0.5,
  }));
  const put = placer(place);
  const turn = rotation({ y: place.yaw });
  const slab = (y: number, half: Vec3, material: number, [x, z] = [0, 0]): void => {
    addPrimitive(kit.scene, {
      kind: 'box',
      object,
      material,
      center: put([x, y, z]),
      half,
      rotation: turn,
    });
  };
  slab(height + 0.15, [7, 0.15, 5], cloth);
  slab(height + 0.3 + thick, [6.7, thick, 4.7], paper, [0.2, 0]);
  slab(height + 0.45 + thick * 2, [7, 0.15, 5], cloth);
  slab(height + 0.3 + thick, [0.15, thick + 0.2, 5], cloth, [-6.9, 0]);
  // The title stands in gold on the cover.
  const gold = metal(kit, [0.72, 0.5, 0.2], 0.4);
  slab(height + 0.61 + thick * 2, [3.2, 0.01, 0.2], gold, [0, -1.2]);
  slab(height + 0.61 + thick * 2, [1.8, 0.01, 0.12], gold, [0, 0]);
}
