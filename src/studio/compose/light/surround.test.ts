import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { surroundLight } from './surround.ts';

const lit = (prompt: string) =>
  surroundLight(understand(prompt, { style: 'cinematic', size: 'square' }));

describe('the room behind what is shown', () => {
  it.each(['moody old bottle by candlelight in the cellar', 'an intimate wine bar, two glasses'])(
    "falls away into the dark: '%s'",
    (prompt) => {
      expect(lit(prompt)).toBeLessThan(0.5);
    },
  );

  it('keeps its light where nothing was said of a mood', () => {
    expect(lit('a bottle in the cellar')).toBe(1);
  });
});
