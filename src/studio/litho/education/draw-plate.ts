import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { stream } from '#studio/random.ts';
import { LithoPress } from '#studio/litho/press.ts';
import { limitInks } from '#studio/litho/limit-inks.ts';
import { printLitho } from '#studio/litho/print-litho.ts';
import { PLATES } from './choose-plate.ts';
import { fewInks } from './inks/plate-inks.ts';
import { plateWishOf } from './plate-wish.ts';
import { openPlate } from './plate.ts';
import { drawThingsPlate, isOfThings, thingsTitle } from './any-topic/things-plate.ts';
import { plateTitle } from './titles.ts';

/** A plate as it lies on the stone, before it is printed. */
export function layPlate({ spec, width, height, seed }: Brief): LithoPress {
  const press = new LithoPress(width, height);
  const wish = plateWishOf(spec);
  const ofThings = isOfThings(spec);
  const sheet = { spec, wish, title: ofThings ? thingsTitle(spec) : plateTitle(wish, spec) };
  const plate = openPlate(press, sheet, stream(seed, 'plate'));
  if (ofThings) drawThingsPlate(plate);
  else PLATES[wish.topic](plate);
  return press;
}

/** A teaching plate: fine ink, quiet colour, the right names. */
export function drawPlate(brief: Brief): DrawnPicture {
  const print = printLitho(layPlate(brief), {
    dark: '#5a3a2a',
    light: '#fff6df',
    darkStrength: 0.5,
    lightStrength: 0.5,
    seed: brief.seed,
  });
  const few = fewInks(brief.spec);
  return few ? limitInks(print, few) : print;
}
