import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) => understand(prompt, { style: 'gastro', size: 'square' });
const coloursIn = (prompt: string) =>
  read(prompt).things.map(({ thing, colour }) => `${thing} ${colour?.name ?? 'own'}`);

describe('vessels of coloured glass beside each other', () => {
  it.each([
    'a red bottle beside a blue glass',
    'une bouteille rouge à côté d’un verre bleu',
    'eine rote Flasche neben einem blauen Glas',
    'una bottiglia rossa accanto a un bicchiere blu',
  ])('keep each its colour: %s', (prompt) => {
    expect(coloursIn(prompt)).toEqual(['bottle red', 'glass blue']);
    expect(read(prompt).bottleGlass).toBe('dark');
  });

  it('leave a red bottle to its wine where no glass is tinted', () => {
    expect(coloursIn('a red bottle and a glass')).toEqual(['bottle own', 'glass own']);
    expect(coloursIn('a red bottle and green grapes')).toContain('bottle own');
  });

  it('give a bottle the glass that was said of it, and of no glass beside it', () => {
    expect(read('a blue bottle and a glass').bottleGlass).toBe('blue');
    expect(read('a bottle and a blue glass').bottleGlass).toBe('dark');
  });
});
