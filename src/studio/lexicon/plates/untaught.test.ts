import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const unprovable = (prompt: string): string[] =>
  understand(prompt, { style: 'education' })
    .words.filter(({ proofs }) => proofs.length === 0)
    .map(({ text }) => text);

describe('what no plate of ours teaches', () => {
  it.each([
    ['Step by step: how to paint a wine glass', 'how to paint'],
    ['How to clean an oak barrel, step by step', 'clean'],
  ])('is announced, however much of it is drawn: %s', (prompt, missing) => {
    expect(unprovable(prompt)).toContain(missing);
  });

  it.each(['how to open a bottle of wine', 'How to hold a wine glass', 'how red wine is made'])(
    'is not announced where it is taught: %s',
    (prompt) => {
      expect(unprovable(prompt)).toEqual([]);
    },
  );
});
