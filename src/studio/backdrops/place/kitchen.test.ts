import { expect, it } from 'vitest';
import { paintPlace } from './paint-place.ts';

it('hangs the kitchen of an old master in the half dark', () => {
  const light = (isPeriod: boolean) => {
    const { hdr = new Float32Array() } = paintPlace(
      { width: 48, height: 48 },
      {
        place: 'kitchen',
        free: 0.7,
        seed: 3,
        mood: 'daylight',
        blur: 0,
        hasPeople: false,
        isPeriod,
      },
    );
    return hdr.reduce((sum, value) => sum + value, 0) / hdr.length;
  };
  expect(light(true)).toBeGreaterThan(0);
  expect(light(true)).toBeLessThan(light(false) * 0.4);
});
