import { FOOD } from './catalogue/food.ts';
import { INTERIORS } from './catalogue/interiors.ts';
import { PEOPLE } from './catalogue/people.ts';
import { PLANTS } from './catalogue/plants.ts';
import { SCENERY } from './catalogue/scenery.ts';
import { TABLE } from './catalogue/table.ts';
import { TOOLS } from './catalogue/tools.ts';
import { VESSELS } from './catalogue/vessels.ts';
import type { Thing } from './thing.ts';

const ALL = [
  ...VESSELS,
  ...TOOLS,
  ...PLANTS,
  ...FOOD,
  ...TABLE,
  ...PEOPLE,
  ...SCENERY,
  ...INTERIORS,
] as const;

export type ThingId = (typeof ALL)[number]['id'];
/** @public Everything that has a name in a picture. */
export const THINGS: readonly Thing<ThingId>[] = ALL;
