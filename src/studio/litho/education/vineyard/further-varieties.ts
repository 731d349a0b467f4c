import type { Variety } from './variety.ts';

/** What wines smell of, in the five languages of the plates. */
const AROMAS = {
  almond: 'almond | amande | mandorla | almendra | Mandel',
  apple: 'apple | pomme | mela | manzana | Apfel',
  apricot: 'apricot | abricot | albicocca | albaricoque | Aprikose',
  blackberry: 'blackberry | mûre | mora | zarzamora | Brombeere',
  blackCherry: 'black cherry | cerise noire | amarena | cereza negra | schwarze Kirsche',
  bellPepper: 'bell pepper | poivron | peperone | pimiento | Paprika',
  blossom: 'blossom | fleurs blanches | fiori bianchi | flor blanca | Blüten',
  cherry: 'cherry | cerise | ciliegia | cereza | Kirsche',
  chocolate: 'chocolate | chocolat | cioccolato | chocolate | Schokolade',
  citrus: 'citrus | agrumes | agrumi | cítricos | Zitrus',
  driedFruit: 'dried fruit | fruits secs | frutta secca | fruta seca | Dörrobst',
  elder: 'elderflower | sureau | sambuco | saúco | Holunder',
  fennel: 'fennel | fenouil | finocchio | hinojo | Fenchel',
  grape: 'fresh grape | raisin frais | uva fresca | uva fresca | frische Traube',
  hay: 'hay | foin | fieno | heno | Heu',
  hazelnut: 'hazelnut | noisette | nocciola | avellana | Haselnuss',
  herbs: 'herbs | herbes | erbe | hierbas | Kräuter',
  honey: 'honey | miel | miele | miel | Honig',
  leather: 'leather | cuir | cuoio | cuero | Leder',
  lemon: 'lemon | citron | limone | limón | Zitrone',
  liquorice: 'liquorice | réglisse | liquirizia | regaliz | Lakritze',
  orangeBlossom: 'orange blossom | fleur d’oranger | fiori d’arancio | azahar | Orangenblüte',
  peach: 'peach | pêche | pesca | melocotón | Pfirsich',
  pear: 'pear | poire | pera | pera | Birne',
  pepper: 'pepper | poivre | pepe | pimienta | Pfeffer',
  plum: 'plum | prune | prugna | ciruela | Pflaume',
  quince: 'quince | coing | mela cotogna | membrillo | Quitte',
  raspberry: 'raspberry | framboise | lampone | frambuesa | Himbeere',
  rose: 'rose | rose | rosa | rosa | Rose',
  salt: 'sea salt | sel marin | sale | sal marina | Meersalz',
  smoke: 'smoke | fumée | fumo | humo | Rauch',
  sourCherry: 'sour cherry | griotte | marasca | guinda | Sauerkirsche',
  spice: 'spice | épices | spezie | especias | Gewürze',
  strawberry: 'strawberry | fraise | fragola | fresa | Erdbeere',
  tomato: 'tomato | tomate | pomodoro | tomate | Tomate',
  violet: 'violet | violette | viola | violeta | Veilchen',
} as const;
type Aroma = keyof typeof AROMAS;

type Row = readonly [
  name: string,
  also: string,
  body: number,
  acid: number,
  tannin: number,
  aromas: readonly Aroma[],
];

/** Body, acidity and tannin of typical dry wines. Sources: docs/studio/facts.md. */
const REDS: readonly Row[] = [
  ['Zweigelt', 'Rotburger', 2, 4, 2, ['cherry', 'raspberry', 'pepper']],
  ['Blaufränkisch', 'Lemberger | Kékfrankos', 3, 4, 3, ['blackberry', 'cherry', 'pepper']],
  ['Sankt Laurent', 'St. Laurent | Saint Laurent', 3, 3, 3, ['sourCherry', 'plum', 'spice']],
  ['Dornfelder', '', 3, 3, 2, ['cherry', 'blackberry', 'plum']],
  ['Trollinger', 'Schiava | Vernatsch', 1, 3, 1, ['strawberry', 'cherry', 'almond']],
  ['Lagrein', '', 4, 3, 4, ['blackberry', 'violet', 'chocolate']],
  ['Barbera', '', 3, 5, 2, ['cherry', 'plum', 'spice']],
  ['Dolcetto', '', 3, 3, 4, ['blackCherry', 'plum', 'almond']],
  ['Montepulciano', '', 4, 3, 3, ['blackCherry', 'plum', 'herbs']],
  ['Corvina', '', 2, 4, 2, ['sourCherry', 'almond', 'herbs']],
  ['Aglianico', '', 5, 5, 5, ['blackCherry', 'smoke', 'leather']],
  ['Nero d’Avola', "Nero d'Avola", 4, 3, 3, ['plum', 'blackCherry', 'pepper']],
  ['Primitivo', '', 5, 3, 3, ['blackberry', 'driedFruit', 'spice']],
  ['Zinfandel', '', 5, 3, 3, ['blackberry', 'driedFruit', 'spice']],
  ['Negroamaro', '', 4, 3, 3, ['blackCherry', 'plum', 'herbs']],
  ['Mourvèdre', 'Monastrell | Mataro', 5, 3, 5, ['blackberry', 'herbs', 'leather']],
  ['Carignan', 'Cariñena | Carignano | Mazuelo', 4, 4, 4, ['raspberry', 'liquorice', 'herbs']],
  ['Cinsault', 'Cinsaut', 2, 3, 2, ['strawberry', 'raspberry', 'violet']],
  ['Tannat', '', 5, 4, 5, ['blackberry', 'liquorice', 'smoke']],
  ['Petit Verdot', '', 5, 4, 5, ['blackberry', 'plum', 'violet']],
  ['Mencía', '', 3, 4, 3, ['raspberry', 'sourCherry', 'herbs']],
  ['Touriga Nacional', '', 5, 4, 5, ['blackberry', 'plum', 'violet']],
  ['Graciano', '', 4, 5, 4, ['blackberry', 'violet', 'herbs']],
  ['Touriga Franca', '', 4, 3, 4, ['blackberry', 'violet', 'rose']],
  ['Carmenère', 'Carménère', 4, 3, 3, ['blackberry', 'bellPepper', 'chocolate']],
  ['Pinotage', '', 4, 4, 3, ['plum', 'raspberry', 'smoke']],
  ['Xinomavro', '', 4, 5, 5, ['tomato', 'sourCherry', 'liquorice']],
];

const WHITES: readonly Row[] = [
  ['Viognier', '', 4, 2, 0, ['apricot', 'peach', 'blossom']],
  ['Sémillon', 'Semillon', 4, 3, 0, ['lemon', 'apple', 'honey']],
  ['Muscadelle', '', 2, 2, 0, ['grape', 'blossom', 'honey']],
  ['Aligoté', '', 2, 5, 0, ['lemon', 'apple', 'blossom']],
  ['Marsanne', '', 4, 2, 0, ['pear', 'almond', 'blossom']],
  ['Roussanne', '', 4, 3, 0, ['pear', 'apricot', 'herbs']],
  [
    'Pinot Blanc',
    'Weißburgunder | Weissburgunder | Pinot Bianco',
    3,
    3,
    0,
    ['apple', 'pear', 'almond'],
  ],
  ['Silvaner', 'Sylvaner', 2, 3, 0, ['apple', 'hay', 'herbs']],
  ['Müller-Thurgau', 'Rivaner', 2, 2, 0, ['apple', 'elder', 'blossom']],
  ['Muscat', 'Moscato | Muskateller | Moscatel', 2, 3, 0, ['grape', 'orangeBlossom', 'rose']],
  ['Welschriesling', 'Riesling Italico | Graševina', 2, 4, 0, ['apple', 'citrus', 'hay']],
  ['Furmint', '', 3, 5, 0, ['pear', 'quince', 'honey']],
  ['Assyrtiko', '', 3, 5, 0, ['lemon', 'salt', 'smoke']],
  ['Verdejo', '', 3, 4, 0, ['citrus', 'fennel', 'herbs']],
  ['Godello', '', 4, 4, 0, ['peach', 'citrus', 'apple']],
  ['Macabeo', 'Viura', 2, 3, 0, ['apple', 'lemon', 'blossom']],
  ['Vermentino', 'Rolle', 3, 3, 0, ['citrus', 'herbs', 'almond']],
  ['Garganega', '', 3, 4, 0, ['apple', 'pear', 'almond']],
  ['Verdicchio', '', 3, 4, 0, ['lemon', 'apple', 'fennel']],
  ['Trebbiano', 'Ugni Blanc', 2, 4, 0, ['lemon', 'apple', 'blossom']],
  ['Cortese', '', 2, 4, 0, ['lemon', 'pear', 'blossom']],
  ['Arneis', '', 3, 3, 0, ['pear', 'peach', 'almond']],
  ['Fiano', '', 4, 3, 0, ['pear', 'hazelnut', 'honey']],
  ['Falanghina', '', 3, 4, 0, ['apple', 'citrus', 'blossom']],
  ['Greco', '', 4, 4, 0, ['peach', 'citrus', 'almond']],
  ['Grillo', '', 3, 3, 0, ['lemon', 'peach', 'herbs']],
  ['Glera', '', 2, 4, 0, ['apple', 'pear', 'blossom']],
  ['Melon de Bourgogne', '', 2, 4, 0, ['lemon', 'apple', 'salt']],
  ['Picpoul', 'Piquepoul', 2, 5, 0, ['lemon', 'apple', 'salt']],
  ['Torrontés', '', 3, 3, 0, ['rose', 'peach', 'citrus']],
];

/** Word by word in each language: 'cherry, pepper | cerise, poivre | …'. */
function inAllLanguages(aromas: readonly Aroma[]): string {
  const words = aromas.map((aroma) => AROMAS[aroma].split(' | '));
  const languages = words[0] ?? [];
  return languages.map((_, i) => words.map((word) => word[i] ?? '').join(', ')).join(' | ');
}

const varietyOf =
  (wine: Variety['wine']) =>
  ([name, also, body, acid, tannin, aromas]: Row): Variety => ({
    name,
    ...(also && { also }),
    wine,
    body,
    acid,
    tannin,
    aromas: inAllLanguages(aromas),
  });

/** Grapes that are compared or told of where they are named. */
export const FURTHER_VARIETIES: readonly Variety[] = [
  ...REDS.map(varietyOf('red')),
  ...WHITES.map(varietyOf('white')),
];
