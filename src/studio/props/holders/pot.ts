import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing, ThingLook } from '#studio/things/photo-maker.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import { addLathe, addTube, curve, startModel } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';

/** A cast-iron pot with two ears; what is cooked in it lies at this height. */
export const POT_FILL = 4.6;

export function addPot(
  kit: Kit,
  place: Place,
  look: Pick<ThingLook, 'colour' | 'material'> & { thing?: ThingId },
): void {
  const model = startModel(kit, place, look.thing ?? 'pot');
  const iron = madeOf(kit, look, { colour: '#1d1c1d', coat: 0.7, rough: 0.3 });
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [8.4, 0.1],
      [9.8, 1],
      [10.3, 7],
      [10.8, 7.4],
      [10, 7.5],
      [9.6, 6.4],
      [9.2, 3.2],
      [AXIS, 3.2],
    ],
    iron,
  );
  for (const s of [-1, 1])
    addTube(
      model,
      curve([
        [s * 10, 6, -2.4],
        [s * 13, 6.6, -1.6],
        [s * 13, 6.6, 1.6],
        [s * 10, 6, 2.4],
      ]),
      { radius: 0.6, material: iron },
    );
}

export const makePot: MakeThing = (kit, place, look) =>
  addPot(kit, place, { colour: look.colour, material: look.material });
