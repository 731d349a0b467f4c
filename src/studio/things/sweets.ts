import { SWEET_DISHES } from './catalogue/dishes/sweet.ts';
import type { ThingId } from './catalogue.ts';

/** Whatever may be meant by 'dessert'. */
export const SWEETS: readonly ThingId[] = [
  ...SWEET_DISHES.map(({ id }) => id),
  'tiramisu',
  'panna_cotta',
  'apple_strudel',
  'pastel_de_nata',
  'churros',
  'cannoli',
  'cheesecake',
  'tarte_tatin',
  'ice_cream',
  'macaron',
  'pancakes',
  'waffle',
];
