import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import { drawBarrelPlate } from './barrel-plate.ts';
import { drawBottlePlate } from './bottle-plate.ts';
import { drawGlassPlate } from './glass-plate.ts';
import { drawGlassesPlate } from './glasses-plate.ts';
import { drawGrapePlate } from './grape-plate.ts';
import { drawLabelPlate } from './label-plate.ts';
import type { Plate } from './plate.ts';
import { drawTastingPlate } from './tasting-plate.ts';
import { drawTemperaturePlate } from './temperature-plate.ts';
import { drawVineYearPlate } from './vine-year-plate.ts';

type DrawPlate = (plate: Plate) => void;

/** What is taught about each subject; the headings in the lexicon follow the same table. */
const PLATES: Readonly<Record<Subject, DrawPlate>> = {
  bottle: drawBottlePlate,
  cork: drawBottlePlate,
  glass: drawGlassPlate,
  toast: drawGlassPlate,
  poster: drawGlassPlate,
  label: drawLabelPlate,
  grapes: drawGrapePlate,
  harvest: drawGrapePlate,
  vineyard: drawVineYearPlate,
  estate: drawVineYearPlate,
  barrels: drawBarrelPlate,
  cellar: drawTemperaturePlate,
  decanter: drawTemperaturePlate,
  pour: drawTemperaturePlate,
  pairing: drawTemperaturePlate,
  restaurant: drawTemperaturePlate,
  tasting_row: drawGlassesPlate,
  wine_bar: drawGlassesPlate,
  festival: drawGlassesPlate,
  tasting_table: drawTastingPlate,
  sommelier: drawTastingPlate,
};

export function choosePlate(spec: SceneSpec): DrawPlate {
  return PLATES[spec.subjects[0] ?? 'glass'];
}
