import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Form } from './forms.ts';

/** A mixed drink in a hand: the glass it is known by, its colour, and the slice on its rim. */
interface MixedWare {
  words: RegExp;
  form: Form;
  size: Vec3;
  drink: Rgb;
  slice: Rgb;
}

const GOBLET: Vec3 = [0.105, 0.21, 0.105];
const ROCKS: Vec3 = [0.085, 0.09, 0.085];
const ORANGE = linear('#ee8a1c');
const LIME = linear('#7fb03a');
const PALE = linear('#c4ccd0');

/** The same glasses as on a table (`props/drinks/mixed-drinks.ts`); the first that fits its name. */
const MIXED: readonly MixedWare[] = [
  {
    words: /negroni/i,
    form: 'tumbler',
    size: ROCKS,
    drink: linear('#b02a14'),
    slice: PALE,
  },
  {
    words: /old fashioned|verm|werm/i,
    form: 'tumbler',
    size: ROCKS,
    drink: linear('#a85a1c'),
    slice: PALE,
  },
  { words: /hugo/i, form: 'goblet', size: GOBLET, drink: linear('#d6dba2'), slice: LIME },
  {
    words: /campari|americano/i,
    form: 'goblet',
    size: GOBLET,
    drink: linear('#c8241c'),
    slice: ORANGE,
  },
  {
    words: /spritz|aperol/i,
    form: 'goblet',
    size: GOBLET,
    drink: linear('#f58420'),
    slice: ORANGE,
  },
  { words: /\bgin\b/i, form: 'goblet', size: GOBLET, drink: linear('#d5dfe0'), slice: LIME },
  {
    words: /sangr[ií]a|tinto de verano/i,
    form: 'goblet',
    size: GOBLET,
    drink: linear('#8e1428'),
    slice: ORANGE,
  },
];

/** Null where the drink has no glass of its own and stays in the cone of a cocktail. */
export const mixedWare = (word: string): MixedWare | null =>
  MIXED.find(({ words }) => words.test(word)) ?? null;
