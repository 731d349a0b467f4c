import type { BottleOptions } from '#studio/props/bottle/bottle.ts';
import type { OwnWine } from './own-wine.ts';

/** A customer's bottle, its front label square to the camera unless it is turned on purpose. */
export function ownBottle(own: OwnWine): BottleOptions {
  return {
    shape: own.bottle,
    glass: own.glass,
    wine: own.colour,
    closure: own.closure,
    capsule: own.capsule.colour,
    fill: own.fill,
    own,
  };
}
