import { darken } from '#studio/litho/mix-colours.ts';
import { shapeOf } from './turned.ts';
import type { Turned } from './turned.ts';

const TULLE = '#fffaf0';

/** Tulle from the crown down her back, behind neck and shoulders. */
export function drawVeilBehind(face: Turned): void {
  face.press.fill(
    shapeOf(
      face,
      '-0.02,-0.6 -0.34,-0.5 -0.56,-0.16 -0.68,0.4 -0.86,1.0 -0.98,1.7 -0.2,1.7 -0.16,0.7 -0.1,0.1',
    ),
    TULLE,
    { from: face.at(-0.1, 0), to: face.at(-0.9, 1.2), start: 0.1, end: -0.2 },
  );
}

/** Over her hair, held by a band at the crown, its folds falling back. */
export function drawVeilBefore(face: Turned): void {
  const { press, size } = face;
  press.fill(
    shapeOf(
      face,
      '0.02,-0.6 -0.2,-0.62 -0.44,-0.44 -0.6,-0.06 -0.68,0.4 -0.8,0.86 -0.5,0.9 -0.5,0.4 -0.42,0.0 -0.24,-0.34',
    ),
    TULLE,
  );
  for (const fold of [
    '-0.16,-0.5 -0.44,-0.16 -0.56,0.3 -0.6,0.84',
    '-0.28,-0.5 -0.52,-0.1 -0.62,0.4',
  ])
    press.stroke(shapeOf(face, fold, { isClosed: false }), darken(TULLE, 0.16), size * 0.012);
  press.stroke(
    shapeOf(face, '0.04,-0.58 -0.1,-0.46 -0.24,-0.32', { isClosed: false }),
    '#e2c27a',
    size * 0.03,
  );
}
