import { INTERIORS } from '#studio/things/catalogue/interiors.ts';
import { SCENERY } from '#studio/things/catalogue/scenery.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** As many of one kind as may be counted apart. */
const six = (thing: ThingId): ThingId[] => Array.from({ length: 6 }, () => thing);
const eight = (thing: ThingId): ThingId[] => Array.from({ length: 8 }, () => thing);
const three = (thing: ThingId): ThingId[] => [thing, thing, thing];

/** Things that people hold, wear or have beside them. */
const WITH_PEOPLE: readonly ThingId[] = [
  'grapes',
  'straw_hat',
  'sunglasses',
  'decanter',
  'crate',
  'secateurs',
  'pipette',
  'tray',
  'corkscrew',
  'clay_cup',
  'lantern',
  'flowers',
  'book',
  'tub',
  'bench',
  'boot',
];
/** Those of the view that come in numbers; of animals three are placed at most. */
const IN_HERDS: readonly ThingId[] = ['hot_air_balloon'];
/** Of which a view has one. */
const ALONE: readonly ThingId[] = ['lighthouse', 'lorry', 'pickup_truck', 'scooter'];

/** Animals, vehicles and towers of the view. */
const VIEW_GUESTS: readonly ThingId[] = [
  'cat',
  'dog',
  'horse',
  'donkey',
  'cow',
  'ox',
  'goat',
  'sheep',
  'rooster',
  'deer',
  'swan',
  'bicycle',
  'tractor',
  'car',
  'pickup_truck',
  'lorry',
  'scooter',
  'hot_air_balloon',
  'lighthouse',
  'windmill',
  'tower',
  'cathedral',
  'temple',
  'ruins',
  'aqueduct',
  'timbered_house',
  'mosque',
  'wind_turbine',
  'water_mill',
  'gazebo',
  ...eight('chair'),
  'potted_plant',
  ...three('deck_chair'),
];

/** Things that are painted into backdrops rather than built; a names layer holds their place in this list plus one. */
export const SCENERY_NAMES: readonly ThingId[] = [
  ...SCENERY.map(({ id }) => id),
  ...INTERIORS.map(({ id }) => id),
  'eiffel_tower',
  'bridge',
  'city_skyline',
  'tank',
  'candle',
  ...three('basket'),
  ...three('barrel'),
  ...three('bottle'),
  // Several people are several objects: as many entries as may stand in one picture.
  ...eight('person'),
  ...six('sommelier'),
  ...six('winemaker'),
  ...six('picker'),
  'couple',
  'santa',
  'label',
  // What they sit on.
  'stone_steps',
  'stone_wall',
  // What they hold.
  ...eight('glass'),
  ...eight('champagne_flute'),
  ...WITH_PEOPLE.flatMap(three),
  'firework',
  'rainbow',
  'door',
  'lavender',
  'chandelier',
  // What rooms are furnished with.
  'sofa',
  'armchair',
  'gift_box',
  ...three('bistro_table'),
  // Who or what may come into a landscape.
  'hen',
  'hen',
  'goose',
  'goose',
  'duck',
  'duck',
  'hut',
  'barn',
  'fountain',
  'trailer',
  ...VIEW_GUESTS.flatMap((thing) =>
    ALONE.includes(thing) ? [thing] : IN_HERDS.includes(thing) ? six(thing) : three(thing),
  ),
  'pig',
  'wild_boar',
  'wolf',
  'bear',
  // What animals pull.
  'cart',
  'lightning',
  'rose',
  'wisteria',
  // The second and the third.
  'boat',
  'boat',
  'rose',
  'rose',
  // In baskets and crates.
  ...three('grapes'),
  // Of classrooms.
  'blackboard',
  // What shops sell.
  'bread',
  'hard_cheese',
  'sausage',
  'ham',
  'chocolate',
  'potted_plant',
  'fish',
  'price_tag',
  // Before whoever turns its bottles.
  'riddling_rack',
  'poppy',
  'smoke',
  'frost_candle',
  'ivy',
  'bougainvillea',
];

/** Codes for whatever else somebody holds; a scene says what each of them means. Far above the names, of which there will be more. */
const FIRST_HELD = 4096;
export const MOST_HELD = 8;
export const heldCode = (slot: number): number => FIRST_HELD + slot;

/** How many of one kind the inventory can tell apart. */
export const mostOf = (thing: ThingId): number =>
  SCENERY_NAMES.filter((name) => name === thing).length;

const laterOf = (thing: ThingId, number: number): number => {
  const places = SCENERY_NAMES.flatMap((name, i) => (name === thing ? [i] : []));
  return places[number] ?? places[0]! + number;
};

/** The code of a names layer that stands for this thing, or for one of several. */
export function sceneryCode(thing: ThingId, number = 0): number {
  const first = SCENERY_NAMES.indexOf(thing);
  if (first < 0) throw new Error(`'${thing}' is no scenery.`);
  // Most stand together; some have theirs further down.
  const own = SCENERY_NAMES[first + number] === thing ? first + number : laterOf(thing, number);
  return own + 1;
}
