import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);

describe('words in their sense', () => {
  it.each([
    ['grapes picked by hand in the morning', []],
    ['second-hand books and handmade cheese', []],
    ['two friends, glass in hand, laughing', ['figure']],
    ['a glass in hand at sunset', ['hands']],
    ['old hands picking grapes', ['hands']],
  ])('takes a hand for a hand only where it is one: %s', (prompt, parts) => {
    expect(understand(prompt).figures.map(({ part }) => part)).toEqual(parts);
  });

  it.each([
    ['a summer party in orange and turquoise', 'orange'],
    ['olive and cream colours', 'olive'],
    ['a tablecloth with a lemon pattern', 'lemon'],
    ['a bottle made of chocolate', 'chocolate'],
    ['party, doors 7pm, bar open', 'door'],
    ['gold letters on a black label', 'letter'],
    ['a bottle and big comic letters POP!', 'letter'],
    ['a runner, "Weinberglauf" in large letters', 'letter'],
    ['a cork board with photos', 'cork'],
    ['a rose gold corkscrew', 'rose'],
  ])('draws no object for a colour, a stuff, a pattern or an hour: %s', (prompt, never) => {
    expect(thingsOf(prompt)).not.toContain(never);
  });

  it.each([
    ['an orange and a lemon', ['orange', 'lemon']],
    ['a letter and a rose', ['letter', 'rose']],
    ['a wooden door', ['door']],
  ])('keeps the thing where it is meant: %s', (prompt, things) => {
    expect(thingsOf(prompt)).toEqual(things);
  });

  it.each([
    ['Wenn der Chef fragt, ob du noch ein Glas willst', null],
    ['Der Chef schneidet Käse in der Küche', 'chef'],
    ['a chef with a glass of red', 'chef'],
  ])('takes a German Chef for the boss, unless something is eaten: %s', (prompt, role) => {
    expect(understand(prompt).figures[0]?.role).toBe(role);
  });

  it('leaves the region out of a palette', () => {
    expect(understand('a poster in burgundy and black').region).toBeNull();
    expect(understand('a bottle of burgundy and black olives').region?.id).toBeDefined();
  });

  it('lets snow lie where it is said to lie', () => {
    const spec = understand('a vineyard in summer, snow on the mountains');
    expect([spec.weather, spec.place]).toEqual([null, 'mountains']);
    expect(understand('a vineyard in the snow').weather).toBe('snow');
  });

  it('sees a bodega from outside where its door or front is spoken of', () => {
    expect(understand('a white bodega with a fountain').place).not.toBe('vault_cellar');
    expect(understand('a glass in the bodega').place).toBe('vault_cellar');
  });
});
