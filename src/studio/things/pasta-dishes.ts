import type { ThingId } from './catalogue.ts';

/** Dishes that are pasta with a sauce of their own. */
export const PASTA_DISHES: readonly ThingId[] = [
  'bolognese',
  'carbonara',
  'cacio_e_pepe',
  'pesto_pasta',
  'squid_ink_pasta',
  'truffle_pasta',
  'vongole',
];
