import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Film } from '#studio/film.ts';
import type { SceneGraph } from '#studio/scene-graph.ts';
import { mix, noise2 } from '#studio/textures/noise.ts';
import { boxBlur } from '#studio/styles/box-blur.ts';
import { keepLabels } from '#studio/styles/keep-labels.ts';
import { photograph } from '#studio/styles/photograph.ts';
import { setKey } from '#studio/styles/set-key.ts';
import { addChiaroscuro } from './chiaroscuro.ts';
import { layStroke } from './lay-strokes.ts';
import type { Easel } from './lay-strokes.ts';
import { orientationOf } from './orientation.ts';
import { planStrokes } from './plan-strokes.ts';
import { varnish } from './varnish.ts';

export interface Rows {
  from: number;
  to: number;
}

/** Brush widths for a picture of 1024 × 1024. */
const BRUSHES = [34, 17, 8.5, 4.4, 2.4] as const;
const ROUGH_BRUSHES = [34, 17, 9] as const;
const GROUND = '#3a2416';

/** Oil on canvas for some rows of the picture; all rows together are the whole painting. */
export function paintOil(
  film: Film,
  scene: SceneGraph,
  { seed, rows, isRough }: { seed: number; rows: Rows; isRough: boolean },
): Uint8ClampedArray {
  const { width, height } = film;
  const model = underpainting(film, scene);
  const easel = createEasel(width, rows);
  const source = toFloats(model);
  const orientation = orientationOf(model, film, seed);
  const unit = Math.sqrt(width * height) / 1024;
  const plane = { width, height, channels: 3 };
  const tolerance = (x: number, y: number): number =>
    film.coverage[(y | 0) * width + (x | 0)]! > 127 ? 20 : 42;
  const spare = new Float32Array(source.length);
  let coarser: Float32Array | null = null;
  let discarded: Float32Array | null = null;
  for (const [layer, brush] of (isRough ? ROUGH_BRUSHES : BRUSHES).entries()) {
    const size = brush * unit;
    const out = discarded ?? new Float32Array(source.length);
    const reference = boxBlur(source, plane, Math.max(1, size * 0.35), 2, { out, spare });
    for (const stroke of planStrokes({
      width,
      height,
      size,
      reference,
      coarser,
      orientation,
      tolerance,
      seed,
      rows,
    })) {
      layStroke(easel, stroke, layer);
    }
    discarded = coarser;
    coarser = reference;
  }
  const count = rows.to - rows.from;
  const paint = easel.paint.getImageData(0, 0, width, count).data;
  const relief = easel.relief.getImageData(0, 0, width, count).data;
  const out = varnish(paint, relief, { width, height, rows, seed });
  letterLabels(out, { film, scene, model, rows });
  return out;
}

/** What the painter sees: a low key, warm light, shadow round the subject. */
function underpainting(film: Film, scene: SceneGraph): Uint8ClampedArray {
  const pixels = photograph(film, {
    bloom: { threshold: 1, amount: 0.3 },
    grade: {
      exposure: 1.02,
      contrast: 1.08,
      saturation: 0.95,
      vignette: 0.3,
      gain: [1.05, 0.98, 0.86],
    },
  });
  setKey(pixels, { low: 0.02, high: 0.95, middle: 0.38, saturation: 1.5 });
  addChiaroscuro(pixels, film, scene);
  return pixels;
}

function createEasel(width: number, rows: Rows): Easel {
  const prepared = (colour: string): SKRSContext2D => {
    const c = createCanvas(width, rows.to - rows.from).getContext('2d');
    c.fillStyle = colour;
    c.fillRect(0, 0, width, rows.to - rows.from);
    c.lineCap = 'round';
    c.lineJoin = 'round';
    c.translate(0, -rows.from);
    return c;
  };
  return { paint: prepared(GROUND), relief: prepared('#404040') };
}

function toFloats(pixels: Uint8ClampedArray): Float32Array {
  const out = new Float32Array((pixels.length / 4) * 3);
  for (let i = 0; i < out.length / 3; i++)
    for (let c = 0; c < 3; c++) out[i * 3 + c] = pixels[i * 4 + c]!;
  return out;
}

/** The lettering is painted last, with a fine brush that still shows the canvas. */
function letterLabels(
  out: Uint8ClampedArray,
  {
    film,
    scene,
    model,
    rows,
  }: { film: Film; scene: SceneGraph; model: Uint8ClampedArray; rows: Rows },
): void {
  const { width } = film;
  const slice = { from: rows.from * width, to: rows.to * width };
  const strip: Film = {
    ...film,
    height: rows.to - rows.from,
    ids: film.ids.subarray(slice.from, slice.to),
  };
  keepLabels(out, {
    film: strip,
    scene,
    clean: model.subarray(slice.from * 4, slice.to * 4),
    amount: 0.82,
    ink: (r, g, b, white, i) => {
      const grain = (noise2((i % width) * 0.45, Math.floor(i / width) * 0.45, 3) - 0.5) * 14;
      const k = mix(1, Math.min(1.3, 205 / white), 0.7);
      return [r * k * 0.96 + grain + 6, g * k * 0.92 + grain + 4, b * k * 0.8 + grain];
    },
  });
}
