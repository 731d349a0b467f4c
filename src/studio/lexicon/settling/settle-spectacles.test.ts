import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  'dog wearing glasses sniffing a glass of wine',
  'dog wearing glasses sniffing a glass of wine like a sommelier',
  'un chien avec des lunettes et un verre de vin',
  'un cane con gli occhiali e un calice di vino',
  'un perro con gafas y una copa de vino',
  'ein Hund mit Brille und ein Glas Wein',
])('an animal has its spectacles on, and the wine has its glass: %s', (prompt) => {
  const { things } = understand(prompt, { style: 'meme_style' });
  expect(things.map(({ thing }) => thing).toSorted()).toEqual(['dog', 'glass', 'reading_glasses']);
});

it('somebody wears them, with nothing lying about', () => {
  const { things } = understand('a sommelier wearing glasses sniffing a glass of wine');
  expect(things.map(({ thing }) => thing)).toEqual(['glass']);
});
