import { describe, expect, it } from 'vitest';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { noteDrawnTraits } from '#studio/litho/note-traits.ts';
import { grippedIn } from './hand-things.ts';
import { portraitOf } from './portrait.ts';
import { turnedIn } from './turned-away.ts';
import { wishFor } from './wish-for.ts';

const sheet = { width: 200, height: 200, seed: 3, detail: 'preview' } as const;

function drawn(prompt: string, style: 'pop_art' | 'illustration_poster') {
  const spec = understand(prompt, { style, size: 'square' });
  const picture = drawPicture({ spec, styleId: style, ...sheet });
  const seen = inventoryDrawing(picture, picture.names);
  const missing = sayNotDrawn(spec, { ...seen, traits: noteDrawnTraits(spec, seen) });
  const counts = Object.fromEntries(
    [...seen.things, ...seen.people].map(({ thing, count }) => [thing, count]),
  );
  return { spec, missing, counts };
}

describe('people of prints', () => {
  it.each(['pop_art', 'illustration_poster'] as const)('turn their backs in %s', (style) => {
    const { spec, missing } = drawn('a couple from behind in the vineyard', style);
    expect(portraitOf(spec)).toBeNull();
    expect(turnedIn(spec).isFromBehind).toBe(true);
    expect(missing).toEqual([]);
  });

  it('walk hand in hand where they are a couple', () => {
    const { missing } = drawn('a couple walking hand in hand through the vines', 'pop_art');
    expect(missing).toEqual([]);
  });

  it('are dressed for their wedding', () => {
    const [couple] = understand('bride and groom toasting', { style: 'pop_art' }).figures;
    const worn = (who: 'woman' | 'man', prompt: string) =>
      wishFor({ figure: { ...couple!, said: prompt, who, count: 1 }, spec: { prompt } });
    expect(worn('woman', 'bride and groom toasting')).toMatchObject({ hat: 'veil', wear: 'dress' });
    expect(worn('man', 'bride and groom toasting').wear).toBe('suit');
    expect(worn('woman', 'a couple toasting').hat).not.toBe('veil');
  });
});

describe('two hands of a print', () => {
  it.each([
    ['hands picking grapes', { hand: 2, grapes: 1 }],
    ['hands holding a bunch of grapes', { hand: 2, grapes: 1 }],
    ['hands opening a bottle with a corkscrew', { hand: 2, bottle: 1, corkscrew: 1 }],
    ['hands clinking glasses of aperol spritz', { hand: 2, cocktail: 2 }],
  ])('are at what they hold, and raise no glass of wine: %s', (prompt, expected) => {
    const { counts, missing } = drawn(prompt, 'pop_art');
    expect(counts).toMatchObject(expected);
    expect(counts['glass'] ?? counts['champagne_flute']).toBeUndefined();
    expect(missing).toEqual([]);
  });

  it.each([
    ['hands holding two glasses of white wine', { hand: 2, glass: 2 }],
    ['hands holding a glass of red wine', { hand: 2, glass: 1 }],
    ['a hand picking a lemon', { hand: 1, lemon: 1 }],
  ])('hold as much as was said: %s', (prompt, expected) => {
    const { counts, missing } = drawn(prompt, 'illustration_poster');
    expect(counts).toMatchObject(expected);
    expect(counts['grapes']).toBeUndefined();
    expect(missing).toEqual([]);
  });

  it('pick a bunch that nobody names', () => {
    const { figures, things } = understand('hands picking in the vineyard', { style: 'pop_art' });
    expect(grippedIn({ figures, things })?.thing).toBe('grapes');
  });
});

it('gives the bottle to who pours and a glass to who holds one', () => {
  const { counts, missing } = drawn('she pours red wine, he holds the glass', 'pop_art');
  expect(counts['bottle']).toBe(1);
  expect(counts['glass']).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

it.each([
  ['a woman drinking rosé through a straw', 'pop_art'],
  ['a man sipping a cocktail through a straw', 'illustration_poster'],
] as const)('has the straw between the lips and the drink: %s', (prompt, style) => {
  const { spec, missing } = drawn(prompt, style);
  expect(portraitOf(spec)?.things.map(({ thing }) => thing)).not.toContain('drinking_straw');
  expect(missing).toEqual([]);
});

it('takes no corkscrew to champagne', () => {
  const { counts } = drawn('a sommelier opening a bottle of champagne', 'illustration_poster');
  expect(counts['bottle']).toBe(1);
  expect(counts['corkscrew']).toBeUndefined();
});
