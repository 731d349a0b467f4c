import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { doSit, sittingIn } from './sitting.ts';

const poster = (prompt: string) => understand(prompt, { style: 'illustration_poster' });
const sitters = (prompt: string) => [...sittingIn(poster(prompt)).keys()].map(({ thing }) => thing);

describe('an animal that sits', () => {
  it.each([
    ['a cat sitting next to a bottle', 'cat'],
    ['un chien assis à côté d’un tonneau', 'dog'],
    ['ein Hund sitzt neben der Flasche', 'dog'],
  ])('is drawn upright in “%s”', (prompt, animal) => {
    expect(sitters(prompt)).toEqual([animal]);
  });

  it('stands where nobody says so, or where somebody else sits', () => {
    expect(sitters('a cat next to a bottle')).toEqual([]);
    expect(sitters('a woman sitting with a cat')).toEqual([]);
  });

  it('needs no other drawing where it is always drawn so', () => {
    expect(sitters('a bear sitting on a barrel')).toEqual([]);
    expect(doSit(poster('a bear sitting on a barrel'))).toBe(true);
    expect(doSit(poster('a horse sitting on a barrel'))).toBe(false);
  });
});

describe('what animals cannot do in a print', () => {
  const missing = (prompt: string) =>
    readPrompt(prompt, 'illustration_poster').cannotDraw.map(({ word }) => word);

  it.each([
    ['a cat running through the vines', ['running']],
    ['a horse sitting on a barrel', ['sitting']],
    ['a deer flying over the vineyard', ['flying over']],
    ['a cow playing the guitar', ['playing']],
    ['a cat sitting on a barrel', []],
    ['a sleeping dog beside a bottle', []],
    ['a fox drinking wine', []],
    ['a duck beside a bottle', []],
  ])('is said before it is drawn: “%s”', (prompt, words) => {
    expect(missing(prompt)).toEqual(words);
  });
});
