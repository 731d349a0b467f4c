import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) => understand(prompt, { style: 'illustration_poster' }).things;

describe('a tray with wine', () => {
  it.each([
    'a waiter carrying a tray with wine',
    'un serveur porte un plateau avec du vin',
    'a waitress with a tray of champagne',
    'Kellner mit einem Tablett mit Wein',
  ])('has the glasses on it: %s', (prompt) => {
    const things = thingsOf(prompt);
    const tray = things.findIndex(({ thing }) => thing === 'tray');
    const glass = things.find(({ thing }) => thing === 'glass' || thing === 'champagne_flute');
    expect(glass?.relation).toEqual({ kind: 'on', to: tray });
  });

  it.each([
    ['a waitress carrying a tray with two cocktails', 'cocktail'],
    ['un serveur avec un plateau de trois cafés', 'coffee'],
    ['Kellnerin mit einem Tablett voller Biere', 'beer'],
  ])('has what is named next on it: %s', (prompt, id) => {
    const things = thingsOf(prompt);
    const tray = things.findIndex(({ thing }) => thing === 'tray');
    expect(things.find(({ thing }) => thing === id)?.relation).toEqual({ kind: 'on', to: tray });
  });

  it('leaves a glass beside it that was named for itself', () => {
    const things = thingsOf('a silver tray and a glass of red wine');
    expect(things.find(({ thing }) => thing === 'glass')?.relation ?? null).toBeNull();
  });
});
