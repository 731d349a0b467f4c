import type { ThingId } from './catalogue.ts';

/** What no child has in hand. */
export const ALCOHOL: ReadonlySet<ThingId> = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'bottle',
  'magnum',
  'half_bottle',
  'popping_bottle',
  'decanter',
  'carafe',
  'cocktail',
  'beer',
  'mulled_wine',
  'long_drink',
  'tumbler',
  'clay_cup',
  'sabre',
]);
