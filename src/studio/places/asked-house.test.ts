import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { houseLookOf } from './asked-house.ts';

const lookOf = (prompt: string) => houseLookOf(understand(prompt));

describe('the house that was asked for', () => {
  it.each([
    'a small stone house in the vineyard',
    'une petite chapelle dans les vignes',
    'una piccola chiesa tra le vigne',
    'una pequeña capilla entre viñas',
    'ein kleines Haus im Weinberg',
  ])('is small in %s', (prompt) => {
    expect(lookOf(prompt).isSmall).toBe(true);
  });

  it.each([
    'vineyards with a church tower in the distance',
    'a distant village behind the vines',
    'vignes et au loin un village',
    'vigneti con un borgo in lontananza',
    'viñedos con un pueblo a lo lejos',
    'Weinberge mit einem Dorf in der Ferne',
  ])('is far away in %s', (prompt) => {
    expect(lookOf(prompt).isFar).toBe(true);
  });

  it('is near and of its size where nothing is said, or where it is said of something else', () => {
    expect(lookOf('a house in the vineyard, hills in the distance')).toEqual({});
    expect(lookOf('a house and a small dog')).toEqual({});
  });
});
