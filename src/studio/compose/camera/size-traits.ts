import type { Trait } from '#studio/accounting/proof.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { thingsToPlace } from '#studio/compose/things/asked-things.ts';
import { ONE_BLOCK } from '#studio/props/drinks/garnish.ts';
import { isResized } from '#studio/compose/things/layout/gather.ts';

/** Things that were built smaller or larger than their like; a giant needs something beside it. */
export function sizeTraits({ direction, spec, scene }: Stage): Trait[] {
  if (direction.archetype !== 'asked') return [];
  const things = thingsToPlace(spec);
  return things.flatMap(({ thing, size, wears = [] }, i) => {
    const isTold = size !== 'giant' || things.length > 1;
    const isBuilt = scene.objects.some((object) => object.thing === thing);
    const own: Trait[] =
      size && isTold && isBuilt && isResized(things, i) ? [`size:${size}:${thing}`] : [];
    // One block of ice in its glass.
    const inside = wears
      .filter(({ states }) => states.includes(ONE_BLOCK))
      .map((part): Trait => `size:${part.size}:${part.thing}`);
    return [...own, ...inside];
  });
}
