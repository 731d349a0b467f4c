import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) => askedThings(understand(prompt));

describe('what befalls a vessel', () => {
  it.each([
    "wine dripping from a bottle's neck",
    'vin rouge qui goutte le long de la bouteille',
    'vino rosso che gocciola dalla bottiglia',
    'tropfender Wein an der Flasche',
  ])('is wine that runs down the bottle: %s', (prompt) => {
    const bottle = thingsOf(prompt).find(({ thing }) => thing === 'bottle');
    expect(bottle?.states).toContain('dripping');
  });

  it('is the cold, where drops are told of and no wine', () => {
    const [bottle] = thingsOf('a bottle of white wine with drops of water');
    expect(bottle?.states).not.toContain('dripping');
    expect(bottle?.states).toContain('misted');
  });

  it('is the tears of its wine, which is in the glass that wears them', () => {
    const [glass, ...others] = thingsOf('wine legs on the inside of a glass');
    expect(others).toEqual([]);
    expect(glass).toMatchObject({ thing: 'glass', fill: null });
    expect(glass?.wears?.map(({ thing }) => thing)).toEqual(['wine_legs']);
  });
});
