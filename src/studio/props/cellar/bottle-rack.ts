import { oak } from '#studio/props/cellar/oak.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import { addBox, startModel } from '#studio/props/making/model.ts';
import { bottlesIn } from '#studio/props/packaging/bottle-room.ts';
import { addRackBottle } from '#studio/props/bottle/rack-bottle.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing, ThingLook } from '#studio/things/photo-maker.ts';
import { compose, rotation } from '#studio/vector.ts';

const [COLUMNS, ROWS] = [5, 4];
const [CELL, DEEP] = [11, 24];

/** Shelves and posts, a bottle's bed in each square; as full as it is said to be, or with as many as were counted. */
export const makeBottleRack: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'bottle_rack');
  const wood =
    look.material && look.material !== 'wood'
      ? madeOf(kit, look, { colour: '#2b2b2d' })
      : oak(kit, [150, 104, 60]);
  const [w, h] = [COLUMNS * CELL, ROWS * CELL];
  for (let i = 0; i <= COLUMNS; i++)
    for (const z of [-DEEP / 2, DEEP / 2])
      addBox(model, { at: [i * CELL - w / 2, h / 2 + 2, z], half: [0.9, h / 2 + 2, 0.9] }, wood);
  for (let j = 0; j <= ROWS; j++) {
    for (const z of [-DEEP / 2, DEEP / 2])
      addBox(model, { at: [0, 2 + j * CELL, z], half: [w / 2 + 1.4, 0.8, 0.8] }, wood);
    for (let i = 0; i <= COLUMNS; i++)
      addBox(model, { at: [i * CELL - w / 2, 2 + j * CELL, 0], half: [0.7, 0.7, DEEP / 2] }, wood);
  }
  const told = Math.min(ROWS * COLUMNS, bottlesIn(look.states));
  for (let j = 0; j < ROWS; j++)
    for (let i = 0; i < COLUMNS; i++) {
      const isHere = told > 0 ? told > j * COLUMNS + i : isTaken(look, i, j);
      if (!isHere) continue;
      const neck: Vec3 = [(i + 0.5) * CELL - w / 2, 6.6 + j * CELL, -DEEP / 2 - 2];
      addRackBottle(
        kit,
        {
          position: model.put(neck),
          rotation: compose(model.turn, rotation({ x: Math.PI / 2 })),
          isCounted: told > 0,
        },
        look.random,
      );
    }
};

/** A rack in use has gaps. */
function isTaken({ fill }: ThingLook, i: number, j: number): boolean {
  if (fill === 'empty') return false;
  if (fill === 'half') return (i + j * 3) % 2 === 0;
  return fill === 'full' || (i * 3 + j * 5) % 7 !== 2;
}
