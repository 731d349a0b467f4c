import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  ['macro of a wine cork with the vintage 2018 printed on it', '2018'],
  ['un bouchon avec le millésime 2019 imprimé', '2019'],
  ['Korken mit Jahrgang 2020', '2020'],
  ['a cork branded 2015', '2015'],
])('a year said of a cork is read on it: %s', (prompt, text) => {
  expect(understand(prompt).texts.carried).toEqual([{ text, carrier: 'cork' }]);
});

it('leaves the year of a wine to its label', () => {
  expect(understand('a cork and a bottle of Barolo vintage 2016').texts.carried).toEqual([]);
});
