import { expect, it } from 'vitest';
import { capsuleHead } from './closures.ts';

it('a capsule is drawn over a round edge: no two stretches of it meet at a corner', () => {
  const line = capsuleHead(1.4, 29.4);
  const bearings = line
    .slice(1)
    .map(([r, y], i) => Math.atan2(y - line[i]![1], r - line[i]![0]) * (180 / Math.PI));
  const turns = bearings.slice(1).map((bearing, i) => Math.abs(bearing - bearings[i]!));
  expect(Math.max(...turns)).toBeLessThan(25);
});
