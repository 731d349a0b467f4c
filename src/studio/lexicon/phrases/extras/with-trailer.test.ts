import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const things = (prompt: string) => understand(prompt, { style: 'illustration_poster' }).things;

it.each([
  'Harvest festival poster, tractor with grapes and children',
  'un tracteur plein de raisin dans les vignes',
  'Traktor mit Trauben',
  'trattore carico di uva',
  'a tractor carrying barrels',
])('a tractor pulls what it is loaded with: %s', (prompt) => {
  const all = things(prompt);
  const load = all.find(({ thing }) => thing === 'grapes' || thing === 'barrel');
  expect(load?.relation?.kind).toBe('in');
  expect(all[load?.relation?.to ?? -1]?.thing).toBe('trailer');
});

it('has none where grapes are somewhere else, and no second one', () => {
  expect(things('a tractor and a basket of grapes').map(({ thing }) => thing)).not.toContain(
    'trailer',
  );
  const own = things('a tractor with a trailer full of grapes');
  expect(own.filter(({ thing }) => thing === 'trailer')).toHaveLength(1);
});

it('is no trailer before a house, where nothing drives', () => {
  const { things } = understand('harvest: tractor and red grapes in front of the winery');
  expect(things.map(({ thing }) => thing)).not.toContain('trailer');
});
