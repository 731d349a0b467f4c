import type { Vec3 } from '#studio/scene-graph.ts';
import type { Stance } from './stance.ts';

const HIP_AT = 0.95;

/** From the room to the upright body of somebody who leans or sits. */
export function upright({ lean, sunk }: Stance): (p: Vec3) => Vec3 {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  return (p) => {
    const y = p[1] + sunk;
    if (lean === 0 || y < HIP_AT) return [p[0], y, p[2]];
    const up = y - HIP_AT;
    return [p[0], HIP_AT + up * c + p[2] * s, p[2] * c - up * s];
  };
}

/** The way back, for shoulders. */
export function leant(p: Vec3, { lean, sunk }: Stance): Vec3 {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const up = p[1] - HIP_AT;
  return [p[0], HIP_AT + up * c - p[2] * s - sunk, p[2] * c + up * s];
}
