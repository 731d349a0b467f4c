import { capital } from '#studio/typography/capital.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { cells } from '#studio/litho/education/cells.ts';
import { drawField } from '#studio/litho/education/field.ts';
import { NAME_FACE, NOTE_FACE, PLATE_ACCENT, writeLines } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';

const IN_NUMBERS =
  /\b(?:in (?:numbers|figures|zahlen|cifre|numeri)|en (?:chiffres|cifras|numeros)|facts and figures|zahlen und fakten|chiffres cles)\b/;

/** 'Our year in numbers: 12 hectares, 48,000 bottles': figures that nobody compares. */
export const asksFigures = (prompt: string): boolean => IN_NUMBERS.test(fold(prompt));

/** Each figure large, and below it what it counts. */
export function drawFigures(plate: Plate, items: readonly PlateItem[]): void {
  const fields = cells(plate.area, items.length, 1.3);
  const [first] = fields;
  if (!first) return;
  const longest = Math.max(...items.map(({ value }) => value?.length ?? 1));
  const size = Math.min(first.height * 0.36, (first.width * 1.35) / Math.max(3, longest));
  items.forEach(({ name, value }, i) => {
    const field = fields[i] ?? first;
    drawField(plate, field);
    const x = field.x + field.width / 2;
    const y = field.y + field.height / 2;
    writeLines(plate, value ?? '', [x, y - size * 0.05], {
      sizePx: size,
      maxWidth: field.width * 0.86,
      maxLines: 1,
      face: NAME_FACE,
      ink: PLATE_ACCENT,
    });
    writeLines(plate, capital(name), [x, y + size * 0.62], {
      sizePx: Math.min(size * 0.42, plate.textPx * 1.6),
      maxWidth: field.width * 0.86,
      maxLines: 2,
      face: NOTE_FACE,
    });
  });
}
