import type { EstateKind, Landscape } from './surroundings.ts';

export type WineColour = 'red' | 'white' | 'rose' | 'orange' | 'sparkling' | 'sparkling_rose';

export const BOTTLE_SHAPES = [
  'bordeaux',
  'tapered_bordeaux',
  'burgundy',
  'rhone',
  'champagne',
  'hock',
  'bocksbeutel',
  'clavelin',
  'fortified',
  'provence',
  'jura',
  'half',
  'magnum',
  'champagne_magnum',
  'jeroboam',
] as const;

export type BottleShape = (typeof BOTTLE_SHAPES)[number];

export const BOTTLE_GLASSES = ['dark', 'green', 'olive', 'brown', 'blue', 'clear'] as const;

export type BottleGlass = (typeof BOTTLE_GLASSES)[number];

export type GlassShape = 'bordeaux' | 'burgundy' | 'white' | 'flute' | 'coupe' | 'tulip';

export type Closure = 'cork' | 'screwcap' | 'wax' | 'crown' | 'muselet';

export interface Varietal {
  id: string;
  /** Proper spelling, ready for a label: 'Grüner Veltliner'. */
  name: string;
}

export interface Region {
  id: string;
  /** Proper spelling in its own language: 'Toscana'. */
  name: string;
  country: string;
  /** What the bottle may print under the region: 'Appellation Chablis Contrôlée'. */
  appellation: string;
  landscape: Landscape;
  estate: EstateKind;
}

export function isSparkling(wine: WineColour): boolean {
  return wine === 'sparkling' || wine === 'sparkling_rose';
}
