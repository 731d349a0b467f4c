import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

describe('a state in a clause of its own', () => {
  it.each([
    ['the cellar door, half open, ivy on the wall', 'door', ['open']],
    ['a cellar door, open', 'door', ['open']],
    ['a cellar door, open bottles on a table', 'door', []],
  ])('is that of the thing named before it: %s', (prompt, thing, states) => {
    const door = understand(prompt).things.find((one) => one.thing === thing);
    expect(door?.states).toEqual(states);
  });
});
