import { expect, it } from 'vitest';
import { nameBoards } from './name-boards.ts';

it.each([
  ['charcuterie and cheese board with wine', 'cheese and charcuterie board with wine'],
  ['tagliere di formaggi e salumi', 'tagliere di salumi e formaggi'],
  ['planche de fromages et charcuterie', 'planche de charcuterie et fromages'],
  ['tabla de quesos y embutidos', 'tabla con quesos y embutidos'],
  ['Käse- und Wurstplatte mit Rotwein', 'Brett mit Schinken, Salami und Käse mit Rotwein'],
  ['a cheese board and a glass', 'a cheese board and a glass'],
])('lays cheese and meat on one board: %s', (said, meant) => {
  expect(nameBoards(said)).toBe(meant);
});
