import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { linear, mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { clamp, fbm, mix, noise2, smoothstep } from '#studio/textures/noise.ts';
import { glowAt, lit, throughAir } from '#studio/landscape/canvas.ts';
import { flowerCode } from '#studio/landscape/growing/lane-flowers.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { leafColour } from '#studio/landscape/growing/foliage.ts';
import { TRACK_HALF } from './terrain.ts';
import { crownsAt, isWood, shadeOfField, sunThroughClouds, woodColour } from './parcels.ts';
import { waterColour } from '#studio/landscape/water.ts';

/** Metres: the room of one flower's head, and how far away the heads are still told apart. */
const HEAD_ROOM = 0.19;
const HEADS_RUN = 45;

/** Behind single leaves the inside of a hedge is dark. */
const INSIDE = 0.4;

const FAR_METRES = 2600;
/** Beaten earth and chalk. */
const GRAVEL: Rgb = [0.4, 0.315, 0.215];
/** Raked gravel of a drive: grains, and two tracks. */
const DRIVE: Rgb = [0.46, 0.37, 0.25];
const RIVER = sceneryCode('river');
const VINES = sceneryCode('vines');
const LAVENDER = sceneryCode('lavender');
const ROAD = sceneryCode('road');
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
  // Young shoots hide neither stocks nor wires: there is no hedge yet.
  const isSparse = foliage.fullness < 0.5;
  const canopyHeight =
    terrain.shape.canopyHeight * (isSparse ? 0.2 + foliage.fullness : 0.4 + 0.6 * foliage.fullness);
  const leafNoise = (x: number, z: number): number =>
    noise2(x * 3.1, z * 3.1, seed + 40) * 0.55 + noise2(x * 8.3, z * 8.3, seed + 43) * 0.45;

  /** Far away single bushes are not told apart. */
  const plantAt = (x: number, z: number, phase: number): number =>
    z > 160 ? terrain.verge(x, z) : terrain.plantAt(x, z, Math.round(phase));

  const height = (x: number, z: number): number => {
    const base = terrain.ground(x, z);
    if (base < terrain.waterLevel) return terrain.waterLevel;
    const plot = terrain.plotAt(x, z);
    if (isWood(spec, plot) && !terrain.isBare(x, z))
      return base + crownsAt(x, z, { seed, edge: terrain.parcelEdge(x, z) });
    if (!terrain.isPlanted(plot) || terrain.isBare(x, z)) return base;
    const phase = terrain.rowPhase(x, z, plot);
    const k = canopyAt(phase) * plantAt(x, z, phase);
    if (k <= 0) return base;
    const leafy = z < 140 ? leafNoise(x, z) : 0.5;
    const ragged = 0.7 + 0.3 * leafy * smoothstep(20, 90, z);
    return base + k * canopyHeight * ragged * (z > 700 ? 0.6 : 1);
  };

  const groundColour = (x: number, z: number, patch: number, lane: number): Rgb => {
    const tuft = z < 120 ? fbm(x * 6, z * 5.2, 3, seed + 44, 0.6) : 0.5;
    const green = clamp(patch * 1.5 - 0.3 + (tuft - 0.5) * 2.2 + lane * 0.55 - 0.15);
    return scaleRgb(mixRgb(foliage.soil, foliage.grass, green), 0.62 + tuft * 0.8);
  };

  /** Tufts and worn patches of grass near by. */
  const meadow = (x: number, z: number): number => {
    const near = smoothstep(90, 25, z);
    if (near === 0) return 1;
    const tuft = fbm(x * 5, z * 4.4, 3, seed + 46, 0.62) - 0.5;
    const worn = noise2(x * 0.7, z * 0.4, seed + 47) - 0.5;
    const blades =
      z > 14 ? 0 : (noise2(x * 42 + z * 9, z * 17, seed + 48) - 0.5) * smoothstep(14, 5, z);
    return 1 + near * (tuft * 0.9 + worn * 0.35) + blades * 0.75;
  };

  /** Two wheel tracks, grass between them and stones all over; far away it is one pale band. */
  const trackColour = (x: number, z: number): Rgb => {
    const across = Math.abs(x - terrain.roadX(z)) / TRACK_HALF;
    const near = smoothstep(70, 20, z);
    const stones =
      (noise2(x * 9, z * 4, seed + 9) - 0.5) * 0.5 +
      (noise2(x * 2.2, z * 0.9, seed + 12) - 0.5) * 0.4;
    const earth = scaleRgb(GRAVEL, 1 + stones * near);
    const wheel = Math.exp(-(((across - 0.5) / 0.2) ** 2));
    const verge = smoothstep(0.26, 0.08, across) + smoothstep(0.8, 1, across);
    const grown = clamp(verge * (0.35 + noise2(x * 5, z * 1.6, seed + 10)) * near);
    return mixRgb(scaleRgb(earth, 0.86 + 0.24 * wheel * near), foliage.grass, grown * 0.75);
  };

  /** Raked gravel: grains near by, the wheels' two paler bands, grass at its edges. */
  const driveColour = (x: number, z: number): Rgb => {
    const near = smoothstep(60, 8, z);
    const grain = (fbm(x * 14, z * 11, 3, seed + 9, 0.7) - 0.5) * 0.9 * near;
    const across = Math.abs(x - terrain.roadX(z));
    const wheel = Math.exp(-(((across - 0.8) / 0.42) ** 2));
    const worn = (noise2(x * 0.8, z * 0.35, seed + 12) - 0.5) * 0.3;
    const gravel = scaleRgb(DRIVE, 0.82 + grain + worn + 0.2 * wheel);
    const edge = smoothstep(2.6, 3.5, across + (noise2(x * 2.3, z * 1.4, seed + 13) - 0.5) * 1.6);
    return mixRgb(gravel, foliage.grass, edge * 0.8);
  };

  const petals = spec.laneFlowers === undefined ? null : linear(spec.laneFlowers);
  /** Patches of single heads, none where the last one stands; far away they run together. */
  const bloomAt = (x: number, z: number): number => {
    const patch = smoothstep(0.28, 0.5, noise2(x * 0.5, z * 0.35, seed + 82));
    if (z > HEADS_RUN) return patch * smoothstep(0.5, 0.62, noise2(x * 7, z * 5, seed + 81));
    const [u, v] = [x / HEAD_ROOM, z / (HEAD_ROOM * 1.5)];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const aside = (salt: number): number => noise2(i * 3.71 + 0.5, j * 5.37 + 0.5, seed + salt);
    const away = Math.hypot(u - i - 0.2 - 0.6 * aside(81), v - j - 0.2 - 0.6 * aside(83));
    return patch * (1 - smoothstep(0.2, 0.34, away));
  };

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
    const facing = (nx * view.toSun[0] + view.toSun[1] + nz * view.toSun[2]) * inv;
    const plot = terrain.plotAt(wx, z);
    const road = terrain.road(wx, z);
    const planted = terrain.isPlanted(plot) && !terrain.isBare(wx, z);
    const phase = planted ? terrain.rowPhase(wx, z, plot) : 0;
    const isLavender = terrain.isLavender(plot, Math.round(phase));
    code = planted ? (isLavender ? LAVENDER : VINES) : road > 0.5 ? ROAD : 0;
    const k = planted ? canopyAt(phase) * plantAt(wx, z, phase) : 0;
    const leafy = z < 400 ? leafNoise(wx, z) : 0.5;
    const patch = fbm(wx * 0.05, z * 0.05, 2, seed + 60);
    const leaf = leafColour(
      isLavender ? foliage.lavender : foliage.leaves,
      patch * 1.6 - 0.3 + (leafy - 0.5) * 0.9 + shadeOfField(plot, seed) * 0.6,
    );
    const between = planted ? smoothstep(0.36, 0.5, Math.abs(phase - Math.round(phase))) : 0.5;
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
    const walled = mixRgb(field, scaleRgb(foliage.soil, 0.8), terrain.wall(wx, z) * 0.85);
    const gravel = terrain.shape.isDriveway ? driveColour(wx, z) : trackColour(wx, z);
    const bloom = petals && planted && k < 0.3 && z < FLOWERS_SEEN ? bloomAt(wx, z) : 0;
    if (petals && bloom > 0.4) code = flowerCode(petals);
    const lane = Math.max(road, terrain.lane(wx, z) * 0.7, bankRoad(terrain.bank(wx, z), z));
    const isWooded = isWood(spec, plot) && !terrain.isBare(wx, z);
    const ground = isWooded ? woodColour(canvas, wx, z, h - base) : mixRgb(walled, gravel, lane);
    const surface = petals ? mixRgb(ground, petals, bloom) : ground;
    const shadow = planted && k < 0.5 && z < 500 ? 1 - 0.85 * rowShadow(wx, z, plot) : 1;
    const rise = planted ? (h - base) / canopyHeight : 0;
    const near = smoothstep(25, 90, z);
    const crown = k * smoothstep(0.45, 1, rise);
    const through = crown * (0.55 + 0.9 * leafy) * (0.35 + glow * 0.9) * Math.max(0, view.toSun[2]);
    const sun =
      (Math.max(0, facing) * shadow * 0.6 + through * 0.55) * (k > 0.4 ? 0.25 + 0.75 * near : 1);
    const occlusion = planted
      ? (0.42 + 0.58 * (k > 0.5 ? smoothstep(0, 1, rise) : 1 - 0.35 * (1 - shadow))) *
        (isSparse ? 1 : mix(1, INSIDE + (1 - INSIDE) * near, smoothstep(0.15, 0.5, k)))
      : 0.9;
    const open = sunThroughClouds(canvas, wx, z);
    const c = lit(palette, surface, (0.55 + 0.45 * inv) * occlusion * 1.9, sun * open);
    return throughAir(canvas, c, { metres: z, glow });
  };

  /** Shadow that the next row towards the sun throws into the lane. */
  const rowShadow = (x: number, z: number, plot: number): number => {
    const reach = 1.2 / (view.toSun[1] * 6 + 0.4);
    return canopyAt(terrain.rowPhase(x + view.toSun[0] * reach, z + view.toSun[2] * reach, plot));
  };

  return { height, colour, code: () => code };
}
