import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { facedIn } from './faced.ts';

const faces = (prompt: string) =>
  [...facedIn(understand(prompt, { style: 'illustration_poster' }))].map(([{ thing }, felt]) => [
    thing,
    felt,
  ]);

it.each([
  ['a smiling bottle', [['bottle', 'joy']]],
  [
    'happy wine glass and sad cork',
    [
      ['glass', 'joy'],
      ['cork', 'sad'],
    ],
  ],
  ['grapes with smiling faces', [['grapes', 'joy']]],
  ['eine lächelnde Flasche', [['bottle', 'joy']]],
])('gives the things of “%s” a face', (prompt, expected) => {
  expect(faces(prompt)).toEqual(expected);
});

it('leaves things alone where somebody smiles, or nobody', () => {
  expect(faces('a smiling woman with a bottle')).toEqual([]);
  expect(faces('a bottle and a glass')).toEqual([]);
});
