import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { stream } from '#studio/random.ts';
import { LithoPress } from '#studio/litho/press.ts';
import { printLitho } from '#studio/litho/print-litho.ts';
import { choosePlate } from './choose-plate.ts';
import { openPlate } from './plate.ts';

/** A teaching plate: fine ink, quiet colour, the right names. */
export function drawPlate({ spec, width, height, seed }: Brief): DrawnPicture {
  const press = new LithoPress(width, height);
  const plate = openPlate(press, spec, stream(seed, 'plate'));
  choosePlate(spec)(plate);
  return printLitho(press, {
    dark: '#5a3a2a',
    light: '#fff6df',
    darkStrength: 0.5,
    lightStrength: 0.5,
    seed,
  });
}
