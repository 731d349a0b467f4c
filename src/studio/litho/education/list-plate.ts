import { fold } from '#studio/lexicon/normalise.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { thingsIn } from '#studio/lexicon/read-meme.ts';
import type { PlateItem } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { circle, roundedRectangle, type Rect } from '#studio/litho/geometry.ts';
import {
  FIGURES,
  PLATE_INK,
  PLATE_PAPER,
  PLATE_SOFT,
  write,
  writeLines,
  type Plate,
} from './plate.ts';
import { put } from './put.ts';
import { drawGesture } from './tasting-plate.ts';
import { drawSteps, type Step } from './steps.ts';

/** Words of work and service, and the thing that stands for each. */
const STANDS_FOR: readonly (readonly [RegExp, ThingId])[] = [
  [/harvest|pick|vendange|vendemmia|vendimia|lese|ernte/, 'grapes'],
  [/crush|press|pigeage|pressur|pigia|prens|kelter/, 'wine_press'],
  [/ferment|gar|macerat|tank|cuve/, 'tank'],
  [/\bag(?:e|ed|ing)\b|matur|oak|barrel|elevage|affina|crianza|reif|ausbau/, 'barrel'],
  [/bottl|embouteill|imbottigl|embotell|abfull/, 'bottle'],
  [/decant|dekant|breathe|aerat/, 'decanter'],
  [/open|uncork|cork|ouvrir|aprire|abrir|offnen/, 'corkscrew'],
  [/chill|cool|ice|rafraich|raffredd|enfri|kuhl/, 'ice_bucket'],
  [/prun|taille|potatura|poda|schnitt/, 'secateurs'],
  [/screw ?cap|schraub|capsule/, 'capsule'],
  [/label|etiquet|etichet|etikett/, 'label'],
  [
    /see|look|sight|colou?r|swirl|smell|nose|sip|taste|savou?r|drink|pour|serve|wine|vin|voir|sentir|gouter|guard|annus|gust|mirar|oler|beber|sehen|riechen|schmeck|schwenk|wein/,
    'glass',
  ],
  [/vine|vigne|vite|vid|rebe|leaf|bud/, 'vine_leaf'],
];

export const iconOf = (name: string): ThingId | null =>
  (/stopper|stopfen|verschluss/.test(fold(name)) ? 'cork' : null) ??
  thingsIn(name)[0] ??
  STANDS_FOR.find(([words]) => words.test(fold(name)))?.[1] ??
  null;

const DEFAULTS: readonly PlateItem[] = ['Red', 'White', 'Rosé'].map((name) => ({
  name,
  value: null,
}));

/** Headings whose numbers are meant to be compared. */
const CHART =
  /chart|graph|histogram|statisti|diagramm|grafic|production|sales|verkauf|export|marke?t/;

/** What the customer dictates, one picture each; shares of a whole and figures of a chart as bars. */
export function drawListPlate(plate: Plate): void {
  const items = plate.wish.items ?? DEFAULTS;
  const isChart = CHART.test(fold(plate.wish.heading ?? ''));
  const shares = items.map(({ value }) =>
    isChart || value?.includes('%') ? Number.parseFloat(value ?? '') : Number.NaN,
  );
  if (shares.every((share) => share >= 0)) drawShares(plate, items, shares);
  else
    drawSteps(
      plate,
      items.map((item, i) => stepOf(item, i, plate.wish.heading ?? '')),
      { hasNotes: items.some(({ value }) => value !== null) },
    );
}

function stepOf({ name, value }: PlateItem, i: number, heading: string): Step {
  const icon = iconOf(name);
  const known = understand(name);
  const isWine = icon === null && (known.varietal !== null || known.region !== null);
  const topical = iconOf(heading);
  return {
    name,
    note: value ?? '',
    draw: (plate, box) => {
      const isShort = name.split(' ').length < 3;
      if (isShort && drawGesture(plate, fold(name), box)) return;
      const about = icon ?? (isWine ? 'glass' : topical);
      if (about) put(plate, about, box, { scale: 0.92, ...(isWine && { wine: known.wine }) });
      else drawNumeral(plate, box, i + 1);
    },
  };
}

/** Where nothing can be shown, the number itself is the picture. */
function drawNumeral(plate: Plate, box: Rect, number: number): void {
  const radius = Math.min(box.width, box.height) * 0.36;
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  plate.press.fill(circle(at, radius), '#8a1f33');
  write(plate, String(number), [at[0], at[1] + radius * 0.4], {
    face: FIGURES,
    sizePx: radius * 1.1,
    ink: PLATE_PAPER,
  });
}

const BARS = ['#8a1f33', '#b8653a', '#d2b23e', '#6f7d3e', '#5f6870', '#77508f'] as const;

function drawShares(plate: Plate, items: readonly PlateItem[], shares: readonly number[]): void {
  const { area, press, textPx } = plate;
  const most = Math.max(...shares, 1);
  const step = Math.min(area.height / items.length, textPx * 4.4);
  const top = area.y + (area.height - step * items.length) / 2;
  const size = Math.min(textPx * 1.15, step * 0.34);
  items.forEach(({ name, value }, i) => {
    const y = top + i * step;
    writeLines(plate, name, [area.x + area.width * 0.04, y + size], {
      sizePx: size,
      maxWidth: area.width * 0.9,
      maxLines: 1,
      align: 'left',
    });
    const width = area.width * 0.74 * ((shares[i] ?? 0) / most);
    const bar = { x: area.x + area.width * 0.04, y: y + size * 1.35, width, height: size * 0.95 };
    press.fill(roundedRectangle(bar, size * 0.2), BARS[i % BARS.length] ?? BARS[0], {
      from: [bar.x, bar.y],
      to: [bar.x, bar.y + bar.height],
      start: 0.25,
      end: -0.3,
    });
    press.stroke(roundedRectangle(bar, size * 0.2), PLATE_INK, press.unit * 1.6);
    write(plate, value ?? '', [bar.x + width + size * 0.4, bar.y + size * 0.8], {
      sizePx: size,
      align: 'left',
      face: FIGURES,
      ink: PLATE_SOFT,
    });
  });
}
