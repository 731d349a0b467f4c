/** So far green may stand out over the next colour, in levels of 255. */
const MOST = 34;

/** Verdigris and green earth were all the greens there were: what is brighter leans to ochre. In place. */
export function tameGreens(pixels: Uint8ClampedArray): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const over = pixels[i + 1]! - Math.max(pixels[i]!, pixels[i + 2]!) - MOST;
    if (over <= 0) continue;
    pixels[i] = pixels[i]! + over * 0.46;
    pixels[i + 1] = pixels[i + 1]! - over * 0.34;
    pixels[i + 2] = pixels[i + 2]! + over * 0.12;
  }
}
