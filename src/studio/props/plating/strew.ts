import type { Kit } from '#studio/props/making/kit.ts';
import { modelOf, within } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Random } from '#studio/random.ts';
import { COMPONENTS } from './components.ts';
import type { ComponentId } from './component-id.ts';
import { patch } from './heap-up.ts';
import type { Portion } from './plate-up.ts';

/** What comes in one piece, and lies in the middle. */
const WHOLE: readonly ComponentId[] = ['friedEgg', 'burrata', 'vanillaScoop', 'foieGras'];
const HEAPS = 5;

export interface Strewing {
  portions: readonly Portion[];
  y: number;
  reach: number;
  random: Random;
}

/** Toppings in little heaps, by turns, over the whole of a pizza, a salad or a cake. */
export function strewOver(kit: Kit, place: Place, { portions, y, reach, random }: Strewing): void {
  const spots = patch(portions.length * HEAPS, reach * 0.92);
  portions.forEach(({ part, thing }, i) => {
    const model = modelOf(kit, place, addThing(kit, thing));
    const isWhole = WHOLE.includes(part);
    const own = spots.filter((_, k) => k % portions.length === i);
    (isWhole ? [{ x: 0, z: 0 }] : own).forEach(({ x, z }, k) =>
      COMPONENTS[part].lay(within(model, [x, y, z], { y: k * 1.9 }), {
        random: random.fork(`strewn ${i} ${k}`),
        reach: isWhole ? reach * 0.5 : Math.min(2.4, reach * 0.3),
      }),
    );
  });
}
