import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { drawnKinOf } from '#studio/things/drawn-kin.ts';
import type { Inventory, SeenThing } from './inventory.ts';

/** Who sees one of these sees what was asked for: a magnum is a bottle. */
const ALSO: Partial<Record<ThingId, readonly ThingId[]>> = {
  bottle: ['magnum', 'half_bottle', 'clavelin', 'flute_bottle', 'popping_bottle'],
  glass: ['champagne_flute', 'cocktail', 'tumbler', 'digestif', 'mulled_wine', 'beer', 'clay_cup'],
  champagne_flute: ['cocktail'],
  carafe: ['decanter'],
  tumbler: ['cocktail', 'digestif'],
  mug: ['mulled_wine', 'beer'],
  shelf: ['shelf_board'],
  // In a comic they are printed forms.
  stars: ['star'],
  lamp: ['table_lamp'],
  cup: ['coffee', 'mulled_wine', 'sake_cup'],
  saucepan: ['pot'],
  record_player: ['gramophone'],
  candle: ['candlestick'],
  // On cold glass they are the cold.
  drop: ['dewdrops'],
  oil_bottle: ['oil_dip'],
  bread: ['bread_basket', 'bread_roll', 'bread_cubes', 'baguette'],
  basket: ['bread_basket'],
  lemon: ['lemon_slice', 'lemon_wedge'],
  // 'Cheese' may be any of them.
  hard_cheese: ['soft_cheese', 'blue_cheese'],
  corkscrew: ['waiters_friend'],
  person: ['sommelier', 'winemaker', 'picker', 'couple'],
  flowers: ['rose', 'lavender', 'sunflower', 'tulip', 'poppy', 'cornflower', 'iris'],
  // Between the rows they are painted as wild flowers.
  poppy: ['flowers'],
  house: ['village', 'blue_dome', 'timbered_house'],
  village: ['timbered_house'],
  car: ['vintage_car', 'racing_car'],
};

const ALSO_PLACES: Partial<Record<PlaceId, readonly PlaceId[]>> = {
  vineyard: ['terraced_vineyard', 'bush_vines', 'pergola', 'chateau', 'abbey'],
  vault_cellar: ['barrel_hall', 'bottle_cellar'],
  sea: ['beach', 'yacht', 'harbour'],
  abbey: ['cloister'],
  market_hall: ['christmas_market'],
  christmas: ['christmas_market'],
  library: ['fireplace'],
  winery: ['bottling_line'],
  fireplace: ['library'],
};

/** Whether a thing or one of its kinds is seen, and nothing in its stead. */
export const isSeenItself = (inventory: Inventory, thing: ThingId): boolean =>
  seenOf(inventory, [thing, ...(ALSO[thing] ?? [])]).length > 0;

/** What the inventory shows of a thing, its kinds included. */
export function seenAs(inventory: Inventory, thing: ThingId): SeenThing[] {
  const kin = drawnKinOf(thing);
  return seenOf(inventory, [thing, ...(ALSO[thing] ?? []), ...(kin ? [kin] : [])]);
}

function seenOf(inventory: Inventory, things: readonly ThingId[]): SeenThing[] {
  const kinds = new Set(things);
  return [...inventory.things, ...inventory.people].filter((seen) => kinds.has(seen.thing));
}

export function isPlaceSeen(inventory: Inventory, place: PlaceId): boolean {
  const seen = inventory.place?.id;
  // A bar is its counter, in whatever room it stands.
  if (place === 'wine_bar' && seenOf(inventory, ['counter']).length > 0) return true;
  // Somebody's portrait under a vault is in the cellar.
  if (place === 'vault_cellar' && seenOf(inventory, ['vault']).length > 0) return true;
  return seen !== undefined && (seen === place || (ALSO_PLACES[place] ?? []).includes(seen));
}
