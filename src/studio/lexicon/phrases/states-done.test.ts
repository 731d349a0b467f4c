import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const fallen = (prompt: string) =>
  understand(prompt, { style: 'illustration_poster' })
    .things.filter(({ states }) => states.includes('fallen'))
    .map(({ thing }) => thing);

describe('what is knocked over', () => {
  it.each([
    ['a cat knocking over a glass of red wine', 'glass'],
    ['a dog knocking over a bottle', 'bottle'],
    ['un chat renversant un verre', 'glass'],
    ['un gatto rovesciando un bicchiere', 'glass'],
  ])('has fallen, and not who did it: %s', (prompt, thing) => {
    expect(fallen(prompt)).toEqual([thing]);
  });

  it('stands where nobody touches it', () => {
    expect(fallen('a cat beside a glass of red wine')).toEqual([]);
  });
});
