import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import { stream } from '#studio/random.ts';
import { linear, scaleRgb } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { noise2, smoothstep } from '#studio/textures/noise.ts';
import { glowAt, lit, projectX, projectY, throughAir } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';

const FLOWERS = sceneryCode('flowers');
const POPPIES = sceneryCode('poppy');
const NEAR_METRES = 1.7;
const FAR_METRES = 110;
/** Metres: larger than life, or a lane of them would be red dust. */
const HEAD = 0.13;
/** Petals are lit through, wherever the sun stands. */
const SHINE = 1.5;
const STEM: Rgb = [0.09, 0.16, 0.05];
const HEART: Rgb = [0.02, 0.012, 0.014];
/** Heads are never smaller than this, however far away. */
const LEAST_PIXELS = 1.5;

/** What flowers of this colour are called. */
export const flowerCode = (petals: Rgb): number => (petals[0] > petals[1] * 3 ? POPPIES : FLOWERS);

/** Wild flowers on their stems between the rows and before them, far ones first. */
export function paintLaneFlowers(canvas: LandscapeCanvas, colour: string): void {
  const { view, terrain, spec } = canvas;
  const petals = linear(colour);
  const code = flowerCode(petals);
  const random = stream(spec.seed, 'lane-flowers');
  for (let z = FAR_METRES; z > NEAR_METRES; z -= Math.max(0.12, z * 0.045)) {
    const half = z * (view.width / 2 / view.focal) * 1.1 + 1;
    const first = Math.floor(terrain.rowPhase(-half, z, 0)) - 1;
    const last = Math.ceil(terrain.rowPhase(half, z, 0));
    for (let row = first; row <= last; row++) {
      const drift = smoothstep(0.3, 0.62, noise2(row * 2.7, z * 0.16, spec.seed + 82));
      const count = Math.round(1 + drift * 4);
      for (let i = 0; i < count; i++) {
        const at = z + random.range(0, 0.045) * z;
        const aside = random.range(0.14, 0.86);
        const tall = random.range(0.3, 0.62);
        const size = HEAD * random.range(0.7, 1.25);
        const tone = random.range(0.72, 1.2);
        if (
          random.chance(0.12 + 0.88 * drift) &&
          !terrain.isBare(terrain.rowX(row + aside, at), at)
        )
          paintFlower(canvas, {
            x: terrain.rowX(row + aside, at),
            z: at,
            tall,
            size,
            petals: scaleRgb(petals, tone),
            code,
          });
      }
    }
  }
}

interface Flower {
  x: number;
  z: number;
  tall: number;
  size: number;
  petals: Rgb;
  code: number;
}

function paintFlower(canvas: LandscapeCanvas, flower: Flower): void {
  const { view, terrain, palette } = canvas;
  const { x, z, tall, size } = flower;
  const foot = terrain.ground(x, z);
  if (foot < terrain.waterLevel) return;
  const cx = projectX(view, x, z);
  const cy = projectY(view, foot + tall, z);
  const air = { metres: z, glow: glowAt(view, cx) };
  const radius = Math.max(LEAST_PIXELS, (size * view.focal) / z);
  const dye = (colour: Rgb, sun: number): Rgb =>
    throughAir(canvas, lit(palette, colour, 1.15, sun), air);
  paintStem(canvas, { cx, from: cy, to: projectY(view, foot, z), z }, dye(STEM, 0.3));
  const tones = { top: dye(flower.petals, SHINE), low: dye(scaleRgb(flower.petals, 0.6), 0.6) };
  const heart = radius > 3.5 ? dye(HEART, 0.2) : null;
  for (let py = Math.floor(cy - radius); py <= cy + radius; py++) {
    for (let px = Math.floor(cx - radius * 1.2); px <= cx + radius * 1.2; px++) {
      const [u, v] = [(px - cx) / (radius * 1.2), (py - cy) / (radius * 0.9)];
      // Four petals: the outline is notched between them.
      const rim = 0.86 + 0.14 * Math.cos(4 * Math.atan2(v, u) + x * 9);
      const reach = Math.hypot(u, v) / rim;
      if (reach > 1 || !isInSight(canvas, px, py, z)) continue;
      const isHeart = heart !== null && Math.hypot(u, v + 0.12) < 0.26;
      const colour = isHeart ? heart : v + 0.3 * u > 0.25 ? tones.low : tones.top;
      const at = py * view.width + px;
      blendPixel(canvas.image, at, colour, Math.min(1, (1 - reach) * radius * 0.9 + 0.35));
      canvas.names[at] = flower.code;
      canvas.depth[at] = z;
    }
  }
}

interface Stem {
  cx: number;
  from: number;
  to: number;
  z: number;
}

function paintStem(canvas: LandscapeCanvas, { cx, from, to, z }: Stem, colour: Rgb): void {
  const { view } = canvas;
  const wide = Math.max(0.5, (0.012 * view.focal) / z);
  if (wide < 0.6 && z > 30) return;
  for (let py = Math.floor(from); py <= to; py++)
    for (let px = Math.floor(cx - wide / 2); px <= cx + wide / 2; px++)
      if (isInSight(canvas, px, py, z))
        blendPixel(canvas.image, py * view.width + px, colour, Math.min(1, wide) * 0.8);
}

/** What stands nearer hides it; leaves beside it do not. */
function isInSight({ view, depth }: LandscapeCanvas, px: number, py: number, z: number): boolean {
  if (px < 0 || py < 0 || px >= view.width || py >= view.height) return false;
  return depth[py * view.width + px]! > z - 0.4 - z * 0.03;
}
