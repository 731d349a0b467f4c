import type { ThingLook } from '#studio/things/photo-maker.ts';
import type { Kit } from './kit.ts';
import type { Place } from './place.ts';
import { addPlate } from './tableware.ts';
import type { Ceramic } from './tableware.ts';

/** The plate of a dish, unless it lies on a board or in a bowl already. */
export function plateUnder(
  kit: Kit,
  place: Place,
  { plate, states }: Pick<ThingLook, 'plate' | 'states'>,
  radius: number,
  tone: Ceramic = 'white',
): void {
  if (!states.includes('bare')) addPlate(kit, place.position, { radius, tone: plate ?? tone });
}
