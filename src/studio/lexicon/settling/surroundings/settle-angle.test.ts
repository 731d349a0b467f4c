import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

describe('bubbles', () => {
  it.each([
    ['close-up of bubbles rising in a champagne flute', 'macro'],
    ['gros plan sur les bulles dans une flûte de champagne', 'macro'],
    ['close-up of a bottle of champagne and strawberries', 'close_up'],
  ])('are seen from as near as they need: %s', (prompt, shot) => {
    expect(understand(prompt).camera.shot).toBe(shot);
  });
});

describe('from above', () => {
  it.each([
    ['vineyard rows in autumn colours, from above', 'aerial'],
    ['packshot of a Bordeaux bottle, from above, light grey background', 'overhead'],
    ['a bottle from above on a transparent background', null],
    ['cheese board with walnuts and a glass of wine, from above', 'overhead'],
    ['lemons on a white background, from above', 'overhead'],
    ['hands reaching for a cheese board, from above', 'overhead'],
    ['eight friends at a long table, seen from above', null],
  ])('is told by what is seen: %s', (prompt, angle) => {
    expect(understand(prompt).camera.angle).toBe(angle);
  });
});
