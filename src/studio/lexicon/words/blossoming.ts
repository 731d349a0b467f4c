/** Fruit trees whose blossom says spring, as each language names them; folded. */
const TREES = {
  en: 'almond cherry apple peach apricot pear plum fruit',
  fr: 'amandiers cerisiers pommiers pechers abricotiers poiriers pruniers fruitiers',
  it: 'mandorli ciliegi meli peschi albicocchi peri susini',
  es: 'almendros cerezos manzanos melocotoneros albaricoqueros perales ciruelos',
  de: 'mandelbaume kirschbaume apfelbaume pfirsichbaume aprikosenbaume birnbaume pflaumenbaume obstbaume',
} as const;

const each = (list: string, say: (tree: string) => readonly string[]): string[] =>
  list.split(' ').flatMap(say);

/** 'Blossoming almond trees', 'amandiers en fleurs': several trees that are known by their bloom alone. */
export const BLOSSOMING_TREES: string = [
  ...each(TREES.en, (tree) => [
    ...['blossoming', 'blooming', 'flowering'].map((how) => `${how} ${tree} trees`),
    ...['in bloom', 'in blossom', 'in flower'].map((how) => `${tree} trees ${how}`),
    ...(tree === 'fruit' ? [] : [`${tree} blossom`, `${tree} blossoms`]),
  ]),
  ...each(TREES.fr, (tree) => [`${tree} en fleurs`, `${tree} en fleur`]),
  ...each(TREES.it, (tree) => [`${tree} in fiore`]),
  ...each(TREES.es, (tree) => [`${tree} en flor`]),
  ...each(TREES.de, (tree) => [`bluhende ${tree}`, `bluhenden ${tree}n`]),
].join(' | ');
