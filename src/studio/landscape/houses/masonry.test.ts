import { describe, expect, it } from 'vitest';
import { wallAt } from './masonry.ts';
import type { Masonry } from './masonry.ts';

const WALL = [0.5, 0.45, 0.35] as const;
/** How much the tone of a wall changes from one spot to the next, forty centimetres apart. */
function unevenness(masonry: Masonry): number {
  const tones = Array.from(
    { length: 400 },
    (_, i) => wallAt(masonry, WALL, { x: (i % 20) * 0.4, y: Math.floor(i / 20) * 0.4, seed: 3 })[0],
  );
  const steps = tones.slice(1).map((tone, i) => Math.abs(tone - tones[i]!));
  return steps.reduce((sum, step) => sum + step, 0) / steps.length;
}

describe('walls', () => {
  it('shows the stones of a stone house, and none on plaster', () => {
    expect(unevenness('rubble')).toBeGreaterThan(unevenness('ashlar'));
    expect(unevenness('ashlar')).toBeGreaterThan(unevenness('plaster') * 1.5);
  });

  it('has darker joints between cut blocks', () => {
    const tones = Array.from(
      { length: 200 },
      (_, i) => wallAt('ashlar', WALL, { x: 0.9, y: i * 0.01, seed: 3 })[0],
    );
    expect(Math.min(...tones)).toBeLessThan(Math.max(...tones) * 0.75);
  });
});
