import type { FilmIds } from '#studio/film.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import type { Rows } from '#studio/row-bands.ts';
import { aimTap, createTap, readTap, toPlane } from './sample-plane.ts';

export type Ink = (
  r: number,
  g: number,
  b: number,
  white: number,
  index: number,
) => readonly [number, number, number];

export interface LabelKeeping {
  /** Size of the finished picture, and the rows of it that `picture` holds. */
  size: { width: number; height: number };
  rows: Rows;
  film: FilmIds;
  scene: StagedScene;
  /** The picture before the style touched it, at the film's size. */
  clean: Uint8ClampedArray;
  /** 0..1: how much of the clean label shows through. */
  amount: number;
  /** Maps the clean label to the style's own colours. */
  ink: Ink;
}

/** Text stays exact under brushes and dots: the label's own pixels are laid back over the picture, and of a sign its letters with what is close round them. */
export function keepLabels(picture: Uint8ClampedArray, keeping: LabelKeeping): void {
  const { film, scene, clean } = keeping;
  const labels = scene.objects.filter(({ role }) => role === 'label');
  const papers = idsOf(labels.filter(({ lettering }) => lettering === undefined));
  const letters = idsOf(labels.filter(({ lettering }) => lettering !== undefined));
  const white = paperWhite(clean, film.ids, papers);
  if (white !== null) layBack(picture, keeping, { mask: maskOf(film, papers), white });
  // A board is no paper that could be too dark.
  if (letters.size > 0)
    layBack(picture, keeping, { mask: roundLetters(film, letters), white: 230 });
}

const idsOf = (objects: readonly { id: number }[]): ReadonlySet<number> =>
  new Set(objects.map(({ id }) => id));

function layBack(
  picture: Uint8ClampedArray,
  keeping: LabelKeeping,
  { mask, white }: { mask: Uint8Array; white: number },
): void {
  const { film } = keeping;
  const { width, height } = keeping.size;
  const plane = { data: mask, width: film.width, height: film.height, channels: 1 };
  const tap = createTap();
  for (let y = keeping.rows.from; y < keeping.rows.to; y++) {
    const fy = toPlane(y, height, film.height);
    for (let x = 0; x < width; x++) {
      const fx = toPlane(x, width, film.width);
      aimTap(tap, plane, fx, fy);
      const inside = readTap(tap, mask, 0) / WHOLE;
      if (inside > 0) inkPixel(picture, keeping, { x, y, fx, fy, white, inside });
    }
  }
}

interface InkedPixel {
  x: number;
  y: number;
  fx: number;
  fy: number;
  white: number;
  inside: number;
}

const place = createTap();

function inkPixel(
  picture: Uint8ClampedArray,
  { film, clean, size, rows, amount, ink }: LabelKeeping,
  { x, y, fx, fy, white, inside }: InkedPixel,
): void {
  aimTap(place, { data: clean, width: film.width, height: film.height, channels: 4 }, fx, fy);
  const [r, g, b] = [readTap(place, clean, 0), readTap(place, clean, 1), readTap(place, clean, 2)];
  const tone = ink(r, g, b, white, y * size.width + x);
  const o = ((y - rows.from) * size.width + x) * 4;
  for (let c = 0; c < 3; c++)
    picture[o + c] = picture[o + c]! + (tone[c]! - picture[o + c]!) * amount * inside;
}

const WHOLE = 6;

/** 6 inside a label, less along its edge, 0 elsewhere. */
function maskOf({ width, height, ids }: FilmIds, labels: ReadonlySet<number>): Uint8Array {
  const mask = new Uint8Array(width * height);
  const isLabel = (i: number): number => (labels.has(ids[i]!) ? 1 : 0);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (isLabel(i))
        mask[i] = isLabel(i - 1) + isLabel(i + 1) + isLabel(i - width) + isLabel(i + width) + 2;
    }
  }
  return mask;
}

/** 6 on letters and close round them, so that each stands on the board as it was painted; less further out. */
function roundLetters({ width, height, ids }: FilmIds, letters: ReadonlySet<number>): Uint8Array {
  const mask = new Uint8Array(width * height);
  const reach = Math.max(3, Math.round(Math.sqrt(width * height) / 120));
  for (let i = 0; i < ids.length; i++) {
    if (!letters.has(ids[i]!)) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
      for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
        const far = Math.max(Math.abs(u - x), Math.abs(v - y)) / reach;
        const j = v * width + u;
        mask[j] = Math.max(mask[j]!, Math.round(WHOLE * Math.min(1, 1.6 * (1.2 - far))));
      }
  }
  return mask;
}

/** The brightness a quarter of the label exceeds: its paper. */
function paperWhite(
  clean: Uint8ClampedArray,
  ids: Uint16Array,
  labels: ReadonlySet<number>,
): number | null {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let i = 0; i < ids.length; i++) {
    if (!labels.has(ids[i]!)) continue;
    const bin = Math.max(clean[i * 4]!, clean[i * 4 + 1]!, clean[i * 4 + 2]!);
    histogram[bin]! += 1;
    count++;
  }
  if (count === 0) return null;
  let sum = 0;
  for (let v = 255; v > 0; v--) {
    sum += histogram[v]!;
    if (sum > count / 4) return v;
  }
  return 1;
}
