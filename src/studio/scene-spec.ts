import type { AskedWord } from './accounting/proof.ts';
import type { DrawnLabel } from './own-wine/drawn-label.ts';
import type { PictureSizeId, StyleId } from '#shared/rules/pictures/generation.ts';
import type { LessonId } from './litho/education/lessons/lessons.ts';
import type { SheetKind } from './lexicon/lettering/sheet-words.ts';
import type { PlaceId } from './places/place.ts';
import type { ThingId } from './things/catalogue.ts';
import type { AskedThing } from './things/thing.ts';

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
  'jeroboam',
] as const;
export type BottleShape = (typeof BOTTLE_SHAPES)[number];
export const BOTTLE_GLASSES = ['dark', 'green', 'olive', 'brown', 'blue', 'clear'] as const;
export type BottleGlass = (typeof BOTTLE_GLASSES)[number];
export type GlassShape = 'bordeaux' | 'burgundy' | 'white' | 'flute' | 'coupe' | 'tulip';
export type Closure = 'cork' | 'screwcap' | 'wax' | 'crown' | 'muselet';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type TimeOfDay = 'dawn' | 'morning' | 'noon' | 'golden_hour' | 'sunset' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'mist' | 'rain' | 'storm' | 'snow';
export type Lighting =
  | 'soft'
  | 'studio'
  | 'dramatic'
  | 'candle'
  | 'backlit'
  | 'daylight'
  | 'warm'
  | 'neon'
  | 'moonlight';
export type Mood =
  | 'elegant'
  | 'luxurious'
  | 'romantic'
  | 'festive'
  | 'rustic'
  | 'cosy'
  | 'moody'
  | 'dramatic'
  | 'serene'
  | 'minimal'
  | 'playful'
  | 'nostalgic'
  | 'modern'
  | 'fresh';
export type Surface =
  | 'wood'
  | 'slate'
  | 'marble'
  | 'dark_marble'
  | 'linen'
  | 'gingham'
  | 'stone'
  | 'leather'
  | 'metal'
  | 'glass'
  | 'barrel_top'
  | 'sand'
  | 'grass';
export type Setting =
  | 'studio'
  | 'vineyard'
  | 'sea'
  | 'lake'
  | 'mountains'
  | 'city'
  | 'cellar'
  | 'bar'
  | 'restaurant'
  | 'festival'
  | 'kitchen'
  | 'library'
  | 'terrace'
  | 'garden'
  | 'estate';
export type Landscape =
  | 'rolling_hills'
  | 'gentle_plain'
  | 'river_terraces'
  | 'steep_slopes'
  | 'mountain_valley'
  | 'coastal'
  | 'volcanic'
  | 'high_desert'
  | 'lavender_plateau';
/** The house that stands in the vines. */
export type EstateKind =
  | 'chateau'
  | 'villa'
  | 'farmhouse'
  | 'abbey'
  | 'castle'
  | 'modern_winery'
  | 'cape_dutch';

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

export type Shot = 'macro' | 'close_up' | 'medium' | 'wide';
export type Angle = 'eye_level' | 'overhead' | 'low' | 'aerial' | 'behind';
export type Placement = 'left' | 'right' | 'centre';

export interface Camera {
  shot: Shot | null;
  angle: Angle | null;
  placement: Placement | null;
  /** A blurred background was asked for. */
  isShallow: boolean;
}

export interface NamedColour {
  name: string;
  hex: string;
}

export type CopySpace = 'top' | 'bottom' | 'left' | 'right';

/** People the prompt asks for. */
export interface AskedFigure {
  count: number;
  who: 'person' | 'woman' | 'man' | 'couple' | 'group' | 'child';
  role: 'sommelier' | 'winemaker' | 'picker' | 'waiter' | 'chef' | 'guest' | 'musician' | null;
  part: 'hands' | 'portrait' | 'figure';
  /** Its own words, folded: what is said of one of several. */
  said?: string;
  action:
    | 'holding'
    | 'pouring'
    | 'toasting'
    | 'picking'
    | 'tasting'
    | 'walking'
    | 'opening'
    | 'pruning'
    | 'sampling'
    | 'stomping'
    | 'carrying'
    | 'sitting'
    | 'cooking'
    | 'cutting'
    | 'reading'
    | 'writing'
    | 'wrapping'
    | 'photographing'
    | 'kneeling'
    | 'planting'
    | 'dancing'
    | 'hugging'
    | 'kissing'
    | 'rolling'
    | 'eating'
    | 'explaining'
    | 'playing'
    | 'choosing'
    | 'serving'
    | 'cleaning'
    | 'stirring'
    | 'digging'
    | 'talking'
    | 'sorting'
    | 'sleeping'
    | 'greeting'
    | 'hammering'
    | 'filling'
    | 'riding'
    | 'folding'
    | null;
}

/** What somebody's face shows. */
export type Emotion =
  | 'calm'
  | 'joy'
  | 'shock'
  | 'smug'
  | 'sad'
  | 'cry'
  | 'bored'
  | 'judge'
  | 'angry';

/** What a teaching plate can be about. */
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

/** A plate as it was asked for: 'colours of white wine, in French'. */
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

/** One entry of a customer's list: 'Grand Cru 2%', '1863 phylloxera'. */
export interface PlateItem {
  name: string;
  /** The figure as it was written. */
  value: string | null;
}

/** A meme in one of our formats, with the customer's words. */
export interface MemeWish {
  /** 'captions' stand above and below a photograph; the others are drawn. */
  format: 'captions' | 'two_panels' | 'versus' | 'labels' | 'reaction' | 'dialogue';
  lines: readonly string[];
  /** Things with the words that stand on them. */
  labels: readonly { thing: ThingId; text: string; word: string }[];
  /** What each panel shows, where a meme has several. */
  panels?: readonly SceneSpec[];
}

/** Printed matter: lettering in a frame, in the customer's words. */
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

/** Words that must appear exactly as the customer wrote them. */
export interface ExactTexts {
  /** Lines for the label, empty when the prompt names none. */
  label: readonly string[];
  title: string | null;
  subtitle: string | null;
  /** Meme captions, top then bottom. */
  captions: readonly string[];
}

export interface SceneSpec {
  prompt: string;
  /** Printed on the bottles of drawn pictures, where a customer's own wine is shown. */
  ownLabel?: DrawnLabel;
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
  weather: Weather | null;
  lighting: Lighting | null;
  moods: readonly Mood[];
  colours: readonly NamedColour[];
  surface: Surface | null;
  /** 'A blue tablecloth'. */
  surfaceColour: NamedColour | null;
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

export function isSparkling(wine: WineColour): boolean {
  return wine === 'sparkling' || wine === 'sparkling_rose';
}
