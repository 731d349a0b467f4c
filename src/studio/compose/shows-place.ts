import { guestsOf } from './things/asked-things.ts';
import type { DecorId } from './direction.ts';
import type { Stage } from './stage.ts';

const PLACES: readonly DecorId[] = [
  'landscape',
  'place',
  'restaurant',
  'bar',
  'festival',
  'cellar',
];

/** The prompt says where it happens: then the frame must show it, and not only the table top. */
export const showsPlace = ({ direction, spec }: Stage): boolean =>
  (direction.place !== null || guestsOf(spec).length > 0) &&
  PLACES.includes(direction.decor) &&
  spec.camera.shot !== 'macro' &&
  spec.camera.shot !== 'close_up';
