import type { AskedThing } from '#studio/things/asked-thing.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { cut, disc } from './cuts/cut.ts';
import type { DrawnThing } from './drawn-thing.ts';

/** A chalice of metal: no wine shows through it. */
const goblet = cut([90, 130], 0.66, [
  [
    '#c9a24a',
    'M14 10C14 52 26 70 40 74L40 104C28 106 20 112 18 122L72 122C70 112 62 106 50 104L50 74C64 70 76 52 76 10z',
  ],
  ['#8a6a26', disc(45, 10, 31, 7)],
  ['#6e1530', disc(45, 12, 25, 4.5)],
  ['#e6c976', 'M22 22C23 48 31 62 38 66L43 66C33 58 29 42 29 22z'],
  ['#a9822f', 'M40 80h10v6h-10z'],
  ['#a9822f', 'M16 34C30 40 60 40 74 34L73 41C60 47 30 47 17 41z'],
]);

const CALLED =
  /\b(?:goblets?|chalices?|gobelets?|calici?|copas?|caliz|calices|kelche?|weinkelch|pokale?)\b/;
const METALS = new Set(['gold', 'golden', 'silver', 'bronze', 'copper']);

/** 'A golden goblet' is of gold; a goblet of no colour is a wine glass. */
export const gobletFor = ({ thing, word, colour }: AskedThing): DrawnThing | null =>
  thing === 'glass' && CALLED.test(fold(word)) && METALS.has(colour?.name ?? '') ? goblet : null;
