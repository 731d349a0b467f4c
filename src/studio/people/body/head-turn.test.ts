import { describe, expect, it } from 'vitest';
import type { Vec3 } from '#studio/scene-graph.ts';
import { intoHead, outOfHead } from './head-turn.ts';

describe('a head that looks aside, nods and leans to a shoulder', () => {
  it.each([
    { gaze: 0, tilt: 0, isChild: false, nod: 0 },
    { gaze: 0.5, tilt: -0.13, isChild: false, nod: 0.3 },
    { gaze: -0.4, tilt: 0.12, isChild: true, nod: -0.2 },
  ])('is found again where it was put: %o', ({ nod, ...shape }) => {
    const into = intoHead(shape, nod);
    const { place } = outOfHead(shape, nod);
    for (const p of [
      [0, 1.62, 0.11],
      [0.07, 1.64, 0],
      [0.02, 1.75, -0.05],
    ] as Vec3[])
      into(place(p)).forEach((value, k) => expect(value).toBeCloseTo(p[k]!, 9));
  });

  it('brings the crown over the shoulder that it leans to', () => {
    const crownAt = (tilt: number): number =>
      outOfHead({ tilt, isChild: false }, 0).place([0, 1.76, 0])[0];
    expect(crownAt(0)).toBe(0);
    expect(Math.sign(crownAt(0.12))).toBe(-Math.sign(crownAt(-0.12)));
  });
});
