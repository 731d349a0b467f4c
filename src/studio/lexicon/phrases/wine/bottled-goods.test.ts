import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) =>
  understand(prompt).things.map(({ thing, colour }) => [thing, colour?.name ?? null]);

describe('oil and vinegar in their bottles', () => {
  it.each([
    'our new olive oil in a dark green bottle',
    'Olivenöl in einer dunkelgrünen Flasche',
    'huile d’olive dans une bouteille verte',
  ])('is one bottle in the colour that was said: %s', (prompt) => {
    expect(thingsOf(prompt)).toEqual([['oil_bottle', 'green']]);
  });

  it('takes the glass it is bottled in for no drinking glass', () => {
    expect(thingsOf('balsamic vinegar in a small glass bottle')).toEqual([
      ['vinegar_bottle', null],
    ]);
  });

  it('leaves a wine beside it its own bottle', () => {
    const things = thingsOf('a bottle of olive oil and a bottle of red wine').map(([one]) => one);
    expect(things).toEqual(['oil_bottle', 'bottle']);
  });
});
