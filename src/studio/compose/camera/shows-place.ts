import { guestsOf } from '#studio/compose/things/beasts-and-guests.ts';
import type { DecorId } from '#studio/compose/direction.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Stage } from '#studio/compose/stage.ts';

const PLACES: readonly DecorId[] = [
  'landscape',
  'place',
  'restaurant',
  'bar',
  'festival',
  'cellar',
];

/** A list of dishes is eaten in a restaurant, but names none: the table is the picture. */
const isMenu = ({ setting, subjects, place }: SceneSpec): boolean =>
  place === null && setting === 'restaurant' && !subjects.includes('restaurant');

/** The prompt says where it happens: then the frame must show it, and not only the table top. */
export const showsPlace = ({ direction, spec }: Stage): boolean =>
  (direction.backing !== null ||
    (((direction.place !== null && !isMenu(spec)) || guestsOf(spec).length > 0) &&
      PLACES.includes(direction.decor))) &&
  spec.camera.shot !== 'macro' &&
  spec.camera.shot !== 'close_up';
