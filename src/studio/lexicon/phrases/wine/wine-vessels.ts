import type { ThingId } from '#studio/things/catalogue.ts';

/** The colour of these is the colour of their wine, unless it is a colour of glass. */
export const WINE_VESSELS = new Set<ThingId>([
  'bottle',
  'glass',
  'champagne_flute',
  'magnum',
  'half_bottle',
  'clavelin',
  'flute_bottle',
  'decanter',
  'carafe',
  'jug',
]);
export const HOLDS_WINE = new Set<ThingId>([
  ...WINE_VESSELS,
  'clay_cup',
  'plastic_cup',
  'amphora',
  'barrel',
  'fiasco',
  'wine_can',
  'bag_in_box',
]);
export const WINE_SHADES = new Set([
  'red',
  'white',
  'pink',
  'ruby',
  'gold',
  'golden',
  'amber',
  'orange',
]);
