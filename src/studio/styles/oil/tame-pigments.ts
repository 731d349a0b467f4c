/** So far green and red may stand out over the next colour, and yellow over blue, in levels of 255. */
const MOST_GREEN = 34;
const MOST_YELLOW = 96;
const MOST_RED = 146;

/** Verdigris and green earth were all the greens there were, ochre and lead-tin all the yellows, madder most of the reds: what glares leans to earth. In place. */
export function tamePigments(pixels: Uint8ClampedArray): void {
  for (let i = 0; i < pixels.length; i += 4) {
    tameGreen(pixels, i);
    tameYellow(pixels, i);
    tameRed(pixels, i);
  }
}

function tameGreen(pixels: Uint8ClampedArray, i: number): void {
  const over = pixels[i + 1]! - Math.max(pixels[i]!, pixels[i + 2]!) - MOST_GREEN;
  if (over <= 0) return;
  pixels[i] = pixels[i]! + over * 0.46;
  pixels[i + 1] = pixels[i + 1]! - over * 0.34;
  pixels[i + 2] = pixels[i + 2]! + over * 0.12;
}

function tameYellow(pixels: Uint8ClampedArray, i: number): void {
  const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
  // Orange and flesh are no yellow.
  const over = Math.min(g, g - (r - g) * 0.8) - b - MOST_YELLOW;
  if (over <= 0) return;
  pixels[i] = r - over * 0.06;
  pixels[i + 1] = g - over * 0.2;
  pixels[i + 2] = b + over * 0.5;
}

function tameRed(pixels: Uint8ClampedArray, i: number): void {
  const over = pixels[i]! - Math.max(pixels[i + 1]!, pixels[i + 2]!) - MOST_RED;
  if (over <= 0) return;
  pixels[i] = pixels[i]! - over * 0.45;
  pixels[i + 1] = pixels[i + 1]! + over * 0.08;
  pixels[i + 2] = pixels[i + 2]! + over * 0.1;
}
