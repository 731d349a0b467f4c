import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { byteToLinear } from '#studio/textures/colour.ts';
import { isFromAside, lit } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';

const PIXELS = 320;

export type DrawnSprite = Omit<Sprite, 'shade'> & {
  /** Draws in a frame one wide and `height` high, in plain daylight colours. */
  draw(c: SKRSContext2D, height: number): void;
  /** Lit windows shine by themselves after dark: what is drawn lighter than this does. */
  glowsAbove?: number;
};

/** A sprite from flat shapes, in the light of its landscape. */
export function drawnSprite(canvas: LandscapeCanvas, sprite: DrawnSprite): Sprite {
  const { draw, ...place } = sprite;
  const tall = sprite.heightMetres / sprite.widthMetres;
  const [width, height] = [PIXELS, Math.max(8, Math.round(PIXELS * tall))];
  const board = createCanvas(width, height);
  const c = board.getContext('2d');
  c.scale(width, width);
  draw(c, tall);
  const bytes = c.getImageData(0, 0, width, height).data;
  const front = canvas.view.toSun[2] > 0.5 ? 0.26 : isFromAside(canvas.view) ? 0.28 : 0.42;
  return {
    ...place,
    shade: (u, v) => {
      const x = Math.min(width - 1, Math.max(0, Math.floor((u * 0.5 + 0.5) * width)));
      const y = Math.min(height - 1, Math.max(0, Math.floor((1 - v) * height)));
      const o = (y * width + x) * 4;
      const alpha = bytes[o + 3]! / 255;
      if (alpha < 0.02) return null;
      const colour = [bytes[o]!, bytes[o + 1]!, bytes[o + 2]!].map(byteToLinear);
      return {
        alpha,
        colour: lit(canvas.palette, [colour[0]!, colour[1]!, colour[2]!], 1.15, front),
      };
    },
  };
}
