import type { SKRSContext2D } from '@napi-rs/canvas';
import { fontOf } from './faces.ts';
import type { Face } from './faces.ts';
import { noteText } from './lettering.ts';

export interface TextStyle {
  face: Face;
  sizePx: number;
  /** Extra space between letters, as a share of the size. */
  tracking?: number;
  align?: 'left' | 'center' | 'right';
}

/** Selects face, size and tracking on the context. */
export function useStyle(ctx: SKRSContext2D, { face, sizePx, tracking = 0 }: TextStyle): void {
  ctx.font = fontOf(face, sizePx);
  ctx.letterSpacing = `${tracking * sizePx}px`;
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
}

/** Width of the ink without the tracking behind the last letter. */
export function measureText(ctx: SKRSContext2D, text: string, style: TextStyle): number {
  useStyle(ctx, style);
  const trailing = (style.tracking ?? 0) * style.sizePx;
  const width = inkWidth(ctx, text, style);
  ctx.letterSpacing = '0px';
  return Math.max(0, width - trailing);
}

/** Fitting asks for the same words again and again, and a halo sets them many times. */
const widths = new WeakMap<SKRSContext2D, Map<string, number>>();

function inkWidth(
  ctx: SKRSContext2D,
  text: string,
  { face, sizePx, tracking = 0 }: TextStyle,
): number {
  const known = widths.get(ctx) ?? new Map<string, number>();
  widths.set(ctx, known);
  const key = `${face} ${sizePx} ${tracking} ${text}`;
  const width = known.get(key) ?? ctx.measureText(text).width;
  known.set(key, width);
  return width;
}

export function setText(
  ctx: SKRSContext2D,
  text: string,
  at: readonly [x: number, y: number],
  style: TextStyle,
): void {
  const width = measureText(ctx, text, style);
  useStyle(ctx, style);
  const shift = { left: 0, center: width / 2, right: width }[style.align ?? 'center'];
  ctx.fillText(text, at[0] - shift, at[1]);
  noteText(text);
  ctx.letterSpacing = '0px';
}

/** The style, made smaller until the text fits. */
export function fitWidth(
  ctx: SKRSContext2D,
  text: string,
  style: TextStyle,
  maxWidth: number,
): TextStyle {
  const width = measureText(ctx, text, style);
  return width <= maxWidth ? style : { ...style, sizePx: (style.sizePx * maxWidth) / width };
}
