import type { Model } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { ThingLook } from '#studio/things/photo-maker.ts';

/** A part of a dish that counts as a thing of its own where the prompt names it: the tomatoes of a bruschetta. */
export const asSide = (
  model: Model,
  { plated }: ThingLook,
  ...things: readonly ThingId[]
): Model => {
  const side = plated?.sides.find(({ thing }) => things.includes(thing));
  return side ? { ...model, object: addThing(model.kit, side.thing) } : model;
};
