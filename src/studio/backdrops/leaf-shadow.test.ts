import { expect, it } from 'vitest';
import { leafShadowAt } from './leaf-shadow.ts';

const share = (from: number, to: number): number => {
  const cells = Array.from({ length: 900 }, (_, i) => {
    const [column, row] = [i % 30, Math.floor(i / 30)];
    return leafShadowAt(from + ((to - from) * column) / 30, row / 60, 1, 1);
  });
  return cells.filter((shade) => shade > 0.5).length / cells.length;
};

it('throws leaves with light between them on the side of their plant, and leaves the other side bright', () => {
  expect(share(0, 0.5)).toBeGreaterThan(0.15);
  expect(share(0, 0.5)).toBeLessThan(0.75);
  expect(share(0.8, 1)).toBeLessThan(0.05);
});

it('comes from the other side as its mirror image', () => {
  expect(leafShadowAt(0.7, 0.2, 1, -1)).toBeCloseTo(leafShadowAt(0.3, 0.2, 1, 1));
});
