import type { PlateTopic } from '#studio/scene/sheets.ts';
import { drawAromaPlate } from './wine/aroma-plate.ts';
import { drawBouquetPlate } from './aromas/bouquet-plate.ts';
import { drawDishesPlate } from './dishes/dishes-plate.ts';
import { drawBarrelPlate } from './service/barrel-plate.ts';
import { drawBottlePlate } from './service/bottle-plate.ts';
import { drawCorkscrewPlate } from './service/corkscrew-plate.ts';
import { drawPressPlate } from './service/press-plate.ts';
import { drawBingoPlate } from './wine/bingo-plate.ts';
import { drawColoursPlate } from './wine/colours-plate.ts';
import { drawGlassPlate } from './service/glass-plate.ts';
import { drawGlassesPlate } from './service/glasses-plate.ts';
import { drawGrapePlate } from './vineyard/grape-plate.ts';
import { drawGrapeProfile } from './vineyard/grape-profile.ts';
import { drawLeafPlate } from './vineyard/leaf-plate.ts';
import { drawLabelPlate } from './wine/label-plate.ts';
import { drawMakingPlate } from './wine/making-plate.ts';
import { drawMapPlate } from './map/map-plate.ts';
import { drawOakPlate } from './service/oak-plate.ts';
import { drawPairingPlate } from './wine/pairing-plate.ts';
import type { Plate } from './plate.ts';
import { drawDecantingPlate } from './service/decanting-plate.ts';
import { drawHoldPlate } from './service/hold-plate.ts';
import { drawOpeningPlate } from './service/opening-plate.ts';
import { drawShapesPlate } from './service/shapes-plate.ts';
import { drawSizesPlate } from './service/sizes-plate.ts';
import { drawSoilsPlate } from './vineyard/soils-plate.ts';
import { drawSweetnessPlate } from './wine/sweetness-plate.ts';
import { drawTastingPlate } from './wine/tasting-plate.ts';
import { drawTemperaturePlate } from './service/temperature-plate.ts';
import { drawTrainingPlate } from './vineyard/training-plate.ts';
import { drawVarietiesPlate } from './vineyard/varieties-plate.ts';
import { drawComparePlate } from './any-topic/compare-plate.ts';
import { drawFormPlate } from './any-topic/form-plate.ts';
import { drawLessonPlate } from './any-topic/lesson-plate.ts';
import { drawScalePlate } from './wine/scale-plate.ts';
import { drawWorksheetPlate } from './any-topic/worksheet-plate.ts';
import { drawQuizPlate } from './any-topic/quiz-plate.ts';
import { drawListPlate } from './any-topic/list-plate.ts';
import { drawPyramidPlate } from './any-topic/pyramid-plate.ts';
import { drawProfilePlate } from './wine/profile-plate.ts';
import { drawTimelinePlate } from './any-topic/timeline-plate.ts';
import { drawVinePlate } from './vineyard/vine-plate.ts';
import { drawVineYearPlate } from './vineyard/vine-year-plate.ts';

type DrawPlate = (plate: Plate) => void;

export const PLATES: Readonly<Record<PlateTopic, DrawPlate>> = {
  map: drawMapPlate,
  colours: drawColoursPlate,
  making: drawMakingPlate,
  vine_year: drawVineYearPlate,
  bottle_sizes: drawSizesPlate,
  bottle_shapes: drawShapesPlate,
  temperatures: drawTemperaturePlate,
  glass_shapes: drawGlassesPlate,
  hold_glass: drawHoldPlate,
  open_bottle: drawOpeningPlate,
  decant: drawDecantingPlate,
  taste: drawTastingPlate,
  label: drawLabelPlate,
  aromas: drawAromaPlate,
  bouquet: drawBouquetPlate,
  dishes: drawDishesPlate,
  grape: drawGrapePlate,
  varieties: drawVarietiesPlate,
  training: drawTrainingPlate,
  oak: drawOakPlate,
  pairing: drawPairingPlate,
  sweetness: drawSweetnessPlate,
  soils: drawSoilsPlate,
  bottle: drawBottlePlate,
  glass: drawGlassPlate,
  barrel: drawBarrelPlate,
  corkscrew: drawCorkscrewPlate,
  wine_press: drawPressPlate,
  vine: drawVinePlate,
  leaf: drawLeafPlate,
  grape_profile: drawGrapeProfile,
  soil_profile: drawProfilePlate,
  compare: drawComparePlate,
  timeline: drawTimelinePlate,
  pyramid: drawPyramidPlate,
  list: drawListPlate,
  lesson: drawLessonPlate,
  scale: drawScalePlate,
  form: drawFormPlate,
  quiz: drawQuizPlate,
  bingo: drawBingoPlate,
  worksheet: drawWorksheetPlate,
};
