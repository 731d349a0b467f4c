import { capital } from '#studio/typography/capital.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import { drawFormForSeveral, winesOnForm } from './form-for-several.ts';
import {
  NOTE_FACE,
  PLATE_FIELD,
  PLATE_INK,
  PLATE_RULE,
  PLATE_SOFT,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface Section {
  name: string;
  /** What is asked in it. */
  hints: string;
}

const SECTIONS: readonly Section[] = [
  {
    name: 'Appearance | Robe | Aspetto | Aspecto | Aussehen',
    hints:
      'clarity, intensity, colour | limpidité, intensité, couleur | limpidezza, intensità, colore | limpidez, intensidad, color | Klarheit, Intensität, Farbe',
  },
  {
    name: 'Nose | Nez | Naso | Nariz | Nase',
    hints:
      'condition, intensity, aromas | netteté, intensité, arômes | franchezza, intensità, aromi | limpieza, intensidad, aromas | Reintönigkeit, Intensität, Aromen',
  },
  {
    name: 'Palate | Bouche | Palato | Boca | Gaumen',
    hints:
      'sweetness, acidity, tannin, alcohol, body, finish | sucre, acidité, tanin, alcool, corps, longueur | dolcezza, acidità, tannino, alcol, corpo, finale | dulzor, acidez, tanino, alcohol, cuerpo, final | Süße, Säure, Tannin, Alkohol, Körper, Abgang',
  },
  {
    name: 'Conclusion | Conclusion | Conclusione | Conclusión | Fazit',
    hints:
      'quality, readiness to drink | qualité, maturité | qualità, maturità | calidad, madurez | Qualität, Trinkreife',
  },
];
const HEAD =
  'Wine · Vintage · Date | Vin · Millésime · Date | Vino · Annata · Data | Vino · Añada · Fecha | Wein · Jahrgang · Datum';

/** A sheet to write on: the customer's own headings, else those of a systematic tasting. */
export function drawFormPlate(plate: Plate): void {
  const { area, press, textPx, wish } = plate;
  const several = winesOnForm(plate.spec.prompt);
  if (several !== null && (wish.items ?? []).length < 2) {
    drawFormForSeveral(plate, several);
    return;
  }
  const sections = sectionsOf(wish.items ?? []);
  const head = textPx * 2;
  write(plate, HEAD, [area.x, area.y + head * 0.55], {
    align: 'left',
    sizePx: textPx * 0.95,
    face: NOTE_FACE,
    ink: PLATE_SOFT,
  });
  const step = (area.height - head) / sections.length;
  const size = Math.min(textPx * 1.15, step * 0.22);
  const column = area.width * 0.3;
  sections.forEach(({ name, hints }, i) => {
    const y = area.y + head + i * step;
    const box = { x: area.x, y, width: area.width, height: step };
    press.fill(rectangle({ ...box, width: column }), PLATE_FIELD);
    press.stroke(rectangle(box), PLATE_INK, press.unit * 2, 'butt');
    writeLines(plate, name, [area.x + column / 2, y + step * 0.42], {
      sizePx: size,
      maxWidth: column * 0.9,
      maxLines: 2,
      isCentred: true,
    });
    if (hints)
      writeLines(plate, hints, [area.x + column / 2, y + step * 0.42 + size * 1.1], {
        sizePx: size * 0.66,
        maxWidth: column * 0.9,
        maxLines: 3,
        face: NOTE_FACE,
        ink: PLATE_SOFT,
      });
    drawRules(plate, { x: area.x + column, y, width: area.width - column, height: step });
  });
}

function sectionsOf(items: readonly PlateItem[]): readonly Section[] {
  if (items.length < 2) return SECTIONS;
  return items.map(({ name }) => {
    const known = SECTIONS.find((section) =>
      section.name.toLocaleLowerCase().includes(name.toLocaleLowerCase()),
    );
    return known ?? { name: capital(name), hints: '' };
  });
}

/** Lines to write on. */
export function drawRules(
  { press, textPx }: Plate,
  box: { x: number; y: number; width: number; height: number },
): void {
  const count = Math.max(1, Math.floor(box.height / (textPx * 1.7)));
  for (let i = 1; i <= count; i++)
    press.fill(
      rectangle({
        x: box.x + box.width * 0.04,
        y: box.y + (box.height * i) / (count + 0.6),
        width: box.width * 0.92,
        height: press.unit * 1.3,
      }),
      PLATE_RULE,
    );
}
