import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import type { Season, TimeOfDay } from '#studio/scene/surroundings.ts';
import type { Random } from '#studio/random.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';

/** The printing inks of one poster. */
export interface PosterPalette {
  /** From around the sun to the top of the sky. */
  sky: readonly [string, string, string, string, string];
  sun: string;
  /** Ranges, far to near. */
  hills: readonly [string, string, string];
  /** Rows of vines: far field, far leaves, near leaves, near shadow. */
  rows: readonly [string, string, string, string];
  soil: string;
  paper: string;
  ink: string;
  wall: string;
  roof: string;
  tree: string;
  accent: string;
  dark: string;
  light: string;
  isNight: boolean;
}

type Sky = Pick<PosterPalette, 'sky' | 'sun' | 'hills' | 'ink' | 'tree' | 'light'>;

const sky = (
  bands: PosterPalette['sky'],
  sun: string,
  hills: PosterPalette['hills'],
  [ink, tree, light]: readonly [string, string, string],
): Sky => ({ sky: bands, sun, hills, ink, tree, light });

const SKIES: Readonly<Record<TimeOfDay, readonly Sky[]>> = {
  dawn: [
    sky(
      ['#fff0d2', '#fbd3b0', '#f3b3a6', '#c79bb4', '#8f96c2'],
      '#fffbea',
      ['#c295ab', '#9a83a8', '#7a7398'],
      ['#2b2a45', '#3f4a5c', '#fff0d0'],
    ),
  ],
  morning: [
    sky(
      ['#fff4d8', '#fde6b8', '#d8e4d2', '#a9d0d4', '#74aebf'],
      '#fffdf0',
      ['#9fbfb5', '#7ba69b', '#5d8a80'],
      ['#1e3440', '#2d4f45', '#fff6d8'],
    ),
  ],
  noon: [
    sky(
      ['#f4f3df', '#d4ebe6', '#a4d8e0', '#66b9d0', '#2f8fb5'],
      '#fffbe0',
      ['#8fb9b0', '#6a9d8e', '#4c8171'],
      ['#15303f', '#27503f', '#fffbe6'],
    ),
    sky(
      ['#fdf3d6', '#f6e3b4', '#bfe0d4', '#7cc2c4', '#3d97a6'],
      '#fff8d8',
      ['#9cbf9d', '#72a185', '#4f846f'],
      ['#183038', '#254c3d', '#fff8dc'],
    ),
  ],
  golden_hour: [
    sky(
      ['#fbe3b1', '#f7c67a', '#f4a25f', '#d97b53', '#7a5a74'],
      '#fff6da',
      ['#b8806e', '#8b6777', '#5c5570'],
      ['#22223b', '#1f3a43', '#ffe6b0'],
    ),
    sky(
      ['#fff0c0', '#fbd58a', '#f2b56a', '#c9986a', '#6f8f94'],
      '#fffbe2',
      ['#bd9a72', '#8d8576', '#5f6f72'],
      ['#20302f', '#2b4238', '#ffedbc'],
    ),
  ],
  sunset: [
    sky(
      ['#f7d08a', '#f4a259', '#e4663f', '#b23a48', '#5c2a4d'],
      '#fff0c2',
      ['#a6536b', '#7c3f5e', '#5a3453'],
      ['#2a1a2b', '#2c2b3c', '#ffe6b0'],
    ),
    sky(
      ['#ffe0a3', '#ffb563', '#f77f4f', '#d1495b', '#66304f'],
      '#fff7df',
      ['#c06078', '#8f4a6b', '#643b5c'],
      ['#301b28', '#27293a', '#ffe2ac'],
    ),
    sky(
      ['#ffe9b8', '#fcc27c', '#f08a6c', '#a9637f', '#3d4a6b'],
      '#fffbe6',
      ['#a5667c', '#6f567a', '#494a69'],
      ['#22223b', '#22303f', '#ffe4b4'],
    ),
  ],
  dusk: [
    sky(
      ['#f9c9a0', '#e58f88', '#a9648f', '#5b4a86', '#2a2f5f'],
      '#ffe7c0',
      ['#7d5687', '#574879', '#3a3a66'],
      ['#17193a', '#20254a', '#ffd9b0'],
    ),
  ],
  night: [
    sky(
      ['#54749b', '#3b5a86', '#284470', '#1a3058', '#101f40'],
      '#fdf3d0',
      ['#37527e', '#29416b', '#1d3055'],
      ['#0b1730', '#0f2136', '#dfe9ff'],
    ),
  ],
};

/** Under clouds the hour hardly shows. */
const OVERCAST = sky(
  ['#e3e6e1', '#c6d0d2', '#a2b3bb', '#778b9d', '#4d607a'],
  '#eef0ea',
  ['#8a9aa4', '#6c7f8d', '#506474'],
  ['#1c2836', '#27403f', '#f2f5f0'],
);

const ROWS: Readonly<Record<Season, readonly PosterPalette['rows'][]>> = {
  spring: [['#c9d27a', '#9dbb55', '#6f9c48', '#3f6b3f']],
  summer: [
    ['#cfa84e', '#8a9a45', '#55793f', '#2b4a38'],
    ['#d9b660', '#86a05a', '#4b7f5b', '#264a46'],
  ],
  autumn: [
    ['#ecb94a', '#e09a36', '#cf7a2c', '#8a4028'],
    ['#f0c656', '#dfa03a', '#b9822f', '#6d4a28'],
  ],
  winter: [['#eef1f2', '#c9d3d8', '#8b96a0', '#4c5560']],
};

const SOILS: Readonly<Record<Season, string>> = {
  spring: '#b08a5e',
  summer: '#b5754a',
  autumn: '#a3633c',
  winter: '#f3f5f4',
};

const HOUSES = [
  { paper: '#f6e9cf', wall: '#f6d7a7', roof: '#b8452f' },
  { paper: '#f5e6c8', wall: '#fbe4bd', roof: '#a93a2c' },
  { paper: '#f8efd9', wall: '#ffe9c9', roof: '#8d3b3f' },
] as const;

export function posterPalette(spec: SceneSpec, random: Random): PosterPalette {
  const isAtNight = spec.things.some(({ thing }) => NIGHTLY.has(thing)) || NIGHTS.test(spec.prompt);
  const time = spec.time ?? (isAtNight ? 'night' : defaultTime(spec, random));
  const season = spec.season ?? (spec.weather === 'snow' ? 'winter' : 'summer');
  const isWet = spec.weather === 'rain' || spec.weather === 'storm';
  const chosen = isWet ? OVERCAST : random.pick(SKIES[time]);
  const isNight = time === 'night';
  const [first, second, third, fourth] = random.pick(ROWS[season]);
  const lit = (hex: string) => inLight(hex, chosen, isNight);
  const house = random.pick(HOUSES);
  const asked = spec.colours[0]?.hex;
  return {
    ...chosen,
    ...house,
    rows: [lit(first), lit(second), lit(third), lit(fourth)],
    soil: inLight(SOILS[season], chosen, isNight),
    wall: isNight ? mixHex(house.wall, '#31456b', 0.55) : house.wall,
    roof: isNight ? mixHex(house.roof, '#1c2a4d', 0.6) : house.roof,
    accent: asked ?? house.roof,
    dark: mixHex(chosen.ink, '#4a1f4a', isNight ? 0.1 : 0.4),
    isNight,
  };
}

const NIGHTLY = new Set<ThingId>(['stars', 'moon', 'crescent_moon', 'firework', 'ghost', 'bat']);
const NIGHTS = /\b(?:halloween|moonlight|new year|silvester|nouvel an|capodanno|nochevieja)/i;

/** Landscapes may have any hour; a single bunch or a glass wants a warm one. */
function defaultTime(spec: SceneSpec, random: Random): TimeOfDay {
  const isHarvest = spec.subjects.includes('harvest');
  // Blossom and summer days are seen by day.
  if (spec.season === 'spring') return random.pick(['morning', 'noon']);
  if (spec.season === 'summer') return random.pick(['noon', 'golden_hour', 'morning']);
  if (spec.season === 'winter') return 'morning';
  const isLandscape = ['vineyard', 'estate'].some((subject) =>
    spec.subjects.includes(subject as Subject),
  );
  return isLandscape && !isHarvest
    ? random.pick(['golden_hour', 'sunset', 'sunset', 'noon', 'morning', 'dawn'])
    : random.pick(['golden_hour', 'sunset', 'sunset']);
}

/** Leaves take the colour of the hour: a night vineyard is blue. */
function inLight(hex: string, { hills }: Sky, isNight: boolean): string {
  return mixHex(hex, hills[2], isNight ? 0.68 : 0.12);
}
