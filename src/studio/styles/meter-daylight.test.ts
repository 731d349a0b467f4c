import { describe, expect, it } from 'vitest';
import type { FilmLight } from '#studio/film.ts';
import { meterDaylight } from './meter-daylight.ts';

const SIDE = 40;

/** So much of the frame is sky, the rest lies under it. */
function filmOf(sky: number, share: number, land: number): FilmLight {
  const hdr = Float32Array.from({ length: SIDE * SIDE * 3 }, (_, i) =>
    Math.floor(i / 3) < SIDE * SIDE * share ? sky : land,
  );
  return { hdr, ids: new Uint16Array(SIDE * SIDE) };
}

describe('by daylight', () => {
  it('the lens is closed a little where most of the picture would burn out', () => {
    const { exposure } = meterDaylight(filmOf(1.4, 0.6, 0.5), 1);
    expect(exposure).toBeLessThan(0.8);
    expect(exposure).toBeGreaterThanOrEqual(0.7);
  });

  it('a bright sky veils nothing, but a lamp glows', () => {
    expect(meterDaylight(filmOf(1.4, 0.5, 0.2), 1).glow).toBeLessThan(0.4);
    expect(meterDaylight(filmOf(1.4, 0.02, 0.05), 1)).toEqual({ exposure: 1, glow: 1 });
  });
});
