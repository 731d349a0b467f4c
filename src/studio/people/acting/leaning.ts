import type { Vec3 } from '#studio/scene-graph.ts';
import type { Stance } from './stance.ts';

const HIP_AT = 0.95;

/** From the room to the upright body of somebody who leans or sits. */
export function upright({ lean, sunk }: Stance): (p: Vec3) => Vec3 {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  if (lean === 0 && sunk === 0) return (p) => p;
  return (p) => {
    const y = p[1] + sunk;
    if (lean === 0 || y < HIP_AT) return [p[0], y, p[2]];
    const up = y - HIP_AT;
    return [p[0], HIP_AT + up * c + p[2] * s, p[2] * c - up * s];
  };
}

/** Metres by which whoever stands at ease is aside at some height: that hip is out, feet and shoulders stay where they are. */
export function offHip(
  { legs, sunk }: Stance,
  isOtherFoot: boolean | undefined,
): ((height: number) => number) | null {
  if (legs !== 'straight' || sunk !== 0) return null;
  const aside = isOtherFoot ? HIP_OUT : -HIP_OUT;
  return (height) => {
    const from = (height - 0.92) / 0.25;
    const near = 1 + from * from;
    return aside / (near * near);
  };
}
const HIP_OUT = 0.034;

/** The way back, for shoulders. */
export function leant(p: Vec3, { lean, sunk }: Stance): Vec3 {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const up = p[1] - HIP_AT;
  return [p[0], HIP_AT + up * c - p[2] * s - sunk, p[2] * c + up * s];
}
