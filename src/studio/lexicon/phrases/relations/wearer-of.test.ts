import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const told = (prompt: string): string[] => {
  const { things } = understand(prompt, { style: 'illustration_poster' });
  return things.flatMap(({ thing, relation }) =>
    relation ? [`${thing} ${relation.kind} ${things[relation.to]!.thing}`] : [],
  );
};

it.each([
  ['A fox wearing a scarf sitting on a wine barrel', 'fox on barrel'],
  ['A cat with a ball curled up on a barrel', 'cat on barrel'],
  ['An owl holding a book, perched on a barrel', 'owl on barrel'],
  ['Un renard avec un livre assis sur un tonneau', 'fox on barrel'],
  ['Ein Fuchs mit einem Buch sitzt auf einem Fass', 'fox on barrel'],
  ['Un gatto con un libro seduto su una botte', 'cat on barrel'],
  ['Un zorro con un libro sentado sobre un barril', 'fox on barrel'],
])('whoever has something sits there, not what they have: %s', (prompt, relation) => {
  expect(told(prompt)).toEqual([relation]);
});

it.each([
  ['A book sitting on a barrel', 'book on barrel'],
  ['A dog beside a bottle sitting on a barrel', 'bottle on barrel'],
  ['A dog with a bottle on a barrel', 'bottle on barrel'],
])('things stay where they are said to be: %s', (prompt, relation) => {
  expect(told(prompt)).toContain(relation);
});
