import { describe, expect, it } from 'vitest';
import type { Film } from '#studio/film.ts';
import { addObject, createScene } from '#studio/scene-builder.ts';
import { liftSubject } from './lift-subject.ts';

const COUNT = 100;

/** Half hero, half wall, both of one grey. */
function dark(level: number) {
  const scene = createScene();
  const id = addObject(scene, { role: 'hero', name: 'bottle' });
  const ids = Uint16Array.from({ length: COUNT }, (_, i) => (i < COUNT / 2 ? id : 0));
  const pixels = new Uint8ClampedArray(COUNT * 4).fill(level);
  return { scene, film: { ids } as Film, pixels };
}

describe('the subject of a painting', () => {
  const lift = { share: 0.5, to: 0.4, most: 0.5 };

  it('is brought out of the dark', () => {
    const { scene, film, pixels } = dark(30);
    liftSubject(pixels, film, scene, lift);
    expect(pixels[0]).toBeGreaterThan(60);
  });

  it('stays as it is where it is seen already', () => {
    const { scene, film, pixels } = dark(140);
    liftSubject(pixels, film, scene, lift);
    expect(pixels[0]).toBe(140);
  });
});
