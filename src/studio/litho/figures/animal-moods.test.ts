import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';

function shown(prompt: string, style: 'illustration_poster' | 'meme_style') {
  const spec = understand(prompt, { style });
  const picture = drawPicture({
    spec,
    styleId: style,
    width: 240,
    height: 240,
    seed: 1,
    detail: 'full',
  });
  return inventoryDrawing(picture, picture.names).things.map(({ thing }) => thing);
}
const cannot = (prompt: string, style: 'illustration_poster' | 'meme_style') =>
  readPrompt(prompt, style).cannotDraw.map(({ word }) => word);

describe('animals', () => {
  it('wear a bow tie at the neck', () => {
    expect(shown('a penguin with a bow tie', 'illustration_poster')).toEqual(
      expect.arrayContaining(['penguin', 'necktie']),
    );
  });

  it.each(['a guilty dog', 'an angry bear', 'a judging cat'])('look it: %s', (prompt) => {
    expect(cannot(prompt, 'meme_style')).toEqual([]);
  });

  it('whose face shows nothing are announced', () => {
    expect(cannot('an angry snail', 'meme_style').join(' ')).toContain('angry');
  });

  it('read a book that they hold', () => {
    expect(cannot('a bear reading a book', 'illustration_poster')).toEqual([]);
    expect(cannot('a snail reading a book', 'illustration_poster').join(' ')).toContain('reading');
  });
});
