import { expect, it } from 'vitest';
import { formatChange, formatSeconds, formatShare, shareOf } from './figures.ts';

it('compares with the time before only where there is something to compare', () => {
  expect(formatChange(112, 100)).toBe('+12%');
  expect(formatChange(80, 100)).toBe('−20%');
  expect(formatChange(100, 100)).toBe('0%');
  expect(formatChange(8235, 7)).toBe('1,176×');
  expect(formatChange(5, 0)).toBeNull();
  expect(formatChange(null, 5)).toBeNull();
});

it('gives every share with the same precision', () => {
  expect([0.5, 2 / 3, 1].map(formatShare)).toEqual(['50.0%', '66.7%', '100.0%']);
});

it('knows no share of nothing', () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(1, 4)).toBe(0.25);
});

it('gives seconds with the precision that means something', () => {
  expect(formatSeconds(6240)).toBe('6.2 s');
  expect(formatSeconds(41_800)).toBe('42 s');
});
