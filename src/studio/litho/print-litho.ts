import type { DrawnPicture } from '#studio/film.ts';
import { hash32 } from '#studio/random.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import { mottle, speckleTile, TILE } from './grain.ts';
import type { LithoPress } from './press.ts';

export interface LithoInks {
  /** Multiplied into the shadows. */
  dark: string;
  /** Screened into the lights. */
  light: string;
  darkStrength?: number;
  lightStrength?: number;
  seed: number;
  /** Colours without light and shade. */
  isFlat?: boolean;
}

/** Part of each tone is continuous, or the edge of the spray would be lost. */
const SOFT_SHARE = 0.48;

/** Tones become sprayed grain, colours settle into paper. */
export function printLitho(press: LithoPress, inks: LithoInks): DrawnPicture {
  const { width, height } = press;
  const colours = press.colour.getImageData(0, 0, width, height).data;
  const tones = press.tone.getImageData(0, 0, width, height).data;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const speckle = speckleTile();
  const shift = hash32(`${inks.seed}`);
  const clouds = mottle(width, height, Math.max(8, 40 * press.unit), inks.seed);
  const [dr = 0, dg = 0, db = 0] = hexBytes(inks.dark).map((byte) => 1 - byte / 255);
  const [lr = 0, lg = 0, lb = 0] = hexBytes(inks.light).map((byte) => 1 - (1 - byte / 255));
  const darkStrength = inks.darkStrength ?? 0.62;
  const lightStrength = inks.lightStrength ?? 0.6;
  for (let y = 0; y < height; y++) {
    const tileRow = ((y + (shift >>> 8)) & (TILE - 1)) * TILE;
    const toothRow = ((y * 3) & (TILE - 1)) * TILE;
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const i = p * 4;
      const cloud = clouds[p]!;
      const tooth = (speckle[toothRow + ((x * 3 + y) & (TILE - 1))]! - 0.5) * 0.03;
      const paper = 1 + tooth + cloud * 0.035;
      const tone = inks.isFlat ? 0 : (tones[i]! - 128) / 127;
      pixels[i + 3] = 255;
      // Most of a sheet has no tone at all: its colours are only paper and ink.
      if (tone === 0) {
        pixels[i] = colours[i]! * paper;
        pixels[i + 1] = colours[i + 1]! * paper;
        pixels[i + 2] = colours[i + 2]! * paper;
        continue;
      }
      const threshold = speckle[tileRow + ((x + shift) & (TILE - 1))]! + cloud * 0.1;
      const amount = Math.abs(tone);
      const isInked = amount > 0.004 && threshold < amount;
      const spray = (isInked ? 1 - SOFT_SHARE : 0) + amount * SOFT_SHARE;
      if (tone < 0) {
        const strength = spray * darkStrength;
        pixels[i] = colours[i]! * (1 - strength * dr) * paper;
        pixels[i + 1] = colours[i + 1]! * (1 - strength * dg) * paper;
        pixels[i + 2] = colours[i + 2]! * (1 - strength * db) * paper;
      } else {
        const strength = spray * lightStrength;
        pixels[i] = (255 - (255 - colours[i]!) * (1 - strength * lr)) * paper;
        pixels[i + 1] = (255 - (255 - colours[i + 1]!) * (1 - strength * lg)) * paper;
        pixels[i + 2] = (255 - (255 - colours[i + 2]!) * (1 - strength * lb)) * paper;
      }
    }
  }
  return { width, height, pixels, names: press.nameSheet() };
}
