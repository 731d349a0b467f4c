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
/** One more line must win so much in size, or the break only looks nervous. */
const WORTH_A_BREAK = 1.12;

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
    const toBeat = best.style.sizePx * WORTH_A_BREAK;
    // To measure takes most of a sheet's time, and more lines than these could only be smaller.
    if (largestOf(count, options) <= toBeat) break;
    const lines = balance(words, count);
    const sizePx = sizeOf(ctx, lines, options, toBeat);
    if (sizePx > toBeat) best = { lines, style: { ...style, sizePx } };
  }
  return best;
}

/** However short its lines are. */
const largestOf = (count: number, { style, maxHeight = Infinity }: FitOptions): number =>
  Math.min(style.sizePx, maxHeight / (count * LEADING));

/** Zero as soon as one line is too long to be larger than what is `toBeat`. */
function sizeOf(
  ctx: SKRSContext2D,
  lines: readonly string[],
  options: FitOptions,
  toBeat = 0,
): number {
  const { style, maxWidth } = options;
  let sizePx = largestOf(lines.length, options);
  for (const line of lines) {
    const width = Math.max(1, measureText(ctx, line, style));
    sizePx = Math.min(sizePx, (style.sizePx * maxWidth) / width);
    if (sizePx <= toBeat) return 0;
  }
  return sizePx;
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
