import { hexBytes } from '#studio/textures/colour.ts';

/** A printed colour between two others; `t` 0 is the first. */
export function mixHex(a: string, b: string, t: number): string {
  const from = hexBytes(a);
  const to = hexBytes(b);
  const bytes = from.map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * clampUnit(t)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (hex: string, amount: number): string => mixHex(hex, '#fff8ea', amount);
export const darken = (hex: string, amount: number): string => mixHex(hex, '#120a14', amount);

const clampUnit = (t: number) => Math.min(1, Math.max(0, t));
