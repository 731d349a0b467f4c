import { expect, it } from 'vitest';
import { guidesOf, moveCrop, pixelsPerMm, pullCorner, WHOLE } from './crop.ts';

const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

it('moves as a whole and stops at the edges', () => {
  expect(moveCrop(middle, 0.1, -0.1)).toEqual({ ...middle, x: 0.35, y: 0.15 });
  expect(moveCrop(middle, 5, -5)).toEqual({ ...middle, x: 0.5, y: 0 });
});

it('follows the corner that is pulled while the opposite one stays', () => {
  expect(pullCorner(middle, 'nw', 0.25, 0.25)).toEqual({
    x: 0.5,
    y: 0.5,
    width: 0.25,
    height: 0.25,
  });
  expect(pullCorner(middle, 'se', 9, 9)).toEqual({ x: 0.25, y: 0.25, width: 0.75, height: 0.75 });
});

it('never becomes smaller than can be printed', () => {
  const { width, height } = pullCorner(middle, 'se', -9, -9);
  expect([width, height].map((side) => Math.round(side * 100))).toEqual([8, 8]);
});

it('is as sharp as its coarser side', () => {
  const label = { widthMm: 90, heightMm: 100 };
  expect(pixelsPerMm(WHOLE, { width: 900, height: 2000 }, label)).toBe(10);
  expect(pixelsPerMm({ ...WHOLE, width: 0.5 }, { width: 900, height: 2000 }, label)).toBe(5);
});

it('keeps three millimetres free and tells what is read from the front', () => {
  expect(guidesOf({ widthMm: 60, heightMm: 90 }, 75)).toEqual({
    safeX: 0.05,
    safeY: 3 / 90,
    front: 1,
  });
  expect(guidesOf({ widthMm: 95, heightMm: 90 }, 75).front).toBe(0.75);
});
