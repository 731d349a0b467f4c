import { hexBytes } from '#studio/textures/colour.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { DrawnLook } from './drawn-thing.ts';

/** Printer's inks: a colour of a screen settles on the nearest of them, half way or more. */
const INKS = [
  '#1d1a22',
  '#3f3a42',
  '#6f6a6c',
  '#a39c94',
  '#d8cfbe',
  '#fbf3e2',
  '#4a1c24',
  '#8a1f33',
  '#b8353a',
  '#d9604a',
  '#e99a86',
  '#f4c9b0',
  '#5b3320',
  '#8a5a34',
  '#b98149',
  '#d8ae78',
  '#c4622a',
  '#e08a35',
  '#f0b04a',
  '#f6d27a',
  '#fbe9b0',
  '#5e6b2c',
  '#8a9a3f',
  '#b9c46a',
  '#1f4a34',
  '#3d7048',
  '#6f9d62',
  '#a9c89a',
  '#1c4450',
  '#2f6f7d',
  '#5fa3ad',
  '#a8d0d2',
  '#1f2f5c',
  '#3a5a94',
  '#7595c4',
  '#b9cbe2',
  '#46295c',
  '#77508f',
  '#ab8cc0',
  '#8f2f5e',
  '#d4708f',
  '#efb3c0',
] as const;

/** The first of them are greys. */
const GREYS = 6;

const SETTLE = 0.72;
const known = new Map<string, string>();

/** The ink that a shape is printed in: the poster's, or the one that was asked for. */
export function mixInk(colour: string, main: string, { colour: asked }: DrawnLook): string {
  if (!asked) return settle(colour);
  if (belongsTo(colour, main)) return dyed(colour, main, asked);
  // Eyes and mouth of a black cat would be lost on its coat.
  const isLost = hueOf(asked).light < DARK && hueOf(colour).light < DARK;
  return isLost ? EYES : settle(colour);
}

const DARK = 0.2;
const EYES = '#f2d991';

function settle(colour: string): string {
  const before = known.get(colour);
  if (before) return before;
  // Greys keep to grey inks: a sheep that turns green is no sheep.
  const isGrey = hueOf(colour).chroma < 0.16;
  const inks = isGrey ? INKS.slice(0, GREYS) : INKS;
  const nearest = inks.reduce((best, ink) =>
    distance(colour, ink) < distance(colour, best) ? ink : best,
  );
  const ink = mixHex(colour, nearest, SETTLE);
  known.set(colour, ink);
  return ink;
}

/** Redmean: near enough to the eye and cheap. */
function distance(a: string, b: string): number {
  const [r1, g1, b1] = hexBytes(a);
  const [r2, g2, b2] = hexBytes(b);
  const red = (r1 + r2) / 2;
  return (
    (2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2
  );
}

/** Shades of one paint share its hue; a grey thing is dyed wherever it is grey. */
function belongsTo(colour: string, main: string): boolean {
  const [a, b] = [hueOf(colour), hueOf(main)];
  if (b.chroma < 0.12) return a.chroma < 0.2 && a.light > 0.18;
  if (a.chroma < 0.12) return false;
  const apart = Math.abs(a.hue - b.hue);
  return Math.min(apart, 6 - apart) < 0.75;
}

/** The asked colour, as much lighter or darker as the shape was beside the main one. */
function dyed(colour: string, main: string, asked: string): string {
  const step = hueOf(colour).light - hueOf(main).light;
  return step > 0 ? mixHex(asked, '#fff8ea', step * 0.9) : mixHex(asked, '#120a14', -step * 0.9);
}

interface Hue {
  /** 0…6 round the circle. */
  hue: number;
  chroma: number;
  light: number;
}

function hueOf(hex: string): Hue {
  const [r, g, b] = hexBytes(hex).map((byte) => byte / 255) as [number, number, number];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = high - low;
  const light = 0.3 * r + 0.59 * g + 0.11 * b;
  if (chroma === 0) return { hue: 0, chroma, light };
  const hue =
    high === r
      ? ((g - b) / chroma + 6) % 6
      : high === g
        ? (b - r) / chroma + 2
        : (r - g) / chroma + 4;
  return { hue, chroma, light };
}
