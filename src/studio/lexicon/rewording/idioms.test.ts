import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';

describe('leaves in the hair are a wreath', () => {
  it.each([
    'Bacchus with vine leaves in his hair',
    'Bacchus avec des feuilles de vigne dans les cheveux',
    'Bacco con foglie di vite tra i capelli',
    'Baco con hojas de parra en el pelo',
    'Bacchus mit Weinlaub im Haar',
    'Bacchus crowned with vine leaves raising a goblet',
    'Bacchus couronné de pampres',
    'Bacco incoronato di foglie di vite',
    'Baco coronado de pámpanos',
    'Bacchus, mit Weinlaub bekränzt',
  ])('%s', (prompt) => {
    const { things, words } = understand(prompt, { style: 'classical_heritage' });
    expect(things.map(({ thing }) => thing)).not.toContain('vine_leaf');
    expect(words.flatMap(({ proofs }) => proofs)).toContain('trait:worn:wreath');
  });
});

it.each(['Terrasse über dem Moseltal', 'Weinberge im Ahrtal'])(
  '%s: a valley of its river, with the wine that grows there',
  (prompt) => {
    const { words, region } = understand(prompt);
    expect(words.map(({ text }) => text)).toContain('Tal');
    expect(region?.id).toMatch(/^(?:mosel|ahr)$/);
  },
);

it.each([
  ['a stemmed glass of rosé', 'stemmed', 'thing:glass'],
  ['a bottle in an amber glow', 'amber glow', 'followed'],
  ['a glass on a small side table', 'small', 'thing:side_table'],
  ['una copa de tinto gigante', 'gigante', 'trait:size:giant:glass'],
])('%s: %s is seen by what there is', (prompt, text, proof) => {
  const word = understand(prompt).words.find((one) => one.text === text);
  expect(word?.proofs).toContain(proof);
});

it.each([
  'a horse with a rose in its mouth',
  'un cheval avec une rose dans la gueule',
  'ein Pferd mit einer Rose im Maul',
])('%s: it carries the rose, and nobody shows lips', (prompt) => {
  const { things } = understand(prompt, { style: 'illustration_poster' });
  expect(things.map(({ thing }) => thing)).toEqual(['horse', 'rose']);
});

it.each([
  'still life with white and black grapes',
  'nature morte avec raisins blancs et noirs',
  'natura morta con uva bianca e nera',
  'bodegón con uvas blancas y negras',
  'Stillleben mit weißen und blauen Trauben',
])('%s: bunches of both', (prompt) => {
  const { things } = understand(prompt, { style: 'classical_heritage' });
  const grapes = things.filter(({ thing }) => thing === 'grapes');
  expect(new Set(grapes.map(({ colour }) => colour?.name)).size).toBe(2);
});

it('dark chocolate cake is a chocolate cake, and lamp light is no lamp', () => {
  const words = (prompt: string) => understand(prompt).words.map(({ text }) => text.toLowerCase());
  expect(words('dark chocolate cake with raspberries')).toContain('chocolate cake');
  const { things } = understand('winemaker punching down the cap in a wooden vat, lamp light');
  expect(things.map(({ thing }) => thing)).not.toContain('table_lamp');
});

it('what lies on one of the barrels lies on one that is there, before their rows', () => {
  const { things } = understand(
    'old cellar with rows of oak barrels, candles on the barrels and a cat sleeping on one of them',
  );
  const barrel = things.findIndex(({ thing }) => thing === 'barrel');
  const on = things.filter(({ relation }) => relation?.kind === 'on');
  expect(barrel).toBeGreaterThanOrEqual(0);
  expect(on.map(({ thing }) => thing).toSorted()).toEqual(['candle', 'cat']);
});

it.each([
  'a wine glass as big as a person',
  'un verre de vin aussi grand qu’une personne',
  'un calice di vino grande come una persona',
  'una copa de vino tan grande como una persona',
  'ein Weinglas so groß wie ein Mensch',
])('%s is a giant one with somebody beside it', (prompt) => {
  const { things, figures } = understand(prompt, { style: 'illustration_poster' });
  expect(things).toMatchObject([{ thing: 'glass', size: 'giant' }]);
  expect(figures).toHaveLength(1);
});

it.each([
  'a glass of sweet Sauternes',
  'a buttery oaked Chardonnay',
  'un Barolo corposo',
  'ein mineralischer Chablis',
])('%s: how it tastes is not missed', (prompt) => {
  expect(readPrompt(prompt, 'gastro').cannotDraw).toEqual([]);
});
