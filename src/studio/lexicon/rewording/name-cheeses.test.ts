import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  ['a whole wheel of Comté cheese on a board', 'Comté'],
  ['a wheel of brie and a glass', 'brie'],
  ['une meule de comté', 'comté'],
])('reads a wheel as a whole cheese: %s', (prompt, word) => {
  const cheese = understand(prompt, { style: 'gastro' }).things.find(({ thing }) =>
    thing.endsWith('_cheese'),
  );
  expect(cheese?.word).toBe(word);
  expect(cheese?.states).toContain('whole');
});

it('leaves the wedge of a cheese that is only named, and the board of cheeses', () => {
  const { things } = understand('Comté cheese board', { style: 'gastro' });
  expect(things.flatMap(({ states }) => states)).not.toContain('whole');
});
