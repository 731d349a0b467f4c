import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

describe('leaves in the hair are a wreath', () => {
  it.each([
    'Bacchus with vine leaves in his hair',
    'Bacchus avec des feuilles de vigne dans les cheveux',
    'Bacco con foglie di vite tra i capelli',
    'Baco con hojas de parra en el pelo',
    'Bacchus mit Weinlaub im Haar',
  ])('%s', (prompt) => {
    const { things, words } = understand(prompt, { style: 'classical_heritage' });
    expect(things.map(({ thing }) => thing)).not.toContain('vine_leaf');
    expect(words.flatMap(({ proofs }) => proofs)).toContain('trait:worn:wreath');
  });
});

it.each(['Terrasse über dem Moseltal', 'Weinberge im Ahrtal'])(
  '%s: a valley of its river, with the wine that grows there',
  (prompt) => {
    const { words, region } = understand(prompt);
    expect(words.map(({ text }) => text)).toContain('Tal');
    expect(region?.id).toMatch(/^(?:mosel|ahr)$/);
  },
);

it.each([
  ['a stemmed glass of rosé', 'stemmed', 'thing:glass'],
  ['a bottle in an amber glow', 'amber glow', 'followed'],
  ['a glass on a small side table', 'small', 'thing:side_table'],
  ['una copa de tinto gigante', 'gigante', 'trait:size:giant:glass'],
])('%s: %s is seen by what there is', (prompt, text, proof) => {
  const word = understand(prompt).words.find((one) => one.text === text);
  expect(word?.proofs).toContain(proof);
});

it.each([
  'a horse with a rose in its mouth',
  'un cheval avec une rose dans la gueule',
  'ein Pferd mit einer Rose im Maul',
])('%s: it carries the rose, and nobody shows lips', (prompt) => {
  const { things } = understand(prompt, { style: 'illustration_poster' });
  expect(things.map(({ thing }) => thing)).toEqual(['horse', 'rose']);
});
