import { DISH_MAKERS } from '#studio/things/makers/dishes.ts';
import { FOOD_MAKERS } from '#studio/things/makers/food.ts';
import { PRODUCE_MAKERS } from '#studio/things/makers/produce.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const COOKED = new Set<string>(
  [FOOD_MAKERS, DISH_MAKERS, PRODUCE_MAKERS].flatMap((makers) => Object.keys(makers)),
);

/** What comes from a kitchen, but for fruit. */
export const isCooked = (thing: ThingId): boolean => COOKED.has(thing);
