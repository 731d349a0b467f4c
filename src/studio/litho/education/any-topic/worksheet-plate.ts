import type { SceneSpec } from '#studio/scene-spec.ts';
import { readInstructions } from '#studio/lexicon/plates/instructions/read-instructions.ts';
import { headingOf } from '#studio/lexicon/plates/read-own-list.ts';
import { drawRules } from './form-plate.ts';
import { NOTE_FACE, PLATE_SOFT, writeLines } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { drawableThings, drawThingSteps } from './things-plate.ts';

const UNTAUGHT =
  'We have no plate on this subject yet: room for your own notes. | Nous n’avons pas encore de planche sur ce sujet : place à vos notes. | Non abbiamo ancora una tavola su questo tema: spazio per i vostri appunti. | Aún no tenemos una lámina sobre este tema: espacio para sus notas. | Zu diesem Thema haben wir noch keine Tafel: Platz für eigene Notizen.';

/** What such a sheet is about, in the customer's words. */
export const worksheetTitle = ({ prompt }: SceneSpec): string =>
  headingOf(readInstructions(prompt).content.split(/[.:;\n]/)[0] ?? prompt).slice(0, 80);

/** A subject that we cannot teach: its name, what can be drawn of it, and lines to write on. Nothing made up. */
export function drawWorksheetPlate(plate: Plate): void {
  const { area, textPx } = plate;
  const things = drawableThings(plate.spec);
  const art = things.length > 0 ? area.height * 0.5 : 0;
  if (things.length > 0) drawThingSteps(plate, things, { ...area, height: art });
  drawRules(plate, { ...area, y: area.y + art, height: area.height - art - textPx * 2 });
  writeLines(plate, UNTAUGHT, [area.x + area.width / 2, area.y + area.height - textPx * 0.7], {
    sizePx: textPx * 0.8,
    maxWidth: area.width * 0.96,
    maxLines: 2,
    face: NOTE_FACE,
    ink: PLATE_SOFT,
  });
}
