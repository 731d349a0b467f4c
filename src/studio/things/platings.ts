import type { ComponentId } from '#studio/props/plating/components.ts';
import type { Plating } from '#studio/props/plating/plating.ts';
import { DISHES } from './catalogue/dishes/all.ts';
import type { Dish } from './catalogue/dishes/dish.ts';
import type { ThingId } from './catalogue.ts';

/** Food with a shape of its own that is plated as soon as something lies beside it. */
const MAINS: Partial<Record<ThingId, Plating>> = {
  steak: { vessel: 'dark_plate', parts: ['steak'] },
  salmon: { vessel: 'plate', parts: ['salmonFillet'] },
  fish: { vessel: 'platter', parts: ['wholeFish'] },
  roast_chicken: { vessel: 'plate', parts: ['roastLeg'] },
  turkey: { vessel: 'plate', parts: ['roastPork', 'gravy'] },
  roast_joint: { vessel: 'plate', parts: ['roastBeef', 'gravy'] },
  sausage: { vessel: 'plate', parts: ['sausages'] },
  asparagus: { vessel: 'plate', parts: ['whiteAsparagus'] },
  pasta: { vessel: 'deep_plate', parts: ['spaghetti'] },
  pancakes: { vessel: 'plate', parts: ['crepes'] },
};

/** Food that lies beside other food as this part of the plate. */
const BESIDE: Partial<Record<ThingId, ComponentId>> = {
  fries: 'fries',
  potato: 'roastPotatoes',
  mushroom: 'mushrooms',
  asparagus: 'greenAsparagus',
  carrot: 'carrots',
  tomato: 'tomatoes',
  salad: 'leaves',
  corn: 'corn',
  onion: 'onions',
  herbs: 'rosemary',
  truffle: 'truffleSlices',
  lemon: 'lemonWedge',
  lime: 'limeWedge',
  olive: 'olives',
  berry: 'berries',
  strawberry: 'berries',
};
/** Meat, fish and eggs: on the plate of another dish only where the prompt says 'with'. */
const BESIDE_IF_WITH: Partial<Record<ThingId, ComponentId>> = {
  ham: 'hamFolds',
  prawn: 'prawns',
  egg: 'friedEgg',
  mussels: 'mussels',
  bacon: 'bacon',
  salami: 'chorizoSlices',
  scallops: 'scallops',
  salmon: 'salmonTartare',
  orange: 'orangeSlices',
  butter: 'meltedButter',
  ice_cream: 'vanillaScoop',
};

const BY_ID = new Map<ThingId, Dish<ThingId>>(DISHES.map((dish) => [dish.id, dish]));

export const isDish = (thing: ThingId): boolean => BY_ID.has(thing);

/** How it is plated; nothing for what is no dish. */
export const platingOf = (thing: ThingId): Plating | undefined =>
  BY_ID.get(thing)?.plating ?? MAINS[thing];

/** As what it lies beside another dish. */
export const sideOf = (thing: ThingId): ComponentId | undefined =>
  BY_ID.get(thing)?.side ?? BESIDE[thing];
export const sideIfWith = (thing: ThingId): ComponentId | undefined =>
  sideOf(thing) ?? BESIDE_IF_WITH[thing];
