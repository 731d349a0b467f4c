import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { hasHeroDish } from './hero-dish.ts';

const read = (prompt: string) => understand(prompt, { style: 'gastro' });
const thingsOf = (prompt: string): string[] => askedThings(read(prompt)).map(({ thing }) => thing);

describe('a dish and the wine that goes with it', () => {
  it.each([
    'ribeye with rosemary and a bold Malbec',
    'magret de canard et un Madiran',
    'lasagne e un Chianti',
    'lobster and a chilled Chardonnay',
  ])('has it poured beside its bottle: %s', (prompt) => {
    expect(thingsOf(prompt)).toEqual(expect.arrayContaining(['bottle', 'glass']));
  });

  it.each([
    'a bottle of Chablis with oysters',
    'oysters and Chablis, no glass',
    'lobster with a carafe of Muscadet',
  ])('has no glass that nobody named: %s', (prompt) => {
    expect(thingsOf(prompt)).not.toContain('glass');
  });
});

describe('the hero of a photograph of food', () => {
  const isHero = (prompt: string): boolean => hasHeroDish(read(prompt), askedThings(read(prompt)));

  it('is the dish that the prompt begins with', () => {
    expect(isHero('Thai green curry with an off-dry Riesling')).toBe(true);
  });

  it.each([
    'a bottle of Barolo with lasagne',
    'overhead shot of pasta and red wine',
    'pizza and wine, space for text at the top',
  ])('is not, where the bottle comes first or the camera is told: %s', (prompt) => {
    expect(isHero(prompt)).toBe(false);
  });
});
