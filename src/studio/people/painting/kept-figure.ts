import { onceAText } from '#studio/once-a-text.ts';
import type { Placed } from '#studio/people/body/name-parts.ts';
import { sharpAt, softIn } from './focus.ts';
import type { InFocus } from './focus.ts';
import { modelOf } from './model-of.ts';
import type { Eye, Figure } from './person-view.ts';

export interface KeptFigure extends Figure {
  /** How far a pixel of it is in focus, if the lens is on a part of it. */
  inFocus: InFocus | null;
  isSoft: ((x: number, y: number) => boolean) | undefined;
}

interface Asked {
  figure: Placed;
  eye: Eye;
  /** Pixels by which it is out of focus. */
  radius: number;
  isFocused: boolean;
}

/**
 * A picture is painted in bands of rows, and one figure stands in several of them: it is built once. Built anew for each
 * band, its functions would be others, and what V8 compiled for the band before would be thrown away.
 */
export const keptFigure = (asked: Asked): KeptFigure => builtFor(JSON.stringify(asked));

const builtFor = onceAText((text): KeptFigure => {
  const { figure, eye, radius, isFocused } = JSON.parse(text) as Asked;
  const isLens = isFocused && 'shape' in figure;
  const inFocus = isLens ? sharpAt(figure, eye) : null;
  return { ...modelOf(figure), inFocus, isSoft: isLens ? softIn(radius, inFocus) : undefined };
});
