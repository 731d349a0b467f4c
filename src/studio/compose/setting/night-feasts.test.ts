import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

const traitsOf = (prompt: string): readonly string[] => {
  const sheet = {
    styleId: 'cinematic',
    width: 48,
    height: 48,
    seed: 1,
    detail: 'preview',
  } as const;
  return composeShot({ spec: understand(prompt), ...sheet }).stage.scene.traits ?? [];
};

it.each([
  ["bottle of champagne with confetti and gold balloons, New Year's Eve", false],
  ['Silvester, Sektflasche mit Konfetti', false],
  // Fireworks are seen from outside.
  ["champagne bottle and fireworks on New Year's Eve", true],
])('feasts of the night are held in a room: %s', (prompt, isOutdoors) => {
  expect(traitsOf(prompt).includes('outdoors')).toBe(isOutdoors);
});
