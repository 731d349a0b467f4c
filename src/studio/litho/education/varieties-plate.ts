import type { WineColour } from '#studio/scene-spec.ts';
import { fold } from '#studio/lexicon/normalise.ts';
import { circle, rectangle, type Rect } from '#studio/litho/geometry.ts';
import { drawCluster } from '#studio/litho/props/grapes.ts';
import { PLATE_INK, PLATE_SOFT, say, write, writeLines, type Plate } from './plate.ts';

interface Variety {
  name: string;
  wine: WineColour;
  /** Body, acidity and tannin from 1 to 5. */
  body: number;
  acid: number;
  tannin: number;
  aromas: string;
}

/** Typical still wines of each grape. */
export const VARIETIES: readonly Variety[] = [
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
    wine: 'red',
    body: 2,
    acid: 4,
    tannin: 2,
    aromas:
      'raspberry, cherry, forest floor | framboise, cerise, sous-bois | lampone, ciliegia, sottobosco | frambuesa, cereza, sotobosque | Himbeere, Kirsche, Waldboden',
  },
  {
    name: 'Syrah',
    wine: 'red',
    body: 5,
    acid: 3,
    tannin: 4,
    aromas:
      'blackberry, pepper, smoke | mûre, poivre, fumée | mora, pepe, fumo | zarzamora, pimienta, humo | Brombeere, Pfeffer, Rauch',
  },
  {
    name: 'Grenache',
    wine: 'red',
    body: 4,
    acid: 2,
    tannin: 2,
    aromas:
      'strawberry, white pepper | fraise, poivre blanc | fragola, pepe bianco | fresa, pimienta blanca | Erdbeere, weißer Pfeffer',
  },
  {
    name: 'Tempranillo',
    wine: 'red',
    body: 4,
    acid: 3,
    tannin: 4,
    aromas:
      'red plum, leather, tobacco | prune rouge, cuir, tabac | prugna, cuoio, tabacco | ciruela, cuero, tabaco | Pflaume, Leder, Tabak',
  },
  {
    name: 'Sangiovese',
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
    wine: 'white',
    body: 4,
    acid: 3,
    tannin: 0,
    aromas:
      'pear, honey, almond | poire, miel, amande | pera, miele, mandorla | pera, miel, almendra | Birne, Honig, Mandel',
  },
  {
    name: 'Gewürztraminer',
    wine: 'white',
    body: 4,
    acid: 2,
    tannin: 0,
    aromas:
      'lychee, rose, ginger | litchi, rose, gingembre | litchi, rosa, zenzero | lichi, rosa, jengibre | Litschi, Rose, Ingwer',
  },
  {
    name: 'Chenin Blanc',
    wine: 'white',
    body: 3,
    acid: 5,
    tannin: 0,
    aromas:
      'quince, apple, wool | coing, pomme, laine | cotogna, mela, lana | membrillo, manzana, lana | Quitte, Apfel, Wolle',
  },
  {
    name: 'Albariño',
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
];

const COLUMNS = {
  body: 'body | corps | corpo | cuerpo | Körper',
  acid: 'acidity | acidité | acidità | acidez | Säure',
  tannin: 'tannin | tanin | tannino | tanino | Gerbstoff',
} as const;

const MOST = 10;

function chosen({ wish, area }: Plate): readonly Variety[] {
  const named = VARIETIES.filter(({ name }) =>
    wish.grapes.some((grape) => fold(grape) === fold(name)),
  );
  if (named.length > 1) return named;
  const colours = wish.wines.map((wine) => (wine === 'red' || wine === 'rose' ? 'red' : 'white'));
  const fitting = VARIETIES.filter(
    ({ wine }) => colours.length === 0 || colours.includes(wine as 'red' | 'white'),
  );
  const most = area.width > area.height * 1.6 ? 6 : MOST;
  if (colours.length > 0) return fitting.slice(0, most);
  // Both colours in halves.
  const half = most / 2;
  return [
    ...fitting.filter(({ wine }) => wine === 'red').slice(0, half),
    ...fitting.filter(({ wine }) => wine === 'white').slice(0, half),
  ];
}

/** One line for each grape: a bunch, its name, three scales and what it smells of. */
export function drawVarietiesPlate(plate: Plate): void {
  const { area, textPx } = plate;
  const grapes = chosen(plate);
  const head = textPx * 1.5;
  const height = (area.height - head) / grapes.length;
  const size = Math.min(textPx * 0.95, height * 0.34, area.width * 0.03);
  const columns = { name: 0.1, body: 0.4, acid: 0.55, tannin: 0.7, aromas: 0.79 };
  for (const key of ['body', 'acid', 'tannin'] as const) {
    write(plate, say(plate, COLUMNS[key]), [area.x + area.width * columns[key], area.y + size], {
      sizePx: size * 0.9,
      face: 'cormorantItalic',
      ink: PLATE_SOFT,
    });
  }
  grapes.forEach((grape, i) => {
    const row: Rect = { ...area, y: area.y + head + i * height, height };
    drawVariety(plate, grape, row, { size, columns });
  });
}

function drawVariety(
  plate: Plate,
  grape: Variety,
  row: Rect,
  {
    size,
    columns,
  }: { size: number; columns: Record<'name' | 'body' | 'acid' | 'tannin' | 'aromas', number> },
): void {
  const { press, random } = plate;
  const middle = row.y + row.height / 2;
  const x = (share: number) => row.x + row.width * share;
  press.fill(
    rectangle({ x: row.x, y: row.y, width: row.width, height: press.unit * 1.1 }),
    '#cdbd9f',
  );
  drawCluster(press, {
    stalk: [x(0.045), row.y + row.height * 0.08],
    heightPx: row.height * 0.84,
    wine: grape.wine,
    random: random.fork(grape.name),
    lightSide: 1,
  });
  writeLines(plate, grape.name, [x(columns.name), middle + size * 0.3], {
    sizePx: size,
    maxWidth: row.width * 0.22,
    maxLines: 1,
    align: 'left',
  });
  for (const key of ['body', 'acid', 'tannin'] as const) {
    if (grape[key] === 0) {
      write(plate, '–', [x(columns[key]), middle + size * 0.3], { sizePx: size, ink: PLATE_SOFT });
      continue;
    }
    for (let i = 0; i < 5; i++) {
      const dot = circle([x(columns[key]) + (i - 2) * size * 0.82, middle], size * 0.3);
      if (i < grape[key]) press.fill(dot, grape.wine === 'red' ? '#8a1f33' : '#c9a23c');
      press.stroke(dot, PLATE_INK, press.unit * 1.2);
    }
  }
  writeLines(plate, say(plate, grape.aromas), [x(columns.aromas), middle + size * 0.02], {
    sizePx: size * 0.84,
    maxWidth: row.width * (1 - columns.aromas),
    maxLines: 2,
    align: 'left',
    face: 'cormorantItalic',
    ink: PLATE_SOFT,
    isCentred: true,
  });
}
