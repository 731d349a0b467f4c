import type { Trait } from '#studio/accounting/proof.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { thingsToPlace } from '#studio/compose/things/asked-things.ts';
import { ONE_BLOCK } from '#studio/props/drinks/garnish.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { discTraits } from '#studio/places/scenery/sky-disc.ts';
import { isResized } from '#studio/compose/things/layout/gather.ts';

/** Things that were built smaller or larger than their like; a giant needs something beside it. */
export function sizeTraits(stage: Stage): Trait[] {
  const isLand = stage.direction.decor === 'landscape';
  return [...(isLand ? discTraits(stage.spec.prompt) : []), ...builtTraits(stage)];
}

function builtTraits({ direction, spec, scene }: Stage): Trait[] {
  if (direction.archetype !== 'asked') return [];
  const things = thingsToPlace(spec);
  return things.flatMap(({ thing, size, wears = [] }, i) => {
    const isTold = size !== 'giant' || things.length > 1;
    const isBuilt = scene.objects.some((object) => object.thing === thing);
    // A bowl that holds olives keeps its size: on a table it is a small one anyway.
    const isSmall = size === 'small' && SMALL_VESSELS.has(thing);
    const own: Trait[] =
      size && isTold && isBuilt && (isSmall || isResized(things, i))
        ? [`size:${size}:${thing}`]
        : [];
    // One block of ice in its glass.
    const inside = wears
      .filter(({ states }) => states.includes(ONE_BLOCK))
      .map((part): Trait => `size:${part.size}:${part.thing}`);
    return [...own, ...inside];
  });
}

const SMALL_VESSELS: ReadonlySet<ThingId> = new Set<ThingId>([
  'bowl',
  'plate',
  'jar',
  'jug',
  'vase',
  'basket',
  'board',
]);
