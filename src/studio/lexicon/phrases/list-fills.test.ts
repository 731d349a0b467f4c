import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const fills = (prompt: string) =>
  understand(prompt).things.find(({ thing }) => thing === 'glass')?.fills;

describe('how full each glass of several is', () => {
  it('is told one by one', () => {
    expect(fills('two glasses, one full and one empty')).toEqual(['full', 'empty']);
    expect(fills('a bottle behind two glasses, one empty and one half full')).toEqual([
      'empty',
      'half',
    ]);
  });

  it.each([
    'three wine glasses filled with different amounts: empty, half full, full',
    'drei Gläser: leer, halbvoll und voll',
  ])('is told by a list as long as there are glasses: %s', (prompt) => {
    expect(fills(prompt)).toEqual(['empty', 'half', 'full']);
  });

  it('is the same for all where nothing tells them apart', () => {
    expect(fills('two empty glasses')).toBeUndefined();
    expect(fills('two glasses and one full bottle')).toBeUndefined();
  });
});
