import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const winesIn = (prompt: string) =>
  understand(prompt).things.flatMap(({ thing, count, wines }) =>
    wines ? [`${count ?? 1} ${thing}: ${wines.join(' ')}`] : [],
  );

describe('each vessel holds the wine that is said of it', () => {
  it.each([
    ['a bottle of rosé and a glass of red wine', ['1 bottle: rose', '1 glass: red']],
    ['three bottles: one red, one white and one rosé', ['3 bottle: red white rose']],
    ['a red, a white and a rosé bottle side by side', ['3 bottle: red white rose']],
    ['a glass of red, a white bottle and cheese', ['1 glass: red', '1 bottle: white']],
    ['two glasses of red wine and one glass of white wine', ['3 glass: red red white']],
    ['ein Glas Rotwein und eine Flasche Weißwein', ['1 glass: red', '1 bottle: white']],
    ['a red and a white wine glass', ['2 glass: red white']],
    ['red, white and rosé in tumblers', ['1 tumbler: red white rose']],
    ['a green bottle left of a clear bottle', ['1 bottle: white']],
    ['une bouteille de vin blanc et un verre de vin rouge', ['1 bottle: white', '1 glass: red']],
  ])('of: %s', (prompt, expected) => {
    expect(winesIn(prompt)).toEqual(expected);
  });

  it.each([
    ['six bottles of different wines in a row', ['6 bottle: red white rose red white rose']],
    ['three different wine bottles on a shelf', ['3 bottle: red white rose']],
    ['drei Flaschen verschiedener Weine', ['3 bottle: red white rose']],
    ['different bottle sizes', []],
    ['two bottles of red wine in different sizes', []],
  ])('of its own where they differ: %s', (prompt, expected) => {
    expect(winesIn(prompt)).toEqual(expected);
  });

  it('leaves one wine to the whole picture', () => {
    expect(winesIn('a bottle of rosé champagne and two flutes')).toEqual([]);
    expect(winesIn('a bottle of red wine and two glasses')).toEqual([]);
  });
});
