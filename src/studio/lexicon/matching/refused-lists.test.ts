import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { isInRefusedList } from './refused-lists.ts';
import { tokenise } from './normalise.ts';

const refusedOf = (prompt: string): string[] => {
  const tokens = tokenise(prompt);
  return tokens.flatMap(({ word }, i) => (isInRefusedList(tokens, i) ? [word] : []));
};

describe('a list that is refused', () => {
  it.each([
    ['Avoid: text, watermark, logo. A bottle of red wine', 'avoid text watermark logo'],
    ['a glass of wine, negative: people, hands', 'negative people hands'],
    ['Negative prompt: blurry, prompt: a bottle', 'negative prompt blurry'],
    ['une bouteille. À éviter : visages, texte', 'a eviter visages texte'],
    ['cheese board, no grapes, nuts or honey, please', 'grapes nuts or honey'],
    ['cheese board without nuts or honey', ''],
    ['a vineyard without people, cars and buildings at dawn', 'people cars and buildings'],
    ['ohne Menschen, Autos oder Häuser', 'menschen autos oder hauser'],
    ['no people, warm light, a bottle', ''],
    ['no people, a bottle of red or white', ''],
  ])('%s', (prompt, refused) => {
    expect(refusedOf(prompt).join(' ')).toBe(refused);
  });

  it('is neither drawn nor missed', () => {
    const { things, words } = understand('cheese board, no grapes, nuts or honey, avoid: logo');
    expect(things.map(({ thing }) => thing)).toEqual(['hard_cheese']);
    expect(words.map(({ text }) => text)).not.toContain('logo');
  });

  it('ends where things are counted: bottles without a label and three glasses', () => {
    const { things } = understand('due bottiglie senza etichetta e tre bicchieri');
    expect(things.map(({ thing, count }) => [thing, count])).toEqual([
      ['bottle', 2],
      ['glass', 3],
    ]);
  });
});
