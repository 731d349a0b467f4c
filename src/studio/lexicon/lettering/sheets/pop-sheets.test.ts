import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) => understand(prompt, { style: 'pop_art' });

describe('cards in pop art', () => {
  it.each([
    ['birthday invitation with balloons, text: "Anna turns 40"', 'Anna turns 40', ['balloon']],
    [
      'thank you card with a bunch of grapes and the words Thank you for visiting us',
      'Thank you for visiting us',
      ['grapes'],
    ],
  ])('%s is a sheet of its own words', (prompt, title, things) => {
    const { sheet, things: asked, style } = read(prompt);
    expect(style).toBe('pop_art');
    expect(sheet).toMatchObject({ title });
    expect(asked.map(({ thing }) => thing)).toEqual(expect.arrayContaining(things));
  });

  it('takes no flower for a wine on its list', () => {
    const { sheet } = read('wine list: Riesling 6 €, Rosé 8 €');
    expect(sheet).toMatchObject({ details: ['Riesling 6 €', 'Rosé 8 €'] });
    expect(sheet?.emblems).not.toContain('rose');
  });

  it('says what a discount is on, and not what is to be seen', () => {
    expect(read('Christmas sale -20% on all reds with a bottle')).toMatchObject({
      sheet: { title: 'Christmas Sale', kicker: 'on all reds', figure: '-20%' },
    });
  });

  it('leaves words that are shouted in a scene where they are', () => {
    expect(read('a bottle and the word POP').sheet).toBeUndefined();
  });
});
