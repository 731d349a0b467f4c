import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  ['a croissant in a café', 'croissant', 'cafe'],
  ['un croissant dans un café', 'croissant', 'cafe'],
  ['cheese by the fire', 'hard_cheese', 'fireplace'],
] as const)('%s: the place does not swallow what stands in it', (prompt, thing, place) => {
  const spec = understand(prompt);
  expect(spec.things.map((asked) => asked.thing)).toContain(thing);
  expect(spec.place).toBe(place);
});
