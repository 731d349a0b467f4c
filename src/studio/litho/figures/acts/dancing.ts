import type { Point } from '#studio/litho/geometry.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { Pose } from '#studio/litho/figures/figure-body.ts';
import { castPerson, drawFigure } from '#studio/litho/figures/full-figure.ts';

/** Between the two, in heights of him: half their distance, and where their hands meet. */
const APART = 0.165;
const SMALLER = 0.95;

interface Figures {
  hands: Point;
  /** What the free hands do. */
  his: Point;
  hers: Point;
  leans: readonly [number, number];
}

/** He turns her under his arm; they swing apart; they lean into the turn. */
const STEPS: readonly Figures[] = [
  { hands: [0.02, 1.0], his: [-0.2, 0.56], hers: [0.26, 0.7], leans: [-0.03, 0.05] },
  { hands: [0, 0.66], his: [-0.24, 0.9], hers: [0.24, 0.92], leans: [-0.12, 0.12] },
  { hands: [-0.02, 0.9], his: [-0.16, 0.52], hers: [0.2, 0.58], leans: [0.05, 0.1] },
];

/** A pair that dances: hand in hand, each with a foot in the air, her skirt flying. */
export function dancingCouple(step = 0): DrawnThing {
  const { hands, his, hers, leans } = STEPS[step % STEPS.length]!;
  const side = step % 2 === 0 ? 1 : -1;
  return {
    aspect: 0.86,
    height: 1.35,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const tall = heightPx / 1.06;
      const woman = castPerson(look.random.fork('her'), { isWoman: true, wear: 'dress' });
      const him = castPerson(look.random.fork('him'), { isWoman: false });
      // In one colour they would be one shape.
      const man = him.top === woman.top ? { ...him, top: '#f4ead6' } : him;
      const place = { base: [0, 0] as const, lightSide: look.lightSide };
      const hisPose: Pose = { left: his, right: [hands[0] + APART, hands[1]], stride: -0.9 };
      const herPose: Pose = {
        left: [(hands[0] - APART) / SMALLER, hands[1] / SMALLER],
        right: hers,
        stride: 0,
        swing: 1,
      };
      const stand = (at: number, lean: number, draw: () => void): void =>
        press.placed([x + side * at * tall, y], side * lean, 1, draw);
      stand(-APART, leans[0], () =>
        drawFigure(press, man, { ...place, pose: turned(hisPose, side), heightPx: tall }),
      );
      stand(APART, leans[1], () =>
        drawFigure(press, woman, {
          ...place,
          pose: turned(herPose, side),
          heightPx: tall * SMALLER,
        }),
      );
    },
  };
}

const turned = (pose: Pose, side: 1 | -1): Pose =>
  side > 0
    ? pose
    : {
        left: [-pose.right[0], pose.right[1]],
        right: [-pose.left[0], pose.left[1]],
        stride: -pose.stride,
        ...(pose.swing !== undefined && { swing: -pose.swing }),
      };
