import type { TimeOfDay, Weather } from '#studio/scene/surroundings.ts';
import type { Rgb } from '#studio/textures/colour.ts';

export const SKY_IDS = [
  'dawn',
  'morning',
  'day',
  'golden',
  'sunset',
  'ember',
  'dusk',
  'blue',
  'night',
  'misty',
  'overcast',
  'storm',
] as const;
export type SkyId = (typeof SKY_IDS)[number];

export interface SkyPalette {
  /** Sky colours from the horizon (0) to the zenith (1). */
  stops: readonly (readonly [number, string])[];
  sun: Rgb;
  sunGain: number;
  cloudLit: string;
  cloudShade: string;
  haze: string;
  /** Light of the whole sky and of the sun alone. */
  ambient: Rgb;
  sunLight: Rgb;
  cover: number;
  /** Metres after which two thirds of the view is haze. */
  visibility: number;
}

export const SKIES: Readonly<Record<SkyId, SkyPalette>> = {
  dawn: {
    stops: [
      [0, '#ffdcc8'],
      [0.1, '#fbcabb'],
      [0.28, '#eab9c2'],
      [0.55, '#b6b2d3'],
      [1, '#7f9ccc'],
    ],
    sun: [1, 0.75, 0.55],
    sunGain: 18,
    cloudLit: '#ffe3d2',
    cloudShade: '#b3a3c0',
    haze: '#f2cfc6',
    ambient: [0.5, 0.46, 0.58],
    sunLight: [1.8, 1.2, 0.9],
    cover: 0.4,
    visibility: 1300,
  },
  morning: {
    stops: [
      [0, '#fff1d6'],
      [0.12, '#f3e6cf'],
      [0.35, '#c5d6de'],
      [0.7, '#8fb6d8'],
      [1, '#5e93c8'],
    ],
    sun: [1, 0.9, 0.68],
    sunGain: 26,
    cloudLit: '#fffaf0',
    cloudShade: '#b9bcc8',
    haze: '#efe2cb',
    ambient: [0.52, 0.55, 0.62],
    sunLight: [2.3, 1.95, 1.4],
    cover: 0.38,
    visibility: 1500,
  },
  day: {
    stops: [
      [0, '#e4e6e0'],
      [0.12, '#cfdde4'],
      [0.45, '#82add4'],
      [1, '#3f77b6'],
    ],
    sun: [1, 0.96, 0.85],
    sunGain: 30,
    cloudLit: '#ffffff',
    cloudShade: '#aebfd0',
    haze: '#c3d3dc',
    ambient: [0.37, 0.45, 0.58],
    sunLight: [3.9, 3.3, 2.35],
    cover: 0.45,
    visibility: 1500,
  },
  golden: {
    stops: [
      [0, '#ffe8bb'],
      [0.07, '#fcd9a2'],
      [0.2, '#ebd0b0'],
      [0.42, '#aabfcf'],
      [1, '#5b88b6'],
    ],
    sun: [1, 0.8, 0.45],
    sunGain: 36,
    cloudLit: '#fff0cf',
    cloudShade: '#b59c93',
    haze: '#f0cf98',
    ambient: [0.42, 0.42, 0.5],
    sunLight: [2.6, 1.85, 1.0],
    cover: 0.42,
    visibility: 1500,
  },
  sunset: {
    stops: [
      [0, '#ffcf7a'],
      [0.06, '#ffb45c'],
      [0.16, '#f6915c'],
      [0.32, '#cf7a7c'],
      [0.55, '#8b6f9a'],
      [0.8, '#4f5f96'],
      [1, '#33497f'],
    ],
    sun: [1, 0.62, 0.25],
    sunGain: 40,
    cloudLit: '#ffb27a',
    cloudShade: '#6d5a80',
    haze: '#e59a68',
    ambient: [0.3, 0.27, 0.38],
    sunLight: [2.6, 1.25, 0.5],
    cover: 0.5,
    visibility: 1500,
  },
  ember: {
    stops: [
      [0, '#ffb066'],
      [0.07, '#f7813f'],
      [0.2, '#d4553f'],
      [0.4, '#8e3f55'],
      [0.7, '#4a3560'],
      [1, '#262a52'],
    ],
    sun: [1, 0.5, 0.18],
    sunGain: 34,
    cloudLit: '#ff8d52',
    cloudShade: '#4d3a5c',
    haze: '#d9774d',
    ambient: [0.24, 0.2, 0.3],
    sunLight: [2.5, 1.0, 0.36],
    cover: 0.6,
    visibility: 1500,
  },
  dusk: {
    stops: [
      [0, '#e8a888'],
      [0.08, '#c98a94'],
      [0.25, '#86769f'],
      [0.55, '#455a8e'],
      [1, '#1e2f5f'],
    ],
    sun: [1, 0.6, 0.42],
    sunGain: 3,
    cloudLit: '#d79a95',
    cloudShade: '#4c4c74',
    haze: '#a98796',
    ambient: [0.22, 0.23, 0.36],
    sunLight: [0.7, 0.42, 0.36],
    cover: 0.4,
    visibility: 1500,
  },
  blue: {
    stops: [
      [0, '#9db0d6'],
      [0.08, '#6f8cc4'],
      [0.25, '#3f64ac'],
      [0.55, '#1f3f86'],
      [1, '#0d2158'],
    ],
    // It has set: what is left of it glows above the hills.
    sun: [0.2, 0.17, 0.16],
    sunGain: 0,
    cloudLit: '#6c86bd',
    cloudShade: '#2c3f72',
    haze: '#5f7db6',
    ambient: [0.16, 0.22, 0.42],
    sunLight: [0.22, 0.3, 0.52],
    cover: 0.25,
    visibility: 1800,
  },
  night: {
    stops: [
      [0, '#363c56'],
      [0.12, '#282f4a'],
      [0.4, '#151d38'],
      [1, '#090e20'],
    ],
    sun: [0.8, 0.85, 1],
    sunGain: 6,
    cloudLit: '#5a6488',
    cloudShade: '#1a2140',
    haze: '#2c3358',
    ambient: [0.1, 0.12, 0.19],
    sunLight: [0.32, 0.37, 0.5],
    cover: 0.32,
    visibility: 2000,
  },
  misty: {
    stops: [
      [0, '#f1e4cd'],
      [0.12, '#ecdcc6'],
      [0.35, '#d5d0cb'],
      [0.7, '#a9b7c4'],
      [1, '#8aa3b8'],
    ],
    sun: [1, 0.88, 0.66],
    sunGain: 14,
    cloudLit: '#fdf3e2',
    cloudShade: '#b9b6b8',
    haze: '#ead9c2',
    ambient: [0.5, 0.5, 0.52],
    sunLight: [1.5, 1.25, 0.9],
    cover: 0.5,
    visibility: 230,
  },
  overcast: {
    stops: [
      [0, '#dfe3e4'],
      [0.15, '#cdd4d9'],
      [0.5, '#a6b1bd'],
      [1, '#7d8b9b'],
    ],
    sun: [0.9, 0.92, 0.95],
    sunGain: 2,
    cloudLit: '#eef0f1',
    cloudShade: '#8f9aa6',
    haze: '#cfd5d9',
    ambient: [0.72, 0.76, 0.8],
    sunLight: [0.6, 0.62, 0.62],
    cover: 0.78,
    visibility: 1500,
  },
  storm: {
    stops: [
      [0, '#c9b98e'],
      [0.1, '#97937f'],
      [0.3, '#5f6a74'],
      [0.65, '#3d4a5a'],
      [1, '#2a3342'],
    ],
    sun: [1, 0.86, 0.6],
    sunGain: 5,
    cloudLit: '#a9a593',
    cloudShade: '#343d4a',
    haze: '#8f907f',
    ambient: [0.34, 0.38, 0.44],
    sunLight: [1.5, 1.25, 0.85],
    cover: 0.8,
    visibility: 1400,
  },
};

const BY_TIME: Readonly<Record<TimeOfDay, readonly SkyId[]>> = {
  dawn: ['dawn', 'dawn', 'misty'],
  morning: ['morning', 'morning', 'misty'],
  noon: ['day'],
  golden_hour: ['golden'],
  sunset: ['sunset', 'ember'],
  dusk: ['dusk'],
  night: ['night'],
};

const BY_WEATHER: Partial<Record<Weather, SkyId>> = {
  cloudy: 'overcast',
  rain: 'overcast',
  snow: 'overcast',
  storm: 'storm',
  mist: 'misty',
  // It lies until the sun is up.
  frost: 'dawn',
};

const LOW_LIGHT: ReadonlySet<TimeOfDay> = new Set([
  'dawn',
  'golden_hour',
  'sunset',
  'dusk',
  'night',
]);

/** Skies that fit what was asked; the seed chooses among them. */
export function skiesFor(time: TimeOfDay | null, weather: Weather | null): readonly SkyId[] {
  const forced = weather === null ? undefined : BY_WEATHER[weather];
  // A sunset keeps its colours behind clouds; only plain daylight turns grey.
  const isLow = time !== null && LOW_LIGHT.has(time);
  if (forced !== undefined && !isLow) return [forced];
  return time === null ? ['golden', 'sunset', 'golden', 'morning'] : BY_TIME[time];
}
