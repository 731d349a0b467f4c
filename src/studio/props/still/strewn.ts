import { startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Random } from '#studio/random.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** A small thing that lies as it fell, turned any way on the table. */
export const addLying = (
  kit: Kit,
  place: Place,
  { thing, lift, random }: { thing: ThingId; lift: number; random: Random },
): Model =>
  within(startModel(kit, place, thing), [0, lift, 0], {
    x: random.range(-0.2, 0.2),
    y: random.range(-0.7, 0.7),
  });
