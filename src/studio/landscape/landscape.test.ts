import { describe, expect, it } from 'vitest';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { LandscapeSpec } from './landscape-spec.ts';
import { renderLandscape } from './render-landscape.ts';
import { skiesFor } from './sky/sky-palettes.ts';
import { TERRAINS } from './land/terrain-shapes.ts';

const BASE: LandscapeSpec = {
  width: 96,
  height: 72,
  terrain: 'rolling_hills',
  season: 'summer',
  sky: 'golden',
  weather: 'clear',
  horizon: 0.42,
  sunX: 0.7,
  sunElevation: 0.08,
  eyeMetres: 3.4,
  rowAngle: 0.1,
  rowBend: 0,
  relief: 1,
  hasRows: true,
  estate: 'villa',
  trees: 12,
  seed: 5,
};

const render = (change: Partial<LandscapeSpec> = {}) => renderLandscape({ ...BASE, ...change });

/** Mean linear colour of a band of rows. */
function band(image: { width: number; data: Float32Array }, from: number, to: number): number[] {
  const sum = [0, 0, 0];
  for (let i = from * image.width; i < to * image.width; i++)
    for (let c = 0; c < 3; c++) sum[c]! += image.data[i * 3 + c]!;
  return sum.map((s) => s / ((to - from) * image.width));
}

const difference = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, v, i) => sum + Math.abs(Math.min(1, v) - Math.min(1, b[i]!)), 0) / a.length;

const shares = (names: Uint16Array, thing: ThingId): number =>
  names.filter((code) => code === sceneryCode(thing)).length / names.length;

describe('what was asked for on the land', () => {
  it('shows the house of an olive grove between its trees', () => {
    const grove = { hasRows: false, estate: 'farmhouse', trees: 0, free: 0.7 } as const;
    const { names } = render({ ...grove, marks: ['olive_orchard'], isHouseAsked: true });
    expect(shares(names, 'tree')).toBeGreaterThan(0.03);
    expect(shares(names, 'house')).toBeGreaterThan(0.008);
  });

  it('shows a tree and fireworks', () => {
    expect(shares(render({ marks: ['oak'], trees: 0 }).names, 'tree')).toBeGreaterThan(0.01);
    const night = render({ sky: 'night', marks: ['fireworks'] });
    expect(shares(night.names, 'firework')).toBeGreaterThan(0.03);
    const dark = render({ sky: 'night' });
    expect(band(night.image, 0, 24)[0]).toBeGreaterThan(1.2 * band(dark.image, 0, 24)[0]!);
  });
});

describe('leaves that have turned', () => {
  it('have the colour that was said', () => {
    const near = (leaves?: string): number[] =>
      band(render({ season: 'autumn', sky: 'day', ...(leaves && { leaves }) }).image, 50, 72);
    const [red, green] = near('#a01818') as [number, number];
    const [usualRed, usualGreen] = near() as [number, number];
    expect(red / green).toBeGreaterThan((1.3 * usualRed) / usualGreen);
  });
});

describe('vines under snow', () => {
  it('are dark stocks on white ground', () => {
    const { image } = render({ season: 'winter', weather: 'snow', sky: 'day', trees: 0 });
    const near = Array.from({ length: 22 * 96 }, (_, i) => image.data[(50 * 96 + i) * 3]!);
    const mean = near.reduce((sum, v) => sum + v, 0) / near.length;
    expect(near.filter((v) => v < mean * 0.55).length).toBeGreaterThan(near.length * 0.02);
  });
});

describe('fog', () => {
  it('does not swallow the village that was asked for', () => {
    const { image, names } = render({ weather: 'mist', marks: ['village'] });
    const clear = render({ weather: 'mist' }).image;
    const code = sceneryCode('village');
    const apart = [...names].flatMap((name, i) =>
      name === code ? [Math.abs(image.data[i * 3]! - clear.data[i * 3]!)] : [],
    );
    expect(Math.max(...apart)).toBeGreaterThan(0.12);
  });
});

describe('a church among the vines', () => {
  const shareOf = (change: Partial<LandscapeSpec>): number => {
    const { names } = render({ marks: ['chapel'], estate: null, trees: 0, ...change });
    return names.filter((name) => name === sceneryCode('church')).length;
  };
  const whole = shareOf({});

  it('takes less of the picture when it is small or far away', () => {
    expect(whole).toBeGreaterThan(60);
    expect(shareOf({ isSmall: true })).toBeLessThan(whole * 0.6);
    expect(shareOf({ isFar: true })).toBeLessThan(whole * 0.5);
    expect(shareOf({ isFar: true })).toBeGreaterThan(4);
  });
});

describe('a landscape', () => {
  const summer = render();

  it('is the same for the same numbers', () => {
    expect(render().image.data).toEqual(summer.image.data);
  });

  it('has light everywhere and distances that grow towards the horizon', () => {
    expect(summer.image.data.every((v) => Number.isFinite(v) && v >= 0)).toBe(true);
    const near = summer.depth[70 * 96 + 48]!;
    const far = summer.depth[36 * 96 + 48]!;
    expect(near).toBeLessThan(12);
    expect(far).toBeGreaterThan(near * 4);
  });

  it('is green in summer and golden in autumn', () => {
    const [r, g] = band(summer.image, 50, 72) as [number, number];
    expect(g).toBeGreaterThan(r);
    const [r2, g2, b2] = band(render({ season: 'autumn' }).image, 50, 72) as [
      number,
      number,
      number,
    ];
    expect(r2).toBeGreaterThan(g2);
    expect(r2).toBeGreaterThan(b2 * 2);
  });

  it('is white under snow', () => {
    const [r, g, b] = band(
      render({ season: 'winter', weather: 'snow', sky: 'overcast' }).image,
      50,
      72,
    ) as [number, number, number];
    expect(Math.max(r, g, b) / Math.min(r, g, b)).toBeLessThan(1.35);
  });

  it('is a sea when there are no rows on the coast', () => {
    const sea = render({ terrain: 'coastal', hasRows: false, sky: 'day', sunElevation: 1.1 });
    const [r, , b] = band(sea.image, 50, 72) as [number, number, number];
    expect(b).toBeGreaterThan(r * 1.5);
  });

  it('never looks like another one', () => {
    const kinds = Object.keys(TERRAINS) as (keyof typeof TERRAINS)[];
    const views = kinds.map((terrain) => render({ terrain }).image.data);
    for (const [i, view] of views.entries()) {
      for (const other of views.slice(i + 1)) expect(difference(view, other)).toBeGreaterThan(0.01);
    }
  });

  it.each([
    ['seed', { seed: 6 }],
    ['row angle', { rowAngle: -0.4 }],
    ['sun', { sunX: 0.2 }],
    ['sky', { sky: 'dusk' }],
  ] as const)('changes with the %s', (_name, change) => {
    expect(difference(render(change).image.data, summer.image.data)).toBeGreaterThan(0.02);
  });
});

describe('the sky', () => {
  it('keeps the colours of a sunset behind clouds', () => {
    expect(skiesFor('sunset', 'cloudy')).toContain('sunset');
  });

  it('turns grey on a cloudy noon', () => {
    expect(skiesFor('noon', 'cloudy')).toEqual(['overcast']);
  });
});
