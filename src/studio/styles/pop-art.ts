import type { Film } from '#studio/film.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { clamp, mix, smoothstep } from '#studio/textures/noise.ts';
import { boxBlur } from './box-blur.ts';
import { keepLabels } from './keep-labels.ts';
import { findOutlines, thicken } from './outlines.ts';
import { photograph } from './photograph.ts';

const ramp = (...hexes: string[]): readonly Rgb[] => hexes.map(hexBytes);

/** Ink to paper in five steps for each family of hues, so that red wine stays red and leaves stay green. */
const RAMPS = {
  red: ramp('#14061f', '#8c0f3a', '#e6194b', '#ff7b6b', '#fff3df'),
  orange: ramp('#14061f', '#b0361c', '#ff6a2b', '#ffb347', '#fff3df'),
  yellow: ramp('#14061f', '#c2721b', '#ffb703', '#ffdf4d', '#fffbe6'),
  green: ramp('#14061f', '#0b5a4b', '#16a37a', '#8ee06a', '#fbffe0'),
  blue: ramp('#14061f', '#1d2fb8', '#1597e5', '#7fdcf0', '#f4fdff'),
  pink: ramp('#14061f', '#8a1a86', '#f03fa0', '#ff9fc8', '#fff2f7'),
  grey: ramp('#14061f', '#2d3f7a', '#7fa6d8', '#d8ebf2', '#fffdf4'),
} as const;

const INK: Rgb = [16, 8, 26];

/** Loud flat colour, halftone dots between the steps, heavy ink outlines. */
export function paintPopArt(film: Film, scene: StagedScene): Uint8ClampedArray {
  const { width, height } = film;
  const clean = photograph(film, {
    bloom: { threshold: 2, amount: 0.1 },
    grade: { exposure: 1.1, contrast: 1.2, saturation: 1.35 },
  });
  const unit = Math.sqrt(width * height) / 1024;
  const soft = softened(clean, width, height, 3 * unit);
  const level = equaliser(soft);
  const lines = thicken(
    findOutlines(film, clean, 0.7),
    width,
    height,
    Math.max(1, Math.round(2 * unit)),
  );
  const out = new Uint8ClampedArray(width * height * 4);
  const dot = halftone(9.5 * unit);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const step = level(i) * 3.999;
      const whole = Math.floor(step);
      const colours = rampFor(soft, i);
      const share = dot(x, y, step - whole);
      const ink = smoothstep(0.25, 0.45, lines[i]!);
      for (let c = 0; c < 3; c++) {
        const flat = mix(colours[whole]![c]!, colours[whole + 1]![c]!, share);
        out[i * 4 + c] = mix(flat, INK[c]!, ink);
      }
      out[i * 4 + 3] = 255;
    }
  }
  const paper = RAMPS.yellow[4]!;
  keepLabels(out, {
    size: film,
    rows: { from: 0, to: height },
    film,
    scene,
    clean,
    amount: 1,
    ink: (r, g, b, white) => {
      const t = smoothstep(0.5, 0.85, (0.3 * r + 0.6 * g + 0.1 * b) / white);
      return [mix(INK[0], paper[0], t), mix(INK[1], paper[1], t), mix(INK[2], paper[2], t)];
    },
  });
  return out;
}

function softened(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const rgb = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = pixels[i * 4 + c]! / 255;
  return boxBlur(rgb, { width, height, channels: 3 }, radius, 2);
}

/** Luminance half way to an equal spread, so that every step of the ramp appears. */
function equaliser(soft: Float32Array): (i: number) => number {
  const count = soft.length / 3;
  const luma = (i: number): number =>
    0.3 * soft[i * 3]! + 0.6 * soft[i * 3 + 1]! + 0.1 * soft[i * 3 + 2]!;
  const histogram = new Float64Array(256);
  for (let i = 0; i < count; i++) {
    const bin = clamp(luma(i) * 255, 0, 255) | 0;
    histogram[bin]! += 1;
  }
  let sum = 0;
  const spread = histogram.map((h) => (sum += h) / count);
  return (i) => {
    const l = clamp(luma(i));
    return clamp(mix(l, spread[(l * 255) | 0]!, 0.45));
  };
}

/** The ramp of the pixel's hue; pale and dark pixels keep the hue of what little colour they have. */
function rampFor(soft: Float32Array, i: number): readonly Rgb[] {
  const r = soft[i * 3]!;
  const g = soft[i * 3 + 1]!;
  const b = soft[i * 3 + 2]!;
  const high = Math.max(r, g, b);
  const range = high - Math.min(r, g, b);
  if (range < 0.07 || range / high < 0.16) return RAMPS.grey;
  const hue = hueOf(r, g, b, high, range);
  if (hue < 14 || hue >= 346) return high > 0.8 && range < 0.4 ? RAMPS.pink : RAMPS.red;
  if (hue < 34) return RAMPS.orange;
  if (hue < 66) return RAMPS.yellow;
  if (hue < 170) return RAMPS.green;
  if (hue < 262) return RAMPS.blue;
  return RAMPS.pink;
}

function hueOf(r: number, g: number, b: number, high: number, range: number): number {
  if (high === r) return (((g - b) / range) * 60 + 360) % 360;
  if (high === g) return ((b - r) / range) * 60 + 120;
  return ((r - g) / range) * 60 + 240;
}

/** Cover of the next colour at a pixel: round dots on a turned grid. */
function halftone(cell: number): (x: number, y: number, share: number) => number {
  const cos = Math.cos(0.52);
  const sin = Math.sin(0.52);
  return (x, y, share) => {
    const u = (x * cos + y * sin) / cell;
    const v = (y * cos - x * sin) / cell;
    const d = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
    return clamp((Math.sqrt(clamp((share - 0.2) / 0.6)) * 0.68 - d) * cell + 0.5);
  };
}
