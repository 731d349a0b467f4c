import { capital } from '#studio/typography/capital.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { cells } from '#studio/litho/education/cells.ts';
import {
  PLATE_ACCENT,
  NOTE_FACE,
  PLATE_PAPER,
  PLATE_SOFT,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import { drawClassQuiz } from './class-quiz.ts';
import { fillField, inksFor, writeBesideMark } from './entry.ts';
import { drawRules } from './form-plate.ts';
import { drawableThings } from './things-plate.ts';

const ANSWER = 'Answer | Réponse | Risposta | Respuesta | Antwort';

/** A question to a class, large, in the customer's words; answers to choose from, or lines to write one on. */
export function drawQuizPlate(plate: Plate): void {
  const { area, textPx, wish, spec } = plate;
  if (!wish.heading) {
    drawClassQuiz(plate);
    return;
  }
  const things = drawableThings(spec).slice(0, 3);
  const art = area.height * 0.28;
  const shown = things.length > 0 ? things : (['glass'] as const);
  cells({ ...area, height: art }, shown.length, 1).forEach((box, i) => {
    const thing = shown[i];
    if (thing) put(plate, thing, box, { scale: 0.92, wine: spec.wine });
  });
  writeLines(plate, capital(wish.heading), [area.x + area.width / 2, area.y + area.height * 0.44], {
    sizePx: textPx * 2,
    maxWidth: area.width * 0.9,
    maxLines: 3,
    face: 'playfair',
    isCentred: true,
  });
  const below: Rect = {
    ...area,
    y: area.y + area.height * 0.58,
    height: area.height * 0.4,
  };
  const answers = wish.items ?? [];
  const inks = inksFor(
    plate,
    answers.map(() => ''),
  );
  if (answers.length > 1)
    cells(below, answers.length, 3.4).forEach((box, i) =>
      drawAnswer(plate, box, {
        letter: 'ABCDEF'[i] ?? '',
        name: answers[i]?.name ?? '',
        ink: inks[i] ?? PLATE_ACCENT,
      }),
    );
  else {
    write(plate, ANSWER, [below.x + below.width * 0.04, below.y + textPx], {
      align: 'left',
      face: NOTE_FACE,
      ink: PLATE_SOFT,
    });
    drawRules(plate, { ...below, y: below.y + textPx, height: below.height - textPx });
  }
}

/** A field with its letter: one of several answers. */
function drawAnswer(
  plate: Plate,
  box: Rect,
  { letter, name, ink }: { letter: string; name: string; ink: string },
): void {
  const { textPx } = plate;
  const height = Math.min(box.height * 0.78, textPx * 3);
  const field: Rect = {
    x: box.x + box.width * 0.03,
    y: box.y + (box.height - height) / 2,
    width: box.width * 0.94,
    height,
  };
  fillField(plate, field, { ink, corner: height * 0.3 });
  const middle = field.y + height / 2;
  write(plate, letter, [field.x + height * 0.55, middle + textPx * 0.42], {
    face: 'playfairBlack',
    sizePx: textPx * 1.2,
    ink: PLATE_PAPER,
  });
  writeBesideMark(plate, name, [field.x + height * 1.1, middle], {
    sizePx: textPx * 1.2,
    maxWidth: field.width - height * 1.3,
    ink: PLATE_PAPER,
  });
}
