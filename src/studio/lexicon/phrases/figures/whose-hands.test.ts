import { describe, expect, it } from 'vitest';
import { lookOfHands } from '#studio/compose/people/look-of-hands.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const WHITE: Vec3 = [1, 1, 1];
const lookFor = (prompt: string) =>
  lookOfHands(understand(prompt, { style: 'cinematic' }), { skin: WHITE, sleeve: WHITE });

describe('whose hands', () => {
  it.each([
    ["a woman's hand holding a glass", 'woman'],
    ["children's hands full of grapes", 'child'],
    ['hands of a child picking grapes', 'child'],
    ["mains d'enfant tenant une grappe", 'child'],
    ["the winemaker's hands holding grapes", 'person'],
  ])('%s: nobody else is there', (prompt, who) => {
    const { figures } = understand(prompt, { style: 'cinematic' });
    expect(figures.map((figure) => [figure.part, figure.who])).toEqual([['hands', who]]);
  });

  it.each([
    'A woman with a bunch of grapes in the hands',
    'Une femme avec une grappe de raisin dans les mains',
    'Una donna con un grappolo d’uva tra le mani',
    'Una mujer con un racimo de uvas en las manos',
    'Eine Frau mit einer Traube in den Händen',
  ])('%s: she is there herself', (prompt) => {
    const { figures } = understand(prompt, { style: 'classical_heritage' });
    expect(figures.map(({ part, who, count }) => [part, who, count])).toEqual([
      ['figure', 'woman', 1],
    ]);
  });

  it("a child's are smaller and bare, a woman's varnished", () => {
    expect(lookFor("a child's hands full of grapes")).toMatchObject({ sleeve: null });
    expect(lookFor("a child's hands full of grapes").size).toBeLessThan(0.8);
    expect(lookFor("a woman's hand holding a glass").nails).not.toBeNull();
    expect(lookFor('a hand holding a glass')).toMatchObject({ nails: null, size: 1 });
  });

  it.each([
    'old hands holding a bunch of grapes',
    'weathered hands of a winemaker',
    'vieilles mains tenant une grappe',
    'mani anziane con un grappolo',
    'manos viejas con uvas',
    'alte Hände halten Trauben',
  ])('age shows: %s', (prompt) => {
    expect(lookFor(prompt).isOld).toBe(true);
    expect(lookFor('hands holding an old bottle').isOld).toBeUndefined();
  });

  it('white gloves cover the skin', () => {
    expect(lookFor('a hand in white gloves pouring wine').isGloved).toBe(true);
  });

  it('whoever works with grapes wears no jacket', () => {
    expect(lookFor('hands picking grapes').sleeve).toBeNull();
    expect(lookFor('a hand holding a glass').sleeve).not.toBeNull();
  });
});
