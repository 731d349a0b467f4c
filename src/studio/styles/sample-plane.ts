/** Interleaved values at the film's size, read at places of the finished picture, which may be larger. */
export interface FilmPlane {
  data: ArrayLike<number>;
  width: number;
  height: number;
  channels: number;
}

/** The four values round a place and their weights; worked out once for all channels. */
export interface Tap {
  a: number;
  b: number;
  c: number;
  d: number;
  fx: number;
  fy: number;
}

export const createTap = (): Tap => ({ a: 0, b: 0, c: 0, d: 0, fx: 0, fy: 0 });

/** Aims a tap at (x, y) in pixels of the plane; borders repeat. */
export function aimTap(
  tap: Tap,
  { width, height, channels }: FilmPlane,
  x: number,
  y: number,
): void {
  const cx = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const cy = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const x0 = cx | 0;
  const y0 = cy | 0;
  const right = x0 < width - 1 ? channels : 0;
  const down = y0 < height - 1 ? width * channels : 0;
  tap.a = (y0 * width + x0) * channels;
  tap.b = tap.a + right;
  tap.c = tap.a + down;
  tap.d = tap.c + right;
  tap.fx = cx - x0;
  tap.fy = cy - y0;
}

export function readTap(tap: Tap, data: ArrayLike<number>, channel: number): number {
  const top = data[tap.a + channel]! + (data[tap.b + channel]! - data[tap.a + channel]!) * tap.fx;
  const bottom =
    data[tap.c + channel]! + (data[tap.d + channel]! - data[tap.c + channel]!) * tap.fx;
  return top + (bottom - top) * tap.fy;
}

/** From the middle of a pixel of the picture to the plane's own pixels. */
export const toPlane = (at: number, pictureSide: number, planeSide: number): number =>
  ((at + 0.5) * planeSide) / pictureSide - 0.5;
