import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '#studio/film.ts';
import { fitLines, LEADING } from '#studio/typography/break-lines.ts';
import type { FittedText } from '#studio/typography/break-lines.ts';
import { measureText, useStyle } from '#studio/typography/set-text.ts';
import type { Caption } from './caption-lines.ts';

/** White capitals with a black edge, above and below; the picture between stays free. */
export function drawCaptions(picture: Picture, [top, bottom]: Caption): Picture {
  const { width, height } = picture;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.putImageData(new ImageData(picture.pixels, width, height), 0, 0);
  const margin = Math.min(width, height) * 0.035;
  if (top) drawBlock(ctx, fit(ctx, top, width, height), width, margin);
  if (bottom) {
    const fitted = fit(ctx, bottom, width, height);
    drawBlock(ctx, fitted, width, height - margin - blockHeight(fitted));
  }
  const pixels = new Uint8ClampedArray(ctx.getImageData(0, 0, width, height).data);
  return { width, height, pixels };
}

function fit(ctx: SKRSContext2D, text: string, width: number, height: number): FittedText {
  return fitLines(ctx, text, {
    style: { face: 'impact', sizePx: Math.min(width * 0.105, height * 0.13), tracking: 0.01 },
    maxWidth: width * 0.92,
    maxLines: 2,
    maxHeight: height * 0.21,
  });
}

const blockHeight = ({ lines, style }: FittedText) => lines.length * style.sizePx * LEADING;

function drawBlock(
  ctx: SKRSContext2D,
  { lines, style }: FittedText,
  width: number,
  top: number,
): void {
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#000';
  ctx.fillStyle = '#fff';
  lines.forEach((line, i) => {
    const x = (width - measureText(ctx, line, style)) / 2;
    const y = top + (i * LEADING + 0.9) * style.sizePx;
    useStyle(ctx, style);
    ctx.lineWidth = style.sizePx * 0.16;
    ctx.strokeText(line, x, y);
    ctx.fillText(line, x, y);
    ctx.letterSpacing = '0px';
  });
}
