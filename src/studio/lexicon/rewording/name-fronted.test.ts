import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  ['a barrel, in front of it two glasses', 'glass', 'in_front_of', 'barrel'],
  ['a bottle, behind it a candle', 'candle', 'behind', 'bottle'],
  ['eine Flasche Rotwein, davor zwei Gläser', 'glass', 'in_front_of', 'bottle'],
  ['eine Flasche, dahinter steht eine Kerze', 'candle', 'behind', 'bottle'],
  ['une bouteille, devant elle deux verres', 'glass', 'in_front_of', 'bottle'],
  ['a decanter with a glass in front of it', 'glass', 'in_front_of', 'decanter'],
] as const)('what is told second stands there: %s', (prompt, one, kind, other) => {
  const { things } = understand(prompt);
  const relation = things.find(({ thing }) => thing === one)?.relation;
  expect(relation?.kind).toBe(kind);
  expect(things[relation?.to ?? -1]?.thing).toBe(other);
});
