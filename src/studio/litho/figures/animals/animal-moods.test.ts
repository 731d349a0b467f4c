import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';

type Style = 'illustration_poster' | 'meme_style';

function drawn(prompt: string, style: Style) {
  const spec = understand(prompt, { style });
  const picture = drawPicture({
    spec,
    styleId: style,
    width: 240,
    height: 240,
    seed: 1,
    detail: 'full',
  });
  const lettering = picture.lettering ?? [];
  return { spec, inventory: { ...inventoryDrawing(picture, picture.names), lettering } };
}
const shown = (prompt: string, style: Style) =>
  drawn(prompt, style).inventory.things.map(({ thing }) => thing);
function missing(prompt: string, style: Style) {
  const { spec, inventory } = drawn(prompt, style);
  return sayNotDrawn(spec, inventory).join(' ');
}
const cannot = (prompt: string, style: Style) =>
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
    expect(missing('an angry snail', 'illustration_poster')).toContain('angry');
    expect(missing('an angry bear', 'illustration_poster')).toBe('');
  });

  it('read a book that they hold', () => {
    expect(cannot('a bear reading a book', 'illustration_poster')).toEqual([]);
    expect(cannot('a snail reading a book', 'illustration_poster').join(' ')).toContain('reading');
  });

  it('wear the hat that they are in', () => {
    expect(cannot('a frog in a top hat', 'illustration_poster')).toEqual([]);
    expect(shown('a frog in a top hat', 'illustration_poster')).toContain('top_hat');
  });
});
