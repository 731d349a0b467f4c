import type { StagedScene } from '#studio/scene-graph.ts';
import { luminance } from '#studio/textures/colour.ts';

/** Snow or mist lies over the open land. */
export const hasPaleAir = ({ traits = [] }: StagedScene): boolean =>
  traits.includes('outdoors') &&
  (traits.includes('weather:snow') || traits.includes('weather:mist'));

/** What shadows and lights of a pale day are mixed with, in levels of 255. */
const SHADE = [-16, -3, 26] as const;
const LIGHT = [13, 4, -12] as const;

/** Painters see colour in a pale day: blue in its shadows, rose and straw in its lights. Works in place. */
export function tintPaleAir(pixels: Uint8ClampedArray): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const l = luminance(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!) / 255;
    // Most in the half-tones: black stays black, and white white.
    const share = 4 * l * (1 - l);
    const light = Math.min(1, Math.max(0, (l - 0.42) / 0.36));
    for (let c = 0; c < 3; c++)
      pixels[i + c] = pixels[i + c]! + share * (SHADE[c]! * (1 - light) + LIGHT[c]! * light);
  }
}
