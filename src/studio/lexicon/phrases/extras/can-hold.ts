import { SAUCES } from '#studio/things/catalogue/dishes/sauces.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Stance } from '#studio/things/thing.ts';
import type { Relation } from '#studio/things/asked-thing.ts';
import { TABLES } from '#studio/things/tables.ts';

/** What can hold another thing, and what another thing can stand on. */
const HOLDERS = new Set<ThingId>([
  'ice_bucket',
  'cloche',
  'bicycle',
  'basket',
  'crate',
  'bowl',
  'glass',
  'gift_box',
  'gift_bag',
  'decanter',
  'jug',
  'barrel',
  'amphora',
  'jar',
  'vase',
  'pot',
  'straw',
  'wine_press',
  'tumbler',
  'champagne_flute',
  'watering_bucket',
  'wheelbarrow',
  'cart',
  'carton',
  'wooden_case',
  'treasure_chest',
  'suitcase',
  'mug',
  'cup',
  'carafe',
  'saucepan',
  'frying_pan',
  'fridge',
  'egg_cup',
]);
const STANDS = new Set<ThingId>([
  'plate',
  'barrel',
  'book',
  'crate',
  'napkin',
  'gift_box',
  'bowl',
  'menu_card',
  'letter',
  'board',
  'bench',
  'stool',
  'chair',
  'armchair',
  'sofa',
  ...TABLES,
  'tray',
  'trolley',
  'cart',
  'piano',
  'wooden_case',
  'tasting_mat',
  'placemat',
  'cake_stand',
  'tiered_stand',
  'plinth',
  'towel',
  'pallet',
  'straw',
  'grill',
  'stone_wall',
  'balustrade',
  'shelf',
  'rock',
  'tree_stump',
  'stone_steps',
  'fence_post',
  'hay_bale',
  'suitcase',
  'treasure_chest',
  'map_sheet',
  'newspaper',
  'wicker_chair',
  'deck_chair',
  'vine_leaf',
  'chess_pawn',
  'globe',
  'beam',
]);

/** Bottles stand beside the plate and the bowl that the list ends with. */
export function fitsOn(holder: ThingId, thing: ThingId): boolean {
  const stance = STANCES.get(thing);
  if (stance === 'floor' || stance === 'scenery') return false;
  // 'Oysters and a bottle in the bucket': the bottle is cooled.
  if (holder === 'ice_bucket' && stance !== 'tall') return false;
  return stance !== 'tall' || !LOW.has(holder);
}
export const STANCES = new Map<ThingId, Stance>(THINGS.map(({ id, stance }) => [id, stance]));
export const IN_BOWLS: ReadonlySet<string> = new Set(SAUCES.map(({ id }) => id));
export const LOW = new Set<ThingId>([
  'plate',
  'bowl',
  'board',
  'napkin',
  'jar',
  'cake_stand',
  'tiered_stand',
  'glass',
]);

export function canBe(kind: Relation, thing: ThingId | null): boolean {
  // What no composition arranges is no more than held against the picture.
  if (kind === 'above' || kind === 'through') return false;
  if (kind === 'in') return thing !== null && HOLDERS.has(thing);
  if (kind === 'on') return thing !== null && STANDS.has(thing);
  if (kind === 'under') return thing !== null && STANCES.get(thing) !== 'scenery';
  return true;
}
