import { isHarvestGear } from '#studio/compose/harvest-gear.ts';
import { isLaidFlat } from '#studio/packshot/ground-of.ts';
import { beastsOf, isPet } from '#studio/compose/things/beasts-and-guests.ts';
import { isWeddingTable, namesPicnic, placeOf } from '#studio/places/place-of.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import { liesOpen } from '#studio/places/place.ts';
import type { WallPattern } from '#studio/backdrops/wall-patterns.ts';
import { VELVET_RED } from '#studio/props/making/surfaces.ts';
import type { Random } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { isGround } from '#studio/scene/surroundings.ts';
import type { Lighting, Surface } from '#studio/scene/surroundings.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { hexBytes, scaleRgb } from '#studio/textures/colour.ts';
import { byteToLinear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { FOOD_TABLES, isServedByDay } from './food-tables.ts';
import { asksForLongShadows } from '#studio/compose/light/long-shadows.ts';
import { asksForReflection } from './reflections.ts';
import { washedTables } from './washed-tables.ts';
import type { LightId, DecorId } from '#studio/compose/direction.ts';

const BY_DECOR: Readonly<Record<DecorId, readonly Surface[]>> = {
  sweep: ['wood', 'dark_marble', 'wood', 'slate'],
  landscape: ['wood', 'stone', 'wood'],
  bar: ['dark_marble', 'wood'],
  restaurant: ['linen', 'wood', 'linen'],
  festival: ['wood', 'barrel_top'],
  sommelier: ['wood', 'dark_marble'],
  cellar: ['barrel_top'],
  hall: ['wood'],
  tabletop: ['wood', 'linen', 'slate', 'marble'],
  place: ['wood'],
};

export interface SurfaceChoice {
  surface: Surface;
  tone: readonly [number, number, number] | null;
}

/** In autumn the ground under a bench is known by its leaves; where snow lies it lies at one's feet, too. */
export const groundOutside = ({ season, weather, things }: SceneSpec): Surface => {
  if (weather === 'snow') return 'snow';
  // Between old stocks the soil is kept bare; in winter theirs is white as the rows behind.
  if (things.some(({ thing }) => thing === 'vine_stock'))
    return season === 'winter' ? 'snow' : 'gravel';
  // Wheels have worn the grass of their track away.
  if (things.some(({ thing }) => ON_TRACKS.has(thing))) return 'gravel';
  return season === 'autumn' ? 'leaves' : 'grass';
};

const ON_TRACKS: ReadonlySet<ThingId> = new Set<ThingId>(['tractor', 'car', 'vintage_car', 'van']);

/** The sheet of a flat lay, in the colour of its ground. */
function paperOf({ place, ground, colours }: SceneSpec): SurfaceChoice['tone'] {
  if (place === 'white_ground') return null;
  if (place === 'black_ground') return PAPER_BLACK;
  const named = ground ?? colours[0];
  return named ? hexBytes(named.hex) : null;
}
const PAPER_BLACK = [22, 21, 22] as const;
const SUNLIT_OAK = [186, 156, 118] as const;
const POOL_BLUE = [92, 188, 206] as const;

/** The table; light styles want light tables, old masters dark ones. */
export function chooseSurface(spec: SceneSpec, decor: DecorId, random: Random): SurfaceChoice {
  // A floor of boards, or the grass that it lies on.
  if (!spec.surface && spec.things.some(({ thing }) => isPet(thing)))
    return { surface: decor === 'landscape' ? groundOutside(spec) : 'wood', tone: null };
  // Cattle and horses stand where their things lie, and crates in their row: not behind a table.
  if (!spec.surface && decor === 'landscape' && (isHarvestGear(spec) || beastsOf(spec).length > 0))
    return { surface: groundOutside(spec), tone: null };
  if (spec.surface && !(isGround(spec.surface) && isIndoors(spec, decor))) {
    const { surface, surfaceColour } = spec;
    // Nobody thinks of pale velvet.
    const usual =
      surface === 'velvet'
        ? VELVET_RED
        : surface === 'water' && placeOf(spec) === 'pool'
          ? POOL_BLUE
          : surface === 'wood' && asksForLongShadows(spec)
            ? SUNLIT_OAK
            : null;
    return { surface, tone: surfaceColour ? hexBytes(surfaceColour.hex) : usual };
  }
  // Nobody lays a cloth on a counter.
  if (spec.things.some(({ thing }) => thing === 'counter') && !isIndoors(spec, decor))
    return { surface: random.pick<Surface>(['dark_marble', 'wood']), tone: null };
  // A puddle stands on stones.
  if (!spec.surfaceColour && spec.isSurfaceWet) return { surface: 'stone', tone: null };
  // The image of what stands there wants a ground without one of its own.
  if (!spec.surfaceColour && asksForReflection(spec) && decor === 'sweep')
    return { surface: 'glass', tone: null };
  // 'A blue table': painted boards.
  if (spec.surfaceColour) return { surface: 'wood', tone: hexBytes(spec.surfaceColour.hex) };
  if (isLaidFlat(spec)) return { surface: 'paper', tone: paperOf(spec) };
  // 'On a light blue background': no other colour lies before it.
  if ((spec.place === 'colour_ground' || spec.place === 'white_ground') && spec.ground)
    return { surface: 'linen', tone: hexBytes(spec.ground.hex) };
  if (isWeddingTable(spec)) return { surface: 'linen', tone: null };
  if (spec.things.some(({ thing }) => thing === 'place_setting'))
    return {
      surface: spec.style === 'gastro' || spec.style === 'pastel' ? 'linen' : 'wood',
      tone: null,
    };
  if (decor === 'landscape' && namesPicnic(spec)) return { surface: 'gingham', tone: null };
  const named = placeOf(spec);
  const place = named === 'beach' || (named && PLACE_DECORS[named].decor === decor) ? named : null;
  if (place === 'beach' || place === 'picnic' || place === 'flower_field')
    return { surface: PLACE_DECORS[place].surfaces[0]!, tone: null };
  const lit = LIT_TABLES[spec.moods.includes('moody') ? 'dramatic' : (spec.lighting ?? 'soft')];
  if (spec.style === 'gastro' && lit) return random.pick(lit);
  switch (spec.style) {
    case 'gastro':
      return decor === 'bar'
        ? { surface: 'marble', tone: null }
        : random.pick<SurfaceChoice>([
            // White china burns out on a white table: cloth as it is woven, oak or walnut.
            { surface: 'linen', tone: [204, 192, 172] },
            { surface: 'wood', tone: [150, 118, 84] },
            { surface: 'wood', tone: [104, 70, 44] },
          ]);
    case 'classical_heritage':
      return { surface: random.pick<Surface>(['wood', 'stone']), tone: [72, 54, 40] };
    case 'pastel':
      return random.pick(washedTables(spec, decor));
    case 'education':
      return { surface: 'linen', tone: [244, 238, 226] };
    default:
      // Looked down at, clear glass beside a box is lost on a dark table.
      if (!place && !spec.lighting && spec.things.some(isBox) && spec.things.some(isClear))
        return random.pick(PALE_TABLES);
      // What is eaten is not laid out on black boards, unless the dark was asked for.
      if (decor === 'sweep' && isServedByDay(spec)) return random.pick(FOOD_TABLES);
      // On dark boards nobody sees a shadow.
      if (asksForLongShadows(spec)) return { surface: 'wood', tone: SUNLIT_OAK };
      // Black marble swallows a bright day.
      if (spec.lighting === 'daylight' && !place && DAY_TABLES[decor])
        return random.pick(DAY_TABLES[decor]);
      return {
        surface: random.pick(place ? PLACE_DECORS[place].surfaces : BY_DECOR[decor]),
        tone: null,
      };
  }
}

/** Snow lies before a hut, not on its table. */
const isIndoors = (spec: SceneSpec, decor: DecorId): boolean =>
  decor !== 'landscape' && !liesOpen(placeOf(spec));

/** Dark food wants a dark table; under a hard sun, white linen would burn out. */
const LIT_TABLES: Partial<Record<Lighting, readonly SurfaceChoice[]>> = {
  dramatic: [
    { surface: 'wood', tone: [74, 50, 34] },
    { surface: 'slate', tone: null },
  ],
  hard: [{ surface: 'wood', tone: [150, 118, 84] }],
  dappled: [{ surface: 'wood', tone: [150, 118, 84] }],
};

const isBox = ({ thing }: AskedThing): boolean => BOXES.has(thing);
const isClear = ({ thing }: AskedThing): boolean => CLEAR.has(thing);
const BOXES: ReadonlySet<ThingId> = new Set<ThingId>(['gift_box', 'wooden_case', 'carton']);
const CLEAR: ReadonlySet<ThingId> = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'decanter',
  'carafe',
]);

const PALE_TABLES: readonly SurfaceChoice[] = [
  { surface: 'wood', tone: [172, 140, 104] },
  { surface: 'marble', tone: null },
  { surface: 'linen', tone: null },
];
const DAY_TABLES: Partial<Record<DecorId, readonly SurfaceChoice[]>> = {
  sweep: PALE_TABLES,
  tabletop: PALE_TABLES,
};

export interface Wall {
  lit: Rgb;
  dark: Rgb;
  texture: number;
  pattern?: WallPattern;
}

/** The studio wall behind still lifes. A colour named in the prompt paints it. */
export function chooseWall(spec: SceneSpec, light: LightId, random: Random): Wall {
  if (light === 'day') return random.pick(DAY_WALLS);
  const asked = ASKED_WALLS[light];
  if (asked && spec.colours.length === 0) return asked;
  const named = spec.ground ?? spec.colours[0];
  const paint: Rgb | null = named ? toLinear(named.hex) : null;
  switch (spec.style) {
    case 'classical_heritage':
      if (spec.ground && paint) return { lit: paint, dark: scaleRgb(paint, 0.5), texture: 0.5 };
      return { lit: [0.15, 0.116, 0.08], dark: [0.012, 0.009, 0.006], texture: 0.8 };
    case 'pastel': {
      const pale =
        paint ??
        random.pick<Rgb>([
          [0.86, 0.62, 0.58],
          [0.66, 0.74, 0.62],
          [0.6, 0.68, 0.82],
          [0.9, 0.74, 0.54],
          [0.76, 0.64, 0.8],
        ]);
      return { lit: scaleRgb(pale, 1.15), dark: scaleRgb(pale, 0.8), texture: 0.12 };
    }
    case 'education':
      return { lit: [0.92, 0.87, 0.77], dark: [0.8, 0.74, 0.64], texture: 0.05 };
    default:
      if (light === 'high_key' || light === 'window')
        return {
          lit: paint ?? [0.62, 0.58, 0.52],
          dark: scaleRgb(paint ?? [0.62, 0.58, 0.52], 0.6),
          texture: 0.3,
        };
      if (paint) return { lit: scaleRgb(paint, 0.35), dark: scaleRgb(paint, 0.03), texture: 0.7 };
      return wallFor(spec.wine, random);
  }
}

/** Plaster by daylight: sand, sage, sky and clay, apart in lightness too, or two seeds would look alike. */
const DAY_WALLS: readonly Wall[] = [
  { lit: [0.7, 0.65, 0.57], dark: [0.38, 0.34, 0.29], texture: 0.35 },
  { lit: [0.46, 0.52, 0.46], dark: [0.22, 0.26, 0.22], texture: 0.35 },
  { lit: [0.46, 0.53, 0.6], dark: [0.22, 0.26, 0.31], texture: 0.35 },
  { lit: [0.5, 0.32, 0.23], dark: [0.22, 0.13, 0.09], texture: 0.35 },
];

/** Lights that come from behind, or in colours, need the wall that goes with them. */
const ASKED_WALLS: Partial<Record<LightId, Wall>> = {
  backlit: { lit: [0.95, 0.72, 0.42], dark: [0.06, 0.04, 0.024], texture: 0.3 },
  contour: { lit: [1.5, 1.12, 0.72], dark: [0.42, 0.24, 0.12], texture: 0.12 },
  rim: { lit: [0.016, 0.016, 0.018], dark: [0.003, 0.003, 0.003], texture: 0.6 },
  neon: { lit: [0.26, 0.03, 0.3], dark: [0.008, 0.012, 0.05], texture: 0.5 },
  hard: { lit: [0.66, 0.6, 0.5], dark: [0.42, 0.37, 0.3], texture: 0.3 },
};

const WALLS: readonly Wall[] = [
  { lit: [0.125, 0.11, 0.1], dark: [0.009, 0.008, 0.0075], texture: 1 },
  { lit: [0.14, 0.075, 0.05], dark: [0.012, 0.006, 0.004], texture: 0.9 },
  { lit: [0.05, 0.075, 0.09], dark: [0.004, 0.006, 0.008], texture: 0.9 },
];
const BURGUNDY_WALL: Wall = { lit: [0.12, 0.03, 0.035], dark: [0.012, 0.003, 0.004], texture: 0.9 };

/** Pale wine shows the wall behind it: it gets a brighter one, and never a red. */
function wallFor(wine: WineColour, random: Random): Wall {
  if (wine === 'red') return random.pick([...WALLS, BURGUNDY_WALL]);
  const wall = random.pick(WALLS);
  return { ...wall, lit: scaleRgb(wall.lit, 2.2) };
}

function toLinear(hex: string): Rgb {
  const [r, g, b] = hexBytes(hex);
  return [byteToLinear(r), byteToLinear(g), byteToLinear(b)];
}
