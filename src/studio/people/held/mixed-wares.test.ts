import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { vesselOf } from '#studio/compose/people/drunk-from.ts';
import { handAt } from '#studio/people/acting/staging/clink-people.ts';
import { wareFor } from './wares.ts';

const read = (prompt: string) => understand(prompt, { style: 'cinematic' });
const inHand = (prompt: string) => read(prompt).things.map((asked) => wareFor(asked)?.form ?? null);

describe('a mixed drink in a hand', () => {
  it.each([
    ['two friends toasting with Aperol spritz', 'goblet'],
    ['zwei Freundinnen mit Hugo Spritz', 'goblet'],
    ['a man with a negroni at the bar', 'tumbler'],
    ['a couple toasting with martinis', 'cocktail'],
  ])('is in its own glass: %s', (prompt, form) => {
    expect(inHand(prompt)).toContain(form);
  });

  it.each([
    ['two friends toasting with Aperol spritz on a terrace', null],
    ['deux amis qui trinquent avec une bière', null],
    ['friends toasting with champagne and Aperol spritz', 'champagne_flute'],
    ['friends toasting on a terrace', 'champagne_flute'],
  ])('leaves no second glass to who toasts with it: %s', (prompt, vessel) => {
    expect(vesselOf(read(prompt))).toBe(vessel);
  });

  it('meets the other at its side, however wide it is', () => {
    const gap = (half: number): number => {
      const [left, right] = [0, 1].map((index) =>
        handAt([0, 0, 0], { size: 1, index, of: 2, half, ahead: 0.05 }),
      );
      return right![0] - left![0];
    };
    expect(gap(0.0525)).toBeCloseTo(0.105);
  });
});
