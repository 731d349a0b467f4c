import { figuresOf } from '#studio/people/figures-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { PlaceId } from './place.ts';

const SHOPS: ReadonlySet<PlaceId | null> = new Set<PlaceId | null>([
  'wine_shop',
  'bakery',
  'cheese_shop',
  'butcher_shop',
  'flower_shop',
  'delicatessen',
  'chocolate_shop',
  'fish_shop',
  'greengrocer',
  'bookshop',
]);

/** Goods in a shop window are looked at from the pavement, through its frame. */
export const looksIntoWindow = (spec: SceneSpec): boolean =>
  SHOPS.has(spec.place) &&
  spec.things.length > 1 &&
  spec.things.some(({ thing }) => thing === 'shop_window') &&
  !(spec.texts.carried ?? []).some(({ carrier }) => carrier === 'shop_window') &&
  figuresOf(spec).length === 0;
