import { lit, isFromAside, glowAt, throughAir } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import { addRgb, mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { clamp, noise2, smoothstep } from '#studio/textures/noise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { dot, normalize, scale } from '#studio/vector.ts';
import type { Face } from './faces.ts';
import { footShade } from './foot-shade.ts';
import { growAtFeet } from './grow-at-feet.ts';
import { createGrid, rasterise } from './raster.ts';
import type { Grid } from './raster.ts';
import { sunPast } from './shadow-map.ts';
import { lampAt, rippled, toneAt } from './surface-tones.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';

/** A thing with a body, where it stands in the land: metres to the right, up and away from us. */
export interface Built {
  thing: ThingId;
  number: number;
  faces: readonly Face[];
  /** Lies on the ground as a part of it: it throws no shadow, and nothing grows before it. */
  isFlat?: boolean;
  /** What has no name of its own: the stones round a pool. */
  isNameless?: boolean;
}

/** Samples a pixel has across. */
const FINE = 2;

/** In the light of its land: each throws its shadow on the ground and on the others, darkens what it stands on, and has grass at its feet. */
export function paintBuilt(canvas: LandscapeCanvas, all: readonly Built[]): void {
  if (all.length === 0) return;
  const upright = all.filter((one) => !one.isFlat);
  const faces = upright.flatMap((one) => one.faces);
  const sun = sunPast(faces, canvas.view.toSun);
  for (const one of all) if (one.isFlat) paintOne(canvas, one, sun);
  if (faces.length > 0) shadeGround(canvas, faces, sun);
  for (const one of upright) paintOne(canvas, one, sun);
  const isOnStone = all.some((one) => one.isNameless && one.thing !== 'flower_arch');
  if (!isOnStone) growAtFeet(canvas, faces);
}

/** As much of the light as the sun gives: under clouds and after sunset there is none to take. */
const shareOfSun = ({ palette, spec }: LandscapeCanvas): number =>
  spec.weather === 'mist' ? 0 : 0.62 * smoothstep(0.5, 1.8, palette.sunLight[0]);

/** Metres before and behind a thing where its shadow is seen. */
const SHADOW_REACH = 26;

function shadeGround(
  canvas: LandscapeCanvas,
  faces: readonly Face[],
  sun: (point: Vec3) => number,
): void {
  const { view, depth, image, terrain } = canvas;
  const foot = footShade(faces, (x, z) => terrain.ground(x, z));
  const strength = shareOfSun(canvas);
  const [near, far] = extent(faces, 2);
  for (let y = Math.max(0, Math.floor(view.horizonY)); y < view.height; y++)
    for (let x = 0; x < view.width; x++) {
      const i = y * view.width + x;
      const z = depth[i]!;
      if (z < near - SHADOW_REACH || z > far + SHADOW_REACH) continue;
      const wx = ((x + 0.5 - view.width / 2) / view.focal) * z;
      const wy = view.eyeY - ((y + 0.5 - view.horizonY) / view.focal) * z;
      const isGround = wy - terrain.ground(wx, z) < 0.25;
      const under = isGround ? foot(wx, z) : 0;
      const shaded = strength > 0.05 ? strength * (1 - sun([wx, wy, z])) : 0;
      const keep = (1 - FOOT * under) * (1 - shaded);
      if (keep > 0.995) continue;
      for (const k of [0, 1, 2]) image.data[i * 3 + k]! *= keep;
    }
}
const FOOT = 0.8;

function extent(faces: readonly Face[], axis: 0 | 1 | 2): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const { points } of faces)
    for (const point of points) {
      least = Math.min(least, point[axis]);
      most = Math.max(most, point[axis]);
    }
  return [least, most];
}

/** What is nearer than this has gone past us. */
const NEAREST = 0.5;

function paintOne(
  canvas: LandscapeCanvas,
  { faces, thing, number, isNameless }: Built,
  sun: (point: Vec3) => number,
): void {
  const { view, image, depth } = canvas;
  const seen = (p: Vec3): Vec3 => [
    view.width / 2 + (p[0] / p[2]) * view.focal,
    view.horizonY - ((p[1] - view.eyeY) / p[2]) * view.focal,
    p[2],
  ];
  const before = faces.filter(({ points }) => points.every((p) => p[2] > NEAREST));
  const corners = before.map(
    ({ points }) => [seen(points[0]), seen(points[1]), seen(points[2])] as const,
  );
  const box = frameOf(corners.flat(), view);
  if (!box) return;
  const grid = createGrid((box.right - box.left) * FINE, (box.bottom - box.top) * FINE);
  const fine = ([x, y, z]: Vec3): Vec3 => [(x - box.left) * FINE, (y - box.top) * FINE, z];
  corners.forEach(([a, b, c], i) => rasterise(grid, i, [fine(a), fine(b), fine(c)]));
  const code = isNameless ? 0 : sceneryCode(thing, number);
  const shade = shader(canvas, before, sun);
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      const i = y * view.width + x;
      const sample = meanOf(grid, { x: x - box.left, y: y - box.top, behind: depth[i]! }, shade);
      if (!sample) continue;
      const { alpha, z } = sample;
      const glow = glowAt(view, x);
      blendPixel(
        image,
        i,
        throughAir(canvas, sample.colour, { metres: z * NEAR_AIR, glow }),
        alpha,
      );
      if (alpha < 0.5) continue;
      depth[i] = z;
      canvas.names[i] = code;
    }
}
/** Asked for by name: no haze may hide it. */
const NEAR_AIR = 0.3;

function frameOf(
  corners: readonly Vec3[],
  { width, height }: { width: number; height: number },
): { left: number; right: number; top: number; bottom: number } | null {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of corners) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const frame = {
    left: clamp(Math.floor(left), 0, width),
    right: clamp(Math.ceil(right), 0, width),
    top: clamp(Math.floor(top), 0, height),
    bottom: clamp(Math.ceil(bottom), 0, height),
  };
  return frame.right > frame.left && frame.bottom > frame.top ? frame : null;
}

/** When lamps are lit behind the panes. */
const AFTER_SUNSET: ReadonlySet<SkyId> = new Set<SkyId>(['night', 'blue', 'dusk']);
const NO_GLOW: Rgb = [0, 0, 0];

type Shader = (grid: Grid, sample: number) => Rgb;

/** Of the samples of one pixel those that nothing nearer hides. */
function meanOf(
  grid: Grid,
  { x, y, behind }: { x: number; y: number; behind: number },
  shade: Shader,
): { colour: Rgb; alpha: number; z: number } | null {
  let colour: Rgb = [0, 0, 0];
  let [count, depth] = [0, 0];
  for (let dy = 0; dy < FINE; dy++)
    for (let dx = 0; dx < FINE; dx++) {
      const i = (y * FINE + dy) * grid.width + x * FINE + dx;
      const z = grid.depth[i]!;
      if (z > behind + SUNK) continue;
      colour = addRgb(colour, shade(grid, i));
      depth += z;
      count += 1;
    }
  if (count === 0) return null;
  return { colour: scaleRgb(colour, 1 / count), alpha: count / (FINE * FINE), z: depth / count };
}
/** Ground is known to a step of the march only: wheels do not sink into it. */
const SUNK = 0.35;

/** Metres from the ground to where no dust of the lane clings. */
const DUSTY = 0.5;

function shader(
  canvas: LandscapeCanvas,
  faces: readonly Face[],
  sun: (point: Vec3) => number,
): Shader {
  const { palette, view, terrain, foliage } = canvas;
  const { toSun } = view;
  const [gain, sky] = isFromAside(view) ? [0.86, 1.35] : [0.62, 1.6];
  const isClear = shareOfSun(canvas) > 0.05;
  const isDark = AFTER_SUNSET.has(canvas.spec.sky);
  return (grid, i) => {
    const { points, normals, surface } = faces[grid.face[i]!]!;
    const [s, t] = [grid.second[i]!, grid.third[i]!];
    const mixed = ([a, b, c]: readonly [Vec3, Vec3, Vec3]): Vec3 => [
      a[0] + (b[0] - a[0]) * s + (c[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * s + (c[1] - a[1]) * t,
      a[2] + (b[2] - a[2]) * s + (c[2] - a[2]) * t,
    ];
    const point = mixed(points);
    const toEye = normalize([-point[0], view.eyeY - point[1], -point[2]]);
    const own = normalize(mixed(normals));
    const turned = dot(own, toEye) < 0 ? scale(own, -1) : own;
    const n = surface.look === 'water' ? rippled(point) : turned;
    const facing = dot(n, toSun);
    const open = facing > 0 && isClear ? sun(point) : facing > 0 ? 0.5 : 0;
    const above = point[1] - terrain.ground(point[0], point[2]);
    const grain = toneAt(surface, point);
    const dust = surface.look
      ? 0
      : 0.45 * smoothstep(DUSTY, 0, above) * noise2(point[0] * 6, point[1] * 9 + point[2] * 6, 7);
    const albedo = mixRgb(scaleRgb(surface.albedo, grain), foliage.soil, dust);
    // From below comes what the ground gives back.
    const round = (0.62 + 0.38 * n[1]) * (0.55 + 0.45 * smoothstep(0, 0.7, above));
    const matte = lit(palette, albedo, sky * round, gain * Math.max(0, facing) * open);
    const shine = shineOf({ n, toEye, open, gloss: surface.gloss * (1 - dust) }, canvas);
    const glow = surface.look === 'pane' && isDark ? lampAt(point) : NO_GLOW;
    return addRgb(addRgb(matte, shine), glow);
  };
}

/** Varnish mirrors the sky, more where it is looked along, and the sun as a spark. */
function shineOf(
  { n, toEye, open, gloss }: { n: Vec3; toEye: Vec3; open: number; gloss: number },
  { palette, view }: LandscapeCanvas,
): Rgb {
  if (gloss < 0.05) return [0, 0, 0];
  const cos = Math.max(0, dot(n, toEye));
  const mirrored = 2 * cos * n[1] - toEye[1];
  const rim = 0.045 + 0.5 * (1 - cos) ** 5;
  const half = normalize([
    toEye[0] + view.toSun[0],
    toEye[1] + view.toSun[1],
    toEye[2] + view.toSun[2],
  ]);
  const spark = Math.max(0, dot(n, half)) ** 70 * 0.5 * open;
  return addRgb(
    scaleRgb(palette.ambient, gloss * rim * 2.4 * (0.25 + 0.75 * smoothstep(-0.15, 0.3, mirrored))),
    scaleRgb(palette.sunLight, gloss * spark),
  );
}
