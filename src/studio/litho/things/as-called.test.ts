import { describe, expect, it } from 'vitest';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { setOut } from '#studio/litho/arrange/set-out.ts';
import { stream } from '#studio/random.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { drawnMaker } from './drawn-makers.ts';
import { asCalled } from './as-called.ts';

const drawn = (prompt: string, styleId: StyleId = 'illustration_poster') => {
  const spec = understand(prompt, { style: styleId });
  const sheet = { styleId, width: 480, height: 480, seed: 1, detail: 'full' } as const;
  const print = drawPicture({ spec, ...sheet });
  const inventory = inventoryDrawing(print, print.names);
  return {
    things: new Map(inventory.things.map(({ thing, count }) => [thing, count])),
    missing: sayNotDrawn(spec, inventory),
  };
};

describe('what the customer’s own word tells of a thing', () => {
  it.each(['dachshund', 'Dalmatiner', 'berger allemand'])('“%s” is no plain dog', (word) => {
    const dog = understand(`poster of a ${word} with a bottle`, {
      style: 'illustration_poster',
    }).things.find(({ thing }) => thing === 'dog');
    const own = dog ? asCalled(dog) : null;
    expect(own).not.toBeNull();
    expect(own?.aspect).not.toBe(drawnMaker('dog')?.aspect);
    expect(drawn(`poster of a ${word} with a bottle`).missing).toEqual([]);
  });

  it('a dachshund is longer against its height than a shepherd', () => {
    const aspectOf = (word: string) => {
      const [dog] = understand(`a ${word}`, { style: 'illustration_poster' }).things;
      return dog ? (asCalled(dog)?.aspect ?? 0) : 0;
    };
    expect(aspectOf('dachshund')).toBeGreaterThan(aspectOf('german shepherd') * 1.3);
  });

  it('a table is laid for as many as were told', () => {
    const { things, missing } = drawn('table set for four in the vineyard');
    expect(things.get('place_setting')).toBe(4);
    expect(things.get('glass')).toBe(4);
    expect(missing).toEqual([]);
  });
});

describe('a laid table', () => {
  it('bears the candles that are named with it', () => {
    const spec = understand('table set for two with candles', { style: 'illustration_poster' });
    const [laid, candle] = setOut(piecesFor(spec), {
      area: { x: 0, y: 0, width: 400, height: 400 },
      stage: { floor: 390, horizon: 300, line: '#fff' },
      random: stream(1, 'table'),
    });
    expect([laid?.thing, candle?.thing]).toEqual(['place_setting', 'candle']);
    expect(candle?.base[1]).toBeLessThan((laid?.base[1] ?? 0) - (laid?.heightPx ?? 0) * 0.4);
    expect(candle?.heightPx).toBeLessThan(laid?.heightPx ?? 0);
  });
});

it('a second breed is announced, where only the first is drawn', () => {
  expect(drawn('a chihuahua and a husky with a bottle').missing.join()).toMatch(/husky|chihuahua/);
});

it('a breed is announced where it holds a glass, as any dog of a print does', () => {
  expect(drawn('a husky holding a wine glass').missing).toContain('husky (a dog instead)');
});

describe('what is printed or tied onto something', () => {
  it('a kiss of lipstick is on the glass', () => {
    const { things, missing } = drawn('a lipstick kiss on a wine glass', 'pop_art');
    expect(things.get('lipstick_mark')).toBe(1);
    expect(missing).toEqual([]);
  });

  it('a ribbon is on the case that is named with it', () => {
    const { things, missing } = drawn('wooden case of wine with a red ribbon');
    expect(things.get('ribbon')).toBe(1);
    expect(missing).toEqual([]);
  });
});

describe('the front of a house', () => {
  it('has the roses that climb it, and no others', () => {
    const { things, missing } = drawn('a cottage with climbing roses and a table set for two');
    expect(things.get('rose')).toBe(1);
    expect(things.get('house')).toBe(1);
    expect(missing).toEqual([]);
  });
});
