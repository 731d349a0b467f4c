import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';

const dishesOf = (prompt: string) =>
  askedThings(understand(prompt, { style: 'gastro' })).map(
    ({ thing, count }) => `${count ?? 'some'} ${thing}`,
  );

describe('a course of several little dishes', () => {
  it('is as many as were counted, shared out among its kinds', () => {
    expect(dishesOf('five tapas and a bottle of Albariño')).toEqual(
      expect.arrayContaining(['2 ham', '1 gambas_al_ajillo', '1 patatas_bravas']),
    );
  });

  it('has one of each where nothing is counted', () => {
    expect(dishesOf('tapas and a bottle of Albariño')).toEqual(
      expect.arrayContaining(['some gambas_al_ajillo', 'some patatas_bravas']),
    );
  });
});
