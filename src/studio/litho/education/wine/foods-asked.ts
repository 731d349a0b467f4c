import { capital } from '#studio/typography/capital.ts';
import type { SceneSpec, PlateWish } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { CHEESE_KINDS, cheeseNamed, isOfCheese } from './cheeses.ts';
import type { Food } from './paired-food.ts';

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

/** Only where they are asked for. */
const CHOCOLATE: Food = {
  name: 'Dark chocolate | Chocolat noir | Cioccolato fondente | Chocolate negro | Dunkle Schokolade',
  thing: 'chocolate',
  fits: [0, 0, 0, 0, 0, 0, 2],
};

const MILK_CHOCOLATE: Food = {
  name: 'Milk chocolate | Chocolat au lait | Cioccolato al latte | Chocolate con leche | Milchschokolade',
  thing: 'chocolate',
  fits: [0, 0, 0, 0, 1, 0, 2],
};
const WHITE_CHOCOLATE: Food = {
  name: 'White chocolate | Chocolat blanc | Cioccolato bianco | Chocolate blanco | Weiße Schokolade',
  thing: 'chocolate',
  colour: '#efe2c0',
  fits: [1, 0, 0, 1, 0, 0, 2],
};

const MUSHROOMS: Food = {
  name: 'Mushrooms | Champignons | Funghi | Setas | Pilze',
  thing: 'mushroom',
  fits: [1, 0, 2, 0, 2, 1, 0],
};
const SPICY: Food = {
  name: 'Spicy dishes | Plats épicés | Piatti piccanti | Platos picantes | Scharfes',
  thing: 'chilli',
  fits: [1, 2, 0, 1, 0, 0, 0],
};
const RARER: readonly Food[] = [CHOCOLATE, MUSHROOMS, SPICY];

const CHEESES = FOODS.filter(({ thing }) => thing.endsWith('_cheese'));

const KINDS: readonly (readonly [RegExp, ThingId])[] = [
  [
    /oyster|shellfish|seafood|huitre|fruits de mer|ostric|frutti di mare|ostra|marisco|auster|meeresfr/,
    'oyster',
  ],
  [
    /fish|salmon|poisson|saumon|pesce|salmone|pescado|fisch|lachs|sushi|tuna|prawn|shrimp|lobster|crab|paella|mussel|trout|cod\b/,
    'fish',
  ],
  [
    /chicken|poultry|turkey|duck|poulet|volaille|pollo|pollame|\bave|huhn|hahn|geflugel|ente/,
    'roast_chicken',
  ],
  [
    /beef|steak|lamb|game|red meat|meat|boeuf|agneau|gibier|viande|manzo|agnello|carne|ternera|cordero|rind|lamm|wild|fleisch|burger/,
    'steak',
  ],
  [
    /\bham\b|salami|charcuterie|jambon|salumi|prosciutto|jamon|schinken|wurst|pork|porc|maiale|cerdo|schwein/,
    'ham',
  ],
  [/salad|vegetable|salade|legume|insalata|verdur|ensalada|salat|gemuse|asparag|spargel/, 'salad'],
  [/mushroom|truffle|champignon|truffe|fungh|tartuf|setas?\b|trufa|pilz|truffel/, 'mushroom'],
  [/spicy|curry|thai|indian|chill?i|epice|piccant|picante|scharf/, 'chilli'],
  [/pizza|pasta|pates|spaghetti|lasagn|noodle|nudel/, 'pizza'],
  [/dark chocolate|chocolat|cioccolat|schokolad/, 'chocolate'],
  [/blue|bleu|roquefort|gorgonzola|erborinat|azul|blau|stilton/, 'blue_cheese'],
  [/soft|goat|brie|camembert|chevre|frais|molle|caprino|tierno|cabra|weich|ziege/, 'soft_cheese'],
  [
    /chees|fromage|formagg|queso|kase|cheddar|comte|gruyere|emmental|manchego|parmesan|parmigian|pecorino|gouda|beaufort|mimolette/,
    'hard_cheese',
  ],
  [/dessert|cake|sweet|gateau|dolce|torta|postre|tarta|nachtisch|kuchen/, 'cake'],
];

/** Whether a food is named, of which a chart tells the wines. */
export const namesFood = (prompt: string): boolean => {
  const said = fold(prompt).replaceAll(NO_FOOD, ' ');
  return KINDS.some(([words]) => words.test(said));
};
/** 'Avec' is no 'ave', and sweet wine no dessert. */
const NO_FOOD = /\bavec\b|\b(?:sweet|dessert) wines?\b|\bvin[oi] dolc[ei]\b/g;

/** A dish in the customer's words, with what is served to its kind. */
function foodFor(name: string): Food[] {
  const bar = chocolateNamed(name);
  if (bar) return [{ ...bar, name: capital(name) }];
  const thing = KINDS.find(([words]) => words.test(fold(name)))?.[1];
  const food = [...FOODS, ...RARER].find((one) => one.thing === thing);
  return food ? [{ ...food, name: capital(name) }] : [];
}

/** Which of the three: they are served with different wines. */
function chocolateNamed(name: string): Food | null {
  const said = fold(name);
  if (!/chocolat|cioccolat|schokolad/.test(said) || /cake|kuchen|gateau|torta|tarta/.test(said))
    return null;
  if (/white|blanc|bianco|weiss/.test(said)) return WHITE_CHOCOLATE;
  return /milk|lait|latte|leche|milch/.test(said) ? MILK_CHOCOLATE : CHOCOLATE;
}

/** 'Wine and chocolate': nobody said which. */
const CHOCOLATES: readonly Food[] = [CHOCOLATE, MILK_CHOCOLATE, WHITE_CHOCOLATE];
const KIND_OF_CHOCOLATE =
  /\b(?:dark|bitter|milk|white) chocolate|chocolat (?:noir|au lait|blanc)|cioccolato (?:fondente|al latte|bianco)|chocolate (?:negro|con leche|blanco)|(?:dunkle|zartbitter|milch|weisse) ?schokolade/;

/** The three of a counter, where chocolate is all that is eaten and no kind of it was named. */
function chocolatesFor(foods: readonly Food[], prompt: string): readonly Food[] {
  if (foods.length !== 1 || foods[0]?.thing !== 'chocolate') return foods;
  const kind = KIND_OF_CHOCOLATE.exec(fold(prompt))?.[0];
  const named = kind ? chocolateNamed(kind) : null;
  return named ? [named] : CHOCOLATES;
}

/** Whether a chart is about nothing but chocolate, and more than one kind of it. */
export const areChocolates = (foods: readonly Food[]): boolean =>
  foods.length > 1 && foods.every(({ thing }) => thing === 'chocolate');

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
    (thing === 'chilli' && HOT.test(said)) ||
    (MEAT.test(said) && !isRed && MEATS.includes(thing));
  return [...FOODS, ...RARER].filter(isOf);
}
const SEAFOOD = /\bseafood|shellfish|fruits de mer|frutti di mare|mariscos?|meeresfruchte/;
const HOT = /\b(?:spicy|hot dishes|curry|epices?|piccant[ei]|picantes?|scharf\w*)\b/;
const FISH = /\bfish|poissons?|pesce|pescado|fisch\w*/;

/** The cheeses of a country that is named, else the kinds that every counter has. */
function cheesesFor(prompt: string): readonly Food[] {
  const atHome = CHEESES.flatMap((food) => {
    const name = cheeseNamed(prompt, food.thing);
    return name ? [{ ...food, name }] : [];
  });
  return atHome.length > 0 ? atHome : CHEESE_KINDS;
}

/** 'Five cheeses': those in the middle are most alike. */
function asManyAs(foods: readonly Food[], { things }: SceneSpec): readonly Food[] {
  const count = things.find(({ thing }) => /cheese/.test(thing))?.count ?? foods.length;
  const spare = foods.length - count;
  return spare > 0 && count > 2 ? foods.toSpliced(MIDDLE, spare) : foods;
}
const MIDDLE = 2;

/** A dish that has a picture of its own and goes with the wines of its kind: sushi with those of fish. */
function otherFoods({ things }: SceneSpec): readonly Food[] {
  return things.flatMap(({ thing, word }) => {
    if (!drawnMaker(thing) || DRINKS.has(thing)) return [];
    return foodFor(word).map((food) => ({ ...food, thing }));
  });
}

const DRINKS: ReadonlySet<ThingId> = new Set<ThingId>([
  'glass',
  'bottle',
  'champagne_flute',
  'decanter',
]);

/** The foods that were asked for, else those of every table. */
export function foodsAsked(spec: SceneSpec, { items = [] }: PlateWish): readonly Food[] {
  const dictated = dictatedFoods(withNoun(items.map(({ name }) => name)));
  const cheeses = isOfCheese(spec) ? asManyAs(cheesesFor(spec.prompt), spec) : [];
  const several = [dictated, cheeses].find((some) => some.length > 1);
  if (several) return several;
  const named = foodsNamed(spec.prompt, new Set(spec.things.map(({ thing }) => thing)));
  const others = otherFoods(spec).filter(({ thing }) => !named.some((one) => one.thing === thing));
  const asked = [...named, ...others];
  return asked.length > 0 ? chocolatesFor(asked, spec.prompt) : FOODS;
}

/** 'White, milk and dark chocolate', 'soft, hard and blue cheese': all of them are of the last. */
export function withNoun(names: readonly string[]): readonly string[] {
  const [, noun] =
    /^\p{L}+\s(chocolates?|cheeses?|schokolade|käse)$/iu.exec(names.at(-1) ?? '') ?? [];
  if (!noun) return names;
  return names.map((name) => (/^\p{L}+$/u.test(name) ? `${name} ${noun}` : name));
}

export const dictatedFoods = (names: readonly string[]): Food[] => names.flatMap(foodFor);

/** 'Oysters and Chablis': a dish with its wine. */
export const PAIRED = /\s(?:and|et|e|y|und|&|with|avec|con|mit)\s/iu;
