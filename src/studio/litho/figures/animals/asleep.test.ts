import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { asleepIn } from './asleep.ts';
import { animalPortraits } from './animal-bust.ts';

const poster = (prompt: string) => understand(prompt, { style: 'illustration_poster' });
const sleepers = (prompt: string) => [...asleepIn(poster(prompt)).keys()].map(({ thing }) => thing);

describe('an animal that sleeps', () => {
  it.each([
    ['a sleeping cat on a wine barrel', 'cat'],
    ['ein schlafender Hund neben einer Flasche', 'dog'],
    ['un ours endormi à côté d’une bouteille vide', 'bear'],
    ['raccoon asleep beside an empty bottle', 'raccoon'],
  ])('is curled up in “%s”', (prompt, animal) => {
    expect(sleepers(prompt)).toEqual([animal]);
  });

  it('does not where nobody says so, or where somebody else does', () => {
    expect(sleepers('a cat on a wine barrel')).toEqual([]);
    expect(sleepers('a sleeping man with a cat')).toEqual([]);
  });
});

describe('animals that act as people do', () => {
  const sitters = (prompt: string) =>
    animalPortraits(poster(prompt)).map(({ animal, taken }) => [
      animal.thing,
      [...taken].map(({ thing }) => thing),
    ]);

  it('each raise a glass where they toast', () => {
    expect(sitters('a fox and a rabbit toasting with red wine').map(([animal]) => animal)).toEqual([
      'fox',
      'rabbit',
    ]);
  });

  it('do not toast where one of them has no face to drink with', () => {
    expect(sitters('a rabbit and a tortoise toasting')).toEqual([]);
  });

  it('hold what they eat to their mouth', () => {
    expect(sitters('fox eating grapes')).toEqual([['fox', ['grapes']]]);
    expect(sitters('mouse eating cheese beside a bottle')).toEqual([['mouse', ['hard_cheese']]]);
  });
});
