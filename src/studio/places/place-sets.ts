import type { LightId, RoomMood, SetId } from '#studio/compose/direction.ts';
import type { EstateKind, Landscape, Surface, TimeOfDay } from '#studio/scene-spec.ts';
import type { PlaceId } from './place.ts';
import type { Landmark } from './place-words.ts';

/** How a place is built: which set, in what light, on what table. */
export interface PlaceSet {
  set: SetId;
  /** By day and after dark. */
  light: { day: LightId; evening: LightId };
  room: { day: RoomMood; evening: RoomMood };
  surfaces: readonly Surface[];
  view?: View;
}

/** What a landscape shows besides its vines. */
export interface View {
  terrain?: Landscape;
  estate?: EstateKind;
  hasRows?: boolean;
  /** Landmarks that are painted into the land. */
  marks?: readonly LandMark[];
  time?: TimeOfDay;
}

export const LAND_MARKS = [
  'white_village',
  'village',
  'cypress_road',
  'church',
  'pergola',
  'lake',
  'river_bend',
  'baskets',
  'chalk',
  'peaks',
  'boats',
] as const;
export type LandMark = (typeof LAND_MARKS)[number];

const warmRoom = (surfaces: readonly Surface[]): PlaceSet => ({
  set: 'place',
  light: { day: 'lamps', evening: 'candle' },
  room: { day: 'amber', evening: 'candle' },
  surfaces,
});
const brightRoom = (surfaces: readonly Surface[]): PlaceSet => ({
  set: 'place',
  light: { day: 'window', evening: 'candle' },
  room: { day: 'daylight', evening: 'amber' },
  surfaces,
});
const outside = (surfaces: readonly Surface[]): PlaceSet => ({
  set: 'place',
  light: { day: 'sun', evening: 'candle' },
  room: { day: 'daylight', evening: 'amber' },
  surfaces,
});
const land = (view: View, surfaces: readonly Surface[] = ['wood', 'stone', 'wood']): PlaceSet => ({
  set: 'landscape',
  light: { day: 'sun', evening: 'sun' },
  room: { day: 'daylight', evening: 'amber' },
  surfaces,
  view,
});
const ground = (): PlaceSet => ({
  set: 'sweep',
  light: { day: 'strip', evening: 'strip' },
  room: { day: 'amber', evening: 'amber' },
  surfaces: ['slate', 'wood', 'dark_marble', 'slate'],
});
const cellar = (): PlaceSet => ({
  set: 'cellar',
  light: { day: 'cellar', evening: 'cellar' },
  room: { day: 'amber', evening: 'candle' },
  surfaces: ['wood', 'stone'],
});

export const PLACE_SETS: Readonly<Record<PlaceId, PlaceSet>> = {
  white_ground: ground(),
  black_ground: ground(),
  colour_ground: ground(),
  no_ground: ground(),
  studio: ground(),
  fireplace: warmRoom(['wood', 'leather', 'wood']),
  library: warmRoom(['wood', 'leather', 'wood']),
  vault_cellar: cellar(),
  bottle_cellar: cellar(),
  barrel_hall: cellar(),
  winery: brightRoom(['metal', 'wood', 'stone']),
  tasting_room: brightRoom(['wood', 'marble', 'linen']),
  wine_shop: warmRoom(['wood', 'dark_marble']),
  wine_bar: { ...warmRoom(['dark_marble', 'wood']), set: 'bar' },
  restaurant: { ...brightRoom(['linen', 'wood', 'linen']), set: 'restaurant' },
  kitchen: brightRoom(['marble', 'wood']),
  terrace: land({ marks: [] }, ['stone', 'wood', 'linen']),
  yacht: outside(['wood']),
  beach: outside(['sand', 'wood', 'linen']),
  picnic: outside(['grass', 'linen']),
  garden_party: outside(['linen', 'wood']),
  wedding: brightRoom(['linen', 'linen', 'marble']),
  christmas: warmRoom(['wood', 'linen', 'wood']),
  market_hall: brightRoom(['wood', 'stone']),
  festival: { ...warmRoom(['wood', 'barrel_top']), set: 'festival' },
  city: warmRoom(['dark_marble', 'stone']),
  vineyard: land({}),
  terraced_vineyard: land({ terrain: 'river_terraces' }),
  bush_vines: land({ terrain: 'volcanic' }),
  pergola: land({ marks: ['pergola'] }, ['wood', 'stone']),
  river: land({ terrain: 'steep_slopes', marks: ['river_bend'] }),
  lake: land({ terrain: 'coastal', hasRows: false, marks: ['lake'] }, ['wood', 'stone']),
  sea: land({ terrain: 'coastal', hasRows: false, marks: ['boats'] }, ['linen', 'stone', 'wood']),
  mountains: land({ terrain: 'mountain_valley', marks: ['peaks'] }),
  volcano: land({ terrain: 'volcanic' }),
  village: land({ marks: ['village', 'church'] }),
  chateau: land({ estate: 'chateau' }),
  abbey: land({ estate: 'abbey' }),
};

export const LANDMARK_VIEWS: Readonly<Record<Landmark, View>> = {
  douro: { terrain: 'river_terraces', estate: 'farmhouse', marks: ['river_bend'] },
  mosel: { terrain: 'steep_slopes', marks: ['river_bend', 'village', 'church'] },
  santorini: { terrain: 'coastal', hasRows: true, marks: ['white_village', 'baskets'] },
  tuscany: { terrain: 'rolling_hills', estate: 'villa', marks: ['cypress_road'] },
  champagne: { terrain: 'rolling_hills', marks: ['chalk', 'village', 'church'] },
  napa: { terrain: 'mountain_valley', estate: 'modern_winery' },
  mendoza: { terrain: 'high_desert', marks: ['peaks'] },
  etna: { terrain: 'volcanic' },
  provence: { terrain: 'lavender_plateau', estate: 'farmhouse', marks: ['cypress_road'] },
};
