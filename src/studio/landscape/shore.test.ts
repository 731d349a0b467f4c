import { describe, expect, it } from 'vitest';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import { renderLandscape } from './render-landscape.ts';
import type { LandscapeSpec } from './landscape-spec.ts';

const spec: LandscapeSpec = {
  width: 60,
  height: 40,
  terrain: 'coastal',
  season: 'summer',
  sky: 'sunset',
  weather: 'clear',
  horizon: 0.4,
  sunX: 0.4,
  sunElevation: 0.06,
  eyeMetres: 9,
  rowAngle: 0,
  rowBend: 0,
  relief: 1,
  hasRows: false,
  estate: null,
  trees: 0,
  seed: 3,
};
const seenIn = (marks: LandscapeSpec['marks'] & object): Set<number> =>
  new Set(renderLandscape({ ...spec, marks }).names);

describe('the bank of a lake', () => {
  it('has grass where a blanket lies, and water behind it', () => {
    const marks = ['lake', 'bank'] as const;
    const { names, image } = renderLandscape({ ...spec, marks });
    const near = (spec.height - 3) * spec.width + 30;
    expect(names[Math.floor(spec.height * 0.5) * spec.width + 30]).toBe(sceneryCode('lake'));
    expect(names[near]).not.toBe(sceneryCode('lake'));
    const [red = 0, green = 0, blue = 0] = image.data.slice(near * 3, near * 3 + 3);
    expect(green).toBeGreaterThan(blue);
    expect(red).toBeGreaterThan(blue);
  });
});

describe('a beach', () => {
  it('has sand before its sea', () => {
    const { names } = renderLandscape({ ...spec, marks: ['shore'] });
    expect(names[Math.floor(spec.height * 0.5) * spec.width + 30]).toBe(sceneryCode('sea'));
    expect(names[(spec.height - 2) * spec.width + 30]).toBe(sceneryCode('beach'));
  });

  it('is not where only the sea was asked for', () => {
    expect(seenIn([]).has(sceneryCode('beach'))).toBe(false);
  });
});
