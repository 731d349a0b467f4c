import { length2, length3, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const AXIS = 0.5;
const FROM = 0.26;
const LONG = 0.92;

/** A cask on its side before the person, on two beams; the bung is on top of its middle. */
export function standBarrel(p: Vec3, take: Take): void {
  const near = length3(p[0], p[1] - AXIS, p[2] - FROM - LONG / 2) - 0.7;
  if (near > 0.2) return take(near, 'barrel');
  const t = (p[2] - FROM - LONG / 2) / (LONG / 2);
  const radius = 0.36 - 0.075 * t * t;
  const r = length2(p[0], p[1] - AXIS);
  const ends = Math.abs(t) * (LONG / 2) - LONG / 2;
  const stave = 0.002 * Math.abs(Math.sin(Math.atan2(p[1] - AXIS, p[0]) * 13));
  const inset = r < radius - 0.03 ? 0.025 : 0;
  take(Math.max(r - radius + stave, ends + inset), 'barrel');
  for (const at of [-0.93, -0.62, -0.24, 0.24, 0.62, 0.93]) {
    const z = FROM + (LONG / 2) * (1 + at);
    const wide = 0.36 - 0.075 * at * at;
    take(Math.max(Math.abs(r - wide) - 0.006, Math.abs(p[2] - z) - 0.02), 'hoop');
  }
  for (const z of [FROM + 0.16, FROM + LONG - 0.16])
    take(limb(p, [-0.3, 0.08, z], [0.3, 0.08, z], 0.08, 0.08), 'table');
}

/** On its belly across the way, so that it rolls before whoever pushes it. */
export function rollBarrel(p: Vec3, take: Take): void {
  const q: Vec3 = [p[2] - 0.8, p[1] + AXIS - 0.37, p[0] + FROM + LONG / 2];
  standBarrel(q, (distance, part) => {
    if (part !== 'table') take(distance, part);
  });
}

/** A small one before the body, a hand under either end. */
export function carryBarrel(p: Vec3, take: Take): void {
  const k = 0.62;
  const q: Vec3 = [(p[2] - 0.36) / k, (p[1] - 1.02) / k + AXIS, p[0] / k + FROM + LONG / 2];
  standBarrel(q, (distance, part) => {
    if (part !== 'table') take(distance * k, part);
  });
}

/** A small cask on its end, to sit on. */
export const standCask = caskAt({ z: -0.02, half: 0.25, wide: 0.29 });

/** A barrel on its end before somebody who leans on it. */
export const standUprightBarrel = caskAt({ z: 0.56, half: 0.49, wide: 0.36 });

/** One on its end that people stand round. */
export const standBarrelTable = caskAt({ z: 0, half: 0.49, wide: 0.36 });

function caskAt({ z, half, wide }: { z: number; half: number; wide: number }) {
  const belly = (t: number): number => wide - wide * 0.155 * t * t;
  return (p: Vec3, take: Take): void => {
    const near = length3(p[0], p[1] - half, p[2] - z) - half - wide * 0.9;
    if (near > 0.1) return take(near, 'barrel');
    const t = (p[1] - half) / half;
    const r = length2(p[0], p[2] - z);
    const stave = 0.002 * Math.abs(Math.sin(Math.atan2(p[2] - z, p[0]) * 11));
    take(Math.max(r - belly(t) + stave, Math.abs(p[1] - half) - half), 'barrel');
    for (const at of [-0.85, -0.45, 0.45, 0.85])
      take(
        Math.max(Math.abs(r - belly(at)) - 0.006, Math.abs(p[1] - half - at * half) - 0.018),
        'hoop',
      );
  };
}
