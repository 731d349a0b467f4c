import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { stream } from '#studio/random.ts';
import { isAtMeal, standAbout } from './at-meal.ts';
import { isMiddleForward, middleForward } from '#studio/compose/things/layout/in-a-row.ts';

const standsAbout = (prompt: string): boolean => {
  const spec = understand(prompt, { style: 'gastro' });
  const things = askedThings(spec);
  return things.some((asked) => isAtMeal(spec, { asked, things }));
};

describe('glasses beside a dish', () => {
  it('stand about as guests put them down', () => {
    expect(standsAbout('lamb chops and two glasses of Syrah')).toBe(true);
    const places = standAbout({ width: 9, depth: 9 }, 3, stream('a meal', 'glasses'))!;
    const [first, second, third] = places.map(({ z }) => z) as [number, number, number];
    expect(Math.abs(first - second)).toBeGreaterThan(2);
    expect(Math.abs(second - third)).toBeGreaterThan(2);
  });

  it.each(['three glasses of red wine', 'cheese and four glasses of white wine in a row'])(
    'stay in line at a tasting, and where a row was asked for: %s',
    (prompt) => {
      expect(standsAbout(prompt)).toBe(false);
    },
  );
});

describe('the middle one of three', () => {
  it.each([
    'three bottles of wine, the middle one in front',
    'trois bouteilles, celle du milieu devant',
    'drei Flaschen, die mittlere vorn',
  ])('steps forward where that is said: %s', (prompt) => {
    expect(isMiddleForward(prompt)).toBe(true);
  });

  it('is nearer to the camera than its neighbours', () => {
    const line = [-9, 0, 9].map((x) => ({ x, z: 0 }));
    const [left, middle, right] = middleForward(line, 8).map(({ z }) => z);
    expect(middle! - Math.max(left!, right!)).toBeGreaterThan(8);
  });
});
