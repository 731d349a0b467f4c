import { describe, expect, it } from 'vitest';
import { readMeme } from './read-meme.ts';

describe('a moment and what is said of it', () => {
  it.each([
    [
      'When the guest asks for ice in his red wine, a shocked sommelier, caption "Of course, sir"',
      'Of course, sir',
      ['When the guest asks for ice in his red wine', 'Of course, sir'],
    ],
    [
      'sommelier face when the guest asks for ice in his red wine: "Of course"',
      'Of course',
      ['When the guest asks for ice in his red wine', 'Of course'],
    ],
    ['Quand le sommelier dit « minéral »', 'minéral', ['Quand le sommelier dit « minéral »']],
    [
      'Wenn der Gast sagt: "Einfach einen Roten"',
      'Einfach einen Roten',
      ['Wenn der Gast sagt: "Einfach einen Roten"'],
    ],
  ])('are both read: %s', (prompt, quoted, lines) => {
    expect(readMeme(prompt, [quoted]).lines).toEqual(lines);
  });

  it('takes whoever is told of beside it for the picture, with what the joke is about', () => {
    const { lines, scene } = readMeme(
      'A shocked sommelier when the guest asks for ice in his red wine',
      [],
    );
    expect(lines).toEqual(['When the guest asks for ice in his red wine']);
    expect(scene).toMatch(/^A shocked sommelier holding a glass of red wine, ice/);
  });

  it.each([
    ['A dog says "when do we drink?"', 'when do we drink?'],
    ['Meme of a cat pushing a glass off the table. Text: "Monday"', 'Monday'],
  ])('keeps to the quotation where no moment is told: %s', (prompt, quoted) => {
    expect(readMeme(prompt, [quoted]).lines).toEqual([quoted]);
  });
});
