import type { Trait } from '#studio/accounting/proof.ts';
import type { Box, Inventory } from '#studio/inventory/inventory.ts';
import { isView } from '#studio/places/place.ts';
import { discTraits } from '#studio/places/scenery/sky-disc.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** Height in the frame from which a thing looks large, and share of it below which small. */
const LARGE = 0.42;
const SMALL = 0.05;
/** Beside the words of a sheet things have half its height. */
const LARGE_ON_SHEET = 0.24;

/** Share of a head and its shoulders from which a thing in the hand before them looks large. */
const LARGE_IN_HAND = 0.62;
const tallOf = ([, top, , bottom]: Box): number => bottom - top;
const isLargeBeside = (box: Box, people: Inventory['people']): boolean =>
  people
    .flatMap(({ boxes }) => boxes)
    .some(
      (person) =>
        box[0] < person[2] && box[2] > person[0] && tallOf(box) > tallOf(person) * LARGE_IN_HAND,
    );

/** Drawn larger or smaller than its like, as its pixels tell: what somebody holds may have stayed as it was. */
export const sizeTraits = (spec: SceneSpec, seen: Inventory): Trait[] => [
  // The sky of a land is painted with the disc that was asked for.
  ...(seen.place && isView(seen.place.id) ? discTraits(spec.prompt) : []),
  ...drawnSizes(spec, seen),
];

const drawnSizes = (spec: SceneSpec, { things: seen, people }: Inventory): Trait[] =>
  // Two panels may have a glass each, one small and one huge.
  [spec, ...(spec.meme?.panels ?? [])]
    .flatMap(({ things }) => things)
    .flatMap(({ thing, size }) => {
      const isLarge = size === 'giant' || size === 'large';
      const isSo = seen
        .filter((one) => one.thing === thing)
        .some(({ boxes, share, count }) =>
          isLarge
            ? boxes.some(
                (box) =>
                  tallOf(box) > (spec.sheet ? LARGE_ON_SHEET : LARGE) || isLargeBeside(box, people),
              )
            : share < SMALL * Math.max(1, count),
        );
      return size && isSo ? [`size:${size}:${thing}`] : [];
    });
