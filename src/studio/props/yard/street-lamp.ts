import { addFlameLight } from '#studio/props/candle.ts';
import { addRod, addTurned, SIDES } from '#studio/props/making/joinery.ts';
import { matte, metal } from '#studio/props/making/kit.ts';
import { addBall, addBox, apart, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A cast-iron post with a lantern on top, lit. */
export const makeStreetLamp: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'street_lamp');
  const iron = metal(kit, [0.06, 0.07, 0.07], 0.45);
  addBox(model, { at: [0, 2, 0], half: [16, 2, 16] }, iron);
  addTurned(
    model,
    '14 4, 11 9, 8 22, 6 26, 4.5 34, 3.6 120, 3 214, 5 220, 3 226, 7 230, 17 234, 17 237, 0 237',
    iron,
  );
  addRod(
    model,
    [
      [-16, 206, 0],
      [16, 206, 0],
    ],
    { radius: 1.3, material: iron },
  );
  for (const s of SIDES) addBall(model, [s * 16, 206, 0], 2.4, iron);
  const lit = matte(kit, 'street light', () => ({ color: [1, 0.8, 0.45], glow: [2.6, 1.7, 0.7] }));
  addTurned(apart(model, 'light'), '11 237, 17 268, 0 268', lit, { isSharp: true });
  for (const x of SIDES)
    for (const z of SIDES)
      addRod(
        model,
        [
          [x * 8.4, 235, z * 8.4],
          [x * 12.6, 269, z * 12.6],
        ],
        { radius: 0.9, material: iron },
      );
  addTurned(model, '19 268, 20 271, 11 280, 5 285, 4 289, 2 292, 0 297', iron);
  addFlameLight(kit.scene, model.put([0, 252, 20]), 2200);
};
