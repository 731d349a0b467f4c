import { expect, test } from 'vitest';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { createTerrain } from '#studio/landscape/land/terrain.ts';
import type { LandscapeSpec } from '#studio/landscape/landscape-spec.ts';
import { laneAt } from './in-lanes.ts';

test.each([0, 0.08, -0.3])(
  'a tractor stands in the middle of a lane, whichever way the rows run: %f',
  (rowAngle) => {
    const spec = { terrain: 'rolling_hills', seed: 3, relief: 1, rowAngle, rowBend: 0 };
    const terrain = createTerrain({ ...spec, width: 100, height: 100 } as LandscapeSpec);
    for (const x of [-6, -1.1, 0, 2.9]) {
      const phase = terrain.rowPhase(laneAt({ terrain } as LandscapeCanvas, x, 10), 10, 0);
      expect(Math.abs(phase - Math.floor(phase) - 0.5)).toBeLessThan(1e-6);
    }
  },
);
