import { describe, expect, it } from 'vitest';
import { liftSubject } from './lift-subject.ts';

const COUNT = 100;

/** Half subject, half wall, both of one grey. */
function dark(level: number) {
  const care = Float32Array.from({ length: COUNT }, (_, i) => (i < COUNT / 2 ? 1 : 0));
  return { care, pixels: new Uint8ClampedArray(COUNT * 4).fill(level) };
}

describe('the subject of a painting', () => {
  const lift = { share: 0.5, to: 0.4, most: 0.5 };

  it('is brought out of the dark', () => {
    const { care, pixels } = dark(30);
    liftSubject(pixels, care, lift);
    expect(pixels[0]).toBeGreaterThan(60);
  });

  it('stays as it is where it is seen already', () => {
    const { care, pixels } = dark(140);
    liftSubject(pixels, care, lift);
    expect(pixels[0]).toBe(140);
  });
});
