import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) => understand(prompt);
const proofsOf = (prompt: string, word: string) =>
  read(prompt).words.find(({ text }) => text === word)?.proofs ?? [];

describe('what is said of a thing', () => {
  it('goes to the one that stands for it: a full one is a full bottle', () => {
    const bottles = read('three empty bottles and a full one').things;
    expect(bottles.map(({ count, fill }) => `${count} ${fill}`)).toEqual(['3 empty', '1 full']);
  });

  it('is named as it stands in the prompt, behind such a word too', () => {
    const { words } = read('a blue bottle beside a green one and a unicorn');
    expect(words.map(({ text }) => text)).toContain('unicorn');
  });

  it('counts all pieces of a thing that is named twice', () => {
    const prompt = 'two bottles of red wine and one bottle of white';
    expect(proofsOf(prompt, 'two')).toContain('count:3:bottle');
    expect(proofsOf('two bottles and a glass', 'two')).not.toContain('count:3:bottle');
  });

  it('is one notebook, though its notes are several', () => {
    const { things } = read('tasting notes notebook, pen and three glasses of red wine');
    expect(things.map(({ thing, isSeveral = false }) => [thing, isSeveral])).toEqual([
      ['notebook', false],
      ['pen', false],
      ['glass', false],
    ]);
  });

  it.each(['a moody bottle shot with smoke', 'product photo with smoke'])(
    'is not all that is there: %s',
    (prompt) => {
      expect(read(prompt).things.map(({ thing }) => thing)).toContain('bottle');
    },
  );

  it('puts no wall into a basket', () => {
    const { things } = read('a bicycle leaning on a stone wall with wine in its basket');
    const inBasket = things.filter(({ relation }) => relation?.kind === 'in');
    expect(inBasket.map(({ thing }) => thing)).toEqual(['bottle']);
  });

  it('lays the dish on the plate, not the glass that is named between', () => {
    const { things } = read('chocolate fondant with raspberries and a glass on a black plate');
    const plated = things.filter(({ relation }) => relation?.kind === 'on');
    expect(plated.map(({ thing }) => thing)).toEqual(['chocolate_fondant']);
  });

  it('puts a bottle behind the roast, not behind its potatoes', () => {
    const { things } = read('roast chicken with potatoes and a bottle behind it');
    expect(things[2]?.relation).toEqual({ kind: 'behind', to: 0 });
  });

  it('stands all that is listed on the barrel', () => {
    const { things } = read('a plate of cheese and a glass of red on a barrel');
    expect(things.map(({ relation }) => relation?.to ?? null)).toEqual([3, 0, 3, null]);
  });

  it('leaves a platter to the lobster that lies on it', () => {
    const { things } = read('lobster on a silver platter with a bottle of white wine');
    expect(things.map(({ relation }) => relation?.kind ?? null)).toEqual(['on', null, null]);
  });
});

describe('what things stand on', () => {
  it.each([
    ['a bottle on dark velvet', 'velvet', 'dark'],
    ['a bottle on a dark wooden table', 'wood', 'dark'],
    ['corks on rusty iron', 'rust', undefined],
    ['corchos sobre hierro oxidado', 'rust', undefined],
    ['flutes on a mirror', 'glass', undefined],
  ])('is read: %s', (prompt, surface, shade) => {
    const spec = read(prompt);
    expect(spec.surface).toBe(surface);
    expect(spec.surfaceColour?.name).toBe(shade);
  });

  it('is the counter that was named', () => {
    const prompt = 'a bottle on a black marble counter';
    expect(proofsOf(prompt, 'black marble')).toContain('trait:surface:dark_marble');
  });
});
