import type { WineColour } from '#studio/scene/wine.ts';
import { measureText } from '#studio/typography/set-text.ts';
import { circle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { Area, Spot } from '#studio/litho/education/atlas/area.ts';
import { regionIn } from './map-exonyms.ts';
import {
  FIGURES,
  NAME_FACE,
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  say,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** What the marks of each wine are inked in. */
export const MARKS: Readonly<Record<WineColour, string>> = {
  red: '#8a1f33',
  white: '#d2b23e',
  rose: '#e08a84',
  orange: '#c4762a',
  sparkling: '#f6edc4',
  sparkling_rose: '#e39aa0',
};

/** The inks of two marks are too near to the paper for a field. */
const FIELDS: Partial<Record<WineColour, string>> = { sparkling: '#c9b25a' };
export const fieldInk = (wine: WineColour): string => FIELDS[wine] ?? MARKS[wine];

/** The chief wine of a region. */
const KEY: Readonly<Record<WineColour, string>> = {
  red: 'red | rouge | rosso | tinto | rot',
  white: 'white | blanc | bianco | blanco | weiß',
  rose: 'rosé | rosé | rosato | rosado | rosé',
  orange:
    'sweet, fortified, amber | doux, muté, ambré | dolce, liquoroso, ambrato | dulce, generoso, ámbar | süß, gespritet, bernsteinfarben',
  sparkling: 'sparkling | effervescent | spumante | espumoso | schäumend',
  sparkling_rose:
    'sparkling rosé | rosé effervescent | spumante rosato | espumoso rosado | Roséschaumwein',
};

/** What the colours of the marks say, under the map. */
export function drawKey(plate: Plate, wines: ReadonlySet<WineColour>, map: Rect): void {
  const { press, textPx } = plate;
  const shown = (Object.keys(KEY) as WineColour[]).filter((wine) => wines.has(wine));
  const widthsAt = (px: number) =>
    shown.map(
      (wine) =>
        measureText(press.colour, say(plate, KEY[wine]), { face: 'playfairMedium', sizePx: px }) +
        px * 2.2,
    );
  const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
  // No wider than its map.
  const wanted = textPx * 0.82;
  const size = wanted * Math.min(1, map.width / Math.max(1, total(widthsAt(wanted))));
  const widths = widthsAt(size);
  let x = map.x + (map.width - total(widths)) / 2;
  const y = map.y + map.height + textPx * 0.75;
  shown.forEach((wine, i) => {
    const dot: Point = [x + size * 0.4, y];
    press.fill(circle(dot, size * 0.36), MARKS[wine]);
    press.stroke(circle(dot, size * 0.36), PLATE_INK, press.unit * 1.2);
    write(plate, KEY[wine], [x + size, y + size * 0.28], { align: 'left', sizePx: size });
    x += widths[i] ?? 0;
  });
}

/** Columns of a legend that lies below its map. */
export const columnsOf = ({ textPx }: Plate, width: number): number =>
  Math.max(2, Math.min(4, Math.round(width / (textPx * 9))));

/** Fewer rows than this may stand farther apart. */
const FEW = 5;
/** More entries than this stand in two columns, where there is room. */
const LONG = 9;

/** A row of this many lines has room for villages that can be read. */
const VILLAGE_ROW = 2.6;

export function drawLegend(
  plate: Plate,
  spots: readonly Spot[],
  room: Rect,
  villages: Area['villages'] = {},
): void {
  const { press, textPx } = plate;
  const isLong = spots.length > LONG && room.width / 2 > textPx * 6.2;
  const columns = room.width > room.height * 1.3 ? columnsOf(plate, room.width) : isLong ? 2 : 1;
  const rows = Math.ceil(spots.length / columns);
  const hasVillages =
    spots.some(([name]) => villages[name]) && room.height / rows > textPx * VILLAGE_ROW;
  const step = Math.min(room.height / rows, textPx * (hasVillages ? 4 : rows < FEW ? 3.4 : 2.9));
  const size = Math.min(textPx * 1.05, step * (hasVillages ? 0.255 : 0.44));
  const top = room.y + (room.height - step * rows) / 2;
  const width = room.width / columns;
  spots.forEach(([name, , , wine, note], i) => {
    const x = room.x + Math.floor(i / rows) * width;
    const known = hasVillages ? villages[name] : undefined;
    const y = top + (i % rows) * step + step * 0.5 - (known ? size * 0.9 : 0);
    const dot: Point = [x + size * 0.8, y];
    press.fill(circle(dot, size * 0.66), MARKS[wine]);
    press.stroke(circle(dot, size * 0.66), PLATE_INK, press.unit * 1.2);
    const isPale = wine !== 'red' && wine !== 'orange';
    write(plate, String(i + 1), [dot[0], y + size * 0.25], {
      face: FIGURES,
      sizePx: size * 0.7,
      ink: isPale ? PLATE_INK : '#fffaf0',
    });
    const left = x + size * 1.8;
    const maxWidth = width - size * 2;
    writeLines(plate, regionIn(name, plate.wish.language), [left, y - size * 0.12], {
      sizePx: size,
      maxWidth,
      maxLines: 1,
      align: 'left',
      face: NAME_FACE,
    });
    writeLines(
      plate,
      shortened(plate, say(plate, note), maxWidth / (size * 0.78)),
      [left, y + size * 0.95],
      {
        sizePx: size * 0.78,
        maxWidth,
        maxLines: 1,
        align: 'left',
        face: NOTE_FACE,
        ink: PLATE_SOFT,
      },
    );
    if (known)
      writeLines(
        plate,
        shortened(plate, known, (maxWidth * 1.7) / (size * 0.7)),
        [left, y + size * 1.85],
        {
          sizePx: size * 0.7,
          maxWidth,
          maxLines: 2,
          align: 'left',
          face: 'playfairItalic',
        },
      );
  });
}

/** Of the names in a note as many as can be read in its line, which is so many times as wide as its letters are tall. */
function shortened({ press }: Plate, note: string, room: number): string {
  const names = note.split(', ');
  const isSmall = (words: string) =>
    measureText(press.colour, words, { face: NOTE_FACE, sizePx: 100 }) / 100 > room / SMALLEST;
  while (names.length > 1 && isSmall(names.join(', '))) names.pop();
  return names.join(', ');
}
/** Of the size that the others have. */
const SMALLEST = 0.82;
