import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const proofsOf = (prompt: string, text: string, style: 'cinematic' | 'pop_art' = 'cinematic') =>
  understand(prompt, { style }).words.find((word) => word.text === text)?.proofs ?? null;

describe('the colour of something', () => {
  it.each([
    ['una mujer con un pañuelo rojo y una botella', []],
    ['un verre de rosé et un rideau blanc', ['rose']],
    ['una donna su sfondo rosa a strisce bianche', []],
    ['una tovaglia a quadri rossa e bianca con un calice di Lambrusco', []],
    ['a green bottle, white dots on a red background', []],
  ])('is no wine: %s', (prompt, wines) => {
    const said = understand(prompt).wines.filter((wine) => wine === 'white' || wine === 'rose');
    expect(said).toEqual(wines);
  });

  it.each([
    'a woman in an emerald green dress',
    'colline verdi e una bottiglia',
    'green hills and a bottle',
    'a couple in white linen shirts',
    'a bunch of black grapes',
    'a woman with blue hair',
  ])('tints nothing else of the picture: %s', (prompt) => {
    expect(understand(prompt).colours).toEqual([]);
  });

  it('is the one of clothes that was asked for', () => {
    expect(proofsOf('a woman in a green dress', 'green')).toContain(
      'trait:worn:dress:coloured:green',
    );
    expect(proofsOf('serveuse en tablier bordeaux', 'bordeaux')).toContain(
      'trait:worn:apron:coloured:burgundy',
    );
  });

  it('is that of dots on a ground', () => {
    const blue = proofsOf('a bottle on a yellow background with blue dots', 'blue', 'pop_art');
    expect(blue).toContain('trait:ground:dots:coloured:blue');
  });

  it.each([
    ['leaves turning orange and a dog', 'vine_leaf'],
    ['une soupe dans un bol orange', 'bowl'],
    ['six purple velvet chairs', 'chair'],
    ['une bouteille de vin violette', 'bottle'],
    ['velas doradas', 'candle'],
  ])('is of what it stands with: %s', (prompt, thing) => {
    const told = understand(prompt).things.find((one) => one.thing === thing);
    expect(told?.colour).not.toBeNull();
    expect(understand(prompt).things.map((one) => one.thing)).not.toContain('orange');
  });
});

describe('words that are nothing to draw', () => {
  it.each([
    ['low camera angle of a sommelier pouring wine', 'camera'],
    ['sie lernen es in sechs Schritten', 'sled'],
    ['un citron coupé', 'glass'],
    ['elle lit une lettre', 'bed'],
    ['une paysanne porte un panier', 'door'],
    ['playa en tonos pastel', 'cake'],
    ['a woman in a mustard sweater', 'mustard'],
  ])('%s: no %s', (prompt, thing) => {
    expect(understand(prompt).things.map((one) => one.thing)).not.toContain(thing);
  });

  it('has nobody in it for whom it is made', () => {
    const figures = (prompt: string) => understand(prompt).figures;
    expect(figures('infographic for sommelier students about corks')).toEqual([]);
    expect(figures('affiche pour nos clients, deux bouteilles')).toEqual([]);
    expect(figures('a sommelier pouring wine for two guests')).not.toEqual([]);
  });
});

describe('a number that says one', () => {
  it('is counted, and is none where it counts nothing', () => {
    expect(proofsOf('lit by one candle', 'one')).toContain('count:1:candle');
    expect(proofsOf('this one bottle', 'one')).toBeNull();
  });
});
