import { crystal, metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod, addTurned } from '#studio/props/making/joinery.ts';
import { addBall, addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A glass thermometer on its little board, red to eighteen degrees, lying. */
export const makeThermometer: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'thermometer'), [0, 0.3, 0], { y: 0.35 });
  addBox(
    model,
    { at: [0, 0, 0], half: [8, 0.3, 1.7] },
    paint(kit, '#f4efe0', { coat: 0.3, rough: 0.4 }),
  );
  const scale = apart(model, 'scale');
  const red = paint(kit, '#c2182a', { coat: 1, rough: 0.05 });
  addRod(
    scale,
    [
      [-6, 0.75, 0],
      [7, 0.75, 0],
    ],
    { radius: 0.42, material: crystal(kit), sides: 12 },
  );
  addRod(
    scale,
    [
      [-6.4, 0.62, 0],
      [1.5, 0.62, 0],
    ],
    { radius: 0.2, material: red },
  );
  addBall(scale, [-6.6, 0.8, 0], 0.7, red);
  for (let i = 0; i < 12; i++)
    addBox(
      scale,
      {
        at: [-4.6 + i, 0.32, i % 3 === 0 ? 0.95 : 0.8],
        half: [0.06, 0.02, i % 3 === 0 ? 0.45 : 0.28],
      },
      paint(kit, '#221d18'),
    );
  addDrum(
    scale,
    { radius: 0.5, height: 0.3, at: [7.4, 0.3, 0] },
    metal(kit, [0.7, 0.52, 0.24], 0.3),
  );
  addTurned(scale, '.25 0, .5 0, .5 .4, .25 .4', metal(kit, [0.7, 0.52, 0.24], 0.3), {
    at: [7.4, 0.3, 0],
  });
};
