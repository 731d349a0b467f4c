import type { Box, SeenThing } from '#studio/inventory/inventory.ts';
import type { ThingSize } from '#studio/things/asked-thing.ts';

/** How large a part of the frame a house, a tree or a window takes that was said to be of a size: bounds of its longer side. */
const SIDES: Readonly<Partial<Record<ThingSize, readonly [least: number, most: number]>>> = {
  tiny: [0, 0.2],
  small: [0, 0.4],
  large: [0.36, 9],
  giant: [0.5, 9],
};
/** A disc in the sky is the sun's or the moon's; a large one is a seventh of the frame. */
const DISCS: typeof SIDES = {
  tiny: [0, 0.07],
  small: [0, 0.11],
  large: [0.14, 9],
  giant: [0.22, 9],
};
const HEAVENLY: ReadonlySet<string> = new Set(['sun', 'moon', 'crescent_moon']);

const sideOf = ([left, top, right, foot]: Box): number => Math.max(right - left, foot - top);

/** Whether one of these is as large or as small in the frame as was said. */
export const isOfSize = (size: ThingSize, seen: readonly SeenThing[]): boolean =>
  seen.some(({ thing, boxes, box }) => {
    const bounds = (HEAVENLY.has(thing) ? DISCS : SIDES)[size];
    if (!bounds) return true;
    const [least, most] = bounds;
    return [...boxes, ...(boxes.length === 0 ? [box] : [])].some(
      (one) => sideOf(one) >= least && sideOf(one) <= most,
    );
  });
