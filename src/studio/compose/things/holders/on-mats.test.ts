import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) => askedThings(understand(prompt, { style: 'cinematic' }));

describe('a flight of wines', () => {
  it('stands on its paper mat, and not behind it', () => {
    const things = thingsOf('tasting flight of five red wines on a paper placemat');
    const mat = things.findIndex(({ thing }) => thing === 'tasting_mat');
    expect(mat).toBeGreaterThanOrEqual(0);
    expect(things.find(({ thing }) => thing === 'glass')).toMatchObject({
      count: 5,
      relation: { kind: 'on', to: mat },
    });
  });

  it('is no flight where one glass stands by its mat', () => {
    const things = thingsOf('a plate, a placemat and a glass of red wine');
    expect(things.find(({ thing }) => thing === 'glass')?.relation ?? null).toBeNull();
  });
});
