import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { chooseLight } from './choose-light.ts';

it.each([
  ['a restaurant table for two, evening light', 'candle'],
  ['a restaurant at night, two glasses of red wine', 'candle'],
  ['a restaurant table for two', 'window'],
])('a dining room is lit by the hour that was asked for: %s', (prompt, light) => {
  expect(chooseLight(understand(prompt, { style: 'gastro' }), 'restaurant')).toBe(light);
});
