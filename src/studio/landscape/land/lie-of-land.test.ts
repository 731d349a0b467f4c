import { describe, expect, it } from 'vitest';
import type { LandscapeSpec, Projection } from '#studio/landscape/landscape-spec.ts';
import { lieOfLand } from './lie-of-land.ts';
import { createTerrain } from './terrain.ts';

const PLAIN: LandscapeSpec = {
  width: 96,
  height: 64,
  terrain: 'gentle_plain',
  season: 'summer',
  sky: 'day',
  weather: 'clear',
  horizon: 0.4,
  sunX: 1.3,
  sunElevation: 0.5,
  eyeMetres: 4,
  rowAngle: 0,
  rowBend: 0,
  relief: 1,
  hasRows: true,
  estate: null,
  trees: 0,
  seed: 3,
  free: 0.5,
};

/** A tall hill in the middle of the view, and the sun low at the right. */
const view = (up: number): Projection => ({
  width: 96,
  height: 64,
  focal: 70,
  horizonY: 26,
  sunPx: 125,
  sunPy: 0,
  toSun: [Math.sqrt(1 - up * up), up, 0],
  eyeY: 4,
});
const hill = createTerrain({ ...PLAIN, change: { knoll: 60 } });

describe('the lie of the land', () => {
  it('is lit on the side of a hill that the sun is on', () => {
    const land = lieOfLand(hill, view(0.5));
    const right = land.at(40, 150).facing;
    const left = land.at(-40, 150).facing;
    expect(right).toBeGreaterThan(left + 0.3);
  });

  it('lies in the shadow of a hill while the sun is low, and no more when it is high', () => {
    expect(lieOfLand(hill, view(0.2)).at(-140, 150).open).toBeLessThan(0.5);
    expect(lieOfLand(hill, view(0.9)).at(-140, 150).open).toBeGreaterThan(0.9);
  });

  it('spans more metres in a pixel the farther away it lies', () => {
    const land = lieOfLand(createTerrain(PLAIN), view(0.5));
    const near = land.at(0, 60).span;
    expect(land.at(0, 200).span).toBeGreaterThan(near * 4);
  });
});
