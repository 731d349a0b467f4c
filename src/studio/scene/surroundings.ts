export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export type TimeOfDay = 'dawn' | 'morning' | 'noon' | 'golden_hour' | 'sunset' | 'dusk' | 'night';

export type Weather = 'clear' | 'cloudy' | 'mist' | 'rain' | 'storm' | 'snow' | 'frost';

export type Lighting =
  | 'soft'
  | 'studio'
  | 'dramatic'
  | 'candle'
  | 'backlit'
  | 'daylight'
  | 'warm'
  | 'neon'
  | 'moonlight'
  /** An edge of light on a dark thing. */
  | 'rim'
  /** Dark against a bright ground. */
  | 'silhouette'
  /** A small high lamp or the noon sun: sharp shadows. */
  | 'hard'
  /** Sun through leaves. */
  | 'dappled';

/** What grows up the walls of a house. */
export type Climber = 'ivy' | 'bougainvillea' | 'wisteria' | 'rose';

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
  | 'velvet'
  | 'stone'
  | 'tiles'
  | 'leather'
  | 'metal'
  | 'rust'
  | 'glass'
  | 'paper'
  | 'barrel_top'
  | Ground;

/** What lies under the open sky: things stand on it without a table. */
export const GROUNDS = [
  'sand',
  'grass',
  'snow',
  'gravel',
  'leaves',
  'water',
  'paving',
  'soil',
] as const;
export type Ground = (typeof GROUNDS)[number];

export const isGround = (surface: Surface | null): surface is Ground =>
  surface !== null && (GROUNDS as readonly Surface[]).includes(surface);

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

export type EstateKind =
  | 'chateau'
  | 'villa'
  | 'farmhouse'
  | 'abbey'
  | 'castle'
  | 'modern_winery'
  | 'cape_dutch';
