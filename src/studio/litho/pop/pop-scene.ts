import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Random } from '#studio/random.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { InkedPress } from './inked-press.ts';
import type { PopPalette } from './pop-palette.ts';

export interface PopScene {
  press: InkedPress;
  palette: PopPalette;
  spec: SceneSpec;
  random: Random;
}

export type PaintPop = (scene: PopScene) => void;

/** A point by its share of the sheet. */
export const onSheet = ({ press }: PopScene, u: number, v: number): Point => [
  press.width * u,
  press.height * v,
];
