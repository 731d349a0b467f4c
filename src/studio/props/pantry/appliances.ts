import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing, addRod } from '#studio/props/making/joinery.ts';
import { addBlob, addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const STEEL = [0.72, 0.72, 0.73] as const;

/** Two slices coming out of a rounded case. */
export const makeToaster: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'toaster'), [0, 0, 0], { y: -0.35 });
  const body = paint(kit, colour ?? '#9fc4c0', { coat: 1, rough: 0.08 });
  addBlob(model, {
    at: [0, 10, 0],
    radii: [15, 9.4, 8.6],
    material: body,
    swell: ([x, y, z]) => Math.min(1.32, 1 / Math.max(0.7, Math.abs(x), Math.abs(y), Math.abs(z))),
    rings: 26,
    sides: 40,
  });
  const fittings = apart(model, 'fittings');
  const chrome = metal(kit, STEEL, 0.12);
  addBox(fittings, { at: [0, 19.4, 0], half: [12, 0.4, 5.6] }, chrome);
  for (const z of [-2.4, 2.4]) {
    addBox(fittings, { at: [0, 19.8, z], half: [10.6, 0.2, 1.2] }, paint(kit, '#15110e'));
    addBox(fittings, { at: [0, 22, z], half: [9, 4, 0.8] }, paint(kit, '#d9a658', { rough: 0.9 }));
    addBox(
      fittings,
      { at: [0, 22, z], half: [9.25, 4.25, 0.6] },
      paint(kit, '#8a4f1c', { rough: 0.9 }),
    );
  }
  addBox(fittings, { at: [15.4, 12, 0], half: [1.6, 0.7, 1.8] }, paint(kit, '#1c1b1b'));
  addDrum(fittings, { radius: 1.6, height: 1, at: [15, 5, 0], turn: { z: -Math.PI / 2 } }, chrome);
};

/** An iron range: oven door, knobs, four rings on top. */
export const makeStove: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'stove'), [0, 0, 0], { y: 0.35 });
  const enamel = paint(kit, colour ?? '#e9e4d8', { coat: 0.9, rough: 0.12 });
  const [black, chrome] = [
    paint(kit, '#1a1a1c', { coat: 0.7, rough: 0.15 }),
    metal(kit, STEEL, 0.15),
  ];
  addBox(model, { at: [0, 43, 0], half: [30, 41, 30] }, enamel);
  const fittings = apart(model, 'fittings');
  addBox(fittings, { at: [0, 85, 0], half: [30.6, 1.4, 30.6] }, black);
  for (const x of [-14, 14])
    for (const z of [-13, 13]) {
      addRing(fittings, { radius: 8, thickness: 0.9, at: [x, 87, z] }, black);
      addRing(fittings, { radius: 4, thickness: 0.8, at: [x, 87, z] }, chrome);
    }
  addBox(fittings, { at: [0, 38, 30.4], half: [25, 25, 0.8] }, enamel);
  addBox(
    fittings,
    { at: [0, 38, 31], half: [19, 15, 0.6] },
    paint(kit, '#2a1d14', { coat: 1, rough: 0.05 }),
  );
  addRod(
    fittings,
    [
      [-21, 59, 34],
      [21, 59, 34],
    ],
    { radius: 1.2, material: chrome },
  );
  for (const x of [-20, -10, 0, 10, 20])
    addDrum(fittings, { radius: 2.6, height: 3, at: [x, 75, 30], turn: { x: Math.PI / 2 } }, black);
};
