import { capital } from '#studio/typography/capital.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { GlassShape, WineColour } from '#studio/scene/wine.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import { isOfSweet, wineNamed } from '#studio/litho/education/wine-named.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** What is served at which degrees. */
export interface Serving {
  name: string;
  wine: WineColour;
  glass: GlassShape;
  /** Degrees Celsius. */
  from: number;
  to: number;
  /** The customer's own degrees, as they were written. */
  said?: string;
  /** 'Cellar 12 °C' is no wine and has no glass. */
  isNoWine?: boolean;
}

const SERVINGS: readonly Serving[] = [
  {
    name: 'Sparkling | Effervescent | Spumante | Espumoso | Schaumwein',
    wine: 'sparkling',
    glass: 'flute',
    from: 6,
    to: 10,
  },
  {
    name: 'Light white | Blanc vif | Bianco leggero | Blanco ligero | Leichter Weißer',
    wine: 'white',
    glass: 'white',
    from: 7,
    to: 10,
  },
  { name: 'Rosé | Rosé | Rosato | Rosado | Rosé', wine: 'rose', glass: 'white', from: 8, to: 12 },
  {
    name: 'Full white | Blanc riche | Bianco corposo | Blanco con cuerpo | Voller Weißer',
    wine: 'white',
    glass: 'burgundy',
    from: 10,
    to: 13,
  },
  {
    name: 'Light red | Rouge léger | Rosso leggero | Tinto ligero | Leichter Roter',
    wine: 'red',
    glass: 'burgundy',
    from: 13,
    to: 15,
  },
  {
    name: 'Full red | Rouge corsé | Rosso corposo | Tinto con cuerpo | Kräftiger Roter',
    wine: 'red',
    glass: 'bordeaux',
    from: 15,
    to: 18,
  },
];

/** Served only where it is asked for. */
const SWEET: Serving = {
  name: 'Sweet | Doux | Dolce | Dulce | Süßwein',
  wine: 'orange',
  glass: 'tulip',
  from: 6,
  to: 8,
};

const WINES: readonly (readonly [RegExp, WineColour, GlassShape])[] = [
  [
    /sparkl|champ|prosecco|cava|cremant|effervesc|mousseux|spumante|espumos|schaum|sekt/,
    'sparkling',
    'flute',
  ],
  [/ros[eèé]|rosat|rosad/, 'rose', 'white'],
  [/red|rouge|ross|tint|rot|port/, 'red', 'bordeaux'],
  [/orange|amber|sweet|dessert|doux|dolce|dulce|suss/, 'orange', 'tulip'],
  [/./, 'white', 'white'],
];
/** Where wine is kept, and whatever else has its degrees. */
const NO_WINE =
  /\b(?:fridge|refrigerator|freezer|cellar|room|ice|ambient|water|tank|outside|frigo|cave|piece|chambre|cantina|stanza|nevera|bodega|sala|kuhlschrank|keller|zimmer|raum)\b/;

const NUMBERS = /\d+(?:[.,]\d+)?/g;
const asCelsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) / 1.8) * 10) / 10;

/** '8-12' and the wine it is said of: the customer's degrees are printed instead of ours, in their own scale. */
function ownServing({ name, value }: PlateItem): Serving[] {
  const numbers = (value?.match(NUMBERS) ?? []).map((n) => Number(n.replace(',', '.')));
  const isFahrenheit = /f$/i.test(value?.trim() ?? '') || numbers.some((n) => n > HOTTEST);
  const [from, to = from] = isFahrenheit ? numbers.map(asCelsius) : numbers;
  const known = understand(name);
  const isKnown = known.varietal !== null || known.region !== null;
  const kind = isKnown
    ? ([name, known.wine, known.glass] as const)
    : WINES.find(([words]) => words.test(fold(name)));
  if (from === undefined || to === undefined || !kind || from > HOTTEST) return [];
  return [
    {
      name: capital(name),
      wine: kind[1],
      glass: kind[2],
      from,
      to,
      ...(isFahrenheit && { said: /°|f/i.test(value ?? '') ? (value ?? '') : `${value} °F` }),
      ...(!isKnown && NO_WINE.test(fold(name)) && { isNoWine: true }),
    },
  ];
}
const HOTTEST = 40;

/** From tawny to vintage. */
const FULL_PORT: Serving = { name: 'Port', wine: 'red', glass: 'tulip', from: 14, to: 18 };
const PORT = /^(?:ports?(?: wines?)?|porto|oporto|portwein)$/i;

/** Whites that are full and reds that are light, by name; the others are the other way round. */
const FULL_WHITES =
  /chardonnay|meursault|montrachet|viognier|condrieu|marsanne|roussanne|semillon|fuisse|hermitage|chateauneuf|graves|godello|white burgundy|bourgogne blanc/;
const LIGHT_REDS =
  /pinot|gamay|beaujolais|burgund|bourgogne|dolcetto|valpolicella|bardolino|zweigelt|schiava|vernatsch|trollinger|frappato|lambrusco|cinsault|grignolino|freisa|spatburgunder|chinon|mencia|sancerre/;
const isFull = (name: string, wine: WineColour | null): boolean =>
  wine === 'red' ? !LIGHT_REDS.test(fold(name)) : FULL_WHITES.test(fold(name));

/** 'Bianco, rosso, spumante': all that is served of each, under the customer's name. */
function askedServing({ name }: PlateItem): Serving[] {
  const known = understand(name);
  const isKnown = known.varietal !== null || known.region !== null;
  const wine = wineNamed(name) ?? (isKnown ? known.wine : null);
  if (PORT.test(name.trim())) return [{ ...FULL_PORT, name: capital(name) }];
  const all = SERVINGS.filter((serving) => serving.wine === wine);
  // Light stands before full; a wine by name is one of both, and 'red' is both.
  const ours = isKnown && all.length > 1 ? [isFull(name, wine) ? all[1]! : all[0]!] : all;
  const [first] = ours;
  if (!first) return [];
  const label = capital(name);
  const from = Math.min(...ours.map((serving) => serving.from));
  const to = Math.max(...ours.map((serving) => serving.to));
  return [{ ...first, name: label, from, to }];
}

/** 'Of champagne and port': two names without a comma. */
export const namesPair = (prompt: string): boolean => PAIR.test(prompt.trim());
const PAIR =
  /\b(?:of|for|du|de|di|per|para|von|für)\s+(?:the\s)?([^,:;]{3,30})\s(?:and|et|e|y|und)\s([^,:;]{3,30})$/iu;

export function itemsNamed({ wish, spec }: Plate): readonly PlateItem[] {
  if (wish.items) return wish.items;
  const [, first, second] = PAIR.exec(spec.prompt.trim()) ?? [];
  return first && second ? [first, second].map((name) => ({ name, value: null })) : [];
}

/** The rows of the plate: the customer's own degrees, ours for the wines that were named, or all. */
export function servingsOf(plate: Plate): readonly Serving[] {
  const { wish, spec } = plate;
  const items = itemsNamed(plate);
  const own = items.flatMap(ownServing);
  if (own.length > 1) return own;
  const asked = items.flatMap(askedServing);
  if (asked.length > 1 && asked.length === items.length) return asked;
  const named = spec.varietal?.name ?? spec.region?.name;
  const asNamed = named && items.length === 0 ? askedServing({ name: named, value: null }) : [];
  if (asNamed.length > 0)
    return [...asNamed, ...SERVINGS.filter((one) => !isSame(one, asNamed[0]))];
  const only = SERVINGS.filter(({ wine }) => wish.wines.includes(wine));
  const asksSweet = isOfSweet(spec.prompt) ? [SWEET] : [];
  return only.length + asksSweet.length > 0 ? [...only, ...asksSweet] : SERVINGS;
}

const isSame = (one: Serving, other: Serving | undefined): boolean =>
  one.wine === other?.wine && one.from === other.from && one.to === other.to;
