import type { LightId, RoomMood, DecorId } from '#studio/compose/direction.ts';
import type { Surface } from '#studio/scene/surroundings.ts';
import type { LandView } from '#studio/landscape/landscape-spec.ts';
import type { PlaceId } from './place.ts';
import { BLUE, BUSH, DOURO, ETNA, MOSEL } from './scenery/landmark-views.ts';

/** How a place is built: which decor, in what light, on what table. */
export interface PlaceDecor {
  decor: DecorId;
  /** By day and after dark. */
  light: { day: LightId; evening: LightId };
  room: { day: RoomMood; evening: RoomMood };
  surfaces: readonly Surface[];
  view?: LandView;
}

const warmRoom = (surfaces: readonly Surface[]): PlaceDecor => ({
  decor: 'place',
  light: { day: 'lamps', evening: 'candle' },
  room: { day: 'amber', evening: 'candle' },
  surfaces,
});
const brightRoom = (surfaces: readonly Surface[]): PlaceDecor => ({
  decor: 'place',
  light: { day: 'window', evening: 'candle' },
  room: { day: 'daylight', evening: 'amber' },
  surfaces,
});
const outside = (surfaces: readonly Surface[]): PlaceDecor => ({
  decor: 'place',
  light: { day: 'sun', evening: 'candle' },
  room: { day: 'daylight', evening: 'amber' },
  surfaces,
});
const land = (
  view: LandView,
  surfaces: readonly Surface[] = ['wood', 'stone', 'wood'],
): PlaceDecor => ({
  decor: 'landscape',
  light: { day: 'sun', evening: 'sun' },
  room: { day: 'daylight', evening: 'amber' },
  surfaces,
  view,
});
const ground = (): PlaceDecor => ({
  decor: 'sweep',
  light: { day: 'strip', evening: 'strip' },
  room: { day: 'amber', evening: 'amber' },
  surfaces: ['slate', 'wood', 'dark_marble', 'slate'],
});
const cellar = (): PlaceDecor => ({
  decor: 'cellar',
  light: { day: 'lamps', evening: 'candle' },
  room: { day: 'amber', evening: 'candle' },
  surfaces: ['wood', 'stone'],
});

/** What lies outside a window where nothing is said of it. */
const QUIET_LAND: LandView = {
  terrain: 'rolling_hills',
  hasRows: false,
  clarity: 2,
  skies: ['day'],
};

export const PLACE_DECORS: Readonly<Record<PlaceId, PlaceDecor>> = {
  white_ground: ground(),
  black_ground: ground(),
  colour_ground: ground(),
  no_ground: ground(),
  studio: ground(),
  fireplace: warmRoom(['wood', 'leather', 'wood']),
  library: warmRoom(['wood', 'leather', 'wood']),
  living_room: brightRoom(['wood']),
  vault_cellar: cellar(),
  bottle_cellar: cellar(),
  barrel_hall: cellar(),
  winery: brightRoom(['metal', 'wood', 'stone']),
  tasting_room: brightRoom(['wood', 'marble', 'linen']),
  wine_shop: warmRoom(['wood', 'dark_marble']),
  wine_bar: { ...warmRoom(['dark_marble', 'wood']), decor: 'bar' },
  restaurant: { ...brightRoom(['linen', 'wood', 'linen']), decor: 'restaurant' },
  cafe: brightRoom(['marble', 'wood', 'marble']),
  kitchen: brightRoom(['marble', 'wood']),
  terrace: land({ marks: ['balustrade'], clarity: 1.8, skies: BLUE }, ['stone', 'wood', 'linen']),
  pool: land({ yard: 'pool', hasRows: false, clarity: 2, skies: ['day'] }, [
    'stone',
    'wood',
    'stone',
  ]),
  yacht: outside(['wood']),
  beach: {
    ...outside(['sand', 'wood', 'linen']),
    view: {
      terrain: 'coastal',
      hasRows: false,
      marks: ['shore'],
      horizon: 0.4,
      clarity: 1.6,
      skies: BLUE,
    },
  },
  picnic: outside(['grass', 'linen']),
  garden_party: outside(['linen', 'wood']),
  wedding: land({ yard: 'wedding', hasRows: false, clarity: 2, skies: BLUE }, [
    'linen',
    'linen',
    'marble',
  ]),
  christmas: warmRoom(['wood', 'linen', 'wood']),
  market_hall: brightRoom(['wood', 'stone']),
  festival: { ...warmRoom(['wood', 'barrel_top']), decor: 'festival' },
  city: {
    ...outside(['stone', 'wood', 'linen']),
    light: { day: 'sun', evening: 'lamps' },
  },
  piazza: {
    ...outside(['linen', 'wood', 'stone']),
    light: { day: 'sun', evening: 'lamps' },
  },
  vineyard: land({}),
  terraced_vineyard: land(DOURO),
  bush_vines: land({ terrain: 'gentle_plain', change: BUSH }),
  pergola: land({ marks: ['pergola'] }, ['wood', 'stone']),
  river: land({ ...MOSEL, marks: [] }),
  lake: land(
    {
      terrain: 'coastal',
      hasRows: false,
      marks: ['lake', 'boats'],
      change: { mountains: 1.8 },
      clarity: 2,
      skies: BLUE,
    },
    ['wood', 'stone'],
  ),
  sea: land({ terrain: 'coastal', hasRows: false, marks: ['boats'], clarity: 1.6, skies: BLUE }, [
    'linen',
    'stone',
    'wood',
  ]),
  mountains: land({
    terrain: 'mountain_valley',
    clarity: 2.4,
    change: { mountains: 3.4, snowLine: 0.42 },
    skies: BLUE,
  }),
  volcano: land(ETNA),
  village: land({ marks: ['village', 'church'], clarity: 2, skies: BLUE }),
  chateau: land({ estate: 'chateau', clarity: 2, skies: BLUE }),
  abbey: land({ estate: 'abbey', clarity: 2, skies: BLUE }),
  window: { ...brightRoom(['wood', 'marble', 'wood']), view: QUIET_LAND },
  hut: {
    ...brightRoom(['wood']),
    view: {
      terrain: 'mountain_valley',
      hasRows: false,
      clarity: 2.4,
      change: { mountains: 5, snowLine: 0.3 },
      skies: ['day'],
    },
  },
  forest: outside(['wood', 'grass', 'wood']),
  hotel_lobby: warmRoom(['marble', 'wood', 'dark_marble']),
  flower_field: outside(['grass', 'linen']),
  hotel_room: brightRoom(['wood', 'marble', 'linen']),
  spa: brightRoom(['wood', 'stone', 'marble']),
  warehouse: brightRoom(['stone', 'wood']),
  bottling_line: brightRoom(['metal', 'metal', 'wood']),
  laboratory: brightRoom(['metal', 'marble']),
  cooperage: warmRoom(['wood', 'barrel_top']),
  train: brightRoom(['wood', 'linen']),
  plane: brightRoom(['linen', 'wood']),
  harbour: outside(['stone', 'wood', 'linen']),
  office: brightRoom(['wood', 'wood', 'marble']),
  classroom: brightRoom(['wood']),
  cloister: outside(['stone', 'wood', 'stone']),
  house_front: {
    ...outside(['stone', 'wood', 'linen']),
    light: { day: 'sun', evening: 'lamps' },
  },
  village_lane: land(
    { yard: 'lane', hasRows: false, horizon: 0.45, change: { nearDrop: 0 }, skies: BLUE },
    ['stone', 'wood', 'linen'],
  ),
  christmas_market: {
    ...warmRoom(['wood']),
    room: { day: 'amber', evening: 'amber' },
    light: { day: 'lamps', evening: 'lamps' },
  },
  orchard: land({ hasRows: false, eye: 2.8, horizon: 0.44, clarity: 2, skies: BLUE }, [
    'wood',
    'grass',
    'linen',
  ]),
  olive_grove: land(
    {
      hasRows: false,
      eye: 2.4,
      horizon: 0.44,
      clarity: 2,
      skies: BLUE,
      terrain: 'rolling_hills',
      change: { grass: '#8d8a4c', soil: '#b58c5c' },
    },
    ['wood', 'stone', 'linen'],
  ),
  golf: outside(['wood', 'stone']),
  greenhouse: outside(['wood', 'stone', 'wood']),
  campfire: {
    ...warmRoom(['wood', 'stone']),
    light: { day: 'candle', evening: 'candle' },
    room: { day: 'amber', evening: 'amber' },
  },
  waterfall: outside(['stone', 'wood']),
  desert: outside(['sand', 'wood', 'stone']),
  cave: brightRoom(['stone', 'stone', 'wood']),
  igloo: brightRoom(['marble', 'wood']),
  japanese_garden: outside(['wood', 'stone']),
  bakery: brightRoom(['wood', 'marble']),
  cheese_shop: warmRoom(['wood', 'marble']),
  butcher_shop: brightRoom(['marble', 'wood']),
  flower_shop: brightRoom(['wood']),
  delicatessen: warmRoom(['wood', 'marble']),
  chocolate_shop: warmRoom(['wood', 'dark_marble']),
  fish_shop: brightRoom(['marble', 'metal']),
  greengrocer: brightRoom(['wood']),
  bookshop: warmRoom(['wood']),
  castle_hall: warmRoom(['wood', 'stone']),
};
