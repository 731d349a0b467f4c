import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  ['chocolate ice cream beside a glass of sweet wine', 'brown'],
  ['gelato al cioccolato', 'brown'],
  ['une glace à la fraise', 'pink'],
  ['ice cream with a wafer', undefined],
  ['ice cream, chocolate and a glass', undefined],
])('ice cream has the colour of its flavour: %s', (prompt, colour) => {
  const ice = understand(prompt, { style: 'gastro' }).things.find(
    ({ thing }) => thing === 'ice_cream',
  );
  expect(ice).toBeDefined();
  expect(ice?.colour?.name).toBe(colour);
});
