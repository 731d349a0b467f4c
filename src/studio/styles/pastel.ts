import type { Film } from '#studio/film.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import { clamp, fbm, mix, noise2, smoothstep } from '#studio/textures/noise.ts';
import { noiseBytes } from '#studio/textures/noise-raster.ts';
import { boxBlur } from './box-blur.ts';
import { keepLabels } from './keep-labels.ts';
import { kuwahara } from './kuwahara.ts';
import { findSubjects } from './find-subjects.ts';
import type { Care } from './find-subjects.ts';
import { findOutlines, thicken } from './outlines.ts';
import { partDim } from './part-dim.ts';
import { partTones } from './part-tones.ts';
import { photograph } from './photograph.ts';
import { aimTap, createTap, readTap, toPlane } from './sample-plane.ts';
import type { FilmPlane } from './sample-plane.ts';
import { liftSubject } from './lift-subject.ts';
import { setKey } from './set-key.ts';

const PAPER = [252, 247, 240] as const;

export interface Gouache {
  /** Size of the finished picture; the film may be smaller, since washes are flat. */
  size: { width: number; height: number };
  seed: number;
  /** Out of doors after dark: blue and deep, where all else is luminous. */
  isNight?: boolean;
  /** Below ground, by lamps: their gold would fill the sheet. */
  isCellar?: boolean;
}

/** Gouache on torn paper: flat, luminous washes that pool darker at their edges, in colours of their own. */
export function paintPastel(
  film: Film,
  scene: StagedScene,
  { size, seed, isNight = false, isCellar = false }: Gouache,
): Uint8ClampedArray {
  const clean = photograph(film, {
    bloom: { threshold: 0.9, amount: 0.25 },
    grade: { exposure: 1.1, contrast: 1, saturation: 1.12 },
  });
  const care = findSubjects(film, scene);
  if (isNight) setNight(clean);
  else setKey(clean, isCellar ? LAMPLIT : LUMINOUS);
  liftSubject(clean, care, { share: 0.5, to: 0.45, most: 0.62 });
  partDim(clean, film, scene);
  partTones(clean, film, { darks: 0.35, lights: 0.35 });
  const sheet = paperFor(size, seed);
  const out = layWashes(film, { clean, care, sheet, size });
  keepLabels(out, {
    size,
    rows: { from: 0, to: size.height },
    film,
    scene,
    clean,
    amount: 0.92,
    ink: (r, g, b, white, i) => {
      const grain = (sheet.chalk[i]! / 255 - 0.5) * 16;
      const k = Math.min(1.25, 246 / white);
      return [
        mix(r * k, 150, 0.06) + grain,
        mix(g * k, 128, 0.06) + grain,
        mix(b * k, 112, 0.06) + grain,
      ];
    },
  });
  return out;
}

const LUMINOUS = { low: 0.1, high: 0.98, middle: 0.74, deepest: 1.6, saturation: 1.16 };
const LAMPLIT = { low: 0.06, high: 0.88, middle: 0.46, deepest: 2.2, saturation: 0.72 };
const MOONLIGHT = [0.6, 0.74, 1] as const;

/** Dark as a night is, with the cold light of the moon over all colours but those of lamps. */
function setNight(clean: Uint8ClampedArray): void {
  const lamps = clean.slice();
  setKey(clean, { low: 0.03, high: 0.36, middle: 0.12, deepest: 5, saturation: 0.6 });
  for (let i = 0; i < clean.length; i += 4) {
    const [r, g, b] = [lamps[i]!, lamps[i + 1]!, lamps[i + 2]!];
    const lit =
      smoothstep(0.4, 0.75, (r * 0.3 + g * 0.59 + b * 0.11) / 255) *
      smoothstep(0.1, 0.3, (r - b) / 255);
    for (let c = 0; c < 3; c++)
      clean[i + c] = mix(clean[i + c]! * MOONLIGHT[c]!, lamps[i + c]!, lit);
  }
}

interface Washes {
  clean: Uint8ClampedArray;
  care: Care;
  sheet: Sheet;
  size: { width: number; height: number };
}

function layWashes(film: Film, { clean, care, sheet, size }: Washes): Uint8ClampedArray {
  const { width, height } = size;
  const flat: FilmPlane = { ...film, data: flatten(clean, film, care), channels: 3 };
  const careful: FilmPlane = { ...film, data: care, channels: 1 };
  const contour: FilmPlane = { ...film, data: contourOf(film, clean), channels: 1 };
  const tap = createTap();
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      aimTap(tap, careful, toPlane(x, width, film.width), toPlane(y, height, film.height));
      const rgb = pigment(flat, sheet, { x, y, i, size, care: readTap(tap, care, 0) });
      aimTap(tap, contour, toPlane(x, width, film.width), toPlane(y, height, film.height));
      drawPencil(rgb, readTap(tap, contour.data, 0), sheet.tooth[i]! / 255);
      const edge = sheet.edge(x, y);
      const wash = smoothstep(0.026, 0.032, edge);
      const rim = 1 - 0.1 * smoothstep(0.05, 0.032, edge);
      for (let c = 0; c < 3; c++) {
        out[i * 4 + c] = mix(PAPER[c]! + (sheet.chalk[i]! / 255 - 0.5) * 8, rgb[c]! * rim, wash);
      }
      out[i * 4 + 3] = 255;
    }
  }
  return out;
}

function contourOf(film: Film, clean: Uint8ClampedArray): Float32Array {
  const { width, height } = film;
  const lines = thicken(findOutlines(film, clean, 0.55), width, height, width > 700 ? 1 : 0);
  return boxBlur(lines, { width, height, channels: 1 }, 1, 1);
}

/** Broad washes for the ground; whatever wants care keeps its own edges and shades. */
function flatten(clean: Uint8ClampedArray, { width, height }: Film, care: Care): Float32Array {
  const rgb = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = clean[i * 4 + c]!;
  const unit = Math.sqrt(width * height) / 1024;
  const broad = kuwahara(rgb, width, height, Math.max(1, Math.round(4.5 * unit)));
  const washes = kuwahara(broad, width, height, Math.max(1, Math.round(2.5 * unit)));
  for (let i = 0; i < washes.length; i++)
    washes[i] = mix(washes[i]!, rgb[i]!, Math.min(0.8, care[(i / 3) | 0]! * 1.1));
  return washes;
}

interface Sheet {
  /** Noise as bytes: five rasters of the whole sheet in floats would weigh more than the film. */
  chalk: Uint8Array;
  tooth: Uint8Array;
  streak: Uint8Array;
  wobbleX: Uint8Array;
  wobbleY: Uint8Array;
  unit: number;
  edge: (x: number, y: number) => number;
}

function paperFor(size: { width: number; height: number }, seed: number): Sheet {
  const { width, height } = size;
  const unit = Math.sqrt(width * height) / 1024;
  const edge = (x: number, y: number): number => {
    const inside = Math.min(x, width - x, y, height - y) / Math.sqrt(width * height);
    if (inside > 0.09) return inside;
    return (
      inside +
      (fbm((x / height) * 9, (y / height) * 9, 4, seed) - 0.5) * 0.035 +
      (noise2((x / height) * 90, (y / height) * 90, 4) - 0.5) * 0.006
    );
  };
  return {
    unit,
    edge,
    chalk: noiseBytes({
      ...size,
      cellsX: (width / unit) * 0.4,
      cellsY: (height / unit) * 0.4,
      octaves: 1,
      seed: 3,
    }),
    tooth: noiseBytes({
      ...size,
      cellsX: (width / unit) * 0.3,
      cellsY: (height / unit) * 0.3,
      octaves: 1,
      seed: 11,
    }),
    streak: noiseBytes({ ...size, cellsX: 6, cellsY: 36, octaves: 4, seed: seed + 3 }),
    wobbleX: noiseBytes({ ...size, cellsX: 22, cellsY: 22, octaves: 1, seed: 5 }),
    wobbleY: noiseBytes({ ...size, cellsX: 22, cellsY: 22, octaves: 1, seed: 6 }),
  };
}

const place = createTap();

interface Dab {
  x: number;
  y: number;
  i: number;
  size: { width: number; height: number };
  /** How finely the brush is led here. */
  care: number;
}

/** Stepped lightness, transparent shadows that stay colours, lights towards cream, brush streaks and granulation. */
function pigment(
  flat: FilmPlane,
  sheet: Sheet,
  { x, y, i, size, care }: Dab,
): [number, number, number] {
  const shake = 7 * sheet.unit * (1 - 0.85 * care);
  const sx = x + (sheet.wobbleX[i]! / 255 - 0.5) * shake;
  const sy = y + (sheet.wobbleY[i]! / 255 - 0.5) * shake;
  const { width, height } = size;
  aimTap(place, flat, toPlane(sx, width, flat.width), toPlane(sy, height, flat.height));
  const rgb: [number, number, number] = [
    readTap(place, flat.data, 0),
    readTap(place, flat.data, 1),
    readTap(place, flat.data, 2),
  ];
  const l = (0.3 * rgb[0] + 0.6 * rgb[1] + 0.1 * rgb[2]) / 255;
  const steps = 9;
  const whole = Math.floor(l * steps);
  const stepped = (whole + smoothstep(0.25, 0.75, l * steps - whole)) / steps;
  const level = l > 0.01 ? mix(1, stepped / l, 0.75 * (1 - 0.7 * care)) : 1;
  const dark = 1 - smoothstep(0, 0.6, l);
  const calm = 1 - 0.5 * care;
  const grain = ((sheet.streak[i]! / 255 - 0.5) * 13 + (sheet.chalk[i]! / 255 - 0.5) * 15) * calm;
  const grey = l * 255;
  for (let c = 0; c < 3; c++) {
    const vivid = grey + (rgb[c]! * level - grey) * 1.26;
    // Gouache has no black: its darks are thinned with white and leaning to a warm violet.
    const thinned = mix(vivid, SHADE[c]!, 0.2 * dark);
    rgb[c] = 255 - (255 - thinned) * 0.9 + CREAM[c]! * (1 - dark) + grain;
  }
  return rgb;
}

const SHADE = [96, 78, 104] as const;
const CREAM = [4, 1, -6] as const;

/** Wet paint dries darker along its rim: a line in the colour itself, broken by the paper's tooth. */
function drawPencil(rgb: [number, number, number], line: number, tooth: number): void {
  const k = clamp(line) * (0.25 + 0.45 * smoothstep(0.3, 0.65, tooth + 0.12));
  const grey = 0.3 * rgb[0] + 0.6 * rgb[1] + 0.1 * rgb[2];
  for (let c = 0; c < 3; c++) {
    const deep = (grey + (rgb[c]! - grey) * 1.5) * RIM[c]!;
    rgb[c] = mix(rgb[c]!, deep, k);
  }
}

const RIM = [0.6, 0.52, 0.54] as const;
