import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { byteToLinear } from '#studio/textures/colour.ts';
import { clamp } from '#studio/textures/noise.ts';
import { isFromAside, lit } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';

/** It is drawn as large as it is seen: finer, its edges would be steps. */
const [LEAST, MOST] = [48, 640];

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

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
  const seen = (sprite.widthMetres / sprite.z) * canvas.view.focal;
  const width = Math.round(clamp(seen * 1.2, LEAST, MOST));
  const height = Math.max(8, Math.round(width * tall));
  const board = createCanvas(width, height);
  const c = board.getContext('2d');
  c.scale(width, width);
  draw(c, tall);
  const bytes = c.getImageData(0, 0, width, height).data;
  const front = canvas.view.toSun[2] > 0.5 ? 0.26 : isFromAside(canvas.view) ? 0.28 : 0.42;
  return {
    ...place,
    shade: (u, v) => {
      const px = clamp((u * 0.5 + 0.5) * width - 0.5, 0, width - 1.001);
      const py = clamp((1 - v) * height - 0.5, 0, height - 1.001);
      const [x, y] = [Math.floor(px), Math.floor(py)];
      const colour = [0, 0, 0];
      let alpha = 0;
      for (const [dx, dy] of CORNERS) {
        const o = ((y + dy) * width + x + dx) * 4;
        const share = (bytes[o + 3]! / 255) * Math.abs(1 - dx - px + x) * Math.abs(1 - dy - py + y);
        alpha += share;
        for (const k of [0, 1, 2]) colour[k]! += byteToLinear(bytes[o + k]!) * share;
      }
      if (alpha < 0.02) return null;
      for (const k of [0, 1, 2]) colour[k]! /= alpha;
      return {
        alpha,
        colour: lit(canvas.palette, [colour[0]!, colour[1]!, colour[2]!], 1.15, front),
      };
    },
  };
}
