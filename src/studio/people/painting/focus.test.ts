import { describe, expect, it } from 'vitest';
import { posed } from '#studio/people/acting/pose.ts';
import { castPeople } from '#studio/testing/cast-people.ts';
import { sharpAt, softness } from './focus.ts';
import { projector } from './person-view.ts';
import type { PersonView } from './person-view.ts';
import { fromHead } from './strands/head-frame.ts';

const [taster] = castPeople('a sommelier tasting a glass of red wine').people;

const VIEW: PersonView = {
  width: 400,
  height: 400,
  unit: 1.2 / 400,
  foot: [200, 620],
  facing: taster!.facing,
  pitch: 0,
  reach: 0.8,
  tall: 2,
  key: { from: [0, 1, 0], light: [1, 1, 1] },
  rim: { from: [0, 1, 0], light: [1, 1, 1] },
  ambient: [0, 0, 0],
};
const inFocus = sharpAt(taster!, VIEW)!;
const project = projector(VIEW);

describe('the lens of a photograph of people', () => {
  it('is on the glass and the hand that holds it', () => {
    const { hand } = posed(taster!.shape).find(({ holds }) => holds)!;
    const [x, y] = project([hand[0], hand[1] + 0.06, hand[2]]);
    expect(inFocus(x, y, 'glass')).toBe(1);
    expect(inFocus(x, y, 'wine')).toBe(1);
  });

  it('leaves the face soft, however near the glass is to it', () => {
    const [x, y] = project(fromHead(taster!.shape).place([0, 1.65, 0.06]));
    expect(inFocus(x, y, 'skin')).toBe(0);
  });

  it('leaves nobody softer than the view behind them, and those far away sharp', () => {
    const size = { width: 1000, height: 1000 };
    const near = { ...taster!, metres: 1.2 };
    expect(softness(size, near, 0.02)).toBeGreaterThan(6);
    expect(softness(size, near, 0.004)).toBeLessThan(4);
    expect(softness(size, { ...near, metres: 6 }, 0.02)).toBeLessThan(2);
  });
});
