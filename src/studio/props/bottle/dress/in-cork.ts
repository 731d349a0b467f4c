import { addCork, addCorkscrew } from '#studio/props/bottle/cork.ts';
import { addWaitersFriend } from '#studio/props/cellar/tools/waiters-friend.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { modelOf, within } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { WornPart } from '#studio/things/photo-maker.ts';
import { add, compose, rotation } from '#studio/vector.ts';

/** How far the middle of the cork is over the lip: it is half drawn. */
export const CORK_OUT = 0.7;
/** Where the handle of a corkscrew is while its worm is in the cork. */
export const HANDLE_UP = 7;
/** The screw of a sommelier's knife is shorter, and its handle lower. */
const KNIFE_UP = 5.2;

/** A half drawn cork in the mouth of a bottle, and what draws it standing in it. */
export function addScrewInCork(
  kit: Kit,
  mouth: Vec3,
  { tool, wine, turn }: { tool: WornPart; wine: WineColour; turn: number },
): void {
  addCork(kit, { position: add(mouth, [0, CORK_OUT, 0]), rotation: rotation({}) }, wine);
  if (tool.thing === 'waiters_friend') {
    const place = { position: mouth, yaw: turn };
    const model = modelOf(kit, place, addThing(kit, 'waiters_friend'));
    addWaitersFriend(within(model, [0.4, KNIFE_UP, 0], { x: Math.PI / 2 }), tool.colour);
    return;
  }
  addCorkscrew(kit, { position: add(mouth, [0, HANDLE_UP, 0]), rotation: upright(turn) });
}

/** Its worm, along its x, points down. */
const upright = (turn: number): Rotation =>
  compose(rotation({ y: turn }), rotation({ z: -Math.PI / 2 }));
