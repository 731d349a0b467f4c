import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  ['a bowl of oranges and a blue jug', ['bowl', 'orange', 'jug'], 'jug', 'blue'],
  ['two oranges and a green bottle', ['orange', 'bottle'], 'bottle', 'green'],
])('%s: fruits beside a thing of one colour', (prompt, names, thing, colour) => {
  const { things } = understand(prompt);
  expect(things.map((one) => one.thing)).toEqual(names);
  expect(things.find((one) => one.thing === thing)?.colour?.name).toBe(colour);
});
