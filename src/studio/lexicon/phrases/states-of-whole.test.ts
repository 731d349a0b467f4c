import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const statesIn = (prompt: string) =>
  Object.fromEntries(
    understand(prompt, { style: 'cinematic' }).things.map(({ thing, states }) => [thing, states]),
  );

it.each([
  ['a dusty magnum with a wax seal lying on straw', 'magnum', 'wax_seal'],
  ['a bottle with a red label leaning against a barrel', 'bottle', 'label'],
])('lays down the bottle, and not what it wears: %s', (prompt, bottle, part) => {
  const states = statesIn(prompt);
  expect(states[bottle]?.length).toBeGreaterThan(0);
  expect(states[part]).toEqual([]);
});

it('checks no book because a checked blanket is named behind it', () => {
  expect(statesIn('an open book, a checked blanket and a candle')['book']).toEqual(['open']);
});
