import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { setOut } from '#studio/litho/arrange/set-out.ts';
import { stream } from '#studio/random.ts';

const area = { x: 0, y: 0, width: 800, height: 800 };
const stage = { floor: 740, horizon: 400, line: '#ffffff' };

function placesOf(prompt: string): Map<string, number> {
  const pieces = piecesFor(understand(prompt, { style: 'illustration_poster' }));
  const set = setOut(pieces, { area, stage, random: stream(1, 'team') });
  return new Map(set.map(({ thing, base }) => [thing, base[0]]));
}

describe('a cart and its animal', () => {
  it.each([
    ['a horse pulling a cart full of grapes', 'horse'],
    ['a cart of grapes pulled by a donkey', 'donkey'],
    ['an ox cart in the vineyard', 'ox'],
  ])('go together, the animal before it: %s', (prompt, beast) => {
    const places = placesOf(prompt);
    expect(places.get(beast)).toBeLessThan(places.get('cart') ?? 0);
  });
});
