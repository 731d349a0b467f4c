import { Path2D } from '@napi-rs/canvas';
import { plainText } from '#studio/lexicon/matching/normalise.ts';
import { garmentColour } from '#studio/lexicon/phrases/colours/garment-colour.ts';
import { ellipse } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const DOTS =
  /\b(?:dots?|spots|pois|pallini|puntini|punti|lunares|puntos|punkten?|tupfen|halftone dots)\b/;

/** The colour of the dots that the ground was asked for: 'with blue dots', 'à pois rouges'. */
export const dotsAsked = ({ prompt }: Pick<SceneSpec, 'prompt'>): string | null =>
  garmentColour(plainText(prompt), DOTS);

/** Half as wide as they are apart, in staggered rows: the ground between them stays the larger part. */
const APART = 74;

/** Dots large enough to be seen as such, unlike those that every print is made of. */
export function paintDots(press: LithoPress, frame: Rect, colour: string): void {
  press.fill(staggeredDots(press.unit * APART, frame), colour);
}

function staggeredDots(step: number, frame: Rect): Path2D {
  const radius = step * 0.22;
  const rows = Math.ceil(frame.height / (step * 0.5)) + 1;
  const dots = new Path2D();
  for (let row = 0; row < rows; row++) {
    const from = frame.x + (row % 2 ? step * 0.5 : 0);
    for (let x = from; x < frame.x + frame.width + radius; x += step)
      dots.addPath(ellipse([x, frame.y + row * step * 0.5], radius, radius));
  }
  return dots;
}
