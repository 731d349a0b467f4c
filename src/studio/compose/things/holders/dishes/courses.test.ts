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
      expect.arrayContaining(['1 ham', '1 gambas_al_ajillo', '1 patatas_bravas', '1 croquetas']),
    );
  });

  it('is a table full of them where small plates are named too, and not one ham more', () => {
    const dishes = dishesOf('tapas table with many small plates and red wine');
    expect(dishes.length).toBeGreaterThanOrEqual(7);
    expect(dishes.filter((dish) => dish.endsWith(' ham'))).toHaveLength(1);
  });

  it('has one of each where nothing is counted', () => {
    expect(dishesOf('tapas and a bottle of Albariño')).toEqual(
      expect.arrayContaining(['some gambas_al_ajillo', 'some patatas_bravas']),
    );
  });
});
