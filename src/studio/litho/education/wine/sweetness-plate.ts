import { rectangle, type Point, type Rect } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { narrowed } from '#studio/litho/education/narrowed.ts';
import {
  PLATE_INK,
  PLATE_SOFT,
  say,
  write,
  writeLines,
  type Plate,
} from '#studio/litho/education/plate.ts';

interface Level {
  name: string;
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
  { name: 'Medium dry | Demi-sec | Abboccato | Semiseco | Halbtrocken', from: 4, to: 12 },
  { name: 'Medium | Moelleux | Amabile | Semidulce | Lieblich', from: 12, to: 45 },
  { name: 'Sweet | Doux | Dolce | Dulce | Süß', from: 45, to: null, isReached: true },
];

const TITLES = {
  still: 'Still wine | Vin tranquille | Vino fermo | Vino tranquilo | Stillwein',
  sparkling: 'Sparkling wine | Vin effervescent | Spumante | Espumoso | Schaumwein',
};

/** A cube of sugar weighs some four grams: heaps tell more than figures. */
const CUBE_GRAMS = 4;
/** Cubes in a layer. */
const ACROSS = 3;
const cubesOf = ({ from, to }: Level): number => (to ?? from * 1.6) / CUBE_GRAMS;

export function drawSweetnessPlate(plate: Plate): void {
  const { wish, area, textPx } = plate;
  const isSparkling = wish.wines.some((wine) => wine.startsWith('sparkling'));
  const isStill = wish.wines.some((wine) => !wine.startsWith('sparkling'));
  const kinds = (['still', 'sparkling'] as const).filter((kind) =>
    wish.wines.length === 0 ? true : kind === 'still' ? isStill : isSparkling,
  );
  const gap = textPx * 0.8;
  // Heaps are compared with one another, so all cubes of the sheet are alike.
  const levelsOf = (kind: (typeof kinds)[number]) =>
    narrowed(plate, kind === 'still' ? STILL : SPARKLING);
  const widest = Math.max(...kinds.map((kind) => levelsOf(kind).length));
  const height = (area.height - gap * kinds.length) / kinds.length;
  const step = area.width / widest;
  // One row alone has room for heaps of two: they grow high instead of leaving the sheet empty.
  const across = kinds.length === 1 && height > area.width * 0.6 ? 2 : ACROSS;
  const most = Math.max(...kinds.flatMap(levelsOf).map(cubesOf));
  const cube = Math.min(
    (step * 0.88) / across,
    (height - textPx * 5.4) / Math.ceil(most / across),
    area.width * 0.09,
  );
  kinds.forEach((kind, i) => {
    const y = area.y + i * (height + gap);
    write(
      plate,
      say(plate, TITLES[kind]).toLocaleUpperCase(),
      [area.x + area.width / 2, y + textPx],
      {
        tracking: 0.14,
        sizePx: textPx * 0.95,
      },
    );
    const row = { ...area, y: y + textPx * 1.6, height: height - textPx * 1.4 };
    drawLevels(plate, levelsOf(kind), { row, cube, across });
  });
  const note = say(
    plate,
    'one cube = 4 g of sugar in a litre; high acidity may widen the terms of still wine | un morceau = 4 g de sucre par litre ; une acidité élevée peut élargir les termes | un cubetto = 4 g di zucchero per litro; un’alta acidità può ampliare i termini | un terrón = 4 g de azúcar por litro; una acidez alta puede ampliar los términos | ein Würfel = 4 g Zucker im Liter; hohe Säure kann die Grenzen weiten',
  );
  writeLines(plate, note, [area.x + area.width / 2, area.y + area.height - textPx * 0.1], {
    sizePx: textPx * 0.72,
    maxWidth: area.width * 0.98,
    maxLines: 1,
    face: 'playfairItalic',
    ink: PLATE_SOFT,
  });
}

function drawLevels(
  plate: Plate,
  levels: readonly Level[],
  { row, cube, across }: { row: Rect; cube: number; across: number },
): void {
  const step = row.width / levels.length;
  const size = Math.min(plate.textPx * 0.9, step * 0.17, row.height * 0.09);
  const floor = row.y + row.height - size * 3.2;
  levels.forEach((level, i) => {
    const x = row.x + step * (i + 0.5);
    const bar = rectangle({
      x: x - step * 0.46,
      y: floor,
      width: step * 0.92,
      height: size * 0.42,
    });
    plate.press.fill(bar, mixHex('#e9e2b8', '#c4622a', i / Math.max(1, levels.length - 1)));
    plate.press.stroke(bar, PLATE_INK, plate.press.unit * 1.4);
    drawCubes(plate, cubesOf(level), [x, floor - size * 0.1], { side: cube, across });
    writeLines(plate, say(plate, level.name), [x, floor + size * 1.5], {
      sizePx: size,
      maxWidth: step * 0.94,
      maxLines: 1,
    });
    write(plate, rangeOf(level), [x, floor + size * 2.5], {
      sizePx: size * 0.86,
      face: 'playfairItalic',
      ink: PLATE_SOFT,
    });
  });
}

function rangeOf({ from, to, isBelow = false, isReached = false }: Level): string {
  if (to === null) return `${isReached ? '≥' : '>'} ${from} g/l`;
  return from === 0 ? `${isBelow ? '<' : '≤'} ${to} g/l` : `${from}–${to} g/l`;
}

/** Stacked from the floor in layers; the last one may be a part of a cube. */
function drawCubes(
  { press }: Plate,
  count: number,
  [middle, floor]: Point,
  { side, across: most }: { side: number; across: number },
): void {
  const across = Math.min(most, Math.ceil(count));
  for (let i = 0; i < Math.ceil(count); i++) {
    const part = Math.min(1, count - i);
    const layer = Math.floor(i / across);
    const cube = {
      x: middle + ((i % across) - across / 2 + 0.04) * side,
      y: floor - layer * side - side * part,
      width: side * 0.92,
      height: side * part - side * 0.08,
    };
    press.fill(rectangle(cube), '#fffdf6', {
      from: [cube.x, cube.y],
      to: [cube.x + cube.width, cube.y + cube.height],
      start: 0.1,
      end: -0.4,
    });
    press.stroke(rectangle(cube), '#b9a88e', press.unit * 1.4);
  }
}
