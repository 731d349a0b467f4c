import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) =>
  understand(prompt, { style: 'illustration_poster' }).things.map(({ thing }) => thing);

describe('names that mean a thing where they stand', () => {
  it.each([
    ['a castle behind the Rhine', 'river'],
    ['a small hermitage on the hill above the vines', 'church'],
    ['un petit ermitage au-dessus des vignes', 'church'],
    ['bottle with a blue bow tie', 'ribbon'],
  ])('%s', (prompt, thing) => {
    expect(thingsOf(prompt)).toContain(thing);
  });

  it('keeps the wine that has its capital', () => {
    expect(understand('a bottle of Hermitage beside a roast').region?.name).toBe('Hermitage');
  });

  it('gives each glass of a German word its own wine', () => {
    const { things } = understand('Weißweinglas links, Rotweinglas rechts', {
      style: 'illustration_poster',
    });
    const glasses = things.filter(({ thing }) => thing === 'glass');
    expect(glasses.reduce((sum, { count }) => sum + (count ?? 1), 0)).toBe(2);
  });

  it.each([
    ['a woman with cat-eye glasses tasting wine', 'cat'],
    ['the waiter leaves the bottle on the table', 'vine_leaf'],
    ['Quando il cliente chiede se il Prosecco è dolce', 'cake'],
  ])('sees nothing that was not said: %s', (prompt, never) => {
    expect(thingsOf(prompt)).not.toContain(never);
  });
});
