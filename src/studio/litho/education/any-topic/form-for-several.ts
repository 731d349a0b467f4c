import { countIn } from '#studio/lexicon/plates/count-asked.ts';
import { circle, rectangle } from '#studio/litho/geometry.ts';
import {
  FIGURES,
  PLATE_INK,
  PLATE_PAPER,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

const WINES =
  /^(?:wines?|vins?|vini|vinos|weine?n?|bottles?|bouteilles|bottiglie|botellas|flaschen|samples?|glasses|reds?|whites?)$/;
const FEWEST = 2;
const MOST = 12;

/** 'A tasting sheet for six wines': how many, or none for a sheet of one. */
export function winesOnForm(prompt: string): number | null {
  const count = countIn(prompt, WINES);
  return count !== null && count >= FEWEST && count <= MOST ? count : null;
}

const COLUMNS = [
  ['Wine | Vin | Vino | Vino | Wein', 0.26],
  ['Look | Œil | Vista | Vista | Auge', 0.16],
  ['Nose | Nez | Naso | Nariz | Nase', 0.21],
  ['Palate | Bouche | Bocca | Boca | Gaumen', 0.21],
  ['Score | Note | Voto | Nota | Punkte', 0.16],
] as const;

/** One line for each wine: numbered, with room for its name, three senses and a score. */
export function drawFormForSeveral(plate: Plate, count: number): void {
  const { area, press, textPx } = plate;
  const head = textPx * 1.9;
  const row = (area.height - head) / count;
  const line = press.unit * 2;
  let x = area.x;
  for (const [i, [name, share]] of COLUMNS.entries()) {
    const width = area.width * share;
    const column = { x, y: area.y, width, height: head };
    press.fill(rectangle(column), '#7d1128');
    writeLines(plate, name, [x + width / 2, area.y + head / 2], {
      sizePx: textPx * 1.05,
      maxWidth: width * 0.9,
      maxLines: 1,
      isCentred: true,
      ink: PLATE_PAPER,
    });
    for (let k = 0; k < count; k++) {
      const cell = { x, y: area.y + head + k * row, width, height: row };
      if (k % 2 === 0) press.fill(rectangle(cell), '#efe4cb');
      press.stroke(rectangle(cell), PLATE_INK, line, 'butt');
      if (i === 0) drawNumber(plate, k + 1, [x + textPx, cell.y + Math.min(row / 2, textPx * 1.2)]);
    }
    x += width;
  }
}

function drawNumber(plate: Plate, number: number, at: readonly [number, number]): void {
  const { press, textPx } = plate;
  press.fill(circle(at, textPx * 0.62), '#7d1128');
  write(plate, String(number), [at[0], at[1] + textPx * 0.25], {
    face: FIGURES,
    sizePx: textPx * 0.7,
    ink: PLATE_PAPER,
  });
}
