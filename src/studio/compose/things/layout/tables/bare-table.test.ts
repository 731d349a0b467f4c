import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) =>
  askedThings(understand(prompt, { style: 'cinematic' })).map(({ thing }) => thing);

describe('a table of a feast', () => {
  it.each([
    'Christmas table with mulled wine, cinnamon, oranges and candles',
    'dinner table with pasta and red wine',
    'tavola di Natale con panettone e spumante',
  ])('has no empty plate before what was asked for: %s', (prompt) => {
    expect(thingsOf(prompt)).not.toContain('place_setting');
  });

  it.each([
    'Christmas table',
    'laid table with roast chicken',
    'Christmas dinner table for four with roast goose',
    'Christmas table with napkins, candles and roast turkey',
  ])('is laid where its places were asked for: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('place_setting');
  });
});
