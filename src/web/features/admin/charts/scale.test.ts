import { describe, expect, it } from 'vitest';
import { labelledIndexes, niceTicks, runsOf } from './scale.ts';

describe('the steps of an axis', () => {
  it.each([
    [128, [0, 50, 100, 150]],
    [3, [0, 1, 2, 3]],
    [0, [0]],
    [0.97, [0, 0.5, 1]],
    [22_000, [0, 10_000, 20_000, 30_000]],
  ])('up to %d are %j', (largest, ticks) => {
    expect(niceTicks(largest)).toEqual(ticks);
  });

  it.each([
    [7, [0, 5, 10]],
    [2, [0, 1, 2]],
    [1, [0, 1]],
    [80, [0, 50, 100]],
  ])('of whole things up to %d are %j', (largest, ticks) => {
    expect(niceTicks(largest, { isWhole: true })).toEqual(ticks);
  });

  it('always reach above the largest value', () => {
    for (let largest = 0.013; largest < 1e9; largest *= 1.37)
      expect(niceTicks(largest).at(-1)).toBeGreaterThanOrEqual(largest);
  });
});

it('labels as many points as there is room for, the newest always', () => {
  expect(labelledIndexes(30, 600, 100)).toEqual([5, 11, 17, 23, 29]);
  expect(labelledIndexes(2, 600, 100)).toEqual([0, 1]);
  expect(labelledIndexes(1, 20, 100)).toEqual([0]);
  expect(labelledIndexes(0, 600, 100)).toEqual([]);
});

it('breaks a line where there is nothing to show', () => {
  expect(runsOf([1, 2, null, 3, null, null])).toEqual([
    { start: 0, values: [1, 2] },
    { start: 3, values: [3] },
  ]);
});
