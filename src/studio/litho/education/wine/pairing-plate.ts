import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { circle, rectangle, type Rect } from '#studio/litho/geometry.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { drawListPlate } from '#studio/litho/education/any-topic/list-plate.ts';
import { CHEESE_KINDS, cheeseNamed, isOfCheese } from './cheeses.ts';
import type { Food } from './paired-food.ts';
import { put } from '#studio/litho/education/put.ts';
import { VARIETIES } from '#studio/litho/education/vineyard/varieties.ts';
import {
  PLATE_INK,
  PLATE_SOFT,
  say,
  writeLines,
  type Plate,
} from '#studio/litho/education/plate.ts';

interface Wine {
  name: string;
  wine: WineColour;
  thing: ThingId;
}

const WINES: readonly Wine[] = [
  {
    name: 'Sparkling | Effervescent | Spumante | Espumoso | Schaumwein',
    wine: 'sparkling',
    thing: 'champagne_flute',
  },
  {
    name: 'Light white | Blanc vif | Bianco fresco | Blanco fresco | Leichter Weißer',
    wine: 'white',
    thing: 'glass',
  },
  {
    name: 'Rich white | Blanc riche | Bianco ricco | Blanco con cuerpo | Kräftiger Weißer',
    wine: 'white',
    thing: 'glass',
  },
  { name: 'Rosé | Rosé | Rosato | Rosado | Rosé', wine: 'rose', thing: 'glass' },
  {
    name: 'Light red | Rouge léger | Rosso leggero | Tinto ligero | Leichter Roter',
    wine: 'red',
    thing: 'glass',
  },
  {
    name: 'Full red | Rouge corsé | Rosso corposo | Tinto con cuerpo | Kräftiger Roter',
    wine: 'red',
    thing: 'glass',
  },
  { name: 'Sweet | Doux | Dolce | Dulce | Süßwein', wine: 'orange', thing: 'glass' },
];

const FOODS: readonly Food[] = [
  {
    name: 'Oysters | Huîtres | Ostriche | Ostras | Austern',
    thing: 'oyster',
    fits: [2, 2, 1, 0, 0, 0, 0],
  },
  { name: 'Fish | Poisson | Pesce | Pescado | Fisch', thing: 'fish', fits: [1, 2, 2, 1, 1, 0, 0] },
  {
    name: 'Poultry | Volaille | Pollame | Ave | Geflügel',
    thing: 'roast_chicken',
    fits: [1, 1, 2, 1, 2, 0, 0],
  },
  {
    name: 'Red meat | Viande rouge | Carne rossa | Carne roja | Rotes Fleisch',
    thing: 'steak',
    fits: [0, 0, 0, 0, 1, 2, 0],
  },
  {
    name: 'Cured ham | Jambon cru | Prosciutto | Jamón | Rohschinken',
    thing: 'ham',
    fits: [2, 1, 1, 2, 1, 0, 0],
  },
  {
    name: 'Salad | Salade | Insalata | Ensalada | Salat',
    thing: 'salad',
    fits: [1, 2, 0, 2, 0, 0, 0],
  },
  {
    name: 'Pizza, pasta | Pizza, pâtes | Pizza, pasta | Pizza, pasta | Pizza, Pasta',
    thing: 'pizza',
    fits: [1, 1, 1, 1, 2, 1, 0],
  },
  {
    name: 'Soft cheese | Pâte molle | Formaggio molle | Queso blando | Weichkäse',
    thing: 'soft_cheese',
    fits: [2, 2, 2, 1, 1, 0, 0],
  },
  {
    name: 'Hard cheese | Fromage dur | Formaggio duro | Queso curado | Hartkäse',
    thing: 'hard_cheese',
    fits: [1, 1, 2, 0, 1, 2, 1],
  },
  {
    name: 'Blue cheese | Bleu | Erborinato | Queso azul | Blauschimmel',
    thing: 'blue_cheese',
    fits: [0, 0, 0, 0, 0, 0, 2],
  },
  {
    name: 'Dessert | Dessert | Dolce | Postre | Nachtisch',
    thing: 'cake',
    fits: [0, 0, 0, 0, 0, 0, 2],
  },
];

/** Only where it is asked for. */
const CHOCOLATE: Food = {
  name: 'Dark chocolate | Chocolat noir | Cioccolato fondente | Chocolate negro | Dunkle Schokolade',
  thing: 'chocolate',
  fits: [0, 0, 0, 0, 0, 0, 2],
};

const CHEESES = FOODS.filter(({ thing }) => thing.endsWith('_cheese'));

const KINDS: readonly (readonly [RegExp, ThingId])[] = [
  [
    /oyster|shellfish|seafood|huitre|fruits de mer|ostric|frutti di mare|ostra|marisco|auster|meeresfr/,
    'oyster',
  ],
  [/fish|salmon|poisson|saumon|pesce|salmone|pescado|fisch|lachs|sushi/, 'fish'],
  [
    /chicken|poultry|turkey|duck|poulet|volaille|pollo|pollame|\bave|huhn|hahn|geflugel|ente/,
    'roast_chicken',
  ],
  [
    /beef|steak|lamb|game|red meat|meat|boeuf|agneau|gibier|viande|manzo|agnello|carne|ternera|cordero|rind|lamm|wild|fleisch|burger/,
    'steak',
  ],
  [
    /ham|salami|charcuterie|jambon|salumi|prosciutto|jamon|schinken|wurst|pork|porc|maiale|cerdo|schwein/,
    'ham',
  ],
  [/salad|vegetable|salade|legume|insalata|verdur|ensalada|salat|gemuse|asparag|spargel/, 'salad'],
  [/pizza|pasta|pates/, 'pizza'],
  [/blue|bleu|roquefort|gorgonzola|erborinat|azul|blau|stilton/, 'blue_cheese'],
  [/soft|goat|brie|camembert|chevre|frais|molle|caprino|tierno|cabra|weich|ziege/, 'soft_cheese'],
  [/chees|fromage|formagg|queso|kase/, 'hard_cheese'],
  [
    /dessert|cake|chocolate|sweet|gateau|dolce|torta|postre|tarta|nachtisch|kuchen|schokolade/,
    'cake',
  ],
];

/** A dish in the customer's words, with what is served to its kind. */
function foodFor(name: string): Food[] {
  const thing = KINDS.find(([words]) => words.test(fold(name)))?.[1];
  const food = FOODS.find((one) => one.thing === thing);
  return food ? [{ ...food, name: name.charAt(0).toLocaleUpperCase() + name.slice(1) }] : [];
}

const MEATS: readonly ThingId[] = ['roast_chicken', 'steak', 'ham'];
const MEAT = /\b(?:meats?|viandes?|carni?|carnes?|fleisch\w*)\b/;

/** 'With meat', 'for seafood': only those rows. */
function foodsNamed(prompt: string, asked: ReadonlySet<ThingId>): readonly Food[] {
  const said = fold(prompt);
  const isRed = /\bred meat|viande rouge|carne ross|carne roja|rotes fleisch/.test(said);
  const isOf = ({ thing }: Food) =>
    asked.has(thing) ||
    (thing === 'oyster' && SEAFOOD.test(said)) ||
    (thing === 'fish' && (SEAFOOD.test(said) || FISH.test(said))) ||
    (MEAT.test(said) && !isRed && MEATS.includes(thing));
  return [...FOODS, CHOCOLATE].filter(isOf);
}
const SEAFOOD = /\bseafood|shellfish|fruits de mer|frutti di mare|mariscos?|meeresfruchte/;
const FISH = /\bfish|poissons?|pesce|pescado|fisch\w*/;

/** The cheeses of a country that is named, else the kinds that every counter has. */
function cheesesFor(prompt: string): readonly Food[] {
  const atHome = CHEESES.flatMap((food) => {
    const name = cheeseNamed(prompt, food.thing);
    return name ? [{ ...food, name }] : [];
  });
  return atHome.length > 0 ? atHome : CHEESE_KINDS;
}

/** Foods down, wines across: a full dot is a classic, a small one goes well. */
export function drawPairingPlate(plate: Plate): void {
  const { area, wish, spec, textPx } = plate;
  const items = wish.items ?? [];
  const dictated = items.flatMap(({ name }) => foodFor(name));
  // Dishes that we know no wine for are printed as they were written.
  if (items.length > 2 && dictated.length * 2 <= items.length) {
    drawListPlate(plate);
    return;
  }
  const asked = new Set(spec.things.map(({ thing }) => thing));
  const named = foodsNamed(spec.prompt, asked);
  const cheeses = isOfCheese(spec) ? cheesesFor(spec.prompt) : [];
  const foods =
    [dictated, cheeses].find((some) => some.length > 1) ?? (named.length > 0 ? named : FOODS);
  // 'Food for Riesling': of white wines only.
  const grape = VARIETIES.find(({ name }) => wish.grapes.length === 1 && name === wish.grapes[0]);
  const colours = wish.wines.length === 0 && grape ? [grape.wine] : wish.wines;
  const shown = WINES.map((wine, i) => ({ ...wine, i })).filter(
    ({ wine }) => colours.length === 0 || colours.includes(wine),
  );
  const wines = shown.length > 0 ? shown : WINES.map((wine, i) => ({ ...wine, i }));
  const head = Math.min(area.height * 0.2, textPx * 5);
  const left = area.width * 0.3;
  const foot = textPx * 1.3;
  const row = (area.height - head - foot) / foods.length;
  const column = (area.width - left) / wines.length;
  const size = Math.min(textPx * 0.86, row * 0.42, column * 0.26);
  wines.forEach((wine, i) => {
    const cell: Rect = { x: area.x + left + i * column, y: area.y, width: column, height: head };
    put(
      plate,
      wine.thing,
      { ...cell, height: head - size * 2.4 },
      { wine: wine.wine, scale: 0.96 },
    );
    writeLines(plate, say(plate, wine.name), [cell.x + column / 2, area.y + head - size * 1.3], {
      sizePx: size * 0.9,
      maxWidth: column * 0.96,
      maxLines: 2,
    });
  });
  foods.forEach((food, r) => {
    const y = area.y + head + r * row;
    plate.press.fill(
      rectangle({ x: area.x, y, width: area.width, height: plate.press.unit * 1.1 }),
      '#cdbd9f',
    );
    const icon = Math.min(row * 1.25, left * 0.46);
    const tall = Math.min(row * 0.86, icon);
    put(plate, food.thing, { x: area.x, y: y + (row - tall) / 2, width: icon, height: tall });
    writeLines(plate, say(plate, food.name), [area.x + icon * 1.12, y + row / 2 + size * 0.3], {
      sizePx: size,
      maxWidth: left - icon * 1.2,
      maxLines: 1,
      align: 'left',
    });
    wines.forEach(({ i, wine }, c) =>
      drawFit(
        plate,
        food.fits[i] ?? 0,
        wine,
        [area.x + left + (c + 0.5) * column, y + row / 2],
        Math.min(row, column) * 0.3,
      ),
    );
  });
  writeLines(
    plate,
    say(
      plate,
      'large: a classic · small: goes well · none: rather not | grand : un classique · petit : va bien · rien : plutôt non | grande: un classico · piccolo: sta bene · niente: meglio di no | grande: un clásico · pequeño: va bien · nada: mejor no | groß: klassisch · klein: passt gut · keiner: eher nicht',
    ),
    [area.x + area.width / 2, area.y + area.height - textPx * 0.15],
    {
      sizePx: textPx * 0.78,
      maxWidth: area.width,
      maxLines: 1,
      face: 'cormorantItalic',
      ink: PLATE_SOFT,
    },
  );
}

const DOTS: Readonly<Record<WineColour, string>> = {
  red: '#8a1f33',
  white: '#d9bd5a',
  rose: '#e39087',
  orange: '#c4862c',
  sparkling: '#e3c565',
  sparkling_rose: '#e39087',
};

function drawFit(
  plate: Plate,
  fit: number,
  wine: WineColour,
  at: readonly [number, number],
  radius: number,
): void {
  if (fit === 0) return;
  const dot = circle(at, radius * (fit === 2 ? 1 : 0.5));
  plate.press.fill(dot, DOTS[wine]);
  plate.press.stroke(dot, PLATE_INK, plate.press.unit * 1.3);
}
