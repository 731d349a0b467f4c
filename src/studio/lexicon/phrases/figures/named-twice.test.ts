import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const cast = (prompt: string): string[] =>
  understand(prompt, { style: 'cinematic' }).figures.map(
    ({ count, role, who }) => `${count} ${role ?? who}`,
  );

describe('somebody who is named twice', () => {
  it.each([
    [
      'Chef and sommelier tasting in the kitchen, chef holds a spoon, sommelier a glass of white',
      ['1 chef', '1 sommelier'],
    ],
    ['A man and a woman at the bar, the woman laughs, the man pours wine', ['1 man', '1 woman']],
    ['Ein Kellner bringt Wein, der Kellner trägt ein weißes Hemd', ['1 waiter']],
  ])('is there once: %s', (prompt, expected) => {
    expect(cast(prompt)).toEqual(expected);
  });

  it('stands beside another of the same trade where another is told', () => {
    expect(cast('A waiter pours wine, another waiter carries plates')).toHaveLength(2);
  });
});
