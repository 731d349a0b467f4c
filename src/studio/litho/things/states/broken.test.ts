import { describe, expect, it } from 'vitest';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { actOut } from '#studio/litho/arrange/people/acts.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { noteDrawnTraits } from '#studio/litho/note-traits.ts';

function seenIn(prompt: string, styleId: 'meme_style' | 'pop_art') {
  const spec = understand(prompt, { style: styleId });
  const picture = drawPicture({
    spec,
    styleId,
    width: 160,
    height: 160,
    seed: 5,
    detail: 'full',
  });
  const seen = inventoryDrawing(picture, picture.names);
  const lettering = picture.lettering ?? [];
  const traits = noteDrawnTraits(spec, seen);
  return { spec, seen, missing: sayNotDrawn(spec, { ...seen, lettering, traits }) };
}

describe('things that break', () => {
  it.each([
    ['when the cork breaks', 'cork'],
    ['when the glass breaks', 'glass'],
  ])('lie in pieces beside whoever mourns them: “%s”', (prompt, thing) => {
    const { spec, seen } = seenIn(prompt, 'meme_style');
    const asked = spec.things.find((one) => one.thing === thing);
    expect(asked && actOut(spec).broken.has(asked)).toBe(true);
    const box = seen.things.find((one) => one.thing === thing)?.box;
    expect(box?.[0]).toBeGreaterThan(0.5);
  });

  it('are said to be drawn only where they are', () => {
    expect(seenIn('a broken wine bottle', 'pop_art').missing).toEqual([]);
    expect(seenIn('a broken corkscrew', 'pop_art').missing).toEqual(['broken (corkscrew)']);
  });

  it('leave hearts alone', () => {
    const spec = understand('broken heart and a glass of red wine', { style: 'pop_art' });
    expect(actOut(spec).broken.size).toBe(0);
    expect(piecesFor(spec).some(({ thing }) => thing === 'glass')).toBe(true);
  });
});
