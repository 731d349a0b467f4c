import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { noteDrawnTraits } from '#studio/litho/note-traits.ts';
import { wishFor } from './wish-for.ts';

const castOf = (prompt: string) => {
  const spec = understand(prompt, { style: 'illustration_poster' });
  return wishFor({ figure: spec.figures[0]!, spec });
};

function notDrawn(prompt: string, styleId: StyleId): readonly string[] {
  const spec = understand(prompt, { style: styleId });
  const sheet = { styleId, width: 240, height: 240, seed: 1, detail: 'full' } as const;
  const drawn = drawPicture({ spec, ...sheet });
  const seen = inventoryDrawing(drawn, drawn.names);
  return sayNotDrawn(spec, { ...seen, traits: noteDrawnTraits(spec, seen) });
}

describe('drawn people', () => {
  it.each(['a queen holding a wine glass', 'ein König im Weinberg', 'la reina del vino'])(
    'wear a crown where they reign: %s',
    (prompt) => expect(castOf(prompt).hat).toBe('crown'),
  );

  it('are women where the word says so', () => {
    expect(castOf('une vendangeuse avec un panier').isWoman).toBe(true);
  });

  it('dance from head to foot only; of a half figure it is announced', () => {
    expect(notDrawn('a woman dancing with a bottle', 'meme_style')).toContain('dancing');
    expect(notDrawn('a woman dancing with a bottle', 'pop_art')).toEqual([]);
    expect(notDrawn('a woman dancing in the vineyard', 'illustration_poster')).toEqual([]);
  });

  it('are no playing card', () => {
    const missing = notDrawn('a playing card with a queen holding a glass', 'illustration_poster');
    expect(missing).toEqual(['playing card']);
  });
});
