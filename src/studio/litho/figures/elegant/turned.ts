import type { Path2D } from '@napi-rs/canvas';
import { points, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Mood } from '#studio/litho/figures/faces/face-shape.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';

/** Somebody turned three quarters towards what they hold; told as if they looked to the right. */
export interface Turned {
  press: LithoPress;
  person: Person;
  mood: Mood;
  /** Height of a head in pixels. */
  size: number;
  /** Printed with black outlines and bright inks. */
  isComic: boolean;
  /** In heads, from between the eyes; mirrored for those who look to the left. */
  at: (x: number, y: number) => Point;
}

/** A shape told in points. */
export const shapeOf = (
  { at }: Pick<Turned, 'at'>,
  told: string,
  { isClosed = true, tension = 0.5 }: { isClosed?: boolean; tension?: number } = {},
): Path2D =>
  smooth(
    points(told).map(([x, y]) => at(x, y)),
    isClosed,
    tension,
  );
