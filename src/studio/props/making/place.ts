import type { ObjectId, Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { addObject } from '#studio/scene-builder.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import type { Kit } from './kit.ts';

/** A place on the table and the turn of what lies there. */
export interface Place {
  position: Vec3;
  yaw: number;
}

/** Local coordinates to the table's. */
export const placer = (place: Place) => {
  const turn = rotation({ y: place.yaw });
  return (p: Vec3): Vec3 => add(place.position, rotate(turn, p));
};

/** A named thing on the table; the inventory counts these. */
export const addThing = (kit: Kit, thing: ThingId): ObjectId =>
  addObject(kit.scene, { role: 'prop', name: thing, thing });
