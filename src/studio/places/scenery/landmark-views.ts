import type { LandView, TerrainShape } from '#studio/landscape/landscape-spec.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import type { Landmark } from '#studio/places/words/place-words.ts';

/** Skies in which the land itself is seen; against the sun it would be a haze. */
export const BLUE: readonly SkyId[] = ['day', 'golden', 'day', 'sunset'];
export const BUSH: Partial<TerrainShape> = {
  crop: 'bush',
  rowSpacing: 2.6,
  canopyHeight: 0.85,
  soil: '#a8794f',
};
export const DOURO: LandView = {
  terrain: 'river_terraces',
  eye: 46,
  horizon: 0.24,
  clarity: 3,
  change: {
    valley: { bend: 190, period: 150, width: 66, slope: 0.62, height: 120 },
    terraceStep: 8,
    mountains: 0.7,
    soil: '#a5784c',
  },
  skies: BLUE,
};
export const MOSEL: LandView = {
  terrain: 'steep_slopes',
  eye: 52,
  horizon: 0.24,
  clarity: 3,
  change: {
    valley: { bend: 190, period: 140, width: 72, slope: 0.8, height: 130 },
    mountains: 0.5,
    soil: '#6b6a66',
  },
  skies: ['day', 'morning', 'golden'],
};
export const ETNA: LandView = {
  terrain: 'volcanic',
  clarity: 2.6,
  // Ash and lava: black between the rows.
  change: { mountains: 2.6, soil: '#2c2826', grass: '#3a3430', rowSpacing: 3.1 },
  skies: ['day', 'sunset', 'golden', 'day'],
};

/** Regions whose look everybody knows. */
export const LANDMARK_VIEWS: Readonly<Record<Landmark, LandView>> = {
  douro: DOURO,
  mosel: { ...MOSEL, marks: ['village', 'church'] },
  santorini: {
    terrain: 'coastal',
    hasRows: true,
    marks: ['white_village', 'boats'],
    change: { ...BUSH, soil: '#b8a588', canopyHeight: 0.55 },
    clarity: 2.5,
    skies: BLUE,
  },
  tuscany: {
    terrain: 'rolling_hills',
    estate: 'villa',
    marks: ['cypress_road'],
    change: { nearDrop: 3, hillStart: 60, hillAmplitude: 120, hasRoad: true },
    clarity: 1.8,
    skies: ['golden', 'day', 'golden', 'sunset'],
  },
  champagne: {
    terrain: 'rolling_hills',
    marks: ['village', 'church'],
    change: {
      soil: '#efe8d8',
      rowSpacing: 1.7,
      canopyHeight: 1.05,
      hillAmplitude: 80,
      mountains: 0.3,
    },
    clarity: 1.8,
    skies: ['day', 'morning', 'golden'],
  },
  napa: {
    terrain: 'mountain_valley',
    estate: 'modern_winery',
    change: { mountains: 1.3, snowLine: 9, grass: '#c2a058', hillStart: 160, hillAmplitude: 120 },
    clarity: 1.8,
    skies: ['day', 'golden', 'morning'],
  },
  mendoza: {
    terrain: 'high_desert',
    change: { mountains: 4, snowLine: 0.36 },
    clarity: 3,
    skies: BLUE,
  },
  etna: ETNA,
  provence: {
    terrain: 'lavender_plateau',
    estate: 'farmhouse',
    clarity: 1.6,
    skies: ['golden', 'day', 'sunset'],
  },
};
