import { describe, expect, it } from 'vitest';
import { leantOn, sitsOn, treeOver } from './stands-with.ts';

describe('what arms rest on', () => {
  it.each([
    ['man leaning on a barrel', 'barrel'],
    ['winemaker leaning against an old oak barrel in his cellar', 'barrel'],
    ['un vigneron accoudé au comptoir', 'counter'],
    ['eine Frau lehnt an einem alten Weinfass', 'barrel'],
    ['bartender leaning on the bar', 'counter'],
    ['a bottle on a barrel', null],
    ['a ladder leaning against the wall, a barrel beside it', null],
  ])('%s', (prompt, on) => expect(leantOn(prompt)).toBe(on));
});

describe('the tree above somebody', () => {
  it.each([
    ['old man with a hat under an olive tree', 'olive'],
    ['couple sous un vieux chêne', 'leafy'],
    ['woman beneath a cherry tree in bloom', 'blossom'],
    ['eine Frau unter einem Olivenbaum', 'olive'],
    ['a man beside a tree', null],
  ])('%s', (prompt, tree) => expect(treeOver(prompt)).toBe(tree));
});

describe('what people sit on', () => {
  it.each([
    ['a young couple sharing a bottle on a wooden jetty, bare feet over the water', 'jetty'],
    ['zwei Freunde auf einem Steg mit einer Flasche', 'jetty'],
    ['a couple walking on a jetty', null],
    ['a bottle by the lake', null],
  ])('%s', (prompt, on) => expect(sitsOn(prompt)).toBe(on));
});
