import type { ThingId } from '#studio/things/catalogue.ts';

/** What nobody keeps in a room. */
export const KEPT_OUTSIDE: readonly ThingId[] = [
  'bench',
  'deck_chair',
  'wheelbarrow',
  'cart',
  'bicycle',
  'scooter',
  'van',
  'tractor',
  'car',
  'vintage_car',
  'rowing_boat',
  'beach_umbrella',
  'sign',
  'street_lamp',
  'frost_candle',
  'grill',
  'vine_post',
  'stone_wall',
  'balustrade',
  'rock',
  'tree_stump',
  'stone_steps',
  'fence_post',
  'hay_bale',
];
