import { describe, expect, it } from 'vitest';
import { AUDIENCES, SCENE_STYLES, SLIDES, STYLE_CARDS } from './content.ts';

describe('what the homepages show', () => {
  it('has twenty pictures, each with its prompt, name and designation, none twice', () => {
    expect(SLIDES).toHaveLength(20);
    expect(new Set(SLIDES.map(({ quote }) => quote)).size).toBe(20);
    expect(new Set(SLIDES.map(({ picture }) => picture.src)).size).toBe(20);
    for (const { name, designation, picture } of SLIDES) {
      expect([name, designation, picture.alt].every(Boolean)).toBe(true);
    }
  });

  it('has the ten cards of the specification in their order', () => {
    expect(STYLE_CARDS.map(({ title, category }) => `${title}: ${category}`)).toEqual([
      'Illustration: Wine Education',
      'Photography: Product Marketing',
      'Event: Wine Events',
      'Portrait: Brand Authority',
      'Product: E-commerce',
      'Vintage: Marketing Design',
      'Modern: Brand Design',
      'Restaurant: Hospitality',
      'Professional Photography: Product Photography',
      'Brand Experience: Marketing Visuals',
    ]);
  });

  it('names the six audiences and shows the eight presets', () => {
    expect(AUDIENCES).toEqual([
      'Wineries',
      'Wine Marketing Managers',
      'Wine Educators',
      'Wine Directors',
      'Wine Students',
      'Wine Retailers',
    ]);
    expect(SCENE_STYLES).toHaveLength(8);
  });

  it('keeps captions short enough for the two lines they have', () => {
    for (const { quote } of SLIDES) expect(quote.length).toBeLessThanOrEqual(60);
  });
});
