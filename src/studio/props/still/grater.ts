import { metal } from '#studio/props/making/kit.ts';
import {
  addBall,
  addPanel,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const [FOOT, TOP, HEIGHT] = [5, 3.4, 19];
/** How far a side leans inwards. */
const LEAN = Math.atan2(FOOT - TOP, HEIGHT);

/** A box grater of sheet steel: four sides full of holes, a handle across its top. */
export const makeGrater: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'grater'), [0, 0, 0], { y: random.range(0.4, 0.6) });
  const steel = metal(kit, [0.62, 0.63, 0.64], 0.34);
  const hole = paint(kit, '#14151a', { rough: 0.9 });
  for (let side = 0; side < 4; side++)
    addSide(within(model, [0, 0, 0], { y: (side * Math.PI) / 2 }), side, { steel, hole });
  addTube(
    apart(model, 'handle'),
    curve([
      [-3, HEIGHT - 0.4, 0],
      [-2.8, HEIGHT + 3, 0],
      [0, HEIGHT + 4, 0],
      [2.8, HEIGHT + 3, 0],
      [3, HEIGHT - 0.4, 0],
    ]),
    { radius: 0.75, material: paint(kit, '#1d1c1e', { coat: 0.5, rough: 0.3 }) },
  );
};

interface Sheet {
  steel: MaterialRef;
  hole: MaterialRef;
}

function addSide(model: Model, side: number, { steel, hole }: Sheet): void {
  const face = within(model, [0, 0, FOOT], { x: -LEAN });
  addPanel(face, {
    outline: [
      [-FOOT, 0],
      [FOOT, 0],
      [TOP, HEIGHT],
      [-TOP, HEIGHT],
    ],
    thickness: 0.25,
    material: steel,
    turn: { x: -Math.PI / 2 },
  });
  // Coarse on two sides, fine on the others.
  const step = side % 2 === 0 ? 1.9 : 1.25;
  for (let y = 2.4; y < HEIGHT - 2; y += step) {
    const reach = FOOT - ((FOOT - TOP) * y) / HEIGHT - 1;
    const shift = Math.round(y / step) % 2 === 0 ? 0 : step / 2;
    for (let x = -reach + shift; x <= reach; x += step)
      addBall(face, [x, y, 0.02], step * 0.27, hole);
  }
}
