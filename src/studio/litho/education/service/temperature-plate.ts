import { capital } from '#studio/typography/capital.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { GlassShape, WineColour } from '#studio/scene/wine.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import { circle, rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { drawField } from '#studio/litho/education/field.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { isOfSweet, wineNamed } from '#studio/litho/education/wine-named.ts';
import {
  FIGURES,
  NAME_FACE,
  PLATE_ACCENT,
  PLATE_INK,
  PLATE_SOFT,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface Serving {
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

const COLDEST = 4;
const WARMEST = 20;

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

function itemsNamed({ wish, spec }: Plate): readonly PlateItem[] {
  if (wish.items) return wish.items;
  const [, first, second] = PAIR.exec(spec.prompt.trim()) ?? [];
  return first && second ? [first, second].map((name) => ({ name, value: null })) : [];
}

function servingsOf(plate: Plate): readonly Serving[] {
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

/** A line for each wine: its glass, its name, and its bar on one scale of degrees. */
export function drawTemperaturePlate(plate: Plate): void {
  const { area, textPx } = plate;
  const all = servingsOf(plate);
  // A dictated list keeps its order.
  const servings =
    itemsNamed(plate).length > 1 ? all : all.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const foot = textPx * 3.4;
  const height = Math.min((area.height - foot) / servings.length, area.width * 0.3);
  const top = area.y + (area.height - foot - height * servings.length) / 2;
  const size = Math.min(textPx * 1.15, height * 0.3, area.width * 0.036);
  const scale: Scale = {
    left: area.x + area.width * 0.41,
    width: area.width * 0.54,
    from: Math.min(COLDEST, ...servings.map(({ from }) => from)),
    to: Math.max(WARMEST, ...servings.map(({ to }) => to)),
  };
  servings.forEach((serving, i) => {
    const row = { ...area, y: top + i * height, height };
    drawServing(plate, serving, { row, size, scale, index: i });
  });
  drawScale(plate, scale, top + height * servings.length + textPx * 0.4);
}

/** Where the degrees lie on the sheet. */
interface Scale {
  left: number;
  width: number;
  from: number;
  to: number;
}

const degreesAt = ({ left, width, from, to }: Scale, degrees: number): number =>
  left + ((degrees - from) / (to - from)) * width;

function drawServing(
  plate: Plate,
  { name, wine, glass, from, to, said: own, isNoWine = false }: Serving,
  { row, size, scale, index }: { row: Rect; size: number; scale: Scale; index: number },
): void {
  const { press, random } = plate;
  const middle = row.y + row.height / 2;
  drawField(plate, row);
  const heightPx = row.height * 0.8;
  if (!isNoWine)
    drawGlass(press, {
      base: [row.x + Math.min(row.width * 0.065, heightPx * 0.5), middle + heightPx / 2],
      heightPx,
      shape: glass,
      wine,
      random: random.fork(`${index}`),
      line: PLATE_INK,
      highlight: '#fffaf0',
      lightSide: 1,
    });
  const left = row.x + row.width * 0.135;
  const line = { align: 'left' as const, maxWidth: row.width * 0.255, maxLines: 2 };
  writeLines(plate, name, [left, middle], {
    ...line,
    sizePx: size,
    face: NAME_FACE,
    isCentred: true,
  });
  for (let degrees = scale.from; degrees <= scale.to; degrees += 2)
    press.fill(
      rectangle({
        x: degreesAt(scale, degrees) - press.unit / 2,
        y: row.y + row.height * 0.06,
        width: press.unit,
        height: row.height * 0.88,
      }),
      GRID,
    );
  const [start, end] = [degreesAt(scale, from), degreesAt(scale, to)];
  const tall = Math.min(row.height * 0.44, size * 1.6);
  // The wines of one temperature have a bar as wide as it is high.
  const wide = Math.max(tall, end - start);
  const bar = { x: (start + end - wide) / 2, y: middle - tall / 2, width: wide, height: tall };
  press.fill(roundedRectangle(bar, tall / 2), BARS[wine]);
  press.stroke(roundedRectangle(bar, tall / 2), PLATE_INK, press.unit * 1.2);
  const said = own ?? (from === to ? `${from} °C` : `${from}–${to} °C`);
  const style = { sizePx: size * 0.92, face: NAME_FACE, ink: PLATE_ACCENT } as const;
  const isRoomAfter = bar.x + wide + size * 4.6 < row.x + row.width;
  write(
    plate,
    said,
    [isRoomAfter ? bar.x + wide + size * 0.5 : bar.x - size * 0.5, middle + size * 0.32],
    {
      ...style,
      align: isRoomAfter ? 'left' : 'right',
    },
  );
}
const GRID = '#d8c8a4';

/** A thermometer lying down under all bars. */
function drawScale(plate: Plate, scale: Scale, y: number): void {
  const { press, textPx } = plate;
  const { width } = scale;
  press.named('thermometer', () => drawTube(plate, scale, y));
  const size = Math.min(textPx * 0.8, width * 0.045);
  for (let degrees = scale.from; degrees <= scale.to; degrees += 2) {
    const x = degreesAt(scale, degrees);
    write(plate, `${degrees}°`, [x, y + textPx * 0.5 + size * 1.2], {
      face: FIGURES,
      sizePx: size,
    });
    const fahrenheit = `${Math.round(degrees * 1.8 + 32)}`;
    write(plate, `${fahrenheit}°F`, [x, y + textPx * 0.5 + size * 2.3], {
      sizePx: size * 0.78,
      ink: PLATE_SOFT,
    });
  }
}

/** Its bulb on the left, cold to warm. */
function drawTube({ press, textPx }: Plate, { left, width }: Scale, y: number): void {
  const bulb = circle([left - textPx * 0.55, y + textPx * 0.25], textPx * 0.62);
  const steps = 32;
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    press.fill(
      rectangle({ x: left + width * t, y, width: width / steps + 1, height: textPx * 0.5 }),
      mixHex('#7fb0c4', '#b0323a', t),
    );
  }
  press.stroke(
    roundedRectangle(
      { x: left - textPx * 0.3, y, width: width + textPx * 0.5, height: textPx * 0.5 },
      textPx * 0.25,
    ),
    PLATE_INK,
    press.unit * 1.8,
  );
  press.fill(bulb, '#7fb0c4');
  press.stroke(bulb, PLATE_INK, press.unit * 1.8);
}

const BARS: Readonly<Record<WineColour, string>> = {
  red: '#8a1f33',
  white: '#d9bd5a',
  rose: '#e39087',
  orange: '#d48a3c',
  sparkling: '#e3c565',
  sparkling_rose: '#e39087',
};
