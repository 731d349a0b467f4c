import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { isServedByDay } from './food-tables.ts';

const isServed = (prompt: string) => isServedByDay(understand(prompt, { style: 'cinematic' }));

describe('what is served', () => {
  it.each(['bread, olive oil and a glass of white wine', 'tiramisù with a glass of Vin Santo'])(
    'lies on a table that the daylight shows: %s',
    (prompt) => expect(isServed(prompt)).toBe(true),
  );

  it.each(['moody cheese and red wine', 'cheese by candlelight', 'a bottle of red wine'])(
    'keeps the dark where it was asked for, and where there is nothing to eat: %s',
    (prompt) => expect(isServed(prompt)).toBe(false),
  );
});
