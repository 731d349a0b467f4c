import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { clamp, fbm, hash2, mix, noise2, smoothstep } from '#studio/textures/noise.ts';
import { glowAt, isFromAside, lit, throughAir } from '#studio/landscape/canvas.ts';
import { flowerCode } from '#studio/landscape/growing/lane-flowers.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { leafColour } from '#studio/landscape/growing/foliage.ts';
import { groundCovers } from './ground-covers.ts';
import { lieOfLand, LIES_FROM } from './lie-of-land.ts';
import {
  crownsAt,
  isWood,
  isWooded,
  shadeOfField,
  sunThroughClouds,
  woodColour,
} from './parcels.ts';
import { waterColour } from '#studio/landscape/water.ts';

/** Metres from where single leaves are not told apart. */
const PLANTS_FROM = 80;

/** Behind single leaves the inside of a hedge is dark. */
const INSIDE = 0.4;
/** With the sun beside us the lit row across the lane shines into it. */
const INSIDE_SHONE_UPON = 0.66;

/** As far as walls of stone are told from earth. */
const WALLS_SEEN = 420;
const STONE_WALL = sceneryCode('stone_wall');
/** Field stones without mortar, in their courses. */
const fieldstone = (x: number, y: number): Rgb =>
  scaleRgb([0.3, 0.26, 0.2], 0.8 + 0.4 * hash2(Math.floor(x / 0.9), Math.floor(y / 0.55), 17));

const FAR_METRES = 2600;
const RIVER = sceneryCode('river');
const VINES = sceneryCode('vines');
const LAVENDER = sceneryCode('lavender');
const ROAD = sceneryCode('road');
const MEADOW = sceneryCode('meadow');
/** As far as single flowers are seen. */
const FLOWERS_SEEN = 190;
/** Where the land ends and the sea begins. */
const SHORE_METRES = 230;

/** Marches every column from near to far and keeps what rises above all that came before. */
export function paintGround(canvas: LandscapeCanvas): void {
  const { view } = canvas;
  const sample = surfaceSampler(canvas);
  for (let x = 0; x < view.width; x++) marchColumn(canvas, x, sample);
}

type Sampler = ReturnType<typeof surfaceSampler>;

function marchColumn(canvas: LandscapeCanvas, x: number, sample: Sampler): void {
  const { view, spec } = canvas;
  const slope = (x + 0.5 - view.width / 2) / view.focal;
  const glow = glowAt(view, x);
  const ceiling = view.horizonY - view.height * 0.34;
  let top = view.height;
  // Who kneels sees the ground right before their feet.
  const nearest = (spec.eyeMetres * view.focal) / Math.max(1, view.height - view.horizonY);
  let z = Math.min(1.6, nearest * 0.9);
  const far = canvas.terrain.shape.isSeaBehind ? SHORE_METRES : FAR_METRES;
  while (z < far && top > ceiling) {
    const wx = slope * z;
    const h = sample.height(wx, z);
    const y = view.horizonY - ((h - view.eyeY) / z) * view.focal;
    if (y < top) {
      const colour = sample.colour({ wx, z, h, glow });
      fillSpan(canvas, { x, from: y, to: top, z, code: sample.code() }, colour);
      top = Math.min(top, Math.ceil(y));
    }
    z += clamp(((z * z) / (view.focal * spec.eyeMetres)) * 0.85, 0.02, z * 0.008);
  }
}

interface Span {
  x: number;
  from: number;
  to: number;
  z: number;
  code: number;
}

function fillSpan(canvas: LandscapeCanvas, span: Span, colour: Rgb): void {
  const { width, height } = canvas.view;
  const last = Math.min(height, Math.ceil(span.to));
  for (let y = Math.max(0, Math.floor(span.from)); y < last; y++) {
    const cover = y < span.from ? 1 - (span.from - y) : 1;
    blendPixel(canvas.image, y * width + span.x, colour, cover);
    if (cover < 1) continue;
    canvas.depth[y * width + span.x] = span.z;
    canvas.names[y * width + span.x] = span.code;
  }
}

/** Of a row and its lane together: how much is canopy, and what light their own shade leaves. */
const [MEAN_CANOPY, ROWS_SHADE] = [0.46, 0.8];

/** Smooth hedge profile across a row: 1 on the row, 0 in the lane. */
export function canopyAt(phase: number): number {
  return smoothstep(0.3, 0.16, Math.abs(phase - Math.round(phase)));
}

/** A pale road runs along the foot of a valley's slopes. */
const bankRoad = (away: number, z: number): number =>
  away > 6 && away < 16 && z > 60 ? 0.8 * smoothstep(2.6, 1.6, Math.abs(away - 11.5)) : 0;

interface SurfacePoint {
  wx: number;
  z: number;
  h: number;
  glow: number;
}

function surfaceSampler(canvas: LandscapeCanvas) {
  const { spec, terrain, foliage, palette, view } = canvas;
  const { seed } = spec;
  const land = lieOfLand(terrain, view);
  const isAside = isFromAside(view);
  const inside = isAside ? INSIDE_SHONE_UPON : INSIDE;
  const [gain, sky] = isAside ? [0.86, 1.5] : [0.6, 1.9];
  // Young shoots hide neither stocks nor wires: there is no hedge yet.
  const isSparse = foliage.fullness < 0.5;
  const canopyHeight =
    terrain.shape.canopyHeight * (isSparse ? 0.2 + foliage.fullness : 0.4 + 0.6 * foliage.fullness);
  /** Leaves near by, farther away whole plants: what is finer than a pixel would glitter. */
  const leafNoise = (x: number, z: number): number =>
    z > PLANTS_FROM
      ? mix(0.5, noise2(x * 0.7, z * 0.7, seed + 40), smoothstep(300, PLANTS_FROM, z))
      : noise2(x * 3.1, z * 3.1, seed + 40) * 0.55 + noise2(x * 8.3, z * 8.3, seed + 43) * 0.45;

  /** Far away single bushes are not told apart. */
  const plantAt = (x: number, z: number, phase: number): number =>
    z > 160 ? terrain.verge(x, z) : terrain.plantAt(x, z, Math.round(phase));

  /** 1 where a pixel lies within one row, 0 where several run together in it: told by their mean they do not glitter. */
  const toldApart = (
    { x, z, plot, phase }: { x: number; z: number; plot: number; phase: number },
    span: number,
  ): number => {
    const across = Math.abs(terrain.rowPhase(x + z / view.focal, z, plot) - phase);
    const along = Math.abs(terrain.rowPhase(x, z + span, plot) - phase);
    return smoothstep(0.6, 0.24, across + along);
  };

  const height = (x: number, z: number): number => {
    const base = terrain.ground(x, z);
    if (base < terrain.waterLevel) return terrain.waterLevel;
    const plot = terrain.plotAt(x, z);
    if (isWood(spec, plot)) {
      const edge = terrain.parcelEdge(x, z);
      const grown = isWooded(spec, plot, { x, z, edge }) && !terrain.isBare(x, z);
      return grown ? base + crownsAt(x, z, { seed, edge }) : base;
    }
    if (!terrain.isPlanted(plot) || terrain.isBare(x, z)) return base;
    const phase = terrain.rowPhase(x, z, plot);
    const fine = z < LIES_FROM ? 1 : toldApart({ x, z, plot, phase }, land.at(x, z).span);
    const k = mix(MEAN_CANOPY, canopyAt(phase), fine) * plantAt(x, z, phase);
    if (k <= 0) return base;
    const leafy = z < 140 ? leafNoise(x, z) : 0.5;
    const ragged = 0.7 + 0.3 * leafy * smoothstep(20, 90, z);
    return base + k * canopyHeight * ragged * (z > 700 ? 0.6 : 1);
  };

  const { groundColour, meadow, trackColour, driveColour, petals, bloomAt } = groundCovers(canvas);

  const hasWalls = spec.guests?.some(({ thing }) => thing === 'stone_wall') ?? false;
  let code = 0;
  const colour = ({ wx, z, h, glow }: SurfacePoint): Rgb => {
    const base = terrain.ground(wx, z);
    code = 0;
    if (base < terrain.waterLevel) {
      code = RIVER;
      const away = -terrain.bank(wx, z);
      return throughAir(canvas, waterColour(canvas, { x: wx, z, glow, away }), {
        metres: z,
        glow,
      });
    }
    const e = Math.max(0.05, z * 0.0012);
    const nx = -(height(wx + e, z) - h) / e;
    const nz = -(height(wx, z + e) - h) / e;
    const inv = 1 / Math.sqrt(nx * nx + 1 + nz * nz);
    const micro = (nx * view.toSun[0] + view.toSun[1] + nz * view.toSun[2]) * inv;
    const plot = terrain.plotAt(wx, z);
    const road = terrain.road(wx, z);
    const planted = terrain.isPlanted(plot) && !terrain.isBare(wx, z);
    const phase = planted ? terrain.rowPhase(wx, z, plot) : 0;
    const lie = z < LIES_FROM ? null : land.at(wx, z);
    const fine = lie && planted ? toldApart({ x: wx, z, plot, phase }, lie.span) : 1;
    const hill = lie ? smoothstep(LIES_FROM, LIES_FROM * 2, z) : 0;
    const unshaded = lie ? mix(1, lie.open, hill) : 1;
    // A slope turned away from a sun beside us keeps its rows in shade.
    const slope = lie && isAside ? mix(1, clamp(lie.facing / view.toSun[1], 0.2, 1.4), hill) : 1;
    const facing = mix(lie?.facing ?? 0, Math.max(0, micro) * slope, fine) * unshaded;
    const isLavender = terrain.isLavender(plot, Math.round(phase));
    const bare = road > 0.5 ? ROAD : spec.yard && z < (spec.clearing ?? 0) ? MEADOW : 0;
    code = planted ? (isLavender ? LAVENDER : VINES) : bare;
    const k = planted ? mix(MEAN_CANOPY, canopyAt(phase), fine) * plantAt(wx, z, phase) : 0;
    const leafy = z < 400 ? leafNoise(wx, z) : 0.5;
    const patch = fbm(wx * 0.05, z * 0.05, 2, seed + 60);
    const leaf = leafColour(
      isLavender ? foliage.lavender : foliage.leaves,
      // Far fields are told apart by their parcels, not by patches.
      mix(0.2 + patch * 0.6, patch * 1.6 - 0.3, fine) +
        (leafy - 0.5) * 0.9 +
        shadeOfField(plot, seed) * 0.6,
    );
    const lane = smoothstep(0.36, 0.5, Math.abs(phase - Math.round(phase)));
    const between = planted ? mix(0.3, lane, fine) : 0.5;
    const tilled = groundColour(wx, z, patch, between);
    const verge = terrain.verge(wx, z);
    const soil = verge < 1 ? mixRgb(scaleRgb(foliage.grass, meadow(wx, z)), tilled, verge) : tilled;
    const far = smoothstep(220, 700, z);
    const leafShare = planted
      ? mix(k, 0.55 + (k - 0.5) * 0.5, far) * (0.35 + 0.65 * foliage.fullness)
      : 0;
    const field = planted
      ? mixRgb(soil, leaf, leafShare)
      : scaleRgb(mixRgb(foliage.grass, leaf, 0.2 + 0.3 * patch), meadow(wx, z));
    // Dry walls hold the terraces.
    const wall = terrain.wall(wx, z);
    if (hasWalls && wall > 0.5 && z < WALLS_SEEN) code = STONE_WALL;
    const walled = mixRgb(
      field,
      hasWalls ? fieldstone(wx, base) : scaleRgb(foliage.soil, 0.8),
      wall * (hasWalls ? 0.94 * smoothstep(WALLS_SEEN * 1.6, 90, z) : 0.85),
    );
    const gravel = terrain.shape.isDriveway ? driveColour(wx, z) : trackColour(wx, z);
    const bloom = petals && planted && k < 0.3 && z < FLOWERS_SEEN ? bloomAt(wx, z) : 0;
    if (petals && bloom > 0.4) code = flowerCode(petals);
    const way = Math.max(road, terrain.lane(wx, z) * 0.7, bankRoad(terrain.bank(wx, z), z));
    const isGrown =
      isWood(spec, plot) &&
      isWooded(spec, plot, { x: wx, z, edge: terrain.parcelEdge(wx, z) }) &&
      !terrain.isBare(wx, z);
    const ground = isGrown ? woodColour(canvas, wx, z, h - base) : mixRgb(walled, gravel, way);
    const surface = petals ? mixRgb(ground, petals, bloom) : ground;
    const shadow = planted && k < 0.5 && fine > 0 ? 1 - 0.85 * fine * rowShadow(wx, z, plot) : 1;
    const rise = planted ? (h - base) / canopyHeight : 0;
    const near = smoothstep(25, 90, z);
    const crown = k * smoothstep(0.45, 1, rise);
    const through = crown * (0.55 + 0.9 * leafy) * (0.35 + glow * 0.9) * Math.max(0, view.toSun[2]);
    const sun =
      (facing * shadow * gain + through * unshaded * 0.55) *
      (k > 0.4 ? 0.25 + 0.75 * near : 1) *
      mix(ROWS_SHADE, 1, fine);
    const deep = planted
      ? (0.42 + 0.58 * (k > 0.5 ? smoothstep(0, 1, rise) : 1 - 0.35 * (1 - shadow))) *
        (isSparse ? 1 : mix(1, inside + (1 - inside) * near, smoothstep(0.15, 0.5, k)))
      : 0.9;
    const occlusion = planted ? mix(ROWS_SHADE, deep, fine) : deep;
    const open = sunThroughClouds(canvas, wx, z);
    const c = lit(palette, surface, (0.55 + 0.45 * inv) * occlusion * sky, sun * open);
    return throughAir(canvas, c, { metres: z, glow });
  };

  /** Shadow that the next row towards the sun throws into the lane. */
  const rowShadow = (x: number, z: number, plot: number): number => {
    if (isAside) {
      let deepest = 0;
      for (const part of [0.22, 0.46, 0.7]) {
        const away = (part * canopyHeight) / view.toSun[1];
        const at = terrain.rowPhase(x + view.toSun[0] * away, z + view.toSun[2] * away, plot);
        deepest = Math.max(deepest, canopyAt(at));
      }
      return deepest;
    }
    const reach = 1.2 / (view.toSun[1] * 6 + 0.4);
    return canopyAt(terrain.rowPhase(x + view.toSun[0] * reach, z + view.toSun[2] * reach, plot));
  };

  return { height, colour, code: () => code };
}
