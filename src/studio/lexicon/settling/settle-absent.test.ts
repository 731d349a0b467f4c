import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

describe('guests who have not come', () => {
  it.each([
    'a long table set for 20 people between the vines',
    'a terrace laid for the guests, nobody sitting yet',
    'langer Tisch mit Gläsern für die Gäste, niemand sitzt',
  ])('are not there: %s', (prompt) => {
    expect(understand(prompt, { style: 'cinematic' }).figures).toEqual([]);
  });

  it('come where nobody is missed', () => {
    const { figures } = understand('a terrace at lunch, guests laughing', { style: 'cinematic' });
    expect(figures).toHaveLength(1);
  });
});

describe('what comes from above', () => {
  it.each([
    ['a champagne tower being filled from the top', null],
    ['a champagne tower from the top', 'overhead'],
  ])('is no place to look from: %s', (prompt, angle) => {
    expect(understand(prompt, { style: 'cinematic' }).camera.angle).toBe(angle);
  });
});

describe('flowers in a jug', () => {
  it('have it for themselves', () => {
    const { things } = understand('a bottle of white, painted eggs and tulips in a jug', {
      style: 'pastel',
    });
    const inIt = things.filter(({ relation }) => relation?.kind === 'in');
    expect(inIt.map(({ thing }) => thing)).toEqual(['tulip']);
  });
});
