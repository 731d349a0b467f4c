import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Film } from '#studio/film.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import { mix, noise2 } from '#studio/textures/noise.ts';
import type { Rows } from '#studio/row-bands.ts';
import { keepLabels } from '#studio/styles/keep-labels.ts';
import { photograph } from '#studio/styles/photograph.ts';
import { OWN_ROOM } from '#studio/workroom.ts';
import type { Workroom } from '#studio/workroom.ts';
import { findSubjects } from '#studio/styles/find-subjects.ts';
import type { Care } from '#studio/styles/find-subjects.ts';
import { liftSubject } from '#studio/styles/lift-subject.ts';
import { partDim } from '#studio/styles/part-dim.ts';
import { partTones } from '#studio/styles/part-tones.ts';
import { setKey } from '#studio/styles/set-key.ts';
import { tamePigments } from './tame-pigments.ts';
import { blurBytes } from './blur-bytes.ts';
import { addChiaroscuro } from './chiaroscuro.ts';
import type { Light } from './chiaroscuro.ts';
import { glaze } from './glaze.ts';
import { layStroke } from './lay-strokes.ts';
import type { Easel } from './lay-strokes.ts';
import { orientationOf } from './orientation.ts';
import { keyOf } from './key-of.ts';
import { tintPaleAir } from './pale-air.ts';
import { planStrokes } from './plan-strokes.ts';
import { varnish } from './varnish.ts';

/** Brush widths for a picture of 1024 × 1024. */
const BRUSHES = [34, 17, 8.5, 4.4, 2.4] as const;
/** Width of the brush whose tones a sketch shows, without its strokes: they would be narrower than its pixels. */
const ROUGH_BRUSH = 17;
const GROUND = '#3a2416';
/** How far a stroke may miss the model's colour, in levels of three channels: on the ground, and on what is finest. */
const COARSEST = 32;
const FINEST = 8;
const STROKES_HELD = 256;

export interface Painting {
  /** Size of the finished picture; the film may be smaller, since brushes are wider than its pixels. */
  size: { width: number; height: number };
  rows: Rows;
  seed: number;
  isRough: boolean;
}

/** Oil on canvas for some rows of the picture; all rows together are the whole painting. */
export function paintOil(film: Film, scene: StagedScene, painting: Painting): Uint8ClampedArray {
  const { size, rows, seed } = painting;
  const room = film.room ?? OWN_ROOM;
  const spare = room.floats(film.width * film.height);
  const care = findSubjects(film, scene, spare);
  const glow = room.floats(care.length);
  const model = underpainting(film, scene, { care, glow, spare });
  const lead = Math.min(1, rows.from);
  const easel = createEasel(film, painting, lead);
  // What lit the model is done with: its memory takes up what the brushes see.
  const session: Session = { model, care, painting, sheets: [glow, spare], room };
  if (painting.isRough) washIn(easel, film, session);
  else layAllStrokes(easel, film, session);
  const count = rows.to - rows.from + lead;
  const paint = takeOff(easel.paint, size.width, count);
  const relief = takeOff(easel.relief, size.width, count);
  const held = { from: rows.from - lead, to: rows.to };
  glaze(paint, relief, { film, care, model, size, rows: held });
  const out = varnish(paint, relief, { ...size, rows, lead, seed });
  letterLabels(out, { film, scene, model, painting });
  return out;
}

interface Session {
  model: Uint8ClampedArray;
  care: Care;
  painting: Painting;
  /** Memory for two pictures of three bytes a pixel. */
  sheets: readonly [Float32Array, Float32Array];
  room: Workroom;
}

/** Broad brushes first, each finer one only where the broader could not follow. Strokes are planned in pixels of the film. */
function layAllStrokes(easel: Easel, film: Film, session: Session): void {
  const { model, care, painting, sheets, room } = session;
  const { width, height } = film;
  const { size, rows, seed } = painting;
  const orientation = orientationOf(model, film, { seed, care, sheets, room });
  const unit = Math.sqrt(width * height) / 1024;
  const toFilm = height / size.height;
  const shown = { from: Math.floor(rows.from * toFilm), to: Math.ceil(rows.to * toFilm) };
  const tolerance = (x: number, y: number): number =>
    COARSEST - (COARSEST - FINEST) * care[(y | 0) * width + (x | 0)]!;
  const bytes = width * height * 3;
  // Taken in turns: the one before the last brush's is not needed any more.
  const references = sheets.map((sheet) => bytesIn(sheet, bytes));
  const spare = room.bytes(bytes);
  let coarser: Uint8ClampedArray | null = null;
  let laid = 0;
  for (const [layer, brush] of BRUSHES.entries()) {
    const reference = references[layer % 2]!;
    blurBytes(model, film, { radius: Math.max(1, brush * unit * 0.35), out: reference, spare });
    const plan = { width, height, reference, coarser, orientation, tolerance, seed, rows: shown };
    if (coarser === null) prime(easel, reference, film);
    for (const stroke of planStrokes({ ...plan, size: brush * unit })) {
      layStroke(easel, stroke, layer);
      if (++laid % STROKES_HELD === 0) dry(easel);
    }
    coarser = reference;
  }
}

const bytesIn = ({ buffer, byteOffset }: Float32Array, length: number): Uint8ClampedArray =>
  new Uint8ClampedArray(buffer, byteOffset, length);

/** The tones alone, for who waits to see what it will be. */
function washIn(easel: Easel, film: Film, { model, sheets }: Session): void {
  const bytes = film.width * film.height * 3;
  const [out, spare] = sheets.map((sheet) => bytesIn(sheet, bytes));
  const unit = Math.sqrt(film.width * film.height) / 1024;
  blurBytes(model, film, { radius: ROUGH_BRUSH * unit * 0.35, out: out!, spare: spare! });
  prime(easel, out!, film);
}

/** The pixels of a canvas that is done with: its own memory is given back at once. */
function takeOff(c: SKRSContext2D, width: number, height: number): Uint8ClampedArray {
  const { data } = c.getImageData(0, 0, width, height);
  c.canvas.width = 1;
  return data;
}

/** Canvases note strokes down until somebody looks: tens of megabytes for a whole painting. */
function dry({ paint, relief }: Easel): void {
  for (const canvas of [paint, relief]) canvas.getImageData(0, 0, 1, 1);
}

/** The broadest tones are washed in first, at half size: no ground may glare through between two strokes. */
function prime({ paint }: Easel, reference: Uint8ClampedArray, { width, height }: Film): void {
  const [columns, lines] = [width >> 1, height >> 1];
  const wash = createCanvas(columns, lines);
  const c = wash.getContext('2d');
  const image = c.createImageData(columns, lines);
  for (let y = 0; y < lines; y++) {
    for (let x = 0; x < columns; x++) {
      const from = (y * 2 * width + x * 2) * 3;
      const to = (y * columns + x) * 4;
      for (let k = 0; k < 3; k++) image.data[to + k] = reference[from + k]!;
      image.data[to + 3] = 255;
    }
  }
  c.putImageData(image, 0, 0);
  paint.drawImage(wash, 0, 0, width, height);
}

const GRADE = { exposure: 1.2, contrast: 1.04, saturation: 1.12, vignette: 0.2 };
const BLOOM = { threshold: 1, amount: 0.3 };

/** What the painter sees: a low key with half-tones in it, warm light, shadow round the subject. */
function underpainting(film: Film, scene: StagedScene, light: Light): Uint8ClampedArray {
  const { key, gain, isPale } = keyOf(scene);
  const sheet = film.room?.bytes(film.width * film.height * 4);
  const look = { bloom: BLOOM, grade: { ...GRADE, gain: [...gain] as const } };
  const pixels = photograph(film, look, undefined, sheet);
  setKey(pixels, key);
  tamePigments(pixels);
  if (isPale) tintPaleAir(pixels);
  liftSubject(pixels, light.care, { share: 0.6, to: 0.36, most: 0.64 });
  addChiaroscuro(pixels, film, scene, light);
  partDim(pixels, film, scene);
  // A light rim round a dark head would be a halo.
  const parting = { darks: 0.5, lights: 0.25, care: light.care };
  partTones(pixels, film, parting, light.glow, light.spare);
  return pixels;
}

/** Rows painted below those that are shown: at its last ones a canvas smooths strokes in another way. */
const TAIL = 2;

function createEasel(film: Film, { size, rows }: Painting, lead: number): Easel {
  const height = rows.to - rows.from + lead + Math.min(TAIL, size.height - rows.to);
  const scale = size.width / film.width;
  const prepared = (colour: string): SKRSContext2D => {
    const c = createCanvas(size.width, height).getContext('2d');
    c.fillStyle = colour;
    c.fillRect(0, 0, size.width, height);
    c.lineCap = 'round';
    c.lineJoin = 'round';
    c.translate(0, lead - rows.from);
    c.scale(scale, scale);
    return c;
  };
  return { paint: prepared(GROUND), relief: prepared('#404040'), scale };
}

interface Lettering {
  film: Film;
  scene: StagedScene;
  model: Uint8ClampedArray;
  painting: Painting;
}

/** The lettering is painted last, with a fine brush that still shows the canvas. */
function letterLabels(
  out: Uint8ClampedArray,
  { film, scene, model, painting: { size, rows } }: Lettering,
): void {
  keepLabels(out, {
    size,
    rows,
    film,
    scene,
    clean: model,
    amount: 0.82,
    ink: (r, g, b, white, i) => {
      const x = i % size.width;
      const y = Math.floor(i / size.width);
      const grain = (noise2(x * 0.45, y * 0.45, 3) - 0.5) * 14;
      const k = mix(1, Math.min(1.3, 205 / white), 0.7);
      return [r * k * 0.96 + grain + 6, g * k * 0.92 + grain + 4, b * k * 0.8 + grain];
    },
  });
}
