import type { WallPattern } from '#studio/backdrops/wall-patterns.ts';
import type { Backing } from '#studio/places/backing.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { LandView } from '#studio/landscape/landscape-spec.ts';
import type { EateryId } from '#studio/backdrops/eateries/eatery-id.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import type { Accompaniment } from '#studio/scene-spec.ts';
import type {
  EstateKind,
  Landscape,
  Season,
  Surface,
  Weather,
} from '#studio/scene/surroundings.ts';
import type { Rgb } from '#studio/textures/colour.ts';

export const ARCHETYPES = [
  'hero_left',
  'hero_right',
  'hero_centre',
  'close_up',
  'overhead',
  'wide_landscape',
  'tasting_row',
  'spread',
  'pour',
  'toast',
  'grape_macro',
  'harvest_crate',
  'cellar',
  'asked',
  'people',
  'view',
] as const;
export type Archetype = (typeof ARCHETYPES)[number];

export type DecorId =
  | 'sweep'
  | 'landscape'
  | 'bar'
  | 'restaurant'
  | 'festival'
  | 'sommelier'
  | 'cellar'
  /** Tanks or shop shelves, built as the cellar is. */
  | 'hall'
  | 'tabletop'
  /** A painted room or garden, by the name of its place. */
  | 'place';
export type LightId =
  | 'strip'
  | 'window'
  /** A plain table by a bright window. */
  | 'day'
  /** One low window beside the table; the other side is in shade. */
  | 'side'
  /** A small lamp over the corner of a table in a dim room. */
  | 'supper'
  | 'sun'
  | 'overcast'
  | 'candle'
  | 'chiaroscuro'
  | 'high_key'
  | 'lamps'
  | 'cellar'
  /** Bright from behind, dim in front. */
  | 'backlit'
  /** Nothing in front at all: outlines against a bright wall. */
  | 'contour'
  /** Two edges from behind, and the dark. */
  | 'rim'
  | 'neon'
  /** The high sun alone: sharp shadows. */
  | 'hard'
  /** A low warm sun through a window. */
  | 'golden';
export type RoomMood = 'amber' | 'candle' | 'neon' | 'daylight';

/** The art director's sheet: every choice the prompt left open, made by style and seed. */
export interface Direction {
  style: StyleId;
  /** Where it happens, if the prompt says so. */
  place: PlaceId | null;
  /** What a landscape shows and from where. */
  view: LandView;
  archetype: Archetype;
  decor: DecorId;
  light: LightId;
  room: RoomMood;
  /** The house whose table it is, where the decor is a dining room. */
  eatery: EateryId | null;
  surface: Surface;
  surfaceTone: readonly [number, number, number] | null;
  wall: { lit: Rgb; dark: Rgb; texture: number; pattern?: WallPattern };
  /** What was said to be behind everything. */
  backing: Backing | null;
  /** Where the hero stands: -1 left, 0 centre, 1 right. */
  side: -1 | 0 | 1;
  season: Season;
  sky: SkyId;
  weather: Weather;
  terrain: Landscape;
  estate: EstateKind | null;
  hasRows: boolean;
  hasPeople: boolean;
  food: readonly Accompaniment[];
  /** Goes round from one seed to the next: decors with several looks take them in turn. */
  variant: 0 | 1 | 2 | 3;
  /** Lens blur of the backdrop in frame heights. */
  blur: number;
  /** Painterly styles draw the backdrop too, so it must be sharp. */
  isPainterly: boolean;
}
