import { builtOnly } from '#studio/things/catalogue/made-by.ts';

/** Told by the bottle; by name alone most of them are in a glass already. */
const SPIRITS =
  'gin vodka wodka tequila mezcal whisky whiskey bourbon scotch rum rhum ron grappa cognac brandy armagnac calvados pisco kirsch schnaps limoncello vermouth vermut wermut campari aperol';
/** In German these are one word. */
const FLASCHEN = 'gin wodka whisky rum schnaps grappa cognac';

const bottled = (spirit: string): string[] => [
  `bottle of ${spirit}`,
  `bottles of ${spirit}`,
  `${spirit} bottle`,
  `${spirit} bottles`,
  `bouteille de ${spirit}`,
  `bouteilles de ${spirit}`,
  `bottiglia di ${spirit}`,
  `bottiglie di ${spirit}`,
  `botella de ${spirit}`,
  `botellas de ${spirit}`,
  `flasche ${spirit}`,
  `flaschen ${spirit}`,
];

const WORDS = [
  'gin | vodka | wodka | tequila | mezcal | ginebra | liquor bottle | liquor bottles | spirit bottle | bottle of spirits | bottles of spirits | bouteille d armagnac | botella de ginebra',
  ...SPIRITS.split(' ').flatMap(bottled),
  ...FLASCHEN.split(' ').flatMap((spirit) => [`${spirit}flasche`, `${spirit}flaschen`]),
].join(' | ');

/** What is stronger than wine, in a bottle that nobody takes for one of wine. */
export const GOODS_SPIRITS = [
  builtOnly('spirit_bottle', ['bottle of spirits', 'bottles of spirits'], 'tall', WORDS),
] as const;
