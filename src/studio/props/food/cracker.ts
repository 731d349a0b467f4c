import { crustOf } from '#studio/props/food/crust-of.ts';
import {
  addBall,
  addBox,
  addPanel,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Salted squares with holes. */
export const makeCracker: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'cracker'), [0, 0, 0], {
    y: random.range(-0.3, 0.3),
  });
  const baked = crustOf(kit, 'cracker', [
    [232, 194, 128],
    [190, 130, 66],
  ]);
  const square = around(
    32,
    (a) => 2.7 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a))) ** 0.82,
  );
  addPanel(model, { outline: square, thickness: 0.42, material: baked });
  const hole = paint(kit, '#7a4c22');
  for (let i = 0; i < 9; i++)
    addBall(model, [((i % 3) - 1) * 1.5, 0.36, (Math.floor(i / 3) - 1) * 1.5], 0.17, hole);
  const salt = paint(kit, '#fbf8f0', { coat: 0.6 });
  for (let i = 0; i < 14; i++)
    addBox(
      model,
      {
        at: [random.range(-2.2, 2.2), 0.47, random.range(-2.2, 2.2)],
        half: [0.09, 0.07, 0.09],
        turn: { y: i },
      },
      salt,
    );
};
