import { BUILT } from './catalogue/built.ts';
import { BUILT_FOOD } from './catalogue/built-food.ts';
import { BUILT_TABLE } from './catalogue/built-table.ts';
import { DISHES } from './catalogue/dishes/all.ts';
import { DRAWN_ANIMALS } from './catalogue/drawn/animals.ts';
import { DRAWN_ANIMALS_2 } from './catalogue/drawn/animals-2.ts';
import { DRAWN_SMALL_ANIMALS } from './catalogue/drawn/small-animals.ts';
import { DRAWN_LANDMARKS } from './catalogue/drawn/landmarks.ts';
import { DRAWN_MONUMENTS } from './catalogue/drawn/monuments.ts';
import { DRAWN_MUSIC } from './catalogue/drawn/music.ts';
import { DRAWN_VEHICLES } from './catalogue/drawn/vehicles.ts';
import { DRAWN_BUILDINGS } from './catalogue/drawn/buildings.ts';
import { DRAWN_SKY } from './catalogue/drawn/sky.ts';
import { DRAWN_HEARTS } from './catalogue/drawn/hearts.ts';
import { DRAWN_FRUIT } from './catalogue/drawn/fruit.ts';
import { DRAWN_DISHES } from './catalogue/drawn/dishes.ts';
import { DRAWN_DRINKS } from './catalogue/drawn/drinks.ts';
import { DRAWN_NATURE } from './catalogue/drawn/nature.ts';
import { DRAWN_HOUSEHOLD } from './catalogue/drawn/household.ts';
import { DRAWN_HOUSEHOLD_2 } from './catalogue/drawn/household-2.ts';
import { DRAWN_EVERYDAY } from './catalogue/drawn/everyday.ts';
import { DRAWN_MORE } from './catalogue/drawn/more.ts';
import { DRAWN_FOR_PLATES } from './catalogue/drawn/plates.ts';
import { FOOD } from './catalogue/food.ts';
import { GOODS_PACKAGING } from './catalogue/goods/packaging.ts';
import { GOODS_FURNITURE } from './catalogue/goods/furniture.ts';
import { GOODS_CARRIERS } from './catalogue/goods/carriers.ts';
import { GOODS_AROMAS } from './catalogue/goods/aromas.ts';
import { GOODS_FRUIT } from './catalogue/goods/fruit.ts';
import { GOODS_SPIRITS } from './catalogue/goods/spirits.ts';
import { GOODS_FURTHER } from './catalogue/goods/further.ts';
import { GOODS_OTHER_DRINKS } from './catalogue/goods/other-drinks.ts';
import { GOODS_CLOTHES } from './catalogue/goods/clothes.ts';
import { GOODS_KEEPSAKES } from './catalogue/goods/keepsakes.ts';
import { GOODS_HOUSE } from './catalogue/goods/house.ts';
import { GOODS_LETTERED } from './catalogue/goods/lettered.ts';
import { GOODS_BIRDS } from './catalogue/goods/birds.ts';
import { GOODS_POTTED } from './catalogue/goods/potted.ts';
import { GOODS_GREENGROCER } from './catalogue/goods/greengrocer.ts';
import { GOODS_HOUSE_AND_YARD } from './catalogue/goods/house-and-yard.ts';
import { GOODS_LEISURE } from './catalogue/goods/leisure.ts';
import { GOODS_GARDEN } from './catalogue/goods/garden.ts';
import { GOODS_MUSIC } from './catalogue/goods/music.ts';
import { GOODS_CELLAR } from './catalogue/goods/cellar.ts';
import { GOODS_PANTRY } from './catalogue/goods/pantry.ts';
import { GOODS_FESTIVE } from './catalogue/goods/festive.ts';
import { GOODS_STILL } from './catalogue/goods/still.ts';
import { GOODS_BUFFET } from './catalogue/goods/buffet.ts';
import { GOODS_VEHICLES } from './catalogue/goods/vehicles.ts';
import { INTERIORS } from './catalogue/interiors.ts';
import { RESTS } from './catalogue/rests.ts';
import { PEOPLE } from './catalogue/people.ts';
import { PLANTS } from './catalogue/plants.ts';
import { SCENERY } from './catalogue/scenery.ts';
import { TABLE } from './catalogue/table.ts';
import { TOOLS } from './catalogue/tools.ts';
import { VESSELS } from './catalogue/vessels.ts';
import { WITH_PEOPLE } from './catalogue/with-people.ts';
import { alsoDrawn } from './catalogue/made-by.ts';
import { HAND_CUTS } from './hand-cuts.ts';
import { MODEL_CUTS } from './model-cuts.ts';
import type { Thing } from './thing.ts';

const LISTS = [
  VESSELS,
  TOOLS,
  PLANTS,
  // A dish by its name beats the ingredient that is in its name.
  DISHES,
  FOOD,
  TABLE,
  GOODS_PACKAGING,
  GOODS_FURNITURE,
  RESTS,
  GOODS_CARRIERS,
  GOODS_CLOTHES,
  GOODS_KEEPSAKES,
  GOODS_HOUSE,
  GOODS_LETTERED,
  GOODS_MUSIC,
  GOODS_CELLAR,
  GOODS_PANTRY,
  GOODS_FESTIVE,
  GOODS_VEHICLES,
  GOODS_STILL,
  GOODS_BUFFET,
  GOODS_AROMAS,
  GOODS_FURTHER,
  GOODS_FRUIT,
  GOODS_SPIRITS,
  GOODS_OTHER_DRINKS,
  GOODS_BIRDS,
  GOODS_POTTED,
  GOODS_GREENGROCER,
  GOODS_HOUSE_AND_YARD,
  GOODS_LEISURE,
  GOODS_GARDEN,
  PEOPLE,
  WITH_PEOPLE,
  SCENERY,
  INTERIORS,
  BUILT,
  BUILT_FOOD,
  BUILT_TABLE,
  DRAWN_ANIMALS,
  DRAWN_ANIMALS_2,
  DRAWN_SMALL_ANIMALS,
  DRAWN_LANDMARKS,
  DRAWN_MONUMENTS,
  DRAWN_MUSIC,
  DRAWN_VEHICLES,
  DRAWN_BUILDINGS,
  DRAWN_SKY,
  DRAWN_HEARTS,
  DRAWN_FRUIT,
  DRAWN_DISHES,
  DRAWN_DRINKS,
  DRAWN_NATURE,
  DRAWN_HOUSEHOLD,
  DRAWN_HOUSEHOLD_2,
  DRAWN_MORE,
  DRAWN_FOR_PLATES,
  DRAWN_EVERYDAY,
] as const;

export type ThingId = (typeof LISTS)[number][number]['id'];
/** @public Everything that has a name in a picture. */
export const THINGS: readonly Thing<ThingId>[] = LISTS.flatMap(
  (list): readonly Thing<ThingId>[] => list,
).map((thing) => (MODEL_CUTS.has(thing.id) || HAND_CUTS.has(thing.id) ? alsoDrawn(thing) : thing));
