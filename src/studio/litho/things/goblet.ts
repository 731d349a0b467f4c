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

/** English alone: elsewhere the word means any wine glass. */
const CHALICE = /\b(?:goblets?|chalices?|pokale?)\b/;

/** 'A golden goblet' is of gold, and so is one of no colour; a spritz is no martini. */
export function gobletFor({ thing, word, colour }: AskedThing): DrawnThing | null {
  if (thing === 'cocktail' && SPRITZ.test(fold(word))) return spritz;
  const isOfMetal = METALS.has(colour?.name ?? '') || (colour === null && CHALICE.test(fold(word)));
  return thing === 'glass' && CALLED.test(fold(word)) && isOfMetal ? goblet : null;
}

const SPRITZ = /\b(?:spritz\w*|aperol)\b/;

/** Orange in a wide wine glass, with ice and a slice of orange on the rim. */
const spritz = cut([100, 150], 0.72, [
  [
    '#f4e9dc',
    'M18 8C10 48 22 84 46 92L46 132C34 134 26 138 24 144L76 144C74 138 66 134 54 132L54 92C78 84 90 48 82 8z',
  ],
  ['#f2802a', 'M16 34C16 62 28 84 50 86C72 84 84 62 84 34z'],
  ['#f9b673', disc(50, 34, 34, 6)],
  ['#fde3c4', 'M30 40l16 -5 6 14 -15 6z'],
  ['#fde3c4', 'M54 50l15 -8 8 13 -15 8z'],
  ['#f39a2b', disc(80, 20, 17, 17)],
  ['#fde9c8', disc(80, 20, 13, 13)],
  ['#f7ad45', disc(80, 20, 10.5, 10.5)],
  ['#d9472b', 'M34 -6l5 -2 18 66 -5 2z'],
]);
