import { expect, test } from 'vitest';
import type { ThingId } from '#studio/things/catalogue.ts';
import { partDim } from './part-dim.ts';

const SIDE = 40;

/** A square of one tone in the middle of a ground of another. */
function painted(own: number, ground: number, thing: ThingId = 'knife') {
  const ids = new Uint16Array(SIDE * SIDE);
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(ground);
  for (let y = 18; y < 22; y++)
    for (let x = 18; x < 22; x++) {
      ids[y * SIDE + x] = 1;
      pixels.fill(own, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
    }
  const film = { width: SIDE, height: SIDE, ids };
  partDim(pixels, film, { objects: [{ id: 1, role: 'prop', name: thing, thing }] });
  return { own: pixels[(20 * SIDE + 20) * 4]!, ground: pixels[0]! };
}

test('what is as dark as its table is painted lighter', () => {
  const after = painted(30, 40);
  expect(after.own).toBeGreaterThan(70);
  expect(after.ground).toBe(40);
});

test('what is as pale as its cloth is painted darker', () => {
  expect(painted(215, 225).own).toBeLessThan(190);
});

test('what is seen stays as it is, and so does glass', () => {
  expect(painted(120, 40).own).toBe(120);
  expect(painted(30, 40, 'glass').own).toBe(30);
  expect(painted(235, 240, 'whipped_cream').own).toBe(235);
});
