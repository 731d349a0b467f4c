import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) => understand(prompt, { style: 'cinematic' });

describe('a German pair', () => {
  it('is two of what follows it, and nobody', () => {
    const { figures, things } = read('ein Paar Weingläser hinter einer Flasche');
    expect(figures).toEqual([]);
    expect(things.find(({ thing }) => thing === 'glass')?.count).toBe(2);
  });

  it('is a few of them where it is no noun', () => {
    const { figures, things, words } = read('ein paar alte Flaschen und ein Glas Rotwein');
    expect(figures).toEqual([]);
    expect(things.map(({ thing, count }) => [thing, count])).toEqual([
      ['bottle', null],
      ['glass', 1],
    ]);
    expect(words.find(({ text }) => text === 'paar')?.proofs).toContain('many:bottle');
  });

  it('is a couple by itself', () => {
    const [couple] = read('ein Paar mit zwei Gläsern auf einer Bank').figures;
    expect(couple?.who).toBe('couple');
  });
});
