import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const proofsOf = (prompt: string, text: string): readonly string[] =>
  understand(prompt).words.find((word) => word.text === text)?.proofs ?? [];

describe('words that nobody could miss', () => {
  it.each([
    'Winzer prüft die Trauben, sein Hund läuft neben ihm durch den Weinberg',
    'a bit of sunlight on a glass of white wine',
    'tipi di bicchieri da vino',
    'una fila de botellas vacías en la ventana',
    'ein Stück Käse, eine Handvoll Nüsse und ein Gläschen Portwein',
    'moroccan lantern next to mexican tacos',
    'Portrait of our winemaker Maria Rossi with her dog Bruno',
    'wine tasting tour in the cellar',
    'Wiener Schnitzel mit Grünem Veltliner',
    'noche estrellada en el viñedo',
    'non alcoholic sparkling wine with strawberries',
    'baby shower with balloons',
    'pasta with shaved truffle',
    'hero image for our homepage: a bottle',
    'somelier pooring champange, roasted chicken with potatos, a barel, blurred backround',
  ])('are left alone: %s', (prompt) => {
    expect(understand(prompt).notUnderstood).toEqual([]);
  });

  it.each([
    'die richtige Trinktemperatur für Weine',
    'Weinregionen Deutschlands Karte',
    'comment lire une étiquette de vin',
    'le regioni vinicole italiane',
    'tipos de copas de vino: tinto, blanco, espumoso y dulce, con nombres',
    'mapa de las denominaciones de origen de España',
  ])('name a plate: %s', (prompt) => {
    expect(understand(prompt, { style: 'education' }).notUnderstood).toEqual([]);
  });
});

describe('what proves a word', () => {
  it.each([
    ['a golfer with a glass of wine', 'golfer', 'trait:look:golfer'],
    ['a monk tasting wine in a cellar', 'monk', 'trait:worn:robe'],
    ['a monk tasting wine in a cellar', 'tasting', 'trait:action:tasting'],
    ['two hands holding a glass', 'two', 'count:2:hand'],
    ['a man on a horse with a bottle', 'on', 'trait:riding'],
    ['a bottle in a handbag', 'in', 'relation:in:bottle:handbag'],
    ['a woman behind a counter', 'behind', 'relation:behind:person:counter'],
    ['Frau trägt einen Korb voller Trauben', 'trägt', 'trait:action:carrying'],
    ['Frau trägt einen Strohhut', 'trägt', 'followed'],
    ['bouteille sur fond rose', 'rose', 'ground:pink:colour_ground'],
    ['femme en robe rouge', 'rouge', 'trait:worn:dress:coloured:red'],
    ['wine shop with shelves full of bottles', 'bottles', 'place:wine_shop'],
    ['due calici e grissini', 'grissini', 'thing:grissini'],
    ['una mesa de Navidad y un árbol al fondo', 'árbol', 'thing:christmas_tree'],
    ['two bottles of Sauvignon Blanc lying on ice', 'lying', 'thing:bottle'],
    ['a goat cheese salad', 'goat cheese', 'thing:soft_cheese'],
    ['a tomato salad', 'tomato', 'thing:salad'],
    ['roses in a glass vase', 'glass', 'trait:made:glass:vase'],
    ['a glass decanter', 'glass', 'thing:decanter'],
    ['brie and comté on a board', 'comté', 'own:hard_cheese'],
    ['brie and hard cheese on a board', 'hard cheese', 'thing:hard_cheese'],
    ['a full restaurant', 'full', 'people:2'],
    ['a crowded wine bar', 'crowded', 'trait:crowd'],
    ['an uncorked bottle', 'uncorked', 'thing:bottle'],
    ['a bottle wrapped in gold paper', 'gold paper', 'colour:gold:wrapping_paper'],
    ['an empty restaurant', 'empty', 'no:people:1'],
    ['an unlabelled bottle', 'unlabelled', 'no:thing:label'],
    ['a bottle under an olive tree', 'under', 'relation:under:bottle:tree'],
    ['camembert under a glass cloche', 'under', 'relation:through:soft_cheese:cloche'],
    ['a bottle beside a candle', 'beside', 'relation:beside:bottle:candle'],
    ['a magnum and a bottle side by side', 'side by side', 'relation:beside:magnum:bottle'],
    ['a glass on the counter of a wine bar', 'counter', 'place:wine_bar'],
    ['close-up of the flame', 'flame', 'thing:candle'],
    ['two friends on a sofa, fireplace behind them', 'behind', 'relation:behind:fireplace:person'],
    ['the shadow of a glass on a white wall', 'shadow', 'trait:shadow:wall'],
    ['long vaulted cellar with oak barrels', 'long', 'trait:hall:long'],
    ['une longue cave voûtée avec des tonneaux', 'longue', 'trait:hall:long'],
    [
      'a bottle with a red ribbon under the Christmas tree',
      'under',
      'relation:sheltered:bottle:christmas_tree',
    ],
    ['a glass with a long shadow', 'long shadow', 'trait:light:hard'],
    ['a little bird on a barrel', 'little', 'thing:bird'],
    ['a lobster on ice', 'on ice', 'trait:on:ice'],
    ['una nonna che prepara la pasta fatta in casa', 'prepara', 'trait:action:cooking'],
  ])('%s: %s', (prompt, text, proof) => {
    expect(proofsOf(prompt, text)).toContain(proof);
  });

  it('is not the salad alone where another thing is named with it', () => {
    expect(proofsOf('a goat cheese salad', 'goat cheese')).not.toContain('thing:salad');
  });

  it('is not somebody where a trade shows', () => {
    expect(proofsOf('a golfer with a glass of wine', 'golfer')).not.toContain('people:1');
    const dancer = proofsOf('flamenco dancer with a glass of sherry', 'flamenco dancer');
    expect(dancer).not.toContain('people:1');
    expect(proofsOf('a tourist with a glass of wine', 'tourist')).toContain('people:1');
  });
});

describe('a sky in a colour', () => {
  it.each([
    ['pickers against an orange sky', 'sunset'],
    ['vignes sous un ciel rouge', 'sunset'],
    ['moonlight over the vineyard', 'night'],
  ])('is an hour, and no fruit: %s', (prompt, time) => {
    const spec = understand(prompt);
    expect(spec.time).toBe(time);
    expect(spec.things).toEqual([]);
  });
});

describe('an adjective that nothing shows', () => {
  it.each([
    ['a rusty key on a table', 'rusty'],
    ['an embroidered napkin', 'embroidered'],
  ])('is announced: %s', (prompt, word) => {
    expect(understand(prompt).notUnderstood).toContain(word);
  });
});

describe('words of one language', () => {
  it.each([
    ['Gänse laufen durch den Weinberg', ['goose']],
    ['une dizaine de bouteilles vides', ['bottle']],
    ['viticultor con su perro y un pan', ['dog', 'bread']],
    ['Weinflasche auf weißem Grund, Freisteller', ['bottle']],
    ['young vines in plastic tubes', ['seedling']],
  ])('%s', (prompt, things) => {
    expect(understand(prompt).things.map(({ thing }) => thing)).toEqual(things);
  });

  it('are told apart by their endings where the little words are the same', () => {
    const { things } = understand('racimos de uva colgando de la parra');
    expect(things.map(({ thing }) => thing)).toContain('vines');
  });
});

describe('a wine in its vessel', () => {
  it.each(['pizza and Chianti in a fiasco', 'cheese and Beaujolais in a carafe'])(
    'puts nothing else into it: %s',
    (prompt) => {
      const proofs = understand(prompt).words.flatMap((word) => word.proofs);
      expect(proofs.filter((proof) => proof.startsWith('relation:'))).toEqual([]);
    },
  );
});
