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
const SOFT_SHARE = 0.3;

/** Tones become sprayed grain, colours settle into paper. */
export function printLitho(press: LithoPress, inks: LithoInks): DrawnPicture {
  const { width, height } = press;
  const colours = press.colour.getImageData(0, 0, width, height).data;
  const tones = press.tone.getImageData(0, 0, width, height).data;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const speckle = speckleTile();
  const shift = hash32(`${inks.seed}`);
  const clouds = mottle(width, height, Math.max(8, 40 * press.unit), inks.seed);
  const darkGap = hexBytes(inks.dark).map((byte) => 1 - byte / 255);
  const lightGap = hexBytes(inks.light).map((byte) => 1 - (1 - byte / 255));
  const darkStrength = inks.darkStrength ?? 0.62;
  const lightStrength = inks.lightStrength ?? 0.6;
  for (let y = 0; y < height; y++) {
    const tileRow = ((y + (shift >>> 8)) & (TILE - 1)) * TILE;
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const i = p * 4;
      const tone = inks.isFlat ? 0 : ((tones[i] ?? 128) - 128) / 127;
      const threshold =
        (speckle[tileRow + ((x + shift) & (TILE - 1))] ?? 0) + (clouds[p] ?? 0) * 0.1;
      const amount = Math.abs(tone);
      const isInked = amount > 0.004 && threshold < amount;
      const spray = (isInked ? 1 - SOFT_SHARE : 0) + amount * SOFT_SHARE;
      const tooth =
        ((speckle[((y * 3) & (TILE - 1)) * TILE + ((x * 3 + y) & (TILE - 1))] ?? 0) - 0.5) * 0.03;
      const paper = 1 + tooth + (clouds[p] ?? 0) * 0.035;
      const strength = spray * (tone < 0 ? darkStrength : lightStrength);
      for (let c = 0; c < 3; c++) {
        const flat = colours[i + c] ?? 0;
        const inked =
          tone < 0
            ? flat * (1 - strength * (darkGap[c] ?? 0))
            : 255 - (255 - flat) * (1 - strength * (lightGap[c] ?? 0));
        pixels[i + c] = inked * paper;
      }
      pixels[i + 3] = 255;
    }
  }
  return { width, height, pixels, names: press.nameSheet() };
}
