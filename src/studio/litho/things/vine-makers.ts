import { drawLouseAt } from '#studio/litho/props/louse.ts';
import { BRANCH_ASPECT, drawVineBranch } from '#studio/litho/props/vine-branch.ts';
import type { DrawnThing } from './drawn-thing.ts';

/** A cane with its leaves and bunches. */
export const vineBranch: DrawnThing = {
  aspect: BRANCH_ASPECT,
  height: 0.8,
  draw: (press, { base: [x, y], heightPx }, { wine, random, lightSide }) => {
    const width = heightPx * BRANCH_ASPECT;
    const box = { x: x - width / 2, y: y - heightPx, width, height: heightPx };
    drawVineBranch(press, box, { random, wine, lightSide });
  },
};

/** The louse that nearly ended the vine. */
export const louse: DrawnThing = {
  aspect: 0.9,
  height: 0.3,
  draw: (press, { base: [x, y], heightPx }) =>
    drawLouseAt(press, {
      at: [x, y - heightPx * 0.48],
      size: heightPx * 0.75,
      turn: 0,
      ink: '#3a2a1c',
    }),
};
