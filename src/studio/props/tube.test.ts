import { describe, expect, it } from 'vitest';
import type { Vec3 } from '#studio/scene-graph.ts';
import { length, subtract } from '#studio/vector.ts';
import { tubeRows } from './making/mesh.ts';

describe('a tube along a bent path', () => {
  it('does not turn over where its path begins to rise', () => {
    const bend = Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = (i / 24) * Math.PI;
      return [Math.sin(a) * 5, Math.cos(a) * 5, 0];
    });
    const rows = tubeRows(bend, () => 1, 12);
    const step = (i: number, k: number) => length(subtract(rows[i]![k]!, rows[i - 1]![k]!));
    // The path moves on by 0.65 at each step, on the outside of the bend by a fifth more.
    for (let i = 1; i < rows.length; i++)
      for (let k = 0; k < 12; k++) expect(step(i, k)).toBeLessThan(0.9);
  });
});
