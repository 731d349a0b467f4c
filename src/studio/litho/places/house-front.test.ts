import { describe, expect, it } from 'vitest';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

function drawn(prompt: string) {
  const styleId = 'illustration_poster';
  const sheet = { styleId, width: 320, height: 320, seed: 1, detail: 'full' } as const;
  const picture = drawPicture({ spec: understand(prompt, { style: styleId }), ...sheet });
  const { things, place } = inventoryDrawing(picture, picture.names);
  return {
    things: things.map(({ thing }) => thing),
    place: place?.id,
    lettering: picture.lettering,
  };
}

describe('a house front on a poster', () => {
  it.each([
    'Wine bar front at night with string lights and a sign saying "Chez Margot"',
    'Poster of a bistro called "Chez Margot" seen from outside, a woman with a dog',
    'Façade d’un bar à vin avec une enseigne "Chez Margot"',
  ])('has its name over the door, once: %s', (prompt) => {
    const { place, things, lettering = [] } = drawn(prompt);
    expect(place).toBe('house_front');
    expect(things).toContain('sign');
    expect(lettering.filter((text) => text === 'Chez Margot')).toHaveLength(1);
  });

  it('has no sign where no name is told', () => {
    const { place, things } = drawn('A couple toasting in front of an old winery');
    expect(place).toBe('house_front');
    expect(things).not.toContain('sign');
  });
});

describe('a board on a poster', () => {
  it.each([
    ['A wooden sign saying "Cellar Door" in the vineyard', 'Cellar Door'],
    ['A blackboard with the words "Chablis 7 €" and a glass of white wine', 'Chablis 7 €'],
  ])('bears its words, and no title repeats them: %s', (prompt, words) => {
    const { lettering = [] } = drawn(prompt);
    expect(lettering.join(' ').split(words)).toHaveLength(2);
  });
});
