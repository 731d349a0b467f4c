/** Replaces heights (red) by their differences to the right (red) and upper (alpha) neighbour, 128 being level: a bump then costs one fetch instead of three. */
export function slopesOf(
  relief: Uint8Array | Uint8ClampedArray,
  { width, height, wrap }: { width: number; height: number; wrap: 'repeat' | 'clamp' },
): Uint8ClampedArray {
  const out = new Uint8ClampedArray(relief.length);
  const isClamped = wrap === 'clamp';
  for (let y = 0; y < height; y++) {
    const above = (y > 0 ? y - 1 : isClamped ? 0 : height - 1) * width;
    for (let x = 0; x < width; x++) {
      const right = x < width - 1 ? x + 1 : isClamped ? x : 0;
      const at = (y * width + x) * 4;
      const here = relief[at]!;
      out[at] = 128 + relief[(y * width + right) * 4]! - here;
      out[at + 1] = relief[at + 1]!;
      out[at + 2] = relief[at + 2]!;
      out[at + 3] = 128 + relief[(above + x) * 4]! - here;
    }
  }
  return out;
}
