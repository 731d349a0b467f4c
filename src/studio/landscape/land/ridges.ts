import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { addRgb, linear, mixRgb, ramp, scaleRgb, timesRgb } from '#studio/textures/colour.ts';
import { clamp, fbm, hash1, ridged, smoothstep } from '#studio/textures/noise.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { LandscapeSpec } from '#studio/landscape/landscape-spec.ts';

/** Mountain ranges behind the fields, each nearer one darker and less hazy. */
export function paintRidges(canvas: LandscapeCanvas): void {
  // A lake has its mountains all round, the open sea only headlands.
  const isSea = canvas.terrain.shape.isSeaBehind && !canvas.spec.marks?.includes('lake');
  const count = isSea ? 2 : 4;
  for (let m = 0; m < count; m++) paintRidge(canvas, m, count, isSea);
}

function paintRidge(canvas: LandscapeCanvas, m: number, count: number, isSea: boolean): void {
  const { spec, view, depth } = canvas;
  const shape = canvas.terrain.shape;
  const amplitude =
    view.height *
    0.11 *
    (0.4 + 0.6 * spec.relief) *
    shape.mountains *
    (0.55 + (0.45 * (m + 1)) / count) *
    volcanicShare(canvas, m);
  const code = isVolcano(canvas, m) ? VOLCANO : shape.mountains > 0.85 ? MOUNTAIN : 0;
  const frequency = 1.6 + m * 1.1;
  const colourAt = ridgeShader(canvas, m, count, amplitude);
  for (let x = 0; x < view.width; x++) {
    const u = (x / view.height) * frequency + m * 13.7 + hash1(spec.seed, 7) * 90;
    let e =
      ridged(u, m * 3.3, 5, spec.seed + m * 7) * 0.65 + fbm(u * 2.2, m, 4, spec.seed + 5) * 0.35;
    e **= 1.35;
    if (isVolcano(canvas, m)) e = volcano(x / view.width, spec, e);
    if (isSea)
      e *= smoothstep(0.35 + 0.25 * m, 0.9, m % 2 ? x / view.width : 1 - x / view.width) * 1.6;
    const top = view.horizonY - e * amplitude + m * view.height * 0.006 + view.height * 0.004;
    const bottom = Math.min(view.height, view.horizonY + 40);
    for (let y = Math.max(0, Math.floor(top)); y < bottom; y++) {
      const cover = clamp(y - top);
      blendPixel(canvas.image, y * view.width + x, colourAt(x, y, top, e), cover);
      if (cover <= 0.5) continue;
      depth[y * view.width + x] = 9000 - m * 1500;
      canvas.names[y * view.width + x] = code;
    }
  }
}

/** One cone stands above everything; the ranges before it are foothills. */
const volcanicShare = ({ spec }: LandscapeCanvas, m: number): number =>
  spec.terrain !== 'volcanic' ? 1 : m === 0 ? 1.15 : 0.3;

const VOLCANO = sceneryCode('volcano');
const MOUNTAIN = sceneryCode('mountain');

const isVolcano = ({ spec }: LandscapeCanvas, m: number): boolean =>
  spec.terrain === 'volcanic' && m === 0;

/** Where the cone stands, 0..1 across the frame. */
export const volcanoPeak = ({ free, seed }: LandscapeSpec): number =>
  free ?? 0.3 + hash1(seed, 23) * 0.4;

function volcano(u: number, spec: LandscapeSpec, roughness: number): number {
  const peak = volcanoPeak(spec);
  const cone = Math.max(0, 1.05 - Math.abs(u - peak) * 2.3) ** 1.4;
  return Math.min(cone, 0.92) + roughness * 0.14;
}

function ridgeShader(
  canvas: LandscapeCanvas,
  m: number,
  count: number,
  amplitude: number,
): (x: number, y: number, top: number, e: number) => Rgb {
  const { palette, view, spec } = canvas;
  const { snowLine, mountains } = canvas.terrain.shape;
  const far = 1 - m / count;
  const veil = 1 / (0.6 + 0.4 * (spec.clarity ?? 1));
  const rock = mixRgb([0.09, 0.1, 0.14], [0.05, 0.07, 0.05], m / count);
  const base = timesRgb(rock, [
    palette.ambient[0] * 4,
    palette.ambient[1] * 4,
    palette.ambient[2] * 4,
  ]);
  const air = mixRgb(linear(palette.haze), ramp(palette.stops)(0.02), 0.35);
  const snowLit = timesRgb([0.9, 0.92, 0.96], addRgb(palette.ambient, palette.sunLight, 0.35));
  const snowShade = timesRgb([0.34, 0.4, 0.52], addRgb(palette.ambient, palette.sunLight, 0.14));
  // Ranges high enough to be looked at have ribs and gullies.
  const high = smoothstep(0.9, 2, mountains);
  const sunSide = Math.sign(view.sunPx - view.width / 2) || 1;
  const ribAt = (u: number, v: number): number =>
    ridged(u * 7 + v * 2.4, v * 3.2 - u * 1.6 + m * 5.1, 4, spec.seed + 40 + m);
  const facesAt = (x: number, y: number): { rib: number; slant: number } => {
    if (high === 0) return { rib: 0.5, slant: 0 };
    const [u, v] = [x / view.height, y / view.height];
    const rib = ribAt(u, v);
    return { rib, slant: (ribAt(u - sunSide * 0.012, v) - rib) * 2.2 };
  };
  return (x, y, top, e) => {
    const glow = Math.exp((-Math.abs(x - view.sunPx) / view.width) * 3);
    const height = e - (y - top) / amplitude;
    const { rib, slant } = facesAt(x, y);
    // It lies on ledges and in gullies, and steep rock is bare.
    const snow = smoothstep(snowLine, snowLine + 0.14, height + (rib - 0.5) * 0.85);
    // Faces turned to the sun are bright, gullies are dark.
    const relief = high * (slant * 0.95 + (rib - 0.45) * 0.6);
    const isLit = smoothstep(-0.25, 0.3, slant * high + 0.04);
    const white = mixRgb(snowShade, snowLit, isLit);
    const surface = mixRgb(scaleRgb(base, clamp(1 + relief, 0.35, 1.8)), white, snow * 0.9);
    // High ranges stand above the haze of the plain.
    const clear =
      smoothstep(1400, 3400, palette.visibility) * 0.22 +
      smoothstep(1, 2.6, mountains) * (0.12 + 0.3 * clamp(height));
    const hz = clamp(
      (0.36 + 0.42 * far + ((y - top) / amplitude) * 0.12 + 0.1 * (1 - snow) - clear) * veil,
    );
    return mixRgb(surface, addRgb(air, palette.sun, glow * 0.22), hz);
  };
}
