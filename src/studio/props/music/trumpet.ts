import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addTurned, pathOf } from '#studio/props/making/joinery.ts';
import { addTube, curve, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A trumpet lying on its side: long loop, three valves, wide bell. */
export const makeTrumpet: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'trumpet'), [0, 4.6, 0], { x: 0.25, y: 0.2 });
  const brass = metal(kit, [0.84, 0.6, 0.2], 0.16);
  const tube = (path: string, radius = 0.65): void =>
    addTube(model, curve(pathOf(path)), { radius, material: brass, sides: 12 });
  tube(
    '-25 3.2 0, -8 3.2 0, 6 3.2 0, 14 3.2 0, 17 1.4 0, 17 -1.6 0, 14 -3.4 0, -4 -3.4 0, -11 -3.4 0, -14 -1.4 0, -14 1 0, -11 2.8 1, 12 2.8 1',
  );
  addTurned(
    within(model, [11, 3, 1], { z: -Math.PI / 2 }),
    '.7 0, .9 6, 1.5 10, 3 13, 6.2 15.2, 6.3 15.4, 5.6 15.1, 2.6 12.6, .6 6',
    brass,
  );
  addTurned(
    within(model, [-25, 3.2, 0], { z: Math.PI / 2 }),
    '.5 0, .6 2, 1.3 3.6, .9 3.6, 0 2',
    brass,
  );
  for (const x of [-3.4, 0, 3.4]) {
    addDrum(model, { radius: 1.3, height: 9.4, at: [x, -4.6, 0] }, brass);
    addDrum(model, { radius: 0.35, height: 2, at: [x, 4.8, 0] }, brass);
    addDrum(model, { radius: 1, height: 0.4, at: [x, 6.6, 0] }, brass);
  }
};
