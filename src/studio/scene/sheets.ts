import type { SheetKind } from '#studio/lexicon/lettering/sheet-words.ts';
import type { LessonId } from '#studio/litho/education/lessons/lessons.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { WineColour } from './wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

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
  'vine',
  'soil_profile',
  'compare',
  'timeline',
  'pyramid',
  'list',
  'lesson',
  'scale',
  'form',
  'worksheet',
] as const;

export type PlateTopic = (typeof PLATE_TOPICS)[number];

export type PlateLanguage = 'en' | 'fr' | 'it' | 'es' | 'de';

export interface PlateWish {
  topic: PlateTopic;
  /** What the labels are written in. */
  language: PlateLanguage;
  /** Only these wines; empty means all. */
  wines: readonly WineColour[];
  /** Only these grapes, by their proper names; empty means all. */
  grapes: readonly string[];
  /** Country or region of a map, by its id in the atlas. */
  area: string | null;
  /** Only these regions of the map, by their ids in the atlas or the names of its spots; all where missing. */
  regions?: readonly string[];
  /** Entries that the customer dictates, printed instead of ours. */
  items?: readonly PlateItem[];
  /** What the customer's own list is about. */
  heading?: string;
  /** Which lesson a plate of points gives. */
  lesson?: LessonId;
  /** What the grapes are ranked by. */
  scale?: 'tannin' | 'acid' | 'body';
  /** The two that are compared, as far as the lexicon knows them. */
  sides?: readonly SceneSpec[];
}

export interface PlateItem {
  name: string;
  /** The figure as it was written. */
  value: string | null;
}

export interface MemeWish {
  /** 'captions' stand above and below a photograph; the others are drawn. */
  format: 'captions' | 'two_panels' | 'versus' | 'labels' | 'reaction' | 'dialogue';
  lines: readonly string[];
  /** Things with the words that stand on them. */
  labels: readonly { thing: ThingId; text: string; word: string }[];
  /** What each panel shows, where a meme has several. */
  panels?: readonly SceneSpec[];
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
}
