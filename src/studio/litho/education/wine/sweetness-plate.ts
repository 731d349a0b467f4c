import { rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { narrowed } from '#studio/litho/education/narrowed.ts';
import {
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  say,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface Level {
  name: string;
  /** How customers call it besides. */
  called?: RegExp;
  /** Grams of sugar in a litre: from, to; no upper end for the sweetest. */
  from: number;
  to: number | null;
  /** The upper end itself is outside. */
  isBelow?: boolean;
  /** The lower end itself belongs to the sweetest. */
  isReached?: boolean;
}

/** Terms of EU Regulation 2019/33, Annex III. */
const SPARKLING: readonly Level[] = [
  {
    name: 'Brut nature | Brut nature | Brut nature | Brut nature | Naturherb',
    from: 0,
    to: 3,
    isBelow: true,
  },
  { name: 'Extra brut | Extra brut | Extra brut | Extra brut | Extra herb', from: 0, to: 6 },
  { name: 'Brut | Brut | Brut | Brut | Herb', from: 0, to: 12, isBelow: true },
  { name: 'Extra dry | Extra dry | Extra dry | Extra seco | Extra trocken', from: 12, to: 17 },
  { name: 'Dry | Sec | Secco | Seco | Trocken', from: 17, to: 32 },
  { name: 'Medium dry | Demi-sec | Abboccato | Semiseco | Halbtrocken', from: 32, to: 50 },
  { name: 'Sweet | Doux | Dolce | Dulce | Mild', from: 50, to: null },
];

const STILL: readonly Level[] = [
  { name: 'Dry | Sec | Secco | Seco | Trocken', from: 0, to: 4 },
  {
    name: 'Medium dry | Demi-sec | Abboccato | Semiseco | Halbtrocken',
    called: /^(?:off.?dry|feinherb|semi.?dry|half.?dry)\b/,
    from: 4,
    to: 12,
  },
  { name: 'Medium | Moelleux | Amabile | Semidulce | Lieblich', from: 12, to: 45 },
  { name: 'Sweet | Doux | Dolce | Dulce | Süß', from: 45, to: null, isReached: true },
];

/** Riesling by its Prädikat: terms of must weight, so the sugar is what such wines have as a rule. */
const PRAEDIKAT: readonly Level[] = [
  { name: 'Trocken', from: 0, to: 9 },
  { name: 'Halbtrocken / feinherb', from: 9, to: 18 },
  { name: 'Kabinett', from: 25, to: 50 },
  { name: 'Spätlese', from: 50, to: 90 },
  { name: 'Auslese', from: 90, to: 140 },
  { name: 'Beerenauslese', from: 140, to: 200 },
  { name: 'Trockenbeerenauslese', from: 200, to: null },
];
const NAMES_PRAEDIKAT = /\b(?:kabinett|spatlese|\w*auslese|pradikat\w*|praedikat\w*)\b/;
const PRAEDIKAT_NOTE =
  'one cube = 12 g in a litre; usual values of fruity wines | un morceau = 12 g par litre ; valeurs usuelles des vins fruités | un cubetto = 12 g per litro; valori consueti dei vini fruttati | un terrón = 12 g por litro; valores usuales de vinos afrutados | ein Würfel = 12 g im Liter; übliche Werte fruchtiger Weine';

const TITLES = {
  still: 'Still wine | Vin tranquille | Vino fermo | Vino tranquilo | Stillwein',
  sparkling: 'Sparkling wine | Vin effervescent | Spumante | Espumoso | Schaumwein',
};

/** A cube of sugar weighs some four grams: heaps tell more than figures. */
const CUBE_GRAMS = 4;
/** Noble sweet wines have so much that a cube of theirs stands for three. */
const LARGE_GRAMS = 12;
const cubesOf = ({ from, to }: Level, grams: number): number =>
  (to ?? from * (grams === LARGE_GRAMS ? 1.2 : 1.6)) / grams;
/** Cubes lie in two layers. */
const LAYERS = 2;
/** Where the cubes begin, as a share of the width: names stand before them, beside their grams in a column. */
const WORDS = 0.36;
const COLUMN_WORDS = 0.5;
/** Wider than this, a sheet has two columns. */
const BROAD = 1.3;

const NOTE =
  'one cube = 4 g of sugar in a litre | un morceau = 4 g de sucre par litre | un cubetto = 4 g di zucchero per litro | un terrón = 4 g de azúcar por litro | ein Würfel = 4 g Zucker im Liter';
const STILL_NOTE =
  'high acidity may widen the terms of still wine | une acidité élevée peut élargir les termes | un’alta acidità può ampliare i termini | una acidez alta puede ampliar los términos | hohe Säure kann die Grenzen weiten';

/** A line for each term: its name, its grams, and as many cubes of sugar. */
export function drawSweetnessPlate(plate: Plate): void {
  const { wish, area, textPx } = plate;
  const isSparkling = wish.wines.some((wine) => wine.startsWith('sparkling'));
  const isStill = wish.wines.some((wine) => !wine.startsWith('sparkling'));
  // Of a grape it is asked how sweet its wines are, and not how its sparkling wine is called.
  const isOfGrape = wish.grapes.length > 0 && !isSparkling;
  const kinds = (['still', 'sparkling'] as const).filter((kind) => {
    if (kind === 'sparkling') return isSparkling || (wish.wines.length === 0 && !isOfGrape);
    return isStill || wish.wines.length === 0;
  });
  const isByPraedikat = isOfGrape && NAMES_PRAEDIKAT.test(fold(plate.spec.prompt));
  const grams = isByPraedikat ? LARGE_GRAMS : CUBE_GRAMS;
  const parts = kinds.map((kind) => ({
    title: TITLES[kind],
    levels: isByPraedikat ? PRAEDIKAT : narrowed(plate, kind === 'still' ? STILL : SPARKLING),
  }));
  const isTitled = parts.length > 1;
  const head = isTitled ? textPx * 1.7 : 0;
  const foot = textPx * 1.4;
  // On a broad sheet the two kinds stand side by side.
  const columns = isTitled && area.width > area.height * BROAD ? parts.length : 1;
  const width = (area.width - (columns - 1) * textPx * 1.5) / columns;
  const counts = parts.map(({ levels }) => levels.length);
  const lines = columns > 1 ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
  const heads = columns > 1 ? head : head * parts.length;
  const row = Math.min((area.height - foot - heads) / lines, textPx * 5.4);
  const words = columns > 1 ? COLUMN_WORDS : WORDS;
  // Heaps are compared with one another, so all cubes of the sheet are alike.
  const most = Math.max(
    ...parts.flatMap(({ levels }) => levels.map((level) => cubesOf(level, grams))),
  );
  const cube = Math.min((width * (0.99 - words)) / Math.ceil(most / LAYERS), (row * 0.8) / LAYERS);
  const top = area.y + (area.height - foot - row * lines - heads) / 2;
  let y = top;
  parts.forEach(({ title, levels }, part) => {
    const x = area.x + (columns > 1 ? part * (width + textPx * 1.5) : 0);
    if (columns > 1) y = top;
    if (isTitled)
      write(plate, say(plate, title).toLocaleUpperCase(), [x + width / 2, y + textPx], {
        tracking: 0.14,
        sizePx: textPx * 0.95,
      });
    y += head;
    levels.forEach((level, i) => {
      const share = i / Math.max(1, levels.length - 1);
      drawLevel(plate, level, {
        row: { x, y, width, height: row },
        cube,
        cubes: cubesOf(level, grams),
        share,
        words,
      });
      y += row;
    });
  });
  const hasStill = kinds.includes('still');
  const note = isByPraedikat
    ? say(plate, PRAEDIKAT_NOTE)
    : hasStill
      ? `${say(plate, NOTE)}; ${say(plate, STILL_NOTE)}`
      : say(plate, NOTE);
  writeLines(plate, note, [area.x + area.width / 2, area.y + area.height - textPx * 0.1], {
    sizePx: textPx * 0.8,
    maxWidth: area.width * 0.98,
    maxLines: 1,
    face: NOTE_FACE,
    ink: PLATE_SOFT,
  });
}

function drawLevel(
  plate: Plate,
  level: Level,
  {
    row,
    cube,
    cubes,
    share,
    words,
  }: { row: Rect; cube: number; cubes: number; share: number; words: number },
): void {
  const { press, textPx } = plate;
  // On low lines the grams stand beside the name instead of below it.
  const isLow = row.height < textPx * 2.6;
  const size = Math.min(
    textPx * 1.4,
    row.height * (isLow ? 0.46 : 0.36),
    isLow ? row.width * 0.042 : Infinity,
  );
  const middle = row.y + row.height / 2;
  const bar = rectangle({
    x: row.x,
    y: row.y + row.height * 0.14,
    width: size * 0.5,
    height: row.height * 0.72,
  });
  press.fill(bar, mixHex('#e9e2b8', '#c4622a', share));
  press.stroke(bar, PLATE_INK, press.unit * 1.4);
  const left = row.x + size;
  const room = row.width * words - size * 1.2;
  const grams = { maxLines: 1, face: NOTE_FACE, ink: PLATE_SOFT } as const;
  writeLines(plate, level.name, [left, middle + size * (isLow ? 0.3 : -0.08)], {
    align: 'left',
    maxWidth: room * (isLow ? 0.58 : 1),
    maxLines: 1,
    sizePx: size,
  });
  if (isLow)
    writeLines(plate, rangeOf(level), [left + room, middle + size * 0.3], {
      ...grams,
      align: 'right',
      maxWidth: room * 0.42,
      sizePx: size * 0.9,
    });
  else
    writeLines(plate, rangeOf(level), [left, middle + size * 0.88], {
      ...grams,
      align: 'left',
      maxWidth: room,
      sizePx: size * 0.8,
    });
  drawCubes(plate, cubes, [row.x + row.width * words, row.y + row.height * 0.9], cube);
}

function rangeOf({ from, to, isBelow = false, isReached = false }: Level): string {
  if (to === null) return `${isReached ? '≥' : '>'} ${from} g/l`;
  return from === 0 ? `${isBelow ? '<' : '≤'} ${to} g/l` : `${from}–${to} g/l`;
}

/** From the left in two layers; the last one may be a part of a cube. */
function drawCubes({ press }: Plate, count: number, [left, floor]: Point, side: number): void {
  for (let i = 0; i < Math.ceil(count); i++) {
    const part = Math.min(1, count - i);
    const cube = {
      x: left + (Math.floor(i / LAYERS) + 0.04) * side,
      y: floor - (i % LAYERS) * side - side * part,
      width: side * 0.92,
      height: side * part - side * 0.08,
    };
    press.fill(rectangle(cube), '#fffdf6', {
      from: [cube.x, cube.y],
      to: [cube.x + cube.width, cube.y + cube.height],
      start: 0.1,
      end: -0.4,
    });
    press.stroke(rectangle(cube), '#a08c6e', press.unit * 1.4);
  }
}
