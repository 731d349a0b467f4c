import type { AskedFigure, Emotion } from './scene/figure.ts';
import type { PictureSizeId, StyleId } from '#shared/rules/pictures/generation.ts';
import type { AskedWord } from '#studio/accounting/proof.ts';
import type { DrawnLabel } from './labels/label-spec.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { PlateItem, PlateLanguage, PlateTopic, SheetWish } from '#studio/scene/sheets.ts';
import type { Camera, CopySpace } from '#studio/scene/camera.ts';
import type {
  EstateKind,
  Landscape,
  Lighting,
  Mood,
  Season,
  Setting,
  Surface,
  TimeOfDay,
  Weather,
} from '#studio/scene/surroundings.ts';
import type {
  BottleGlass,
  BottleShape,
  Closure,
  GlassShape,
  Region,
  Varietal,
  WineColour,
} from '#studio/scene/wine.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { RowKind } from '#studio/lexicon/plates/compared/read-compared.ts';
import type { LessonId } from './litho/education/lessons/lessons.ts';

// What a prompt means, as plain data: everything after the lexicon composes from this alone.
// `null` always says that the prompt is silent, so the style and the seed may choose.

export const SUBJECTS = [
  'bottle',
  'glass',
  'tasting_row',
  'decanter',
  'pour',
  'toast',
  'grapes',
  'harvest',
  'cork',
  'vineyard',
  'estate',
  'cellar',
  'barrels',
  'tasting_table',
  'pairing',
  'wine_bar',
  'restaurant',
  'festival',
  'sommelier',
  'label',
  'poster',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** The house that stands in the vines. */

export type Accompaniment =
  | 'bread'
  | 'cheese'
  | 'olives'
  | 'charcuterie'
  | 'grapes'
  | 'figs'
  | 'nuts'
  | 'honey'
  | 'chocolate'
  | 'fruit'
  | 'berries'
  | 'oysters'
  | 'fish'
  | 'steak'
  | 'pasta'
  | 'pizza'
  | 'salad'
  | 'dessert'
  | 'candles'
  | 'flowers'
  | 'corkscrew'
  | 'cork'
  | 'ice_bucket'
  | 'vine_leaves'
  | 'book'
  | 'barrel'
  | 'crate';

export interface NamedColour {
  name: string;
  hex: string;
}

/** What a teaching plate can be about. */

/** A plate as it was asked for: 'colours of white wine, in French'. */

/** One entry of a customer's list: 'Grand Cru 2%', '1863 phylloxera'. */

/** A meme in one of our formats, with the customer's words. */

/** Printed matter: lettering in a frame, in the customer's words. */

/** Words that must appear exactly as the customer wrote them. */

export interface ExactTexts {
  /** Lines for the label, empty when the prompt names none. */
  label: readonly string[];
  title: string | null;
  subtitle: string | null;
  /** Meme captions, top then bottom. */
  captions: readonly string[];
  /** Written on a board, a card or a sign of the scene. */
  carried?: readonly CarriedText[];
}

/** 'A chalkboard saying “Happy hour”'. Whoever letters it notes the trait `lettered:CARRIER:TEXT`. */
export interface CarriedText {
  text: string;
  /** `null`: on something that we do not have. */
  carrier: ThingId | null;
}

export interface SceneSpec {
  prompt: string;
  /** Printed on the bottles of drawn pictures, where a customer's own wine is shown. */
  ownLabel?: DrawnLabel;
  /** What is printed on the label: 'a label with a stag'. */
  emblem?: ThingId;
  style: StyleId;
  size: PictureSizeId;

  /** Most important first, never empty, no doubles. */
  subjects: readonly Subject[];
  bottles: number;
  glasses: number;

  wine: WineColour;
  /** Every wine the prompt names ('a flight of white, rosé and red'); the first is `wine`. */
  wines: readonly WineColour[];
  bottle: BottleShape;
  bottleGlass: BottleGlass;
  glass: GlassShape;
  closure: Closure;
  varietal: Varietal | null;
  region: Region | null;
  vintage: number | null;

  /** Where it happens; `null` leaves the set to the style. */
  setting: Setting | null;
  landscape: Landscape;
  estate: EstateKind;
  season: Season | null;
  time: TimeOfDay | null;
  /** 'At noon': the sun stands high, and models nothing. */
  isMidday?: boolean;
  /** The sun is named, so that it may be looked for in the picture. */
  isSunNamed?: boolean;
  weather: Weather | null;
  lighting: Lighting | null;
  moods: readonly Mood[];
  colours: readonly NamedColour[];
  surface: Surface | null;
  /** 'A blue tablecloth'. */
  surfaceColour: NamedColour | null;
  /** 'On wet slate'. */
  isSurfaceWet?: boolean;
  camera: Camera;
  accompaniments: readonly Accompaniment[];
  /**
   * Every named thing that is asked for, in the order of the prompt. As soon as there is one, it is the whole list: bottles
   * and glasses are in the picture only if they stand here too (named by their own word or by their wine).
   */
  things: readonly AskedThing[];
  /** Where it happens, as far as the prompt says. */
  place: PlaceId | null;
  /** The ground of a packshot ('on a yellow background'). */
  ground: NamedColour | null;
  /** 'No shadow' under a packshot. */
  isShadowless: boolean;
  /** Side that must stay free and quiet for the customer's own words. */
  copySpace: CopySpace | null;
  /** What a teaching plate is to be about; `null` where the prompt names no topic. */
  plate: PlateWish | null;
  /** A card, list or flyer instead of a scene. */
  sheet?: SheetWish;
  /** What a meme says and how; `null` for every other style. */
  meme: MemeWish | null;
  /** Who is asked for; empty when nobody is. */
  figures: readonly AskedFigure[];

  /** What their faces show, as far as the prompt says. */
  emotion?: Emotion;

  /** `true` asked for, `false` refused ('no people'). */
  people: boolean | null;
  /** What the prompt refuses: subjects and accompaniments that must stay out. */
  excluded: readonly (Subject | Accompaniment)[];
  /** Things of the catalogue that are refused by name ('no lemon'). */
  refused: readonly ThingId[];

  texts: ExactTexts;
  /** A heading for posters and plates: the exact title, or one made from what was read. */
  title: string;
  subtitle: string;

  /** Every meaningful word of the prompt, with what would prove that it is in the picture. */
  words: readonly AskedWord[];
  /** Meaningful words of the prompt that changed nothing. */
  notUnderstood: readonly string[];
}

export function shows(spec: SceneSpec, subject: Subject): boolean {
  return spec.subjects.includes(subject);
}

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
  /** The one place of the map that was asked for by name. */
  mark?: string;
  /** Entries that the customer dictates, printed instead of ours. */
  items?: readonly PlateItem[];
  /** What the customer's own list is about. */
  heading?: string;
  /** Which lesson a plate of points gives. */
  lesson?: LessonId;
  /** The one wine whose aromas or dishes are shown, by its name in our books. */
  subject?: string;
  /** What the grapes are ranked by. */
  scale?: 'tannin' | 'acid' | 'body';
  /** What a comparison was asked to tell of each side, in its order. */
  rows?: readonly RowKind[];
  /** The two that are compared, as far as the lexicon knows them. */
  sides?: readonly SceneSpec[];
}

export interface MemeWish {
  /** 'captions' stand above and below a photograph; the others are drawn. */
  format:
    | 'captions'
    | 'two_panels'
    | 'versus'
    | 'labels'
    | 'reaction'
    | 'dialogue'
    | 'buttons'
    | 'grid'
    | 'brain';
  lines: readonly string[];
  /** What all panels are about. */
  heading?: string;
  /** Things with the words that stand on them. */
  labels: readonly { thing: ThingId; text: string; word: string }[];
  /** What each panel shows, where a meme has several. */
  panels?: readonly SceneSpec[];
}
