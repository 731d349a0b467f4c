import { builtOnly } from '#studio/things/catalogue/made-by.ts';

/** 'Beer bottle', 'bouteille de bière': by the drink's name in each language. */
const bottled = (
  english: readonly string[],
  [french, italian, spanish, german]: readonly [string, string, string, string],
): string =>
  [
    ...english.flatMap((drink) => [
      `bottle of ${drink}`,
      `bottles of ${drink}`,
      `${drink} bottle`,
      `${drink} bottles`,
    ]),
    ...french.split(', ').flatMap((name) => [`bouteille de ${name}`, `bouteilles de ${name}`]),
    ...italian.split(', ').flatMap((name) => [`bottiglia di ${name}`, `bottiglie di ${name}`]),
    ...spanish.split(', ').flatMap((name) => [`botella de ${name}`, `botellas de ${name}`]),
    ...german
      .split(', ')
      .flatMap((name) => [
        `flasche ${name}`,
        `flaschen ${name}`,
        `${name}flasche`,
        `${name}flaschen`,
      ]),
  ].join(' | ');

/** What comes in bottles and is no wine: nobody takes them for one. */
export const GOODS_OTHER_DRINKS = [
  builtOnly(
    'beer_bottle',
    ['bottle of beer', 'bottles of beer'],
    'tall',
    bottled(
      ['beer', 'craft beer', 'lager', 'ale', 'stout', 'pale ale', 'dark beer'],
      ['bière, bière artisanale', 'birra, birra artigianale', 'cerveza, cerveza artesana', 'bier'],
    ),
  ),
  builtOnly(
    'cider_bottle',
    ['bottle of cider', 'bottles of cider'],
    'tall',
    bottled(
      ['cider', 'apple cider', 'hard cider', 'perry'],
      ['cidre', 'sidro', 'sidra', 'apfelwein'],
    ),
  ),
  builtOnly(
    'juice_bottle',
    ['bottle of juice', 'bottles of juice'],
    'tall',
    bottled(
      [
        'juice',
        'grape juice',
        'white grape juice',
        'apple juice',
        'orange juice',
        'tomato juice',
        'lemonade',
      ],
      [
        'jus, jus de raisin, jus de pomme, limonade',
        'succo, succo d uva, succo di mela, limonata',
        'zumo, zumo de uva, zumo de manzana, mosto, limonada',
        'saft, traubensaft, apfelsaft, limonaden',
      ],
    ),
  ),
  builtOnly(
    'sake_flask',
    ['sake flask', 'sake flasks'],
    'tall',
    'sake | saké | saki | sake flask | sake bottle | sake bottles | bottle of sake | bottles of sake | carafe of sake | tokkuri | sake set | bouteille de saké | flacon de saké | bottiglia di sakè | sakè | botella de sake | sakeflasche | flasche sake',
  ),
  builtOnly(
    'sake_cup',
    ['sake cup', 'sake cups'],
    'small',
    'sake cup | sake cups | cup of sake | cups of sake | ochoko | glass of sake | glasses of sake | coupe de saké | tasse de saké | tazzina di sakè | vasito de sake | taza de sake | sakebecher | sakeschale',
  ),
  builtOnly(
    'hot_chocolate',
    ['cup of hot chocolate', 'cups of hot chocolate'],
    'small',
    'hot chocolate | cup of hot chocolate | mug of hot chocolate | cups of hot chocolate | hot cocoa | cup of cocoa | cocoa with marshmallows | chocolat chaud | tasse de chocolat chaud | cioccolata calda | tazza di cioccolata | chocolate caliente | taza de chocolate | heisse schokolade | heiße schokolade | trinkschokolade | tasse kakao',
  ),
] as const;
