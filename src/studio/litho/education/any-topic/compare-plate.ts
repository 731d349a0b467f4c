import { capital } from '#studio/typography/capital.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import {
  NAME_FACE,
  PLATE_INK,
  PLATE_ACCENT,
  linesOf,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { drawField } from '#studio/litho/education/field.ts';
import { askedRows } from './asked-rows.ts';
import { drawRules } from './form-plate.ts';
import { iconOf } from './icon-of.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { SketchId } from '#studio/litho/education/lessons/lesson.ts';
import { SKETCHES } from '#studio/litho/education/sketches/sketches.ts';
import { besidePair, pairDrawn, rowsFor } from './told-apart.ts';
import type { Row } from './told-apart.ts';

/** Two to four wines, places or ways beside each other, with what is known to tell them apart. */
export function drawComparePlate(plate: Plate): void {
  const { area, textPx, wish } = plate;
  const names = (wish.items ?? []).map(({ name }) => name);
  const compared = names.length > 1 ? names : ['Red', 'White'];
  const rows = wish.rows
    ? askedRows(wish.rows, compared, wish.sides ?? [])
    : rowsFor(compared, wish.sides ?? []);
  const spec = (i: number) => wish.sides?.[i] ?? plate.spec;
  const drawn = pairDrawn(compared);
  const beside = besidePair(compared);
  const said = withoutShared(compared);
  const sides = compared.map((name, i) => ({
    // 'Napa (Chardonnay)' stands under a title that says the grape.
    name: (said.names[i] ?? name).replace(/\s*\([^)]*\)$/u, ''),
    spec: spec(i),
    sketch: drawn[i],
    beside: beside[i],
  }));
  const isWide = sides.length === 2 && area.width > area.height * WIDE;
  const table = isWide ? between(area) : area;
  // The drawings keep a third of a tall sheet, of a short table more; the words share the rest.
  const room = table.height * (isWide ? 1 : rows.length > 3 ? 0.62 : 0.54);
  const sizeFor = (row: number): number =>
    Math.min(
      textPx * 1.3,
      table.width * (isWide ? 0.05 : 0.042),
      room / (Math.max(1, rows.length) * row + 2),
    );
  const isPair = sides.length === 2;
  const usual = isPair ? PAIR_ROW : ROW;
  const isLong = rows.some((row) => isOfTwoLines(plate, row, { box: table, size: sizeFor(usual) }));
  const row = isLong ? (isPair ? LONG_PAIR_ROW : LONG_ROW) : usual;
  const size = sizeFor(row);
  const height = rows.length * size * row + size * 2;
  const art = isWide
    ? Math.min(area.height, area.width * 0.3)
    : Math.min(area.height - height, area.height * 0.5);
  const width = isWide ? (area.width - table.width) / 2 : area.width * sideShare(compared);
  const middle = area.y + area.height / 2;
  const artY = isWide ? middle - art / 2 : area.y;
  const apart = (area.width - width) / (sides.length - 1);
  sides.forEach((side, i) =>
    drawSide(plate, { x: area.x + i * apart, y: artY, width, height: art }, side),
  );
  // Few rows take what height there is.
  const free = isWide ? area.height : area.y + area.height - (area.y + art + size * 1.6);
  const tall = Math.max(
    size * row,
    Math.min(free / Math.max(1, rows.length), size * row * (isWide ? 1.5 : 1.7)),
  );
  const top = isWide ? middle - (tall * rows.length) / 2 : area.y + art + size * 1.6;
  rows.forEach((told, i) =>
    drawRow(plate, told, { box: { ...table, y: top + i * tall, height: tall }, size }),
  );
  // Of what no book of ours compares, the class writes down what tells it apart.
  if (rows.length === 0 && !isWide)
    drawRules(plate, { ...area, y: top, height: area.y + area.height - top });
}

/** 'Decanting old wine' and 'decanting young wine' share what is done: the title says it once. */
export function withoutShared(names: readonly string[]): {
  shared: string;
  names: readonly string[];
} {
  const [first = ''] = names[0]?.split(' ') ?? [];
  const isShared =
    /ing$/i.test(first) &&
    names.length > 1 &&
    names.every((name) => name.toLowerCase().startsWith(`${first.toLowerCase()} `));
  return isShared
    ? { shared: first, names: names.map((name) => name.slice(first.length + 1)) }
    : { shared: '', names };
}

/** Wider than this, the table stands between the two. */
const WIDE = 1.7;
/** Height of a row in sizes of its text. */
const ROW = 2.75;
/** Of one with two lines on a side. */
const LONG_ROW = 3.85;
/** Of two sides, with its name between them: of one line, and of two. */
const PAIR_ROW = 2.2;
const LONG_PAIR_ROW = 2.9;
const between = (area: Rect): Rect => ({
  ...area,
  x: area.x + area.width * 0.24,
  width: area.width * 0.52,
});

interface Side {
  name: string;
  spec: SceneSpec;
  sketch: SketchId | undefined;
  beside: ThingId | undefined;
}

function drawSide(plate: Plate, box: Rect, { name, spec, sketch, beside }: Side): void {
  const { press, random, textPx } = plate;
  const size = Math.min(textPx * 1.15, box.width * 0.1);
  const isWine =
    spec.varietal !== null ||
    spec.region !== null ||
    /wine|vin(?!e|a)|red|white|champ|prosecco|cava|ros|sekt/.test(fold(name));
  const icon = isWine ? null : iconOf(name);
  const heightPx = Math.max(size, box.height - size * 2);
  const foot = box.y + heightPx;
  if (sketch) {
    const room = { ...box, height: heightPx * 0.98 };
    press.named('decanter', () =>
      SKETCHES[sketch](plate, room, { icon: 'decanter', name, note: '' }),
    );
  }
  const things = sketch
    ? []
    : icon && icon !== 'glass'
      ? ([icon] as const)
      : ([beside ?? 'grapes', 'bottle', 'glass'] as const);
  const [places = [0.5]] = things.length > 1 ? [PLACES] : [];
  things.forEach((thing, i) => {
    const maker = drawnMaker(thing);
    if (!maker) return;
    const share = places[i] ?? 0.5;
    const tall = Math.min(
      heightPx * (SIZES[thing] ?? (i === 0 && things.length > 1 ? 0.7 : 0.96)),
      (box.width * (things.length > 1 ? 0.36 : 0.7)) / maker.aspect,
    );
    const look = lookFor({ spec }, random.fork(`${name} ${thing}`), { line: PLATE_INK });
    press.named(thing, () =>
      maker.draw(press, { base: [box.x + box.width * share, foot], heightPx: tall }, look),
    );
  });
  writeLines(plate, capital(name), [box.x + box.width / 2, foot + size * 1.5], {
    sizePx: size,
    maxWidth: box.width * 0.94,
    maxLines: 1,
    face: NAME_FACE,
  });
}

function drawRow(
  plate: Plate,
  { name, sides }: Row,
  { box: area, size }: { box: Rect; size: number },
): void {
  drawField(plate, area);
  const isPair = sides.length === 2;
  const middle = area.y + area.height / 2;
  const style = sideStyle({ sides }, area, size);
  const lines = Math.max(...sides.map((text) => linesOf(plate, text, style)));
  // Heading and text stand together in the middle of a tall field.
  const top = area.y + Math.max(0, (area.height - size * (1.5 + lines * 1.2)) / 2);
  writeLines(plate, name, [area.x + area.width / 2, isPair ? middle : top + size * 1.1], {
    sizePx: size * 0.9,
    maxWidth: area.width * (isPair ? NAME_SHARE * 0.92 : 0.9),
    maxLines: isPair ? 2 : 1,
    face: NAME_FACE,
    ink: PLATE_ACCENT,
    isCentred: isPair,
  });
  sides.forEach((text, i) => {
    const x = isPair ? (i === 0 ? 1 : -1) * sideShare(sides) * 0.5 + i : (i + 0.5) / sides.length;
    writeLines(plate, text, [area.x + area.width * x, isPair ? middle : top + size * 2.2], {
      ...style,
      isCentred: isPair,
    });
  });
}

/** Bunch or land, bottle and glass beside each other. */
const PLACES: readonly number[] = [0.2, 0.53, 0.82];
const SIZES: Readonly<Partial<Record<ThingId, number>>> = { bottle: 1, glass: 0.78, grapes: 0.62 };

/** What is compared is named in the middle, between its two sides. */
const NAME_SHARE = 0.22;
const sideShare = (sides: readonly string[]): number =>
  sides.length === 2 ? (1 - NAME_SHARE) / 2 : 1 / sides.length;

const sideStyle = ({ sides }: Pick<Row, 'sides'>, box: Rect, size: number) =>
  ({ sizePx: size, maxWidth: box.width * 0.9 * sideShare(sides), maxLines: 2 }) as const;

const isOfTwoLines = (
  plate: Plate,
  row: Row,
  { box, size }: { box: Rect; size: number },
): boolean => row.sides.some((text) => linesOf(plate, text, sideStyle(row, box, size)) > 1);
