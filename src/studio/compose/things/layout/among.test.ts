import { describe, expect, it } from 'vitest';
import { standsSo } from '#studio/accounting/relations.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';

const placed = (prompt: string) =>
  askedThings(understand(prompt, { style: 'cinematic' })).map(
    ({ thing, count, relation }) => `${count ?? ''}${thing} ${relation?.kind ?? ''}`,
  );

describe('what stands between or around others', () => {
  it.each([
    ['a glass between two bottles', ['1glass ', '1bottle left_of', '1bottle right_of']],
    [
      'candles around a bottle',
      ['1candle left_of', '1bottle ', '1candle right_of', '1candle in_front_of'],
    ],
    ['a candle between a bottle and a glass', ['1candle ', '1bottle left_of', '1glass right_of']],
    [
      'three candles, the middle one melted down, between two bottles',
      ['1candle ', '1bottle left_of', '1candle right_of', '1candle right_of', '1bottle right_of'],
    ],
    ['a bicycle with a bottle in its basket', ['1bicycle ', '1bottle in']],
  ])('has %s on its sides', (prompt, expected) => {
    expect(placed(prompt)).toEqual(expected);
  });

  it('is proved by the pixels of both sides', () => {
    const [left, middle, right] = [0.1, 0.4, 0.7].map((x) => [x, 0.2, x + 0.2, 0.8] as const);
    expect(standsSo('between', [middle!], [left!, right!])).toBe(true);
    expect(standsSo('between', [left!], [middle!, right!])).toBe(false);
    expect(standsSo('around', [left!, right!], [middle!])).toBe(true);
  });
});
