import { ASIAN_DISHES } from './asian.ts';
import { BRITISH_DISHES } from './british.ts';
import { FRENCH_DISHES } from './french.ts';
import { GERMAN_DISHES } from './german.ts';
import { IBERIAN_DISHES } from './iberian.ts';
import { ITALIAN_DISHES } from './italian.ts';
import { SAUCES } from './sauces.ts';
import { SIDE_DISHES } from './sides.ts';
import { SNACK_DISHES } from './snacks.ts';
import { SWEET_DISHES } from './sweet.ts';
import { WORLD_DISHES } from './world.ts';

/** Every plated dish, by kitchen. */
export const DISHES = [
  ...FRENCH_DISHES,
  ...ITALIAN_DISHES,
  ...IBERIAN_DISHES,
  ...GERMAN_DISHES,
  ...BRITISH_DISHES,
  ...ASIAN_DISHES,
  ...SWEET_DISHES,
  ...WORLD_DISHES,
  ...SNACK_DISHES,
  ...SIDE_DISHES,
  ...SAUCES,
] as const;
