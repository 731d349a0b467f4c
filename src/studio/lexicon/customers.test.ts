import { describe, expect, it } from 'vitest';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { understand } from './understand.ts';

const idsOf = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);
const cannotDraw = (prompt: string) =>
  readPrompt(prompt, 'cinematic').cannotDraw.map(({ word }) => word);
const proofsIn = (prompt: string, word: string) =>
  understand(prompt).words.find(({ text }) => text === word)?.proofs ?? [];
const find = (prompt: string, id: AskedThing['thing']) =>
  understand(prompt).things.find(({ thing }) => thing === id);

describe('what customers write', () => {
  it.each([
    'mouth-watering ribeye steak with a glass of Malbec, bone dry',
    'award-winning photo of a vineyard at sunrise, 4k, 35mm film look, slow motion',
    'Instagram post: chilled rosé by the pool, elegant, no people',
    'pizza margherita fresh out of the oven with a bottle of Chianti',
    'preisgekrönter Riesling, hochauflösend, mit reifen Trauben',
    'our hotel restaurant with two glasses of white wine',
    'mist over the water of the lake, a bottle of white wine',
    'We need a picture for our newsletter: two glasses of red on a barrel. We will add the logo later.',
    'aperitivo sul lungomare con due calici di prosecco',
    'couple toasting at sunset on a rooftop in New York',
    'oysters on crushed ice with lemon wedges',
  ])('is no false alarm: %s', (prompt) => expect(cannotDraw(prompt)).toEqual([]));

  it.each([
    ['a bottle of Riesling and two glasses, for our autumn menu', ['bottle', 'glass']],
    ['mouth-watering steak', ['steak']],
    ['rows of vines leading to the cellar door', ['door']],
    ['bottle half buried in snow', ['bottle']],
    ['a black labrador next to a barrel', ['dog', 'barrel']],
    ['ostriche su un letto di ghiaccio', ['oyster']],
    ['two glasses of cava and a Granny Smith apple', ['glass', 'apple']],
  ])('means these things: %s', (prompt, things) => expect(idsOf(prompt)).toEqual(things));

  it('tells who somebody is between commas, once', () => {
    expect(
      understand('my father, a winemaker, holding a glass in the cellar').figures,
    ).toMatchObject([{ count: 1, who: 'man', role: 'winemaker' }]);
    expect(understand('a woman, a waiter and a child').figures).toHaveLength(3);
  });

  it('counts people over what describes them', () => {
    expect(understand('two old men playing chess').figures).toMatchObject([
      { count: 2, who: 'man' },
    ]);
  });

  it('grounds a picture in the colour that is said, whatever else is refused', () => {
    expect(understand('une bouteille sans étiquette, sans verre, fond gris')).toMatchObject({
      place: 'colour_ground',
      ground: { name: 'grey' },
      refused: ['label', 'glass'],
    });
  });

  it('pours what the bottle is said to hold', () => {
    expect(understand('pique-nique au bord de la Loire avec une bouteille de Chinon').wine).toBe(
      'red',
    );
  });

  it('has the wine of an ice bucket in its bottle', () => {
    const { things } = understand('sparkling wine in an ice bucket and two flutes');
    const bottle = things.find(({ thing }) => thing === 'bottle');
    expect(bottle?.relation).toMatchObject({ kind: 'in' });
    expect(things[bottle?.relation?.to ?? -1]?.thing).toBe('ice_bucket');
  });

  it('mists the glass of a chilled wine', () => {
    expect(find('chilled rosé by the pool', 'glass')?.states).toEqual(['misted']);
  });

  it('counts what a number says more exactly than an article', () => {
    expect(find('a cheese board with five cheeses', 'hard_cheese')?.count).toBe(5);
  });

  it('demands the side, the depth and the inside that are told', () => {
    expect(proofsIn('a bottle on the left, a candle on the right', 'on the left')).toEqual([
      'relation:left_of:bottle:candle',
    ]);
    expect(proofsIn('ein Glas, rechts ein Teller, eine Kerze', 'rechts')).toEqual([
      'side:right:plate',
    ]);
    expect(proofsIn('two glasses, a barrel in the background', 'in the background')).toEqual([
      'relation:behind:barrel:glass',
    ]);
    expect(proofsIn('a wine bottle with a candle in it', 'in')).toEqual([
      'relation:in:candle:bottle',
    ]);
    expect(proofsIn('two glasses, mountains in the background', 'in the background')).toEqual([]);
  });

  it('has a table laid for twelve proved by twelve places', () => {
    expect(proofsIn('long table in the vineyard set for twelve guests', 'for twelve')).toContain(
      'count:12:place_setting',
    );
  });

  it('draws the first of several scenes and announces the others', () => {
    const brief =
      'Scene 1: a winemaker among the vines. Scene 2: she tastes from the barrel. Scene 3: a toast';
    const { figures, things } = understand(brief);
    expect(figures).toHaveLength(1);
    expect(things).toEqual([]);
    expect(cannotDraw(brief)).toEqual(['she tastes from the barrel', 'a toast']);
  });

  it('draws jars where jars are said', () => {
    expect(proofsIn('jars of honey and a bottle', 'jars of honey')).toContain('many:honey');
  });
});
