import type { DrawnPicture } from '#studio/film.ts';
import { speckleTile, TILE } from '#studio/litho/grain.ts';
import type { InkedPress } from './inked-press.ts';

/** Distance between dots in a picture of 1024². */
const DOT_CELL = 10.5;
/** Colour plates slip a little against the black one. */
const SLIP = 2;
/** Tones weaker than this leave no dot. */
const LEAST_TONE = 0.02;

/** Tones become a turned grid of dots, then the black plate goes on top. */
export function printDots(press: InkedPress): DrawnPicture {
  const { width, height } = press;
  const colours = press.colour.getImageData(0, 0, width, height).data;
  const tones = press.tone.getImageData(0, 0, width, height).data;
  const ink = press.ink.getImageData(0, 0, width, height).data;
  const paper = speckleTile();
  const pixels = new Uint8ClampedArray(width * height * 4);
  const cell = Math.max(3, DOT_CELL * press.unit);
  const slip = Math.round(SLIP * press.unit);
  const turn = Math.SQRT1_2;
  const along = gridLine(0, width + height - 1, cell);
  const across = gridLine(1 - width, height, cell);
  const [darkRed, darkGreen, darkBlue] = DARK_DOT;
  // Most of a print is flat: its colour is the one of the place before.
  let [red, green, blue] = [-1, -1, -1];
  let [pureRed, pureGreen, pureBlue] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = Math.max(0, y - slip) * width;
    const paperRow = (y & (TILE - 1)) * TILE;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const source = (row + Math.max(0, x - slip)) * 4;
      const u = x + y;
      const v = y - x + width - 1;
      const cu = along.centres[u]!;
      const cv = across.centres[v]!;
      const px = clampTo(Math.round((cu - cv) * turn), width);
      const py = clampTo(Math.round((cu + cv) * turn), height);
      const tone = (tones[(py * width + px) * 4]! - 128) / 127;
      const dot =
        Math.abs(tone) < LEAST_TONE ? 0 : dotAt(along.offsets[u]!, across.offsets[v]!, tone, cell);
      const tooth = 1 + (paper[paperRow + (x & (TILE - 1))]! - 0.5) * 0.045;
      const r = colours[source]!;
      const g = colours[source + 1]!;
      const b = colours[source + 2]!;
      if (r !== red || g !== green || b !== blue) {
        red = r;
        green = g;
        blue = b;
        const grey = (r * 3 + g * 6 + b) / 10;
        pureRed = vivid(r, grey);
        pureGreen = vivid(g, grey);
        pureBlue = vivid(b, grey);
      }
      const black = ink[i + 3]! / 255;
      pixels[i + 3] = 255;
      if (dot === 0 && black === 0) {
        pixels[i] = pureRed * tooth;
        pixels[i + 1] = pureGreen * tooth;
        pixels[i + 2] = pureBlue * tooth;
        continue;
      }
      const isDark = tone < 0;
      const dottedRed = isDark ? pureRed * (1 - dot * darkRed) : lightened(pureRed, dot);
      const dottedGreen = isDark ? pureGreen * (1 - dot * darkGreen) : lightened(pureGreen, dot);
      const dottedBlue = isDark ? pureBlue * (1 - dot * darkBlue) : lightened(pureBlue, dot);
      pixels[i] = (dottedRed + (ink[i]! - dottedRed) * black) * tooth;
      pixels[i + 1] = (dottedGreen + (ink[i + 1]! - dottedGreen) * black) * tooth;
      pixels[i + 2] = (dottedBlue + (ink[i + 2]! - dottedBlue) * black) * tooth;
    }
  }
  return { width, height, pixels, names: press.nameSheet() };
}

/** How much of each channel a shadow dot takes away: the shadows lean to magenta. */
const DARK_DOT = [0.38, 0.58, 0.4] as const;

interface GridLine {
  /** The middle of the cell that each diagonal lies in, and how far from it the diagonal is, in cells. */
  centres: Float64Array;
  offsets: Float64Array;
}

/** The grid is turned by an eighth: along its lines x + y is the same, across them y - x. */
function gridLine(from: number, to: number, cell: number): GridLine {
  const centres = new Float64Array(to - from);
  const offsets = new Float64Array(to - from);
  for (let k = from; k < to; k++) {
    const at = (k * Math.SQRT1_2) / cell;
    centres[k - from] = (Math.floor(at) + 0.5) * cell;
    offsets[k - from] = at - Math.floor(at) - 0.5;
  }
  return { centres, offsets };
}

/** How much of a dot covers this place of its cell. */
function dotAt(along: number, across: number, tone: number, cell: number): number {
  const reach = Math.sqrt(Math.abs(tone)) * 0.62;
  // Beyond its reach on one side there is none, and the root is the dear part.
  const least = Math.max(Math.abs(along), Math.abs(across));
  if ((reach - least) * cell + 0.5 <= 0) return 0;
  return clampUnit((reach - Math.hypot(along, across)) * cell + 0.5);
}

const lightened = (value: number, dot: number): number => value + (255 - value) * dot * 0.75;

/** Printed pop inks are purer than our palette's: colours move away from their grey. */
const vivid = (value: number, grey: number): number =>
  Math.min(255, Math.max(0, grey + (value - grey) * 1.28));

const clampTo = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
const clampUnit = (value: number) => Math.min(1, Math.max(0, value));
