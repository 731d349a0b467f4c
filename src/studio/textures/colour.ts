/** Linear light, 0..1 for reflectances, unbounded for light. */
export type Rgb = readonly [number, number, number];

export function hexBytes(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

export function byteToLinear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

export function linear(hex: string): Rgb {
  const [r, g, b] = hexBytes(hex);
  return [byteToLinear(r), byteToLinear(g), byteToLinear(b)];
}

/** What a byte of a picture says of linear light, as painters of textures want it. */
export const toBytes = (colour: Rgb): Rgb => {
  const byte = (v: number): number =>
    Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
  return [byte(colour[0]), byte(colour[1]), byte(colour[2])];
};

/** '#rrggbb' of linear light. */
export const toHex = (colour: Rgb): string =>
  `#${toBytes(colour)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const scaleRgb = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];
export const addRgb = (a: Rgb, b: Rgb, k = 1): Rgb => [
  a[0] + b[0] * k,
  a[1] + b[1] * k,
  a[2] + b[2] * k,
];
export const timesRgb = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
export const luminance = (r: number, g: number, b: number): number =>
  0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Colours at stops along 0..1, eased between neighbours. */
export function ramp(stops: readonly (readonly [number, string])[]): (t: number) => Rgb {
  const points = stops.map(([at, hex]) => ({ at, colour: linear(hex) }));
  return (t) => {
    const next = points.findIndex((p) => t <= p.at);
    if (next <= 0) return points[next === 0 ? 0 : points.length - 1]!.colour;
    const from = points[next - 1]!;
    const to = points[next]!;
    const k = (t - from.at) / (to.at - from.at);
    return mixRgb(from.colour, to.colour, k * k * (3 - 2 * k) * 0.5 + k * 0.5);
  };
}
