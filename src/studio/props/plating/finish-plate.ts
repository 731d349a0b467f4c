import { addObject } from '#studio/scene-builder.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addBall, addLeafBlade, modelOf, paint, within } from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Random } from '#studio/random.ts';
import { addPatch, lobed } from './poured.ts';
import type { Ground } from './vessels.ts';
import { HERB_GREEN, PALE_GREEN, wet } from './stuffs.ts';

const [DROPS, FLECKS, GRAINS] = [9, 26, 30];

/** The cook's last touch on what would be bare china: chopped herbs, ground pepper, drops of oil or of the roast's own juice. */
export function finishPlate(
  kit: Kit,
  place: Place,
  { ground, random, isMeat }: { ground: Ground; random: Random; isMeat: boolean },
): void {
  const object = addObject(kit.scene, { role: 'prop', name: 'plate dressing' });
  const model = modelOf(kit, place, object);
  const onPlate = (out: number): [number, number] => {
    const a = random.range(0, 6.283);
    return [Math.cos(a) * out * ground.x, Math.sin(a) * out * ground.z];
  };
  const oil = wet(isMeat ? '#5a2412' : '#a89a2e')(kit);
  // In front of the food, where they are seen, from large to small as they fell from one spoon.
  const turn = random.range(-0.3, 0.3);
  for (let i = 0; i < DROPS; i++) {
    const a = Math.PI * (0.2 + 0.07 * i) + turn;
    const out = 0.78 + random.range(-0.06, 0.08);
    const at = [
      Math.cos(a) * out * ground.x,
      ground.y + 0.02,
      Math.sin(a) * out * ground.z,
    ] as const;
    const size = (0.62 - 0.05 * i) * random.range(0.8, 1.1);
    addPatch(within(model, [...at]), {
      reach: size,
      edge: lobed(i, 0.3),
      height: (r) => 0.02 + 0.16 * Math.sqrt(1 - r ** 4),
      material: oil,
      cells: 8,
    });
  }
  const greens = [HERB_GREEN(kit), PALE_GREEN(kit)];
  for (let i = 0; i < FLECKS; i++) {
    const [x, z] = onPlate(random.range(0.5, 0.98));
    const [a, long] = [random.range(0, 6.283), random.range(0.22, 0.5)];
    addLeafBlade(model, {
      from: [x, ground.y + 0.06, z],
      to: [x + Math.cos(a) * long, ground.y + 0.06 + random.range(0, 0.14), z + Math.sin(a) * long],
      width: long * 0.5,
      material: greens[i % 2]!,
    });
  }
  const pepper = paint(kit, '#2c241e');
  for (let i = 0; i < GRAINS; i++) {
    const [x, z] = onPlate(random.range(0.45, 1));
    addBall(model, [x, ground.y + 0.05, z], random.range(0.04, 0.1), pepper);
  }
}
