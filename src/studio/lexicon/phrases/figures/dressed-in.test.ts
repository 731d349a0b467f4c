import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const coloursOf = (prompt: string): string[] =>
  understand(prompt, { style: 'cinematic', size: 'square' }).colours.map(({ name }) => name);

describe('a colour that somebody is dressed in', () => {
  it.each(['a woman in red with a glass', 'der Koch ganz in Weiß', 'une femme en noir'])(
    "is not the picture's: %s",
    (prompt) => expect(coloursOf(prompt)).toEqual([]),
  );

  it("is the picture's where nobody wears it", () => {
    expect(coloursOf('poster in red and gold')).toEqual(['red', 'gold']);
  });
});
