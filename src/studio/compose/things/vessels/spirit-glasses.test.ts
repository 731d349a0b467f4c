import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';

const placed = (prompt: string) =>
  askedThings(understand(prompt)).map(({ thing, count }) => (count ? `${count} ${thing}` : thing));

describe('spirits', () => {
  it.each([
    ['bottle of gin next to tonic and lime', ['spirit_bottle', 'long_drink', 'lime']],
    ['whisky bottle and two glasses on a bar', ['spirit_bottle', '2 tumbler']],
    ['a bottle of cognac and two glasses', ['1 spirit_bottle', '2 digestif']],
    ['une bouteille de vodka', ['1 spirit_bottle']],
    ['una bottiglia di grappa', ['1 spirit_bottle']],
    ['una botella de tequila', ['1 spirit_bottle']],
    ['eine Flasche Gin', ['1 spirit_bottle']],
  ])('have a bottle and glasses of their own: %s', (prompt, things) => {
    expect(placed(prompt)).toEqual(things);
  });

  it.each([
    ['a bottle of whisky and two wine glasses', ['1 spirit_bottle', '2 glass']],
    ['a gin and tonic', ['1 cocktail']],
    ['a glass of cognac', ['1 digestif']],
  ])('leave wine its glasses and drinks their names: %s', (prompt, things) => {
    expect(placed(prompt)).toEqual(things);
  });
});
