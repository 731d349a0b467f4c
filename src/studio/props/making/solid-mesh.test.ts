import { describe, expect, it } from 'vitest';
import { length } from '#studio/vector.ts';
import { meshSolid } from './solid-mesh.ts';

describe('the surface of a solid', () => {
  const ball = meshSolid((p) => length(p) - 2, { low: [-3, -3, -3], high: [3, 3, 3], cell: 0.4 });

  it('lies on it and looks outwards', () => {
    for (const [i, point] of ball.points.entries()) {
      expect(length(point)).toBeCloseTo(2, 2);
      const [x, y, z] = ball.normals[i]!;
      expect((point[0] * x + point[1] * y + point[2] * z) / 2).toBeGreaterThan(0.99);
    }
  });

  it('has no holes: every edge joins two triangles', () => {
    const edges = new Map<string, number>();
    for (const [a, b, c] of ball.triangles)
      for (const pair of [
        [a, b],
        [b, c],
        [c, a],
      ]) {
        const edge = pair.toSorted((m, n) => m - n).join();
        edges.set(edge, (edges.get(edge) ?? 0) + 1);
      }
    expect(ball.triangles.length).toBeGreaterThan(100);
    expect([...edges.values()].every((count) => count === 2)).toBe(true);
  });
});
