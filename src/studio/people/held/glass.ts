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
  const x = p[0] - at[0];
  const y = p[1] - at[1];
  const z = p[2] - at[2] - 0.03;
  const near = length3(x, y - 0.04, z) - 0.2;
  if (near > 0.1) return take(near, 'glass');
  // Asked at millions of points: what does not change is not made anew.
  const q: Vec3 = [x, y, z];
  take(limb(q, STEM_FOOT, STEM_TOP, 0.005, 0.005), 'glass');
  take(ellipsoid(q, FOOT_AT, FOOT), 'glass');
  const { radii, middle, fill } = isFlute ? FLUTE : BOWL;
  const rim = middle[1] + radii[1] * 0.72;
  const bowl = Math.max(ellipsoid(q, middle, radii), y - rim);
  const level = middle[1] + fill - swirl * x * 1.1;
  take(bowl, y < level ? 'wine' : 'glass');
}

const STEM_FOOT: Vec3 = [0, -0.06, 0];
const STEM_TOP: Vec3 = [0, 0.05, 0];
const FOOT_AT: Vec3 = [0, -0.063, 0];
const FOOT: Vec3 = [0.034, 0.005, 0.034];
/** Half of what a bowl is across and high, its middle above the fingers, and how far above that the wine reaches. */
const bowlOf = (wide: number, tall: number, fill: number) => {
  const radii: Vec3 = [wide, tall, wide];
  const middle: Vec3 = [0, 0.045 + tall, 0];
  return { radii, middle, fill };
};
const FLUTE = bowlOf(0.024, 0.085, 0.085 * 0.3);
const BOWL = bowlOf(0.044, 0.064, -0.004);

/** As tall as a child: the stem is in both fists. */
const GIANT = 4.2;

export const holdGiantGlass: Hold = (p, { at: [x, y, z], side, isFlute }, take) =>
  holdGlass(
    [(p[0] - x + side * 0.03) / GIANT, (p[1] - y) / GIANT, (p[2] - z) / GIANT],
    { at: [0, 0, 0], side, isFlute },
    (distance, part) => take(distance * GIANT, part),
  );
