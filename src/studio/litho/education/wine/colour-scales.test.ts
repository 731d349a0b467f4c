import { describe, expect, it } from 'vitest';
import { SCALES, tintsAsked } from './colour-scales.ts';

const namesFor = (wine: string, prompt: string): string[] => {
  const scale = SCALES.find((one) => one.wine === wine);
  return scale ? tintsAsked(scale, prompt).map(({ name }) => name.split(' | ')[0] ?? '') : [];
};

describe('the ends of a colour scale', () => {
  it.each([
    ['white', 'from pale to dark, from greenish yellow to amber', 'Lemon-green', 'Amber', 4],
    ['white', 'échelle du jaune-vert à l’ambré', 'Lemon-green', 'Amber', 4],
    ['white', 'Farbskala von Strohgelb bis Gold', 'Lemon', 'Gold', 2],
    ['white', 'from dark to pale', 'Brown', 'Lemon-green', 5],
    ['red', 'Farben von Purpur bis Ziegelrot', 'Purple', 'Tawny', 4],
    ['red', 'from deep to pale', 'Purple', 'Brown', 5],
    ['red', 'from ruby to brick', 'Ruby', 'Tawny', 3],
    ['rose', 'from salmon to copper', 'Salmon', 'Orange', 2],
    ['red', 'wine colour chart', 'Purple', 'Brown', 5],
  ])('%s wine, “%s”', (wine, prompt, first, last, count) => {
    const names = namesFor(wine, prompt);
    expect([names[0], names.at(-1), names.length]).toEqual([first, last, count]);
  });
});
