import { AROMA_MAKERS } from './makers/aromas.ts';
import { BUFFET_MAKERS } from './makers/buffet.ts';
import { FURTHER_MAKERS } from './makers/further.ts';
import { DISH_MAKERS } from './makers/dishes.ts';
import { DRINK_MAKERS } from './makers/drinks.ts';
import { FOOD_MAKERS } from './makers/food.ts';
import { GOODS_MAKERS } from './makers/goods.ts';
import { EVERYDAY_MAKERS } from './makers/everyday.ts';
import { GARDEN_MAKERS } from './makers/garden.ts';
import { NATURE_MAKERS } from './makers/nature.ts';
import { KEEPSAKE_MAKERS } from './makers/keepsakes.ts';
import { HOUSEHOLD_MAKERS } from './makers/household.ts';
import { WORKPLACE_MAKERS } from './makers/workplace.ts';
import { HOUSE_MAKERS } from './makers/house.ts';
import { PLATED_MAKERS } from './makers/plated.ts';
import { PLANT_MAKERS } from './makers/plants.ts';
import { PRODUCE_MAKERS } from './makers/produce.ts';
import { STILL_MAKERS } from './makers/still.ts';
import { REST_MAKERS } from './makers/rests.ts';
import { TABLE_MAKERS } from './makers/table.ts';
import { TOOL_MAKERS } from './makers/tools.ts';
import { VESSEL_MAKERS } from './makers/vessels.ts';
import type { ThingId } from './catalogue.ts';
import type { PhotoMaker } from './photo-maker.ts';

/** Everything that photographs can build, by the name of the catalogue. */
export const PHOTO_MAKERS: Readonly<Partial<Record<ThingId, PhotoMaker>>> = {
  ...VESSEL_MAKERS,
  ...TOOL_MAKERS,
  ...PLANT_MAKERS,
  ...FOOD_MAKERS,
  ...TABLE_MAKERS,
  ...PRODUCE_MAKERS,
  ...DISH_MAKERS,
  ...DRINK_MAKERS,
  ...HOUSE_MAKERS,
  ...GOODS_MAKERS,
  ...REST_MAKERS,
  ...HOUSEHOLD_MAKERS,
  ...WORKPLACE_MAKERS,
  ...PLATED_MAKERS,
  ...STILL_MAKERS,
  ...AROMA_MAKERS,
  ...FURTHER_MAKERS,
  ...KEEPSAKE_MAKERS,
  ...NATURE_MAKERS,
  ...EVERYDAY_MAKERS,
  ...GARDEN_MAKERS,
  ...BUFFET_MAKERS,
};
