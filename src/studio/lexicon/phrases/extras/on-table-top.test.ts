import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string, style: StyleId = 'pastel') =>
  understand(prompt, { style }).things.map(({ thing }) => thing);

describe('a small table of a still life', () => {
  it.each([
    'a small table with a blue cloth, a carafe of white wine and two peaches',
    'ein kleiner Tisch mit einer Karaffe, zwei Äpfeln und Brot',
  ])('is what its things stand on: %s', (prompt) => {
    expect(thingsOf(prompt)).not.toContain('bistro_table');
    expect(thingsOf(prompt)).toContain('carafe');
  });

  it.each([
    ['duck confit with lentils and a glass of Madiran on a bistro table', 'gastro'],
    ['six oysters and a glass of white wine on a picnic table by the sea', 'cinematic'],
  ] as const)('is seen from the side of whoever eats there: %s', (prompt, style) => {
    expect(thingsOf(prompt, style)).not.toContain('bistro_table');
    expect(thingsOf(prompt, style)).not.toContain('picnic_table');
    expect(thingsOf(prompt, style)).toContain('glass');
  });

  it('keeps what stands in what', () => {
    const { things } = understand(
      'a small table with a blue cloth, a carafe and a bowl of cherries',
      { style: 'pastel' },
    );
    const cherry = things.find(({ thing }) => thing === 'cherry');
    expect(things[cherry?.relation?.to ?? -1]?.thing).toBe('bowl');
  });

  it.each([
    ['a small table with two chairs, a carafe and bread', 'pastel'],
    ['a bistro table with a carafe, bread and two glasses', 'pastel'],
    ['a small table on the terrace with a carafe and two glasses', 'pastel'],
    ['a small table with a carafe, bread and two glasses', 'illustration_poster'],
  ] as const)('stands on its foot where the place or its seats are seen: %s', (prompt, style) => {
    expect(thingsOf(prompt, style)).toContain('bistro_table');
  });
});
