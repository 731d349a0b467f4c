import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Food } from './paired-food.ts';

const CHEESE = /\b(?:cheeses?|fromages?|formaggi\w*|quesos?|kase)\b/;
const OTHER_FOOD = new Set<ThingId>([
  'oyster',
  'fish',
  'roast_chicken',
  'steak',
  'ham',
  'salad',
  'pizza',
  'cake',
]);

/** Whether a chart is about cheese and nothing else that is eaten. */
export const isOfCheese = ({ prompt, things }: Pick<SceneSpec, 'prompt' | 'things'>): boolean =>
  CHEESE.test(fold(prompt)) && !things.some(({ thing }) => OTHER_FOOD.has(thing));

type Kind = 'soft_cheese' | 'hard_cheese' | 'blue_cheese';

/** Cheeses of each kind in their own country. */
const AT_HOME: readonly (readonly [RegExp, Readonly<Record<Kind, string>>])[] = [
  [
    /\bital\w+/,
    { soft_cheese: 'Taleggio, Robiola', hard_cheese: 'Parmigiano', blue_cheese: 'Gorgonzola' },
  ],
  [
    /\b(?:french|francais\w*|frances\w*|franzosisch\w*)/,
    { soft_cheese: 'Brie, Camembert', hard_cheese: 'Comté', blue_cheese: 'Roquefort' },
  ],
  [
    /\b(?:spanish|espagnol\w*|spagnol\w*|espanol\w*|spanisch\w*)/,
    { soft_cheese: 'Torta del Casar', hard_cheese: 'Manchego', blue_cheese: 'Cabrales' },
  ],
];

/** 'Italian cheeses': the ones that stand for each kind; `null` where no country is named beside them. */
export function cheeseNamed(prompt: string, thing: ThingId): string | null {
  const said = fold(prompt);
  const country = AT_HOME.find(([words]) =>
    new RegExp(
      String.raw`(?:${words.source}) ${CHEESE.source}|${CHEESE.source} ${words.source}`,
    ).test(said),
  );
  return country ? (country[1][thing as Kind] ?? null) : null;
}

/** The kinds of cheese that a counter has, freshest first. */
export const CHEESE_KINDS: readonly Food[] = [
  {
    name: 'Fresh, goat | Frais, chèvre | Fresco, caprino | Fresco, cabra | Frisch, Ziege',
    thing: 'soft_cheese',
    cheese: { cut: 'log', rind: '#e8e4da', paste: '#fffdf6' },
    fits: [1, 2, 1, 2, 1, 0, 0],
  },
  {
    name: 'Brie, Camembert',
    thing: 'soft_cheese',
    cheese: { cut: 'wheel', rind: '#f6f0e2', paste: '#f3dc9a', tall: 0.16 },
    fits: [2, 1, 2, 1, 1, 0, 0],
  },
  {
    name: 'Washed rind | Croûte lavée | Crosta lavata | Corteza lavada | Rotschmiere',
    thing: 'soft_cheese',
    cheese: { cut: 'wheel', rind: '#d9803a', paste: '#f6dd9c', tall: 0.22 },
    fits: [1, 1, 2, 0, 1, 0, 1],
  },
  {
    name: 'Gouda, Tomme',
    thing: 'hard_cheese',
    cheese: { cut: 'wheel', rind: '#b3402e', paste: '#f2c14a', tall: 0.32, marks: 'eyes' },
    fits: [1, 1, 1, 1, 2, 1, 0],
  },
  {
    name: 'Comté, Parmesan',
    thing: 'hard_cheese',
    cheese: { cut: 'wedge', rind: '#9a6a34', paste: '#f0d690' },
    fits: [1, 1, 2, 0, 1, 2, 1],
  },
  {
    name: 'Blue cheese | Bleu | Erborinato | Queso azul | Blauschimmel',
    thing: 'blue_cheese',
    cheese: { cut: 'wedge', rind: '#e6ddc8', paste: '#fbf6e6', marks: 'veins' },
    fits: [0, 0, 0, 0, 0, 0, 2],
  },
];
