import { addBottle } from '#studio/props/bottle.ts';
import type { BottleOptions, PlacedBottle } from '#studio/props/bottle.ts';
import { BOTTLE_FORMS } from '#studio/props/bottle-shapes.ts';
import type { Kit } from '#studio/props/kit.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { rotation } from '#studio/vector.ts';
import { addOwnLabels } from './own-labels.ts';
import type { OwnWine } from './own-wine.ts';

/** A customer's bottle, its front label square to the camera unless it is turned on purpose. */
export function putOwnBottle(
  kit: Kit,
  own: OwnWine,
  position: Vec3,
  change: Partial<BottleOptions> = {},
): PlacedBottle {
  const turned = change.rotation ?? rotation({ y: own.turn });
  const { label: _, ...asked } = change;
  const placed = addBottle(kit, position, {
    shape: own.bottle,
    glass: own.glass,
    wine: own.colour,
    closure: own.closure,
    capsule: own.capsule.colour,
    fill: own.fill,
    ...asked,
    rotation: turned,
  });
  addOwnLabels(kit, own, { form: BOTTLE_FORMS[own.bottle], position, rotation: turned });
  return placed;
}
