import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod, SIDES } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addCarWheel, addHull } from './hull.ts';

/** An old delivery bus: two colours, a row of windows, round lamps. */
export const makeVan: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'van'), [0, 0, 0], { y: -0.5 });
  const paintwork = paint(kit, colour ?? '#3f7d8a', { coat: 1, rough: 0.1 });
  const cream = paint(kit, '#f3ead2', { coat: 1, rough: 0.1 });
  const window = paint(kit, '#2b3a42', { coat: 1, rough: 0.03 });
  const chrome = metal(kit, [0.8, 0.79, 0.77], 0.14);
  const rest = apart(model, 'fittings');
  addHull(
    model,
    [
      [-208, 40, 96, 70],
      [-204, 30, 108, 84],
      [-100, 28, 110, 88],
      [120, 28, 110, 88],
      [196, 30, 108, 82],
      [210, 40, 96, 62],
    ],
    { material: paintwork, square: 8 },
  );
  addHull(
    rest,
    [
      [-205, 104, 160, 70],
      [-196, 104, 184, 80],
      [-100, 104, 194, 84],
      [110, 104, 194, 84],
      [168, 104, 184, 78],
      [200, 104, 124, 66],
    ],
    { material: cream, square: 6 },
  );
  for (const s of SIDES) {
    for (const x of [-150, -84, -18, 48])
      addBox(rest, { at: [x, 142, s * 83.4], half: [27, 20, 2] }, window);
    addBox(rest, { at: [116, 142, s * 82.4], half: [26, 20, 2.4] }, window);
    addBox(rest, { at: [0, 109, s * 87], half: [200, 1.6, 1.6] }, chrome);
    addBox(rest, { at: [-51, 90, s * 88.4], half: [0.5, 56, 0.4] }, paint(kit, '#26221f'));
    addBox(rest, { at: [84, 90, s * 88.4], half: [0.5, 56, 0.4] }, paint(kit, '#26221f'));
    addBox(rest, { at: [184, 148, s * 34], half: [2, 24, 30], turn: { z: 0.42 } }, window);
    addDrum(
      rest,
      { radius: 15, height: 6, at: [204, 78, s * 48], turn: { z: -Math.PI / 2 } },
      chrome,
    );
    addDrum(
      rest,
      { radius: 12.6, height: 7, at: [204, 78, s * 48], turn: { z: -Math.PI / 2 } },
      paint(kit, '#f6f3e4', { coat: 1, rough: 0.04 }),
    );
  }
  addDrum(rest, { radius: 17, height: 4, at: [208, 92, 0], turn: { z: -Math.PI / 2 } }, cream);
  addRod(
    rest,
    [
      [216, 42, -78],
      [216, 42, 78],
    ],
    { radius: 6, material: cream },
  );
  const wheels = {
    tyre: paint(kit, '#1b1a19', { coat: 0.2, rough: 0.6 }),
    disc: cream,
    cap: chrome,
  };
  for (const x of [-130, 132])
    for (const s of SIDES)
      addCarWheel(rest, { at: [x, 33, s * 82], radius: 33, width: 18 }, wheels);
};
