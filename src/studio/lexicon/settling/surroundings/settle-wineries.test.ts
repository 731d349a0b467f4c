import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  ['a wall of wine bottles in a cellar', 'bottle_cellar'],
  ['hundreds of bottles in an old wine cellar', 'bottle_cellar'],
  ['Winzer im Weinkeller vor einer Flaschenwand', 'bottle_cellar'],
  ['a bottle in a cellar', 'vault_cellar'],
  ['a wall of bottles in a vaulted cellar', 'vault_cellar'],
])('where the bottles are stored: %s', (prompt, place) => {
  expect(understand(prompt).place).toBe(place);
});

it.each([
  'our estate Chardonnay on a tree stump',
  'estate red wine on a stone wall',
  'Weingut Riesling im Schnee',
])('a wine of the estate is a bottle and no house: %s', (prompt) => {
  const { bottles, subjects } = understand(prompt);
  expect(bottles).toBe(1);
  expect(subjects).not.toContain('estate');
});

it('an estate in a landscape is the house', () => {
  expect(understand('an estate above Chardonnay vines').subjects).toContain('estate');
});
