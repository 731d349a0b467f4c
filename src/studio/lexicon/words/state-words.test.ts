import { describe, expect, it } from 'vitest';
import { isHazy } from '#studio/lexicon/hazy-wine.ts';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) => understand(prompt, { style: 'cinematic' });
const statesOf = (prompt: string) => read(prompt).things.flatMap(({ states }) => states);

describe('states of things, in five languages', () => {
  it.each([
    [
      'blank',
      [
        'a bottle with a blank label',
        'bouteille avec une étiquette vierge',
        'bottiglia con etichetta senza testo',
        'botella con etiqueta en blanco',
        'Flasche mit unbedrucktem Etikett',
      ],
    ],
    [
      'unlit',
      [
        'unlit candles',
        'des bougies éteintes',
        'tre candele spente sulla tavola',
        'velas apagadas',
        'erloschene Kerzen',
      ],
    ],
    [
      'peeled',
      [
        'a peeled lemon',
        'un citron épluché',
        'un limone sbucciato',
        'un limón pelado',
        'eine geschälte Zitrone',
      ],
    ],
    [
      'dusty',
      [
        'a dusty bottle',
        'une bouteille poussiéreuse',
        'una bottiglia polverosa',
        'una botella polvorienta',
        'eine verstaubte Flasche',
      ],
    ],
    [
      'stacked',
      [
        'stacked crates',
        'des caisses empilées',
        'delle cassette impilate',
        'cajas apiladas',
        'gestapelte Kisten',
      ],
    ],
    [
      'wrapped',
      [
        'a wrapped bottle',
        'une bouteille emballée',
        'una bottiglia incartata',
        'una botella envuelta',
        'eine eingepackte Flasche',
      ],
    ],
    [
      'tilted',
      [
        'a bottle of red wine leaning against a barrel',
        'bouteille adossée à un tonneau',
        'bottiglia appoggiata a una botte',
        'botella apoyada en una barrica',
        'Flasche angelehnt an ein Fass',
      ],
    ],
  ] as const)('reads %s', (state, prompts) => {
    for (const prompt of prompts) expect(statesOf(prompt), prompt).toContain(state);
  });

  it('announces what the thing cannot show', () => {
    const proofsOf = (prompt: string, word: string) =>
      read(prompt).words.find(({ text }) => text === word)?.proofs;
    expect(proofsOf('a broken barrel', 'broken')).not.toContain('thing:barrel');
    expect(proofsOf('a broken bottle', 'broken')).toContain('thing:bottle');
    expect(proofsOf('a dusty bottle', 'dusty')).toContain('thing:bottle');
  });

  it.each([
    ['a glass of cloudy orange wine', true],
    ['ein Glas Federweißer', true],
    ['a hazy morning in the vineyard', false],
    ['cloudy sky, a glass of red wine', false],
  ])('sees whether the wine of %s is hazy', (prompt, isSo) => {
    expect(isHazy(prompt)).toBe(isSo);
  });

  it('hangs no clouds over a cloudy wine', () => {
    expect(read('a glass of cloudy orange wine').weather).toBeNull();
  });

  it('lays no table with the blanket of an armchair', () => {
    const spec = read('a bottle by the fireplace, a blanket over the armchair');
    expect(spec.surface).toBeNull();
    expect(spec.things.find(({ thing }) => thing === 'armchair')?.states).toContain('covered');
  });
});
