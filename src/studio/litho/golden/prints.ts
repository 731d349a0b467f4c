import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { DrawnPicture, Picture } from '#studio/film.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

/** One prompt for every painter: when a print changes, we want to have meant it. */
export const GOLDEN_PRINTS: readonly (readonly [style: StyleId, prompt: string])[] = [
  ['illustration_poster', 'a glass of red in a Tuscan vineyard at sunset'],
  ['illustration_poster', 'Douro vineyard'],
  ['illustration_poster', 'vineyard harvest season'],
  ['illustration_poster', 'a bottle and a glass of Rioja with cheese'],
  ['illustration_poster', 'grape cluster'],
  ['illustration_poster', 'sommelier service'],
  ['illustration_poster', 'champagne toast'],
  ['illustration_poster', 'pouring rosé'],
  ['illustration_poster', 'wine cellar collection'],
  ['illustration_poster', 'wine festival atmosphere'],
  ['illustration_poster', 'wine bar ambiance'],
  ['illustration_poster', 'wine pairing dinner'],
  ['illustration_poster', 'elegant wine tasting'],
  ['illustration_poster', 'wine label "Nuit Étoilée"'],
  ['education', 'a glass of red'],
  ['education', 'a bottle of Champagne'],
  ['education', 'grapes'],
  ['education', 'vineyard'],
  ['education', 'wine pairing'],
  ['education', 'wine tasting'],
  ['education', 'a flight of glasses'],
  ['education', 'wine label'],
  ['education', 'barrels'],
  ['pop_art', 'champagne toast'],
  ['pop_art', 'a bottle of red'],
  ['pop_art', 'a glass of white'],
  ['pop_art', 'grapes'],
];

const GOLDEN_SIZE = 256;

export function drawGolden(style: StyleId, prompt: string, seed = 1): DrawnPicture {
  const spec = understand(prompt, { style });
  const size = { width: GOLDEN_SIZE, height: GOLDEN_SIZE };
  return drawPicture({ spec, styleId: style, ...size, seed, detail: 'full' });
}

const GRID = 8;

/** Mean colour of 8 × 8 fields, two hex digits a channel. */
export function fingerprint({ width, height, pixels }: Picture): string {
  let print = '';
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      print += fieldMean(
        pixels,
        width,
        (column * width) / GRID,
        (row * height) / GRID,
        width / GRID,
      );
    }
  }
  return print;
}

function fieldMean(
  pixels: Uint8ClampedArray,
  width: number,
  left: number,
  top: number,
  size: number,
): string {
  const sums = [0, 0, 0];
  for (let y = top; y < top + size; y++) {
    for (let x = left; x < left + size; x++) {
      for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (pixels[(y * width + x) * 4 + c] ?? 0);
    }
  }
  return sums
    .map((sum) =>
      Math.round(sum / size ** 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

/** Mean difference of two fingerprints in grey levels. */
export function distance(a: string, b: string): number {
  const all = differences(a, b);
  return all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);
}

/** The field that differs most: a small thing in the wrong colour shows here. */
export function largestDifference(a: string, b: string): number {
  return Math.max(...differences(a, b));
}

function differences(a: string, b: string): number[] {
  const other = bytesOf(b);
  return bytesOf(a).map((value, i) => Math.abs(value - (other[i] ?? 0)));
}

function bytesOf(print: string): number[] {
  return print.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
}
