import type { SKRSContext2D } from '@napi-rs/canvas';
import { measureText } from './set-text.ts';
import type { TextStyle } from './set-text.ts';

export interface FittedText {
  lines: string[];
  style: TextStyle;
}

interface FitOptions {
  style: TextStyle;
  maxWidth: number;
  maxLines: number;
  maxHeight?: number;
}

/** Distance between baselines, as a share of the size. */
export const LEADING = 1.08;

/**
 * Breaks at spaces so that the type is as large as it can be: nothing is ever cut, a very long
 * text only becomes smaller. Lines that the customer broke stay as they are.
 */
export function fitLines(ctx: SKRSContext2D, text: string, options: FitOptions): FittedText {
  const { style, maxLines } = options;
  const own = text.split('\n');
  if (own.length > 1) return { lines: own, style: { ...style, sizePx: sizeOf(ctx, own, options) } };
  const words = text.split(/[^\S\u00a0]+/).filter(Boolean);
  let best: FittedText = { lines: [text], style: { ...style, sizePx: 0 } };
  for (let count = 1; count <= Math.min(maxLines, words.length || 1); count++) {
    const lines = balance(words, count);
    const sizePx = sizeOf(ctx, lines, options);
    // One more line must win real size, or the break only looks nervous.
    if (sizePx > best.style.sizePx * 1.12) best = { lines, style: { ...style, sizePx } };
  }
  return best;
}

function sizeOf(
  ctx: SKRSContext2D,
  lines: readonly string[],
  { style, maxWidth, maxHeight = Infinity }: FitOptions,
): number {
  const widest = Math.max(1, ...lines.map((line) => measureText(ctx, line, style)));
  const byWidth = (style.sizePx * maxWidth) / widest;
  return Math.min(style.sizePx, byWidth, maxHeight / (lines.length * LEADING));
}

/** Words on `count` lines of about equal length. */
function balance(words: readonly string[], count: number): string[] {
  const total = words.join(' ').length;
  const lines: string[] = [];
  let rest = [...words];
  for (let left = count; left > 1 && rest.length > 0; left--) {
    const target = rest.join(' ').length / left;
    const taken = takeAbout(rest, Math.min(target, total), left - 1);
    lines.push(rest.slice(0, taken).join(' '));
    rest = rest.slice(taken);
  }
  if (rest.length > 0) lines.push(rest.join(' '));
  return lines;
}

/** How many words come nearest to the wanted length while leaving one for each later line. */
function takeAbout(words: readonly string[], length: number, linesAfter: number): number {
  let best = 1;
  for (let taken = 1; taken <= words.length - linesAfter; taken++) {
    const miss = Math.abs(words.slice(0, taken).join(' ').length - length);
    if (miss <= Math.abs(words.slice(0, best).join(' ').length - length)) best = taken;
  }
  return best;
}
