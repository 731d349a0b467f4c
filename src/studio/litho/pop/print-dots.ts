import type { DrawnPicture } from '#studio/film.ts';
import { speckleTile, TILE } from '#studio/litho/grain.ts';
import type { InkedPress } from './inked-press.ts';

/** Distance between dots in a picture of 1024². */
const DOT_CELL = 10.5;
/** Colour plates slip a little against the black one. */
const SLIP = 2;

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
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const source = (Math.max(0, y - slip) * width + Math.max(0, x - slip)) * 4;
      const u = ((x + y) * turn) / cell;
      const v = ((y - x) * turn) / cell;
      const cu = (Math.floor(u) + 0.5) * cell;
      const cv = (Math.floor(v) + 0.5) * cell;
      const px = clampTo(Math.round((cu - cv) * turn), width);
      const py = clampTo(Math.round((cu + cv) * turn), height);
      const tone = ((tones[(py * width + px) * 4] ?? 128) - 128) / 127;
      const dot = Math.abs(tone) < 0.02 ? 0 : dotAt(u, v, tone, cell);
      const black = (ink[i + 3] ?? 0) / 255;
      const tooth = 1 + ((paper[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] ?? 0.5) - 0.5) * 0.045;
      const grey = greyAt(colours, source);
      for (let c = 0; c < 3; c++) {
        const flat = vivid(colours[source + c] ?? 0, grey);
        const dotted =
          tone < 0 ? flat * (1 - dot * (DARK_DOT[c] ?? 0)) : flat + (255 - flat) * dot * 0.75;
        pixels[i + c] = (dotted + ((ink[i + c] ?? 0) - dotted) * black) * tooth;
      }
      pixels[i + 3] = 255;
    }
  }
  return { width, height, pixels, names: press.nameSheet() };
}

/** How much of each channel a shadow dot takes away: the shadows lean to magenta. */
const DARK_DOT = [0.38, 0.58, 0.4] as const;

/** How much of a dot covers this place of its cell; most of a print is flat and needs none. */
function dotAt(u: number, v: number, tone: number, cell: number): number {
  const distance = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
  return clampUnit((Math.sqrt(Math.abs(tone)) * 0.62 - distance) * cell + 0.5);
}

const greyAt = (colours: Uint8ClampedArray, at: number): number =>
  ((colours[at] ?? 0) * 3 + (colours[at + 1] ?? 0) * 6 + (colours[at + 2] ?? 0)) / 10;

/** Printed pop inks are purer than our palette's: colours move away from their grey. */
const vivid = (value: number, grey: number): number =>
  Math.min(255, Math.max(0, grey + (value - grey) * 1.28));

const clampTo = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
const clampUnit = (value: number) => Math.min(1, Math.max(0, value));
