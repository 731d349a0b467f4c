import { ellipsoid, length3, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Grip, Hold } from './held.ts';

/** Foot, stem and bowl, cut off at the rim; the stem is between the fingers. */
export const holdGlass: Hold = (p, { at, isFlute }, take) => takeGlass(p, { at, isFlute }, 0, take);

/** Nobody polishes a full one. */
export const holdEmptyGlass: Hold = (p, grip, take) =>
  holdGlass(p, grip, (distance, part) => take(distance, part === 'wine' ? 'glass' : part));

/** Tilted, and the wine runs up one side of the bowl. */
export const holdSwirledGlass: Hold = (p, { at: [x, y, z], side, isFlute }, take) => {
  const [c, s] = [Math.cos(TILT), Math.sin(TILT) * side];
  const [dx, dy] = [p[0] - x, p[1] - y];
  takeGlass([dx * c + dy * s, dy * c - dx * s, p[2] - z], { at: [0, 0, 0], isFlute }, side, take);
};
const TILT = 0.32;

function takeGlass(
  p: Vec3,
  { at, isFlute }: Pick<Grip, 'at' | 'isFlute'>,
  swirl: number,
  take: Take,
): void {
  const [x, y, z] = [at[0], at[1], at[2] + 0.03];
  const near = length3(p[0] - x, p[1] - y - 0.04, p[2] - z) - 0.2;
  if (near > 0.1) return take(near, 'glass');
  take(limb(p, [x, y - 0.06, z], [x, y + 0.05, z], 0.005, 0.005), 'glass');
  take(ellipsoid(p, [x, y - 0.063, z], [0.034, 0.005, 0.034]), 'glass');
  const [wide, tall] = isFlute ? [0.024, 0.085] : [0.044, 0.064];
  const middle = y + 0.045 + tall;
  const bowl = Math.max(
    ellipsoid(p, [x, middle, z], [wide, tall, wide]),
    p[1] - middle - tall * 0.72,
  );
  const level = middle + (isFlute ? tall * 0.3 : -0.004) - swirl * (p[0] - x) * 1.1;
  take(bowl, p[1] < level ? 'wine' : 'glass');
}

/** As tall as a child: the stem is in both fists. */
const GIANT = 4.2;

export const holdGiantGlass: Hold = (p, { at: [x, y, z], side, isFlute }, take) =>
  holdGlass(
    [(p[0] - x + side * 0.03) / GIANT, (p[1] - y) / GIANT, (p[2] - z) / GIANT],
    { at: [0, 0, 0], side, isFlute },
    (distance, part) => take(distance * GIANT, part),
  );
