import { describe, expect, it } from 'vitest';
import { MOSEL } from '#studio/places/scenery/landmark-views.ts';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { LandscapeSpec } from '#studio/landscape/landscape-spec.ts';
import { renderLandscape } from '#studio/landscape/render-landscape.ts';
import { createTerrain } from './terrain.ts';

const VALLEY: LandscapeSpec = {
  width: 128,
  height: 128,
  terrain: 'steep_slopes',
  season: 'autumn',
  sky: 'day',
  weather: 'clear',
  horizon: 0.14,
  sunX: 0.7,
  sunElevation: 0.2,
  eyeMetres: 52,
  rowAngle: 0.1,
  rowBend: 0,
  relief: 1,
  hasRows: true,
  estate: null,
  trees: 4,
  seed: 5,
  change: MOSEL.change!,
};

describe('a valley from the air', () => {
  const { names } = renderLandscape(VALLEY);
  const share = (code: number): number => names.filter((n) => n === code).length / names.length;

  it('has its river, with trees along both banks', () => {
    expect(share(sceneryCode('river'))).toBeGreaterThan(0.02);
    expect(share(sceneryCode('tree'))).toBeGreaterThan(0.002);
  });

  it('keeps vines away from the water, and has lanes between its parcels', () => {
    const terrain = createTerrain(VALLEY);
    const bank = terrain.riverX(300) + MOSEL.change!.valley!.width / 2;
    expect(terrain.isBare(bank + 8, 300)).toBe(true);
    expect(terrain.isBare(bank + 60, 300)).toBe(false);
    const across = Array.from({ length: 400 }, (_, x) => terrain.lane(x - 200, 400));
    expect(across.some((k) => k === 1)).toBe(true);
    expect(across.filter((k) => k > 0).length).toBeLessThan(60);
  });
});
