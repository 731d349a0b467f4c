import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Random } from '#studio/random.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { PosterPalette } from './poster-palette.ts';
import type { LithoPress } from '#studio/litho/press.ts';

/** What a scene painter works with; it fills `frame` and may not look outside it. */
export interface PosterScene {
  press: LithoPress;
  frame: Rect;
  palette: PosterPalette;
  spec: SceneSpec;
  random: Random;
}

export type PaintScene = (scene: PosterScene) => void;

/** A point by its share of the frame, from the upper left corner. */
export function inFrame({ frame }: PosterScene, u: number, v: number): Point {
  return [frame.x + frame.width * u, frame.y + frame.height * v];
}

export const bottomOf = ({ frame }: PosterScene): number => frame.y + frame.height;
export const rightOf = ({ frame }: PosterScene): number => frame.x + frame.width;
