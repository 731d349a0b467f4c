import { fold } from '#studio/lexicon/matching/normalise.ts';
import { circle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { drawAroma, drawWine } from '#studio/litho/education/aromas/bouquet-plate.ts';
import { AROMAS } from '#studio/litho/education/aromas/aromas.ts';
import { bouquetOf } from '#studio/litho/education/aromas/bouquets.ts';
import { drawBand, sheetBeside } from '#studio/litho/education/bands.ts';
import {
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  say,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { homesOf } from './grapes-of-area.ts';
import type { Variety } from './variety.ts';
import { VARIETIES } from './varieties.ts';

const ROWS = {
  colour: 'Colour | Couleur | Colore | Color | Farbe',
  body: 'Body | Corps | Corpo | Cuerpo | Körper',
  acid: 'Acidity | Acidité | Acidità | Acidez | Säure',
  tannin: 'Tannin | Tanin | Tannino | Tanino | Gerbstoff',
  aromas: 'Aromas | Arômes | Aromi | Aromas | Aromen',
  also: 'Also called | Aussi appelé | Detto anche | También | Auch genannt',
  // Our maps name a few of its homes only.
  grown: 'Grown e.g. in | Cultivé p. ex. | Coltivato p. es. | Se da p. ej. | Angebaut z. B.',
} as const;
const RED =
  'black grape, red wine | raisin noir, vin rouge | uva nera, vino rosso | uva tinta, vino tinto | rote Traube, Rotwein';
const WHITE =
  'white grape, white wine | raisin blanc, vin blanc | uva bianca, vino bianco | uva blanca, vino blanco | weiße Traube, Weißwein';
const PINK =
  'pink-skinned grape, white wine | raisin gris-rose, vin blanc | uva grigio-rosa, vino bianco | uva rosada, vino blanco | rötliche Traube, Weißwein';
const MOST_HOMES = 4;
/** Most aromas that are pictured beside each other. */
const MOST_AROMAS = 4;

/** One grape: its bunch and its wine, what is to be known of it line by line, and what it smells of. */
export function drawGrapeProfile(plate: Plate): void {
  const grape = VARIETIES.find(({ name }) => fold(name) === fold(plate.wish.grapes[0] ?? ''));
  if (!grape) return;
  const room = sheetBeside(plate, (own, box) =>
    drawWine(own, { wine: grape.wine, bunch: grape.name }, box),
  );
  const aromas = aromasOf(grape);
  const share = aromas.length > 0 ? 0.64 : 1;
  drawLines(plate, linesOf(plate, grape), { ...room, height: room.height * share });
  if (aromas.length > 0)
    drawBand(
      plate,
      { name: ROWS.aromas, entries: aromas },
      { ...room, y: room.y + room.height * share, height: room.height * (1 - share) },
    );
}

/** One of each family, in their order, and again until the row is full. */
function aromasOf({ name }: Variety) {
  const families = bouquetOf(name)?.families ?? [];
  const deepest = Math.max(0, ...families.map(([, aromas]) => aromas.length));
  const inTurn = Array.from({ length: deepest }, (_, i) =>
    families.flatMap(([, aromas]) => aromas[i] ?? []),
  ).flat();
  return inTurn.slice(0, MOST_AROMAS).map((id) => ({
    name: AROMAS[id].name,
    draw: (own: Plate, box: Rect) => drawAroma(own, id, box),
  }));
}

interface Line {
  name: string;
  text?: string;
  dots?: number;
  ink?: string;
}

function linesOf(plate: Plate, grape: Variety): Line[] {
  const ink = grape.wine === 'red' ? '#8a1f33' : '#c9a23c';
  return [
    { name: ROWS.colour, text: grape.wine === 'red' ? RED : grape.isPink ? PINK : WHITE },
    { name: ROWS.body, dots: grape.body, ink },
    { name: ROWS.acid, dots: grape.acid, ink },
    ...(grape.tannin > 0 ? [{ name: ROWS.tannin, dots: grape.tannin, ink }] : []),
    ...(bouquetOf(grape.name) ? [] : [{ name: ROWS.aromas, text: grape.aromas }]),
    ...(grape.also ? [{ name: ROWS.also, text: grape.also.replaceAll(' | ', ', ') }] : []),
    ...homesOf(grape.name)
      .slice(0, MOST_HOMES)
      .map(({ country, where }, i) => ({
        name: i === 0 ? ROWS.grown : '',
        text: `${say(plate, country.name)}: ${where.slice(0, MOST_PLACES).join(', ')}`,
      })),
  ];
}
/** Most places of one country: more of them would be too small to read. */
const MOST_PLACES = 4;

function drawLines(plate: Plate, lines: readonly Line[], room: Rect): void {
  const { press, textPx } = plate;
  const step = Math.min(room.height / lines.length, textPx * 3);
  const top = room.y + (room.height - step * lines.length) / 2;
  const size = Math.min(textPx * 1.15, step * 0.46, room.width * 0.05);
  const left = room.x + room.width * 0.04;
  const value = room.x + room.width * 0.36;
  lines.forEach(({ name, text, dots, ink = PLATE_INK }, i) => {
    const y = top + step * (i + 0.5);
    write(plate, name, [left, y + size * 0.3], { sizePx: size, align: 'left' });
    if (text)
      writeLines(plate, text, [value, y], {
        sizePx: size,
        maxWidth: room.width * 0.63,
        maxLines: 2,
        align: 'left',
        face: NOTE_FACE,
        ink: PLATE_SOFT,
        isCentred: true,
      });
    for (let dot = 0; dots !== undefined && dot < 5; dot++) {
      const shape = circle([value + size * (0.4 + dot * 1.1), y], size * 0.38);
      if (dot < dots) press.fill(shape, ink);
      press.stroke(shape, PLATE_INK, press.unit * 1.4);
    }
  });
}
