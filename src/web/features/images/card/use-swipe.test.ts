import { expect, test } from 'vitest';
import { swipeOf } from './use-swipe.ts';

const from = { x: 200, y: 100 };

test.each([
  [{ x: 149, y: 100 }, 'next'],
  [{ x: 251, y: 100 }, 'previous'],
  [{ x: 150, y: 100 }, null],
  [{ x: 140, y: 300 }, null],
])('a stroke to %j is %s', (to, direction) => {
  expect(swipeOf(from, to)).toBe(direction);
});
