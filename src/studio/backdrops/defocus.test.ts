import { expect, it } from 'vitest';
import { defocus } from './defocus.ts';

const SIDE = 41;
const MIDDLE = 20;

const lamp = () => {
  const data = new Float32Array(SIDE * SIDE * 3);
  data.fill(1, (MIDDLE * SIDE + MIDDLE) * 3, (MIDDLE * SIDE + MIDDLE) * 3 + 3);
  return { width: SIDE, height: SIDE, data };
};

it.each([1.5, 2, 3.4, 5])('makes an even disc of a lamp, and no heart: %d pixels', (radius) => {
  const { data } = defocus(lamp(), radius);
  const at = (x: number, y: number): number =>
    data[((MIDDLE + y) * SIDE + MIDDLE + x) * 3] ?? Number.NaN;
  for (let y = -7; y <= 7; y++)
    for (let x = -7; x <= 7; x++) {
      expect(at(x, y)).toBeCloseTo(at(-x, y), 6);
      expect(at(x, y)).toBeCloseTo(at(x, -y), 6);
      const out = Math.hypot(x, y);
      const isOnItsEdge = Math.abs(out - radius) <= 1;
      expect(isOnItsEdge ? 0 : at(x, y)).toBeCloseTo(out < radius - 1 ? at(0, 0) : 0, 6);
    }
});

it('keeps the light of the picture, up to its border', () => {
  const even = { width: 9, height: 9, data: new Float32Array(9 * 9 * 3).fill(0.4) };
  for (const value of defocus(even, 4).data) expect(value).toBeCloseTo(0.4, 5);
});
