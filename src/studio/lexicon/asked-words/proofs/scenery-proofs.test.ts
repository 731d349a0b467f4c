import { describe, expect, it } from 'vitest';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { understand } from '#studio/lexicon/understand.ts';

const wordIn = (prompt: string, text: string) => {
  const { words } = understand(prompt);
  const word = words.find((one) => one.text === text);
  const proofs = word?.proofs.filter((proof) => !proof.startsWith('lettering:'));
  return { proofs, of: words[word?.of ?? -1]?.text };
};

describe('what is said of a place', () => {
  it.each([
    ['a woman walking through a wet vineyard', 'wet', 'trait:weather:rain'],
    ['a steep path through the vines', 'steep', 'trait:land:steep'],
    ['ein steiler Weinberg', 'steiler', 'trait:land:steep'],
    ['un sentiero ripido tra le vigne', 'ripido', 'trait:land:steep'],
    ['a distant lighthouse and a bottle', 'distant', 'size:small:lighthouse'],
    ['a lone picker in the vineyard', 'lone', 'no:people:2'],
    ['a slate vineyard above the river', 'slate', 'trait:surface:slate'],
    ['a bottle on a post, green hills behind', 'green', 'trait:season:summer'],
    ['two glasses on a tiny table in an alley', 'tiny', 'thing:bistro_table'],
    ['a winding road through the vines', 'winding', 'trait:road:winding'],
    ['a glass of wine, soft side light', 'soft side light', 'trait:light:from_left'],
  ])('is seen there itself: %s', (prompt, text, proof) => {
    expect(wordIn(prompt, text).proofs).toContain(proof);
    expect(wordIn(prompt, text).proofs).not.toContain('place:vineyard');
  });
});

describe('an adjective', () => {
  it('is said of the people that follow it, and not of the fountain before them', () => {
    const prompt = 'a village square with a fountain and old men playing boules';
    expect(wordIn(prompt, 'old')).toEqual({ proofs: ['trait:look:old'], of: 'men' });
  });

  it('ends its clause: what follows the comma is something else', () => {
    const [glass] = understand('Verre renversé, tache de vin sur le tapis').things;
    expect(glass).toMatchObject({ thing: 'glass', states: ['fallen'] });
  });

  it('is no table that is empty where food stands on it', () => {
    expect(wordIn('un camarero delante de una mesa vacía', 'vacía').proofs).toEqual(['no:food']);
    expect(wordIn('una copa de tinto medio llena', 'medio llena').proofs).toEqual(['thing:glass']);
  });

  it('is no snow in which people drink', () => {
    const prompt = 'friends around a campfire in the snow drinking mulled wine';
    expect(wordIn(prompt, 'snow').of).toBeUndefined();
    expect(wordIn(prompt, 'in').proofs).toBeUndefined();
  });
});

describe('somebody and a thing', () => {
  it.each([
    ['a man leaning on a barrel', 'leaning on', 'relation:against:person:barrel'],
    ['ein Kind schaut durch ein Weinglas', 'durch', 'relation:through:person:glass'],
    [
      'a wooden ladder leaning against a pear tree',
      'leaning against',
      'relation:against:ladder:tree',
    ],
    ['un chien couché aux pieds de son maître', 'aux pieds', 'relation:feet:dog:person'],
    ['friends around a barrel', 'around', 'relation:around:person:barrel'],
    ['a woman beside a bicycle', 'beside', 'relation:beside:person:bicycle'],
  ])('stand as was said: %s', (prompt, text, proof) => {
    expect(wordIn(prompt, text).proofs).toEqual([proof]);
  });

  it('are reflected in no spectacles and seen through no window of ours', () => {
    const lenses = 'una copa de vino reflejada en los lentes de un sumiller';
    expect(wordIn(lenses, 'reflejada').proofs).toEqual([]);
    const wet = 'a glass reflecting in a puddle';
    expect(wordIn(wet, 'reflecting').proofs).toEqual(['trait:surface:mirror']);
    const pane = 'a wine glass seen through a rain-covered window';
    expect(wordIn(pane, 'seen through').proofs).toEqual(['trait:shot:through']);
  });

  it('are told with what they play', () => {
    const { things } = understand('a man playing guitar under a street lamp');
    expect(things.find(({ thing }) => thing === 'guitar')?.relation).toBeNull();
  });

  it('are with a glass that they sit around', () => {
    expect(wordIn('two friends around a glass of rosé', 'around').proofs).toBeUndefined();
  });
});

describe('a word that stands for what was named', () => {
  it('is that of which there are several, or that which stands high', () => {
    const rose = 'Two glasses of red wine on a piano, sheet music, a rose between them';
    expect(wordIn(rose, 'between').proofs).toEqual(['relation:between:rose:glass']);
    const oak = 'a lone oak on a hill above a lavender field, a bottle beneath it';
    expect(wordIn(oak, 'beneath').proofs).toEqual(['relation:under:bottle:tree']);
  });
});

describe('how a dish is cooked', () => {
  it.each([
    'Wood-fired margherita pizza and a glass of Chianti',
    'pizza cuite au feu de bois',
    'pizza cotta a legna',
    'pizza al horno de leña',
    'Pizza aus dem Holzofen',
    'bistecca alla brace',
    'pulpo a la brasa',
    'gambas a la plancha',
  ])('is what it is by nature: %s', (prompt) => {
    expect(readPrompt(prompt, 'gastro').cannotDraw).toEqual([]);
    expect(understand(prompt).place).toBeNull();
  });
});
