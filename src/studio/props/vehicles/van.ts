import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod, SIDES } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addCarWheel, addHull } from './hull.ts';

/** From which food or wine is sold. */
const SELLS = /food|wine|imbiss|weinmobil|verkaufs|street|ristoro|comida/;

/** One side is open: a lit kitchen, a shelf to eat at, a striped awning over it. */
function addCounter(model: Model): void {
  const { kit } = model;
  const [from, to] = [-176, 74];
  const middle = (from + to) / 2;
  const steel = metal(kit, [0.8, 0.79, 0.77], 0.2);
  addBox(model, { at: [middle, 140, 86], half: [(to - from) / 2, 36, 3] }, paint(kit, '#5a3a22'));
  addBox(
    model,
    { at: [middle, 148, 88], half: [(to - from) / 2 - 5, 25, 2] },
    paint(kit, '#ffd58a'),
  );
  for (const [x, tone] of WARES)
    addDrum(
      model,
      { radius: 5, top: 3, height: 24, at: [x, 123, 97] },
      paint(kit, tone, { coat: 1 }),
    );
  addBox(model, { at: [middle, 119, 100], half: [(to - from) / 2 + 4, 2.2, 16] }, steel);
  const stripes = 12;
  const step = (to - from + 24) / stripes;
  for (let i = 0; i < stripes; i++)
    addBox(
      model,
      {
        at: [from - 12 + (i + 0.5) * step, 176, 128],
        half: [step / 2, 1.6, 46],
        turn: { x: 0.36 },
      },
      paint(kit, i % 2 ? '#f6efe0' : '#b8322e'),
    );
}
/** Bottles and jars on the shelf, along it and by colour. */
const WARES: readonly (readonly [number, string])[] = [
  [-150, '#2f4a2a'],
  [-132, '#5c1420'],
  [-114, '#2f4a2a'],
  [10, '#d8a648'],
  [30, '#8c2f24'],
  [50, '#d8a648'],
];

/** An old delivery bus: two colours, a row of windows, round lamps. */
export const makeVan: MakeThing = (kit, place, { colour, word }) => {
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
    const isCounter = s === 1 && SELLS.test(word);
    if (isCounter) addCounter(rest);
    for (const x of isCounter ? [] : [-150, -84, -18, 48])
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
