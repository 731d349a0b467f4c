import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing, addTurned, pathOf } from '#studio/props/making/joinery.ts';
import { addTube, apart, curve, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** An alto saxophone standing in its bow: conical body, flared bell, keys, mouthpiece. */
export const makeSaxophone: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'saxophone'), [0, 0, 0], { y: 0.1, z: -0.1 });
  const brass = metal(kit, [0.82, 0.58, 0.2], 0.18);
  addTube(
    model,
    curve(pathOf('-9 58 0, -7.6 40 0, -6 22 0, -4.4 10 0, 0 4.4 0, 5.4 8 0, 8 16 0, 9.6 26 0')),
    {
      radius: (t) => 1.2 + 2.6 * t,
      material: brass,
      sides: 20,
    },
  );
  const bell = within(model, [9.5, 25.4, 0], { z: -0.16 });
  addTurned(bell, '3.8 0, 4.2 3, 5.4 6, 8 8.6, 8.2 8.8, 7.6 8.6, 5 6, 3.8 2', brass);
  addTube(model, curve(pathOf('-9 58 0, -9.4 62 0, -7 65.4 0, -1 66 0, 3 64 0')), {
    radius: (t) => 1.2 - 0.4 * t,
    material: brass,
    sides: 12,
  });
  addTube(apart(model, 'mouthpiece'), curve(pathOf('2 64.6 0, 6 62.4 0, 9 60 0')), {
    radius: (t) => 1.5 - t * 0.9,
    material: paint(kit, '#151312', { coat: 0.9, rough: 0.1 }),
    sides: 12,
  });
  for (let i = 0; i < 8; i++) {
    const y = 18 + i * 4.6;
    const x = -5.6 - (y - 18) * 0.075;
    addDrum(
      model,
      { radius: i < 3 ? 2 : 1.5, height: 0.9, at: [x, y, 2.6], turn: { x: Math.PI / 2 } },
      brass,
    );
    addRing(
      model,
      { radius: 1.1, thickness: 0.2, at: [x, y, 3.8], turn: { x: Math.PI / 2 } },
      paint(kit, '#f2ead6', { coat: 1 }),
    );
  }
  addTube(model, curve(pathOf('-3.4 56 2.6, -2.4 38 3, -1 16 3')), {
    radius: 0.35,
    material: brass,
  });
  addTube(model, curve(pathOf('-2 18 0, 2 19 0, 8.4 20 0')), { radius: 0.5, material: brass });
};
