import { describe, expect, it } from 'vitest';
import type { Picture } from '#studio/film.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { sayInventory } from '#studio/inventory/say-inventory.ts';
import { isDrawn } from './is-drawn.ts';
import goldenPrints from './golden/prints.json' with { type: 'json' };
import {
  distance,
  drawGolden,
  fingerprint,
  GOLDEN_PRINTS,
  largestDifference,
} from './golden/prints.ts';

type Colour = readonly [r: number, g: number, b: number];

/** Mean colour of a small field around a point given by shares of the sheet. */
function meanColour({ width, height, pixels }: Picture, u: number, v: number): Colour {
  const sums: [number, number, number] = [0, 0, 0];
  const reach = 5;
  for (let dy = -reach; dy < reach; dy++) {
    for (let dx = -reach; dx < reach; dx++) {
      const at = ((Math.round(height * v) + dy) * width + Math.round(width * u) + dx) * 4;
      for (const c of [0, 1, 2] as const) sums[c] += (pixels[at + c] ?? 0) / (4 * reach ** 2);
    }
  }
  return sums;
}

const golden: Readonly<Record<string, string>> = goldenPrints;

describe('a drawn picture', () => {
  it.each(GOLDEN_PRINTS)('looks as it was approved: %s, %s', (style, prompt) => {
    const print = fingerprint(drawGolden(style, prompt));
    // Rasterisers of other machines may differ by a hair, never by a shape.
    const approved = golden[`${style}: ${prompt}`] ?? '';
    expect(distance(print, approved)).toBeLessThan(1);
    expect(largestDifference(print, approved)).toBeLessThan(8);
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

  it.each([
    ['red', ([r, g, b]) => r > 80 && r > g * 2.5 && r > b * 1.6],
    ['rosé', ([r, g, b]) => r > 190 && g > 80 && g < 190 && b > 80 && b < 190],
    ['white', ([r, g, b]) => r > 150 && g > r * 0.8 && b < r * 0.75],
    ['orange wine', ([r, g, b]) => r > 180 && g > 90 && g < 170 && b < 120],
  ] satisfies [string, (colour: Colour) => boolean][])('pours %s', (wine, looksRight) => {
    const plate = drawGolden('education', `a glass of ${wine}`);
    expect(looksRight(meanColour(plate, 0.5, 0.53))).toBe(true);
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
    ['pop_art', 'a bottle in a cellar', true],
    ['pop_art', 'vineyard', true],
    ['cinematic', 'a glass of red', false],
    ['meme_style', 'a glass of red, "cheers"', false],
    ['meme_style', 'a dragon beside a glass, "mine"', true],
  ] as const)('%s, %s', (style, prompt, expected) => {
    expect(isDrawn(understand(prompt, { style }))).toBe(expected);
  });
});

describe('what a drawn picture shows', () => {
  const seen = (style: Parameters<typeof drawGolden>[0], prompt: string) => {
    const picture = drawGolden(style, prompt);
    const inventory = inventoryDrawing(picture, picture.names);
    const spec = understand(prompt, { style });
    return { things: sayInventory(inventory), missing: sayNotDrawn(spec, inventory), inventory };
  };

  it('gives a joke about a cat its cat, and does not miss the words that it prints', () => {
    const { things, missing } = seen('meme_style', 'a cat beside a glass, "asks for seconds"');
    expect(things).toEqual(expect.arrayContaining(['a cat', 'a glass']));
    expect(missing).toEqual([]);
  });

  it('prints one motif in a grid, each panel in other inks', () => {
    const { things, inventory } = seen('pop_art', 'four champagne bottles in a grid, Warhol style');
    expect(things).toContain('four bottles');
    const rows = new Set(inventory.things[0]?.boxes.map(([, top]) => Math.round(top * 10)));
    expect(rows.size).toBe(2);
  });

  it('names the parts of a berry on its plate instead of missing them', () => {
    const { missing } = seen('education', 'diagram of a grape berry: skin, pulp, seeds');
    expect(missing).toEqual([]);
  });

  it('puts the glass into the hand of the one who has it', () => {
    const { things } = seen('illustration_poster', 'a woman with a glass of red');
    expect(things.filter((thing) => thing.includes('glass'))).toEqual(['a glass']);
  });

  it('leaves out what is refused by name', () => {
    const { things } = seen('illustration_poster', 'wine cellar, no glass');
    expect(things.some((thing) => thing.includes('glass'))).toBe(false);
  });
});
