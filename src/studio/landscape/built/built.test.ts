import { describe, expect, it } from 'vitest';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { LandscapeSpec } from '#studio/landscape/landscape-spec.ts';
import { renderLandscape } from '#studio/landscape/render-landscape.ts';
import { createGrid, rasterise } from './raster.ts';
import { sunPast } from './shadow-map.ts';
import type { Face } from './faces.ts';

const LAND: LandscapeSpec = {
  width: 150,
  height: 100,
  terrain: 'rolling_hills',
  season: 'autumn',
  sky: 'day',
  weather: 'clear',
  horizon: 0.4,
  sunX: -0.4,
  sunElevation: 0.4,
  eyeMetres: 3,
  rowAngle: 0,
  rowBend: 0,
  relief: 1,
  hasRows: true,
  estate: null,
  trees: 0,
  seed: 5,
};

const draw = (change: Partial<LandscapeSpec>) => renderLandscape({ ...LAND, ...change });
const shareOf = (names: Uint16Array, thing: ThingId): number =>
  names.filter((code) => code === sceneryCode(thing)).length / names.length;
const lightOf = (data: Float32Array): number => data.reduce((sum, v) => sum + Math.min(1, v), 0);

describe('what drives in a landscape', () => {
  it('is seen with what it pulls and what that is full of, on the grass before the rows', () => {
    const guests = [
      { thing: 'tractor' as const, count: 1 },
      { thing: 'trailer' as const, count: 1, isLoaded: true },
    ];
    const { names } = draw({ guests, clearing: 13.5 });
    expect(shareOf(names, 'tractor')).toBeGreaterThan(0.012);
    expect(shareOf(names, 'trailer')).toBeGreaterThan(0.006);
    expect(shareOf(names, 'grapes')).toBeGreaterThan(0.001);
  });

  it('is whole from higher up, too', () => {
    const guests = [{ thing: 'tractor' as const, count: 1 }];
    const { names } = draw({ guests, eyeMetres: 6 });
    const last = names.subarray(LAND.width * (LAND.height - 2));
    expect(shareOf(names, 'tractor')).toBeGreaterThan(0.006);
    expect(shareOf(last, 'tractor')).toBe(0);
  });

  it('has the colour that was said', () => {
    const redOf = (colour: string): number => {
      const { image, names } = draw({ guests: [{ thing: 'tractor', count: 1, colour }] });
      let sum = 0;
      for (const [i, code] of names.entries())
        if (code === sceneryCode('tractor')) sum += image.data[i * 3]! - image.data[i * 3 + 2]!;
      return sum;
    };
    expect(redOf('#c01818')).toBeGreaterThan(0);
    expect(redOf('#1838c0')).toBeLessThan(0);
  });

  it('darkens the ground that it stands on', () => {
    const [bare, stood] = [
      draw({ clearing: 13.5 }),
      draw({ clearing: 13.5, guests: [{ thing: 'trailer', count: 1 }] }),
    ];
    const ground = (i: number): boolean => stood.names[i] !== sceneryCode('trailer');
    const kept = ({ image }: typeof bare): Float32Array =>
      image.data.filter((_, k) => ground(Math.floor(k / 3)));
    expect(lightOf(kept(stood))).toBeLessThan(lightOf(kept(bare)) - 20);
  });
});

describe('a lawn', () => {
  it('has its pool, with loungers and a parasol beside it', () => {
    const { names } = draw({ yard: 'pool', hasRows: false, clearing: 21, eyeMetres: 2.5 });
    expect(shareOf(names, 'pool')).toBeGreaterThan(0.12);
    expect(shareOf(names, 'deck_chair')).toBeGreaterThan(0.0005);
    expect(shareOf(names, 'parasol')).toBeGreaterThan(0.001);
    expect(shareOf(names, 'tree')).toBeGreaterThan(0.03);
  });

  it('is set up for a wedding: chairs before an arch, and for a couple the arch alone', () => {
    const wedding = { yard: 'wedding', clearing: 21, eyeMetres: 2.5 } as const;
    const { names } = draw(wedding);
    expect(shareOf(names, 'flower_arch')).toBeGreaterThan(0.01);
    expect(shareOf(names, 'chair')).toBeGreaterThan(0.002);
    expect(shareOf(names, 'meadow')).toBeGreaterThan(0.2);
    const couple = draw({ ...wedding, hasPeople: true, eyeMetres: 1.5 }).names;
    expect(shareOf(couple, 'chair')).toBe(0);
    expect(shareOf(couple, 'flower_arch')).toBeGreaterThan(0.04);
  });
});

describe('a lane', () => {
  const lane = { yard: 'lane', hasRows: false, eyeMetres: 1.9, clearing: 21 } as const;

  it('runs between its houses to the church', () => {
    const { names } = draw({ ...lane, season: 'summer' });
    expect(shareOf(names, 'house')).toBeGreaterThan(0.2);
    expect(shareOf(names, 'window')).toBeGreaterThan(0.02);
    expect(shareOf(names, 'church')).toBeGreaterThan(0.01);
    expect(shareOf(names, 'potted_plant')).toBeGreaterThan(0.0003);
  });

  it('has timber in its walls where that was said, and no flowers in winter', () => {
    const { names } = draw({ ...lane, isTimbered: true, season: 'winter', weather: 'snow' });
    expect(shareOf(names, 'timbered_house')).toBeGreaterThan(0.2);
    expect(shareOf(names, 'house')).toBe(0);
    expect(shareOf(names, 'potted_plant')).toBe(0);
  });

  it('has lamps behind its panes at night', () => {
    const lightOfPanes = (sky: 'night' | 'day'): number => {
      const { image, names } = draw({ ...lane, sky });
      let most = 0;
      for (const [i, code] of names.entries())
        if (code === sceneryCode('window'))
          most = Math.max(most, image.data[i * 3]! - image.data[i * 3 + 2]!);
      return most;
    };
    expect(lightOfPanes('night')).toBeGreaterThan(0.3);
  });
});

describe('its faces', () => {
  it('hide each other by their depth', () => {
    const grid = createGrid(4, 4);
    const whole = (depth: number) =>
      [
        [-9, -9, depth],
        [20, -9, depth],
        [-9, 20, depth],
      ] as const;
    rasterise(grid, 1, whole(5));
    rasterise(grid, 2, whole(7));
    expect([...grid.face]).toEqual(Array.from({ length: 16 }, () => 1));
  });

  it('keep the sun from what lies behind them', () => {
    const surface = { albedo: [1, 1, 1], gloss: 0, isGrainy: false } as const;
    const up = [0, 1, 0] as const;
    const roof: Face = {
      points: [
        [-4, 2, -4],
        [4, 2, -4],
        [0, 2, 6],
      ],
      normals: [up, up, up],
      surface,
    };
    const sun = sunPast([roof], [0.1, 0.98, 0.1]);
    expect(sun([0, 0, 0])).toBeLessThan(0.1);
    expect(sun([0, 3, 0])).toBe(1);
    expect(sun([9, 0, 0])).toBe(1);
  });
});
