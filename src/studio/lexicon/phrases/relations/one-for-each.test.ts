import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) =>
  understand(prompt, { style: 'gastro' }).things.map(({ thing, count }) => `${count} ${thing}`);

describe('one for each', () => {
  it.each([
    ['three glasses on a board with small cards in front of each', '3 place_card'],
    ['three bottles with a candle beside each', '3 candle'],
    ['two bottles with a glass next to each', '2 glass'],
  ])('are as many as those that were counted: %s', (prompt, wanted) => {
    expect(read(prompt)).toContain(wanted);
  });

  it('leaves a number that was said', () => {
    expect(read('three bottles with two candles beside each')).toContain('2 candle');
  });
});
