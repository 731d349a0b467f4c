import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { choosePlace } from '#studio/litho/arrange/choose-place.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { animalActs } from './animal-acts.ts';

const read = (prompt: string) => understand(prompt, { style: 'pop_art' });

it.each([
  'horse wearing sunglasses and a gold chain holding a glass of red wine',
  'a rooster in a suit with a glass of Chianti',
  'an owl drinking white wine',
  'a cat drinking rosé through a straw',
])('sits for its portrait with what it wears and holds: %s', (prompt) => {
  const spec = read(prompt);
  const pieces = piecesFor(spec);
  expect(pieces.map(({ row }) => row)).toEqual(['bust']);
  expect(choosePlace(spec, pieces)).toBeNull();
});

it('runs at full stretch, with a bottle across its jaws', () => {
  const spec = read('dachshund running with a bottle of Riesling in its mouth');
  expect(animalActs(spec)).toEqual(expect.arrayContaining(['action:running', 'action:carrying']));
  expect(piecesFor(spec).find(({ thing }) => thing === 'dog')?.maker.mouth).toBeDefined();
});
