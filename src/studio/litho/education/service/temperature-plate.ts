import { capital } from '#studio/typography/capital.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { GlassShape, WineColour } from '#studio/scene/wine.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import { rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
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
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface Serving {
  name: string;
  wine: WineColour;
  glass: GlassShape;
  /** Degrees Celsius. */
  from: number;
  to: number;
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

/** '8-12' and the wine it is said of: the customer's degrees are printed instead of ours. */
function ownServing({ name, value }: PlateItem): Serving[] {
  const [from, to = from] = (value?.match(/\d+(?:[.,]\d+)?/g) ?? []).map((n) =>
    Number(n.replace(',', '.')),
  );
  const known = understand(name);
  const isKnown = known.varietal !== null || known.region !== null;
  const kind = isKnown
    ? ([name, known.wine, known.glass] as const)
    : WINES.find(([words]) => words.test(fold(name)));
  if (from === undefined || to === undefined || !kind || from > 40) return [];
  const isFahrenheit = /f$/i.test(value ?? '');
  if (isFahrenheit) return [];
  const label = capital(name);
  return [{ name: label, wine: kind[1], glass: kind[2], from, to }];
}

/** From tawny to vintage. */
const FULL_PORT: Serving = { name: 'Port', wine: 'red', glass: 'tulip', from: 14, to: 18 };
const PORT = /^(?:ports?(?: wines?)?|porto|oporto|portwein)$/i;

/** 'Bianco, rosso, spumante': all that is served of each, under the customer's name. */
function askedServing({ name }: PlateItem): Serving[] {
  const known = understand(name);
  const isKnown = known.varietal !== null || known.region !== null;
  const wine = wineNamed(name) ?? (isKnown ? known.wine : null);
  if (PORT.test(name.trim())) return [{ ...FULL_PORT, name: capital(name) }];
  const ours = SERVINGS.filter((serving) => serving.wine === wine);
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
  const only = SERVINGS.filter(({ wine }) => wish.wines.includes(wine));
  const asksSweet = isOfSweet(spec.prompt) ? [SWEET] : [];
  return only.length + asksSweet.length > 0 ? [...only, ...asksSweet] : SERVINGS;
}

/** Six wines above one scale of degrees. */
export function drawTemperaturePlate(plate: Plate): void {
  const { area } = plate;
  const servings = servingsOf(plate);
  const rows = servings.length > 3 && area.height > area.width * 0.75 ? 2 : 1;
  const perRow = Math.ceil(servings.length / rows);
  const scaleHeight = plate.textPx * 7.6;
  const rowHeight = (area.height - scaleHeight) / rows;
  servings.forEach((serving, i) => {
    const row = Math.floor(i / perRow);
    const cell = {
      x: area.x + (area.width / perRow) * (i % perRow),
      y: area.y + row * rowHeight,
      width: area.width / perRow,
      height: rowHeight,
    };
    drawServing(plate, serving, cell, i);
  });
  drawScale(plate, servings, area.y + area.height - scaleHeight + plate.textPx * 0.6);
}

function drawServing(
  plate: Plate,
  { name, wine, glass, from, to }: Serving,
  cell: { x: number; y: number; width: number; height: number },
  index: number,
): void {
  const { press, random, textPx } = plate;
  const x = cell.x + cell.width / 2;
  drawField(plate, cell);
  const heightPx = Math.min(cell.height - textPx * 4.1, cell.width * 1.9);
  const base = [x, cell.y + cell.height - textPx * 3.3] as const;
  drawGlass(press, {
    base,
    heightPx,
    shape: glass,
    wine,
    random: random.fork(`${index}`),
    line: PLATE_INK,
    highlight: '#fffaf0',
    lightSide: 1,
  });
  const size = Math.min(textPx * 1.05, cell.width * 0.19);
  write(plate, name, [x, base[1] + size * 1.35], { sizePx: size, face: NAME_FACE });
  write(plate, from === to ? `${from} °C` : `${from}–${to} °C`, [x, base[1] + size * 2.45], {
    sizePx: size * 0.95,
    face: NAME_FACE,
    ink: PLATE_ACCENT,
  });
}

/** A thermometer lying down, with a bar for each wine. */
function drawScale(plate: Plate, servings: readonly Serving[], top: number): void {
  const { press, area, textPx } = plate;
  const left = area.x + area.width * 0.04;
  const width = area.width * 0.92;
  const at = (degrees: number) =>
    left + Math.min(1, Math.max(0, (degrees - COLDEST) / (WARMEST - COLDEST))) * width;
  const y = top + textPx * 3.1;
  servings.forEach((serving, i) => {
    const bar = {
      x: at(serving.from),
      y: top + i * textPx * 0.46,
      width: Math.max(textPx * 0.4, at(serving.to) - at(serving.from)),
      height: textPx * 0.34,
    };
    press.fill(roundedRectangle(bar, textPx * 0.17), BARS[serving.wine]);
  });
  const steps = 32;
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    press.fill(
      rectangle({ x: left + width * t, y, width: width / steps + 1, height: textPx * 0.5 }),
      mixHex('#7fb0c4', '#b0323a', t),
    );
  }
  press.stroke(rectangle({ x: left, y, width, height: textPx * 0.5 }), PLATE_INK, press.unit * 1.8);
  for (let degrees = COLDEST; degrees <= WARMEST; degrees += 2) {
    const x = at(degrees);
    press.fill(
      rectangle({
        x: x - press.unit,
        y: y + textPx * 0.5,
        width: press.unit * 2,
        height: textPx * 0.34,
      }),
      PLATE_INK,
    );
    write(plate, `${degrees}°`, [x, y + textPx * 1.7], { face: FIGURES, sizePx: textPx * 0.74 });
    const fahrenheit = `${Math.round(degrees * 1.8 + 32)}`;
    write(plate, `${fahrenheit} °F`, [x, y + textPx * 2.6], {
      sizePx: textPx * 0.62,
      ink: PLATE_SOFT,
    });
  }
}

const BARS: Readonly<Record<WineColour, string>> = {
  red: '#8a1f33',
  white: '#d9bd5a',
  rose: '#e39087',
  orange: '#d48a3c',
  sparkling: '#e3c565',
  sparkling_rose: '#e39087',
};
