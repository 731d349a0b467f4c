import { capital } from '#studio/typography/capital.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { PlateWish } from '#studio/scene-spec.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { circle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import {
  FIGURES,
  PLATE_ACCENT,
  PLATE_PAPER,
  PLATE_SOFT,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import { asksChecklist, drawChecklist } from './checklist-plate.ts';
import { chartOf, figuresOf } from './chart-of.ts';
import { fillField, inksFor, writeBesideMark } from './entry.ts';
import { drawPriceList } from './tables/price-plate.ts';
import { asksFigures, drawFigures } from './tables/figures-plate.ts';
import { drawTable } from './tables/table-plate.ts';
import { iconOf } from './icon-of.ts';
import { wineNamed } from '#studio/litho/education/wine-named.ts';
import { knownSteps } from '#studio/litho/education/wine/known-steps.ts';
import { drawGesture, isGesture } from '#studio/litho/education/wine/tasting-plate.ts';
import { drawLineChart } from '#studio/litho/education/charts/line-chart.ts';
import { drawPie } from '#studio/litho/education/charts/pie.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

const DEFAULTS: readonly PlateItem[] = ['Red', 'White', 'Rosé'].map((name) => ({
  name,
  value: null,
}));

/** What the customer dictates, one picture each; shares of a whole and figures of a chart as bars. */
export function drawListPlate(plate: Plate): void {
  const items = plate.wish.items ?? DEFAULTS;
  if (asksChecklist(plate.spec.prompt)) {
    const entries = items.map((item, i) => stepOf(item, i, ofHeading(plate.wish)));
    drawChecklist(
      plate,
      entries.map((entry) => ({ ...entry, name: capital(entry.name) })),
    );
    return;
  }
  if (items.every(({ cells }) => cells)) {
    drawTable(plate, items);
    return;
  }
  if (asksFigures(plate.spec.prompt) && items.every(({ value }) => value !== null)) {
    drawFigures(plate, items);
    return;
  }
  const chart = chartOf(plate.wish, plate.spec);
  if (chart !== 'none') {
    const figures = figuresOf(plate.wish, plate.spec.prompt);
    if (chart === 'line') drawLineChart(plate, items, figures);
    else if (chart === 'pie') drawPie(plate, items, figures);
    else drawShares(plate, items, figures);
    return;
  }
  const made = knownSteps(items, plate.spec.prompt);
  if (made)
    drawSteps(
      plate,
      made.map((step, i) => {
        const item = items[i] ?? { name: '', value: null };
        return { ...(step ?? stepOf(item, i)), name: capital(item.name) };
      }),
    );
  else if (isPriceList(plate.wish, plate.spec.prompt)) drawPriceList(plate, items);
  else if (
    !isOfOneWine(plate.wish) &&
    items.filter(({ name }) => isPictured(name)).length * 2 < items.length
  )
    drawRows(plate, items);
  else
    drawSteps(
      plate,
      items.map((item, i) => stepOf(item, i, ofHeading(plate.wish))),
      { hasNotes: items.some(({ value }) => value !== null), isNumbered: !arePairs(items) },
    );
}

/** 'Wine list', 'Preisliste': names with their prices are read line by line. */
const PRICES =
  /\b(?:wine list|price|prices|menu|tariff|preisliste|weinkarte|preise|carte des vins|tarifs?|prix|lista dei vini|listino|prezzi|carta de vinos|precios)\b/;

/** 'Riesling 24 €, Chablis 38 €': prices make a list of them, whatever it is called. */
const isPriceList = ({ items = [], heading = '' }: PlateWish, prompt: string): boolean =>
  MENU.test(fold(heading)) ||
  (items.some(({ value }) => value !== null) &&
    (PRICES.test(fold(`${heading} ${prompt.split(':', 1)[0] ?? ''}`)) ||
      items.every(({ value }) => /[€$£]|\b(?:euros?|eur|chf)\b/i.test(value ?? ''))));
/** A menu and a list of wines are read, with prices or without. */
const MENU =
  /\b(?:menus?|menue|wine list|weinkarte|carte des vins|lista dei vini|carta de vinos)\b/;

/** 'Roquefort - Sauternes, brie - champagne': what belongs together follows on nothing. */
const arePairs = (items: readonly PlateItem[]): boolean =>
  items.every(({ value }) => value !== null && !/\d/.test(value));

/** What stands for an entry by itself; a wine is a glass of it. */
function iconFor(name: string): ThingId | null {
  const known = understand(name);
  const isWine = wineNamed(name) !== null || known.varietal !== null || known.region !== null;
  return isWine ? 'glass' : iconOf(name);
}

/** Whether an entry has a picture of its own: a thing, a wine or a gesture. */
const isPictured = (name: string): boolean => iconFor(name) !== null || isGesture(fold(name));

/** 'Three styles of Riesling: dry, off-dry, sweet': a glass of it for each. */
const isOfOneWine = ({ grapes, heading = '' }: PlateWish): boolean =>
  grapes.length === 1 && fold(heading).includes(fold(grapes[0] ?? ''));

interface OfHeading {
  grape?: string | undefined;
  wine?: WineColour | undefined;
  /** Every entry is of that grape. */
  isOne?: boolean;
}

/** A heading that names several wines says none of all. */
const onlyOne = (wines: readonly WineColour[]): WineColour | undefined =>
  wines.length === 1 ? wines[0] : undefined;

/** What the heading says of all: 'types of rosé' are rosés, 'Chardonnay styles' are of that grape. */
const ofHeading = (wish: PlateWish): OfHeading => ({
  grape: wish.grapes[0],
  isOne: isOfOneWine(wish),
  wine: onlyOne(
    wish.wines.filter((wine) =>
      (wish.heading ?? '').split(/\s+/u).some((word) => wineNamed(word) === wine),
    ),
  ),
});

/** An entry with the picture of what it names. */
export function stepOf({ name, value }: PlateItem, i: number, of: OfHeading = {}): Step {
  const { grape = '', wine = null, isOne = false } = of;
  const said = wine ?? wineNamed(name);
  const icon = said ? null : iconOf(name);
  // 'Chardonnay styles: Chablis, Napa': each is of that grape.
  const alone = understand(name);
  const isOfGrape = grape && (alone.region || (isOne && icon === null));
  const read = isOfGrape ? understand(`${name} ${grape}`) : alone;
  const known = said ? { ...read, wine: said } : read;
  const isWine = icon === null && (said !== null || read.varietal !== null || read.region !== null);
  return {
    name,
    note: value ?? '',
    draw: (plate, box) => {
      const isShort = name.split(' ').length < 3;
      if (isShort && drawGesture(plate, fold(name), box)) return;
      // The topic's own picture beside every entry would tell none of them apart.
      const about =
        icon ?? (isWine ? (known.wine === 'sparkling' ? 'champagne_flute' : 'glass') : null);
      const isOfWine = isWine || known.varietal !== null || known.region !== null;
      if (about) put(plate, about, box, { scale: 0.92, ...(isOfWine && { wine: known.wine }) });
      else drawNumeral(plate, box, i + 1);
    },
  };
}

/** Where nothing can be shown, the number itself is the picture. */
function drawNumeral(plate: Plate, box: Rect, number: number): void {
  const radius = Math.min(box.width, box.height) * 0.36;
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  plate.press.fill(circle(at, radius), PLATE_ACCENT);
  write(plate, String(number), [at[0], at[1] + radius * 0.4], {
    face: FIGURES,
    sizePx: radius * 1.1,
    ink: PLATE_PAPER,
  });
}

/** Words alone, large: a number, the entry and what is said of it. */
function drawRows(plate: Plate, items: readonly PlateItem[]): void {
  const { area, press, textPx } = plate;
  const inks = inksFor(
    plate,
    items.map(() => ''),
  );
  const step = Math.min(area.height / items.length, textPx * 4.2);
  const top = area.y + (area.height - step * items.length) / 2;
  const size = Math.min(textPx * 1.5, step * 0.4);
  items.forEach(({ name, value }, i) => {
    const y = top + step * (i + 0.5);
    const at = [area.x + area.width * 0.07, y] as const;
    press.fill(circle(at, size * 0.75), inks[i] ?? PLATE_ACCENT);
    write(plate, String(i + 1), [at[0], y + size * 0.3], {
      face: FIGURES,
      sizePx: size * 0.8,
      ink: PLATE_PAPER,
    });
    writeBesideMark(plate, name, [area.x + area.width * 0.15, y], {
      sizePx: size,
      maxWidth: area.width * (value ? 0.56 : 0.82),
    });
    if (value)
      writeLines(plate, value, [area.x + area.width * 0.98, y], {
        sizePx: size,
        maxLines: 2,
        isCentred: true,
        maxWidth: area.width * 0.24,
        align: 'right',
        ink: PLATE_ACCENT,
      });
  });
}

/** A bar for each figure, the figure at its end. */
function drawShares(plate: Plate, items: readonly PlateItem[], shares: readonly number[]): void {
  const { area, textPx } = plate;
  const inks = inksFor(
    plate,
    items.map(({ name }) => name),
  );
  const most = Math.max(...shares, 1);
  // Bars are seen from the back of the room: they take what height there is.
  const step = Math.min(area.height / items.length, area.width * 0.2);
  const top = area.y + (area.height - step * items.length) / 2;
  const size = Math.min(textPx * 1.3, step * 0.3);
  const thick = Math.min(step * 0.5, step - size * 1.7);
  // The longest bar leaves room for its figure.
  const words = Math.max(...items.map(({ value }) => value?.length ?? 0)) * size * 0.66;
  const longest = Math.min(area.width * 0.8, area.width * 0.92 - words);
  items.forEach(({ name, value }, i) => {
    const y = top + i * step;
    writeLines(plate, capital(name), [area.x + area.width * 0.04, y + size], {
      sizePx: size,
      maxWidth: area.width * 0.9,
      maxLines: 1,
      align: 'left',
    });
    const width = longest * ((shares[i] ?? 0) / most);
    const bar = { x: area.x + area.width * 0.04, y: y + size * 1.35, width, height: thick };
    fillField(plate, bar, { ink: inks[i] ?? PLATE_ACCENT, corner: size * 0.2, isLit: true });
    write(plate, value ?? '', [bar.x + width + size * 0.4, bar.y + thick / 2 + size * 0.32], {
      sizePx: size,
      align: 'left',
      face: FIGURES,
      ink: PLATE_SOFT,
    });
  });
}
