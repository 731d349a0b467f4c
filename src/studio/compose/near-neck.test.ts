import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { composeShot } from './compose.ts';

/** The lowest point that the camera is framed on, as a share of the highest. */
function lowest(prompt: string): number {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  const { points } = composeShot({ ...brief, detail: 'preview' });
  const heights = points.map(([, y]) => y);
  return Math.min(...heights) / Math.max(...heights);
}

describe('a close-up of a neck', () => {
  it('leaves the foot of the bottle out of the frame', () => {
    expect(lowest('close-up of the neck of a wine bottle with a red wax seal')).toBeGreaterThan(
      0.55,
    );
    expect(lowest('Nahaufnahme von einem Flaschenhals')).toBeGreaterThan(0.55);
  });

  it('is not meant by a bottle with something round its neck', () => {
    expect(lowest('a bottle with a ribbon around its neck')).toBeLessThan(0.1);
  });
});
