import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsIn = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);

describe('what a prompt means without naming it', () => {
  it.each([
    ['decanter by candlelight', ['decanter', 'candle']],
    ['two candles and a glass by candlelight', ['candle', 'glass']],
    ['Traubenlese mit Eimer', ['watering_bucket', 'grapes']],
    ['grape harvest with an ox cart', ['ox', 'cart', 'grapes']],
    ['blind wine tasting', ['gift_bag', 'bottle', 'glass']],
    ['blind tasting, bottles in paper bags', ['bottle', 'gift_bag', 'glass']],
    ["Valentine's dinner", ['place_setting', 'rose']],
    ['a long table under string lights', ['long_table', 'string_lights', 'place_setting']],
    ['a long table with a bottle and cheese', ['long_table', 'bottle', 'hard_cheese']],
    ['mint leaves beside a bottle', ['herbs', 'bottle']],
  ])('%s', (prompt, things) => {
    expect(thingsIn(prompt)).toEqual(things);
  });

  it('is the vineyard for the tools of a harvest', () => {
    expect(understand('vendange avec sécateur').place).toBe('vineyard');
    expect(understand('un sécateur sur une table').place).toBeNull();
  });
});
