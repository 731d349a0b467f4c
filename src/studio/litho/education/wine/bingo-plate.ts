import { rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { drawAroma } from '#studio/litho/education/aromas/bouquet-plate.ts';
import { AROMAS } from '#studio/litho/education/aromas/aromas.ts';
import type { AromaId } from '#studio/litho/education/aromas/aromas.ts';
import { bouquetOf, BOUQUETS } from '#studio/litho/education/aromas/bouquets.ts';
import { iconOf } from '#studio/litho/education/any-topic/icon-of.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_ACCENT,
  PLATE_FIELD,
  PLATE_INK,
  PLATE_SOFT,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import { capital } from '#studio/typography/capital.ts';
import type { WineColour } from '#studio/scene/wine.ts';

/** What may be crossed off, and its picture. */
interface Square {
  name: string;
  draw?: (plate: Plate, box: Rect) => void;
}

const FREE = 'Free | Libre | Libera | Libre | Frei';
const RULE =
  'Cross off what you find in your glass; a full row, column or diagonal wins. | Cochez ce que vous trouvez dans votre verre ; une ligne, une colonne ou une diagonale gagne. | Barra ciò che trovi nel calice; vince una riga, una colonna o una diagonale. | Marca lo que encuentres en tu copa; gana una fila, una columna o una diagonal. | Ankreuzen, was man im Glas findet; eine volle Reihe, Spalte oder Diagonale gewinnt.';
/** Squares along one side of a card, the largest that can be filled. */
const SIDES = [5, 4, 3] as const;
/** From so many entries of the customer's own on, the card is theirs alone. */
const OWN = 4;

/** A card to be crossed off at a tasting: what is dictated, else aromas of the wines that are asked for, in another order on every card. */
export function drawBingoPlate(plate: Plate): void {
  const { area, textPx } = plate;
  const own = plate.wish.items?.map(({ name }) => dictated(name)) ?? [];
  const squares = own.length >= OWN ? own : ours(plate);
  const columns = Math.ceil(Math.sqrt(squares.length));
  const rows = Math.ceil(squares.length / columns);
  const foot = textPx * 1.5;
  const cell = { width: area.width / columns, height: (area.height - foot) / rows };
  squares.forEach((square, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const isFree = own.length < OWN && squares.length % 2 === 1 && i === (squares.length - 1) / 2;
    const box = { x: area.x + column * cell.width, y: area.y + row * cell.height, ...cell };
    drawSquare(plate, square, box, isFree);
  });
  writeLines(plate, RULE, [area.x + area.width / 2, area.y + area.height - textPx * 0.3], {
    sizePx: textPx * 0.78,
    maxWidth: area.width,
    maxLines: 1,
    face: NOTE_FACE,
    ink: PLATE_SOFT,
  });
}

function dictated(name: string): Square {
  const icon = iconOf(name);
  return {
    name: capital(name),
    ...(icon && { draw: (plate: Plate, box: Rect) => put(plate, icon, box) }),
  };
}

/** As many aromas as fill a card, with the free square in its middle. */
function ours(plate: Plate): Square[] {
  const pool = poolFor(plate.wish.grapes, plate.wish.wines);
  const side = SIDES.find((one) => pool.length >= one * one - (one % 2)) ?? 3;
  const aromas = plate.random
    .fork('bingo')
    .shuffle(pool)
    .slice(0, side * side - (side % 2));
  const squares = aromas.map((id): Square => ({
    name: AROMAS[id].name,
    draw: (own, box) => drawAroma(own, id, box),
  }));
  const wine = plate.wish.wines[0];
  if (side % 2 === 1)
    squares.splice((side * side - 1) / 2, 0, {
      name: FREE,
      draw: (own, box) => put(own, 'glass', box, wine ? { wine } : {}),
    });
  return squares;
}

/** What wines of this grape or colour smell of. */
function poolFor(grapes: readonly string[], wines: readonly WineColour[]): AromaId[] {
  const named = grapes.flatMap((grape) => bouquetOf(grape) ?? []);
  const books =
    named.length > 0
      ? named
      : BOUQUETS.filter(({ wine }) => wines.length === 0 || wines.includes(wine));
  return [...new Set(books.flatMap(({ families }) => families.flatMap(([, ids]) => ids)))];
}

/** A picture over its name; beside it where the square is broad. */
function drawSquare(plate: Plate, { name, draw }: Square, box: Rect, isFree: boolean): void {
  const { press, textPx } = plate;
  const gap = press.unit * 3.5;
  const card = {
    x: box.x + gap,
    y: box.y + gap,
    width: box.width - gap * 2,
    height: box.height - gap * 2,
  };
  press.fill(roundedRectangle(card, press.unit * 8), isFree ? '#e6cdbd' : PLATE_FIELD);
  press.stroke(rectangle(card), isFree ? PLATE_ACCENT : PLATE_INK, press.unit * 1.4);
  const isBroad = card.width > card.height * 1.9;
  const size = Math.min(textPx * 0.92, card.height * 0.2, card.width * 0.145);
  if (!draw) {
    writeLines(plate, name, [card.x + card.width / 2, card.y + card.height / 2], {
      sizePx: size * 1.2,
      maxWidth: card.width * 0.88,
      maxLines: 3,
      face: NAME_FACE,
      isCentred: true,
    });
    return;
  }
  if (isBroad) {
    draw(plate, {
      x: card.x + card.width * 0.04,
      y: card.y + card.height * 0.12,
      width: card.width * 0.32,
      height: card.height * 0.76,
    });
    writeLines(plate, name, [card.x + card.width * 0.4, card.y + card.height / 2], {
      sizePx: size * 1.15,
      maxWidth: card.width * 0.56,
      maxLines: 2,
      align: 'left',
      face: NAME_FACE,
      isCentred: true,
    });
    return;
  }
  draw(plate, {
    x: card.x + card.width * 0.18,
    y: card.y + card.height * 0.08,
    width: card.width * 0.64,
    height: card.height * 0.5,
  });
  writeLines(plate, name, [card.x + card.width / 2, card.y + card.height * 0.79], {
    sizePx: size,
    maxWidth: card.width * 0.9,
    maxLines: 2,
    face: NAME_FACE,
    isCentred: true,
  });
}
