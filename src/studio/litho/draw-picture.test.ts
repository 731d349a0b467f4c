import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { isDrawn } from './draw-picture.ts';
import goldenPrints from './golden/prints.json' with { type: 'json' };
import { distance, drawGolden, fingerprint, GOLDEN_PRINTS } from './golden/prints.ts';

const golden: Readonly<Record<string, string>> = goldenPrints;

describe('a drawn picture', () => {
  it.each(GOLDEN_PRINTS)('looks as it was approved: %s, %s', (style, prompt) => {
    const print = fingerprint(drawGolden(style, prompt));
    // Rasterisers of other machines may differ by a hair, never by a shape.
    expect(distance(print, golden[`${style}: ${prompt}`] ?? '')).toBeLessThan(1);
  });

  it('is the same again, byte by byte', () => {
    const [first, second] = [1, 2].map(() => drawGolden('illustration_poster', 'vineyard sunset'));
    expect(first).toEqual(second);
  });

  it.each([
    ['illustration_poster', 'vineyard sunset'],
    ['illustration_poster', 'a bottle of Rioja'],
    ['pop_art', 'a bottle of red'],
  ] as const)('varies with the seed: %s, %s', (style, prompt) => {
    const prints = [1, 2, 3, 4].map((seed) => fingerprint(drawGolden(style, prompt, seed)));
    for (const [i, print] of prints.entries()) {
      for (const other of prints.slice(i + 1)) expect(distance(print, other)).toBeGreaterThan(3);
    }
  });

  it('tells the styles apart', () => {
    const [poster, plate, pop] = (['illustration_poster', 'education', 'pop_art'] as const).map(
      (style) => fingerprint(drawGolden(style, 'a glass of red')),
    );
    expect(distance(poster ?? '', plate ?? '')).toBeGreaterThan(25);
    expect(distance(poster ?? '', pop ?? '')).toBeGreaterThan(25);
    expect(distance(plate ?? '', pop ?? '')).toBeGreaterThan(25);
  });

  it('is opaque', () => {
    const { pixels } = drawGolden('pop_art', 'grapes');
    expect(pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });
});

describe('the choice of technique', () => {
  it.each([
    ['illustration_poster', 'wine cellar', true],
    ['education', 'wine cellar', true],
    ['pop_art', 'champagne toast', true],
    ['pop_art', 'a bottle in a cellar', false],
    ['pop_art', 'vineyard', false],
    ['cinematic', 'a glass of red', false],
  ] as const)('%s, %s', (style, prompt, expected) => {
    expect(isDrawn(understand(prompt, { style }))).toBe(expected);
  });
});
