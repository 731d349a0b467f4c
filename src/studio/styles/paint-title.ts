import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '#studio/film.ts';
import type { CopySpace } from '#studio/scene/camera.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { fitLines, LEADING } from '#studio/typography/break-lines.ts';
import type { FittedText } from '#studio/typography/break-lines.ts';
import { setText } from '#studio/typography/set-text.ts';

/** Where the camera left room, in shares of the frame. */
const ROOMS: Readonly<Record<CopySpace, { x: number; y: number; width: number; height: number }>> =
  {
    top: { x: 0.09, y: 0.08, width: 0.82, height: 0.25 },
    bottom: { x: 0.09, y: 0.68, width: 0.82, height: 0.24 },
    left: { x: 0.08, y: 0.16, width: 0.3, height: 0.6 },
    right: { x: 0.62, y: 0.16, width: 0.3, height: 0.6 },
  };
const INK = '#4d3d57';
const PAPER = '#fdf8f1';
/** Of the letters' size. */
const HALO = 0.4;
const COATS = 3;
const SUBTITLE_SHARE = 0.42;

/** The customer's title, written with the brush on the room that was left for it. */
export function paintTitle(
  picture: Picture,
  { texts, copySpace }: Pick<SceneSpec, 'texts' | 'copySpace'>,
): Picture {
  const { title, subtitle } = texts;
  if (title === null) return picture;
  const { width, height } = picture;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.putImageData(new ImageData(picture.pixels, width, height), 0, 0);
  const share = ROOMS[copySpace ?? 'top'];
  const room = { left: share.x * width, wide: share.width * width, tall: share.height * height };
  const fit = (text: string, part: number, face: 'playfairBlack' | 'josefinBold') =>
    fitLines(ctx, text, {
      style: { face, sizePx: Math.min(width * 0.15, room.tall * 0.62) * part, tracking: 0.02 },
      maxWidth: room.wide,
      maxLines: share.width < 0.5 ? 5 : 2,
      maxHeight: room.tall * (subtitle ? (part < 1 ? 0.3 : 0.68) : 1),
    });
  const blocks = [fit(title, 1, 'playfairBlack')];
  if (subtitle) blocks.push(fit(subtitle, SUBTITLE_SHARE, 'josefinBold'));
  const tall = blocks.reduce((sum, block) => sum + heightOf(block), 0);
  let y = share.y * height + (room.tall - tall) / 2;
  for (const block of blocks) {
    writeBlock(ctx, block, [room.left + room.wide / 2, y]);
    y += heightOf(block);
  }
  const pixels = new Uint8ClampedArray(ctx.getImageData(0, 0, width, height).data);
  return { width, height, pixels };
}

const heightOf = ({ lines, style }: FittedText): number =>
  lines.length * style.sizePx * LEADING + style.sizePx * 0.2;

function writeBlock(
  ctx: SKRSContext2D,
  { lines, style }: FittedText,
  [x, top]: readonly [number, number],
): void {
  const at = (i: number) => [x, top + (i * LEADING + 0.86) * style.sizePx] as const;
  ctx.fillStyle = INK;
  ctx.shadowColor = PAPER;
  ctx.shadowBlur = style.sizePx * HALO;
  // Pale paint under the letters first, whatever stands behind them.
  for (let coat = 0; coat < COATS; coat++)
    lines.forEach((line, i) => setText(ctx, line, at(i), style));
  ctx.shadowColor = 'transparent';
  lines.forEach((line, i) => setText(ctx, line, at(i), style));
}
