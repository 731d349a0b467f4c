import type { ThingId } from '#studio/things/catalogue.ts';
import type { SheetKind } from '#studio/lexicon/lettering/sheets/sheet-words.ts';

export const PLATE_TOPICS = [
  'map',
  'colours',
  'making',
  'vine_year',
  'bottle_sizes',
  'bottle_shapes',
  'temperatures',
  'glass_shapes',
  'hold_glass',
  'open_bottle',
  'decant',
  'taste',
  'label',
  'aromas',
  'bouquet',
  'dishes',
  'grape',
  'varieties',
  'training',
  'oak',
  'pairing',
  'sweetness',
  'soils',
  'bottle',
  'glass',
  'barrel',
  'corkscrew',
  'wine_press',
  'vine',
  'leaf',
  'grape_profile',
  'soil_profile',
  'compare',
  'timeline',
  'pyramid',
  'list',
  'lesson',
  'scale',
  'form',
  'quiz',
  'bingo',
  'worksheet',
] as const;

export type PlateTopic = (typeof PLATE_TOPICS)[number];

/** Kinds of sheet that are asked for by name, whatever they are about. */
export type SheetForm =
  | 'bars'
  | 'pie'
  | 'line'
  | 'timeline'
  | 'pyramid'
  | 'table'
  | 'section'
  | 'tree'
  | 'flow'
  | 'parts'
  | 'kinds';

export type PlateLanguage = 'en' | 'fr' | 'it' | 'es' | 'de';

export interface PlateItem {
  name: string;
  /** The figure as it was written. */
  value: string | null;
  /** What is told of it, column by column. */
  cells?: readonly string[];
}

export interface SheetWish {
  kind: SheetKind;
  title: string;
  /** The line above the title. */
  kicker: string;
  /** Day, hour, place, price. */
  details: readonly string[];
  /** '-20 %', larger than all else. */
  figure: string;
  /** Things named in what is dictated, as its ornament. */
  emblems?: readonly ThingId[];
}
