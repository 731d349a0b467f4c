import { addBall, addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { grapeSkins } from './grapes.ts';

const BERRY = 1.15;
/** Free of the ground, or it would be cut flat there. */
const LIFT = 0.12;

/** Off its bunch, the stalk that held it still on. */
export const makeGrapeBerry: MakeThing = (kit, place, { wine, colour, random }) => {
  const model = startModel(kit, place, 'grape_berry');
  const isPale = colour ? isGreen(colour) : wine === 'white' || wine === 'sparkling';
  const [skin] = grapeSkins(kit, isPale ? 'white' : wine === 'orange' ? 'orange' : 'red');
  addBall(model, [0, BERRY + LIFT, 0], BERRY, skin!);
  const lean = random.range(0.2, 0.5);
  addTube(
    model,
    curve([
      [0, BERRY * 2.04, 0],
      [0.1, BERRY * 2.4, 0],
      [lean, BERRY * 2.85, 0.1],
    ]),
    { radius: (t) => 0.12 - 0.03 * t, material: paint(kit, '#6f7a35'), sides: 7 },
  );
};

const isGreen = ([r, g, b]: Vec3): boolean => g > b && g > r * 0.6;
