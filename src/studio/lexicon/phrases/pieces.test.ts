import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';

const toldOf = (prompt: string) =>
  understand(prompt).things.map(({ count, fill, states }) =>
    [count, fill, ...new Set(states)].filter((said) => said !== null).join(' '),
  );

describe('one of several', () => {
  it.each([
    ['two bottles, one of them open', ['1', '1 open']],
    ['two bottles, the second bottle is open', ['1', '1 open']],
    ['the second bottle from the left is open', ['1', '1 open']],
    ['three bottles in a row, the middle one is open', ['1', '1 open', '1']],
    ['four bottles, the first one is open', ['1 open', '3']],
    ['five wine glasses in a row, only one of them full', ['4 empty', '1 full']],
    ['die zweite Flasche von links ist offen', ['1', '1 open']],
    ['la seconda bottiglia è aperta', ['1', '1 open']],
    ['trois verres, le dernier est vide', ['2', '1 empty']],
    ['tres botellas, la del medio esta abierta', ['1', '1 open', '1']],
    ['four bottles in a row, the last one is lying on its side', ['3', '1 lying']],
    ['two glasses, one full and one empty', ['2']],
    ['an open bottle and one glass', ['1 open', '1']],
  ])('%s', (prompt, told) => {
    expect(toldOf(prompt)).toEqual(told);
  });

  it.each([
    'the left glass is empty, the right one is full',
    'the glass on the left is empty, the one on the right is full',
    'das linke Glas ist leer, das rechte ist voll',
    'le verre de gauche est vide, celui de droite est plein',
    'il bicchiere di sinistra è vuoto, quello di destra è pieno',
    'la copa de la izquierda está vacía, la de la derecha está llena',
  ])('stands on its side: %s', (prompt) => {
    expect(understand(prompt).things.map(({ fill, side }) => [side, fill])).toEqual([
      ['left', 'empty'],
      ['right', 'full'],
    ]);
    expect(readPrompt(prompt, 'cinematic')).toMatchObject({
      willDraw: ['two glasses'],
      cannotDraw: [],
    });
  });

  it('reads no side where the right glass is the one that suits', () => {
    expect(understand('the right glass is half full').things[0]?.side).toBeUndefined();
  });
});
