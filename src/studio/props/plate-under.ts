import type { ThingLook } from '#studio/things/photo-maker.ts';
import type { Kit } from './making/kit.ts';
import { addPanel, around, paint, startModel } from './making/model.ts';
import type { Place } from './making/place.ts';
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

/** An oval platter for what is carved at the table. */
export function addPlatter(kit: Kit, place: Place, { plate }: Pick<ThingLook, 'plate'>): void {
  addPanel(startModel(kit, place, 'plate'), {
    outline: around(48, () => 18, 0.72),
    thickness: 0.8,
    material: paint(kit, plate ?? '#e9e5dc', { coat: 0.8, rough: 0.16 }),
  });
}
