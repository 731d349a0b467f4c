import { describe, expect, it } from 'vitest';
import { layoutPoster } from './poster-layout.ts';
import { isTitleAbove } from './poster-title.ts';

describe('where a title stands', () => {
  it.each([
    ['a poster of Santorini, "Assyrtiko Island" at the top', true],
    ['poster with the title across the top', true],
    ['affiche avec le titre « Vendanges » en haut', true],
    ['Plakat, Titel „Weinfest“ oben', true],
    ['poster "Harvest" with birds at the top', false],
    ['poster "Harvest" at the bottom and a castle at the top of a hill', false],
  ])('as the words say: %s', (prompt, isAbove) => {
    expect(isTitleAbove({ prompt })).toBe(isAbove);
  });

  it('above or below, it never covers the picture', () => {
    const above = layoutPoster(800, 1200, { lines: 2, isAbove: true });
    const below = layoutPoster(800, 1200, { lines: 2, isAbove: false });
    expect(above.title.y + above.title.height).toBeCloseTo(above.picture.y);
    expect(below.picture.y + below.picture.height).toBeCloseTo(below.title.y);
    expect(above.picture.height).toBeCloseTo(below.picture.height);
  });

  it('has more room on an upright sheet for a long heading, and a wide one keeps its picture', () => {
    const heightOf = (width: number, letters: number) =>
      layoutPoster(width, 1200, { lines: 1, isAbove: false, letters }).title.height;
    expect(heightOf(800, 20)).toBeGreaterThan(heightOf(800, 8) * 1.3);
    expect(heightOf(1600, 20)).toBe(heightOf(1600, 8));
  });
});
