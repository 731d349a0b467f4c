import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const gazeIn = (prompt: string): readonly string[] =>
  understand(prompt, { style: 'cinematic' }).words.find(({ proofs }) =>
    proofs.some((proof) => proof.startsWith('trait:gaze')),
  )?.proofs ?? [];

describe('whoever looks at something', () => {
  it.each([
    ['Guests looking at the barrels during a cellar tour', 'trait:gaze:afar'],
    ['A couple watching the sunset from the terrace', 'trait:gaze:afar'],
    ['A woman looking at a bottle of wine', 'trait:gaze:bottle'],
    ['Un serveur regarde une cliente', 'trait:gaze:person'],
  ])('is proved by where the head is turned, and not by being there: %s', (prompt, proof) => {
    expect(gazeIn(prompt)).toContain(proof);
    expect(gazeIn(prompt)).not.toContain('people:1');
  });
});
