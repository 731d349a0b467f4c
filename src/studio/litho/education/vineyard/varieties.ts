import { FURTHER_VARIETIES } from './further-varieties.ts';
import type { Variety } from './variety.ts';

/** Typical still wines of the grapes that every class begins with. */
export const USUAL_VARIETIES: readonly Variety[] = [
  {
    name: 'Cabernet Sauvignon',
    wine: 'red',
    body: 5,
    acid: 4,
    tannin: 5,
    aromas:
      'blackcurrant, cedar, mint | cassis, cèdre, menthe | ribes nero, cedro, menta | grosella negra, cedro, menta | Cassis, Zeder, Minze',
  },
  {
    name: 'Merlot',
    wine: 'red',
    body: 4,
    acid: 3,
    tannin: 3,
    aromas:
      'plum, black cherry, bay | prune, cerise noire, laurier | prugna, amarena, alloro | ciruela, cereza negra, laurel | Pflaume, Kirsche, Lorbeer',
  },
  {
    name: 'Pinot Noir',
    also: 'Pinot Nero | Spätburgunder | Blauburgunder',
    wine: 'red',
    body: 2,
    acid: 4,
    tannin: 2,
    aromas:
      'raspberry, cherry, forest floor | framboise, cerise, sous-bois | lampone, ciliegia, sottobosco | frambuesa, cereza, sotobosque | Himbeere, Kirsche, Waldboden',
  },
  {
    name: 'Syrah',
    also: 'Shiraz',
    wine: 'red',
    body: 5,
    acid: 3,
    tannin: 4,
    aromas:
      'blackberry, pepper, smoke | mûre, poivre, fumée | mora, pepe, fumo | zarzamora, pimienta, humo | Brombeere, Pfeffer, Rauch',
  },
  {
    name: 'Grenache',
    also: 'Garnacha | Cannonau',
    wine: 'red',
    body: 4,
    acid: 2,
    tannin: 2,
    aromas:
      'strawberry, white pepper | fraise, poivre blanc | fragola, pepe bianco | fresa, pimienta blanca | Erdbeere, weißer Pfeffer',
  },
  {
    name: 'Tempranillo',
    also: 'Tinta Roriz | Tinto Fino | Cencibel',
    wine: 'red',
    body: 4,
    acid: 3,
    tannin: 4,
    aromas:
      'red plum, leather, tobacco | prune rouge, cuir, tabac | prugna, cuoio, tabacco | ciruela, cuero, tabaco | Pflaume, Leder, Tabak',
  },
  {
    name: 'Sangiovese',
    also: 'Brunello',
    wine: 'red',
    body: 3,
    acid: 5,
    tannin: 4,
    aromas:
      'sour cherry, herbs, tea | griotte, herbes, thé | amarena, erbe, tè | guinda, hierbas, té | Sauerkirsche, Kräuter, Tee',
  },
  {
    name: 'Nebbiolo',
    wine: 'red',
    body: 4,
    acid: 5,
    tannin: 5,
    aromas:
      'rose, tar, red cherry | rose, goudron, cerise | rosa, catrame, ciliegia | rosa, alquitrán, cereza | Rose, Teer, Kirsche',
  },
  {
    name: 'Malbec',
    also: 'Côt',
    wine: 'red',
    body: 5,
    acid: 3,
    tannin: 4,
    aromas:
      'black plum, violet | prune noire, violette | prugna nera, viola | ciruela negra, violeta | dunkle Pflaume, Veilchen',
  },
  {
    name: 'Gamay',
    wine: 'red',
    body: 2,
    acid: 4,
    tannin: 2,
    aromas:
      'red berries, violet | fruits rouges, violette | frutti rossi, viola | frutos rojos, violeta | rote Beeren, Veilchen',
  },
  {
    name: 'Chardonnay',
    wine: 'white',
    body: 4,
    acid: 3,
    tannin: 0,
    aromas:
      'apple, lemon, butter | pomme, citron, beurre | mela, limone, burro | manzana, limón, mantequilla | Apfel, Zitrone, Butter',
  },
  {
    name: 'Sauvignon Blanc',
    wine: 'white',
    body: 2,
    acid: 5,
    tannin: 0,
    aromas:
      'gooseberry, grass, elder | groseille, herbe, sureau | uva spina, erba, sambuco | grosella, hierba, saúco | Stachelbeere, Gras, Holunder',
  },
  {
    name: 'Riesling',
    wine: 'white',
    body: 2,
    acid: 5,
    tannin: 0,
    aromas:
      'lime, peach, petrol with age | citron vert, pêche, pétrole | lime, pesca, idrocarburi | lima, melocotón, petróleo | Limette, Pfirsich, Petrol',
  },
  {
    name: 'Pinot Gris',
    also: 'Pinot Grigio | Grauburgunder',
    wine: 'white',
    isPink: true,
    body: 4,
    acid: 3,
    tannin: 0,
    aromas:
      'pear, honey, almond | poire, miel, amande | pera, miele, mandorla | pera, miel, almendra | Birne, Honig, Mandel',
  },
  {
    name: 'Gewürztraminer',
    wine: 'white',
    isPink: true,
    body: 4,
    acid: 2,
    tannin: 0,
    aromas:
      'lychee, rose, ginger | litchi, rose, gingembre | litchi, rosa, zenzero | lichi, rosa, jengibre | Litschi, Rose, Ingwer',
  },
  {
    name: 'Chenin Blanc',
    also: 'Steen',
    wine: 'white',
    body: 3,
    acid: 5,
    tannin: 0,
    aromas:
      'quince, apple, wool | coing, pomme, laine | cotogna, mela, lana | membrillo, manzana, lana | Quitte, Apfel, Wolle',
  },
  {
    name: 'Albariño',
    also: 'Alvarinho',
    wine: 'white',
    body: 3,
    acid: 4,
    tannin: 0,
    aromas:
      'peach, citrus, sea salt | pêche, agrumes, sel marin | pesca, agrumi, sale | melocotón, cítricos, sal | Pfirsich, Zitrus, Meersalz',
  },
  {
    name: 'Grüner Veltliner',
    wine: 'white',
    body: 3,
    acid: 4,
    tannin: 0,
    aromas:
      'white pepper, apple, lentil | poivre blanc, pomme | pepe bianco, mela | pimienta blanca, manzana | weißer Pfeffer, Apfel',
  },
  {
    name: 'Cabernet Franc',
    wine: 'red',
    body: 3,
    acid: 4,
    tannin: 3,
    aromas:
      'raspberry, violet, bell pepper | framboise, violette, poivron | lampone, viola, peperone | frambuesa, violeta, pimiento | Himbeere, Veilchen, Paprika',
  },
];

/** All that we can tell of. */
export const VARIETIES: readonly Variety[] = [...USUAL_VARIETIES, ...FURTHER_VARIETIES];
