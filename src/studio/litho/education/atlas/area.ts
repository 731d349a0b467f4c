import type { WineColour } from '#studio/scene/wine.ts';

/** [name, longitude, latitude, what it is known for]; the wine colours its mark. */
export type Spot = readonly [
  name: string,
  east: number,
  north: number,
  wine: WineColour,
  note: string,
  /** Grapes of another colour: named where the map is narrowed to it. */
  also?: string,
];

/** A map of a wine country or of one of its regions. */
export interface Area {
  id: string;
  /** In five languages. */
  name: string;
  /** Further words that mean it, folded. */
  words: string;
  /** As Natural Earth spells the country; of several on one map, the first. */
  country: string;
  /** The others that are shown like it. */
  beside?: readonly string[];
  /** West, south, east and north of what is shown. */
  window: readonly [number, number, number, number];
  spots: readonly Spot[];
  rivers?: readonly RiverId[];
  /** For orientation: name, longitude, latitude. */
  towns?: readonly (readonly [name: string, east: number, north: number])[];
  /** Words across the map, in five languages: the two banks of a river. */
  inscriptions?: readonly (readonly [words: string, east: number, north: number])[];
}

export type RiverId = keyof typeof RIVERS;

/** Courses of the rivers that wine follows, coarse. */
export const RIVERS = {
  loire:
    '4.2,45.4 4.0,46.0 3.4,46.8 3.1,47.2 2.9,47.5 2.3,47.85 1.9,47.9 1.3,47.6 0.7,47.4 0.2,47.25 -0.5,47.4 -1.5,47.22 -2.1,47.28',
  garonne: '1.45,43.6 1.1,44.05 0.6,44.2 0.0,44.5 -0.55,44.84 -0.55,45.02',
  dordogne: '1.9,45.0 1.2,44.85 0.5,44.85 -0.1,44.86 -0.4,44.97 -0.55,45.02',
  gironde: '-0.55,45.02 -0.7,45.25 -0.95,45.5 -1.1,45.58',
  rhone:
    '6.15,46.2 5.75,45.9 5.5,45.7 4.85,45.75 4.83,45.3 4.85,44.95 4.75,44.4 4.8,43.95 4.63,43.6 4.7,43.35',
  saone: '5.5,47.4 5.0,47.0 4.85,46.5 4.8,46.1 4.83,45.75',
  seine: '4.6,47.9 3.9,48.35 3.0,48.4 2.4,48.8 1.5,49.05 1.1,49.4 0.3,49.45',
  marne: '5.2,47.9 5.1,48.4 4.6,48.7 4.0,49.05 3.4,49.05 2.6,48.88 2.4,48.8',
  rhine:
    '8.6,47.65 7.6,47.58 7.6,48.0 7.8,48.55 8.25,49.0 8.45,49.5 8.3,50.0 7.9,49.97 7.6,50.35 7.1,50.72 6.95,50.95 6.6,51.4',
  mosel: '6.4,48.6 6.2,49.1 6.37,49.48 6.6,49.75 6.9,49.85 7.05,49.98 7.1,50.1 7.3,50.2 7.6,50.36',
  main: '10.9,50.05 10.2,50.0 9.95,49.75 9.6,49.9 9.15,49.95 8.7,50.1 8.3,50.0',
  neckar: '8.6,48.2 9.1,48.55 9.2,48.85 9.15,49.25 8.7,49.4 8.45,49.5',
  douro:
    '-2.9,41.95 -3.7,41.65 -4.7,41.6 -5.4,41.5 -6.0,41.5 -6.6,41.1 -7.1,41.12 -7.6,41.16 -8.2,41.07 -8.65,41.15',
  tejo: '-5.0,39.9 -6.5,39.75 -7.6,39.6 -8.4,39.3 -8.9,38.9 -9.1,38.7',
  ebro: '-4.0,43.0 -2.9,42.65 -2.4,42.45 -1.6,42.1 -0.9,41.65 0.2,41.3 0.55,41.0 0.8,40.72',
  guadalquivir: '-3.5,38.0 -4.8,37.9 -5.9,37.4 -6.2,37.0 -6.38,36.8',
  po: '7.4,44.7 7.7,45.07 8.6,45.05 9.7,45.05 10.7,44.95 11.6,44.95 12.4,44.95',
  tanaro: '7.9,44.4 7.95,44.6 8.2,44.9 8.6,44.95 8.75,45.02',
  adige: '10.6,46.7 11.3,46.5 11.1,46.05 10.95,45.6 11.0,45.4 11.5,45.15 12.3,45.15',
  arno: '11.8,43.7 11.9,43.5 11.5,43.7 11.25,43.77 10.4,43.7',
  danube:
    '12.1,49.0 13.5,48.57 14.3,48.3 15.2,48.2 15.4,48.37 15.65,48.4 16.35,48.25 17.1,48.13 18.0,47.75 18.95,47.75 19.05,47.5 18.9,46.9 18.85,46.2 18.8,45.85',
  tisza: '22.3,48.15 21.4,48.1 20.8,47.6 20.2,47.0 20.15,46.25',
  columbia: '-119.3,46.9 -119.0,46.2 -119.5,45.9 -121.2,45.65 -122.7,45.6 -123.9,46.25',
  willamette: '-123.1,44.05 -123.15,44.6 -123.0,45.2 -122.65,45.6',
  murray: '146.9,-36.1 144.8,-35.9 142.2,-34.2 140.7,-34.2 139.6,-34.4 139.3,-35.3',
} as const;
