import { addFlameLight } from '#studio/props/candle.ts';
import { addDrum, addRod } from '#studio/props/making/joinery.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addBlob, addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const STEEL = [0.72, 0.72, 0.73] as const;
/** Where what is in it stands. */
export const FRIDGE_SHELF = 42;

/** Rounded, with its long handle: a refrigerator of the fifties. */
export const makeFridge: MakeThing = (kit, place, look) => {
  if (look.states.includes('holding')) return openFridge(kit, place, look);
  const { colour } = look;
  const model = within(startModel(kit, place, 'fridge'), [0, 0, 0], { y: 0.4 });
  const enamel = paint(kit, colour ?? '#a9cfc4', { coat: 1, rough: 0.07 });
  const chrome = metal(kit, STEEL, 0.12);
  const boxy = ([x, y, z]: readonly [number, number, number]): number =>
    Math.min(1.5, 1 / Math.max(0.6, Math.abs(x), Math.abs(y), Math.abs(z)));
  addBlob(model, {
    at: [0, 78, 0],
    radii: [30, 74, 30],
    material: enamel,
    swell: boxy,
    rings: 36,
    sides: 44,
  });
  const fittings = apart(model, 'fittings');
  addBox(fittings, { at: [0, 104, 31], half: [30, 0.6, 2] }, paint(kit, '#4a5a54'));
  for (const [y, h] of [
    [84, 14],
    [124, 9],
  ] as const)
    addRod(
      fittings,
      [
        [-22, y - h, 35],
        [-22, y + h, 35],
      ],
      { radius: 1.3, material: chrome },
    );
  addBox(fittings, { at: [4, 136, 31.4], half: [9, 2, 0.6] }, chrome);
  for (const x of [-20, 20]) addDrum(fittings, { radius: 3, height: 5, at: [x, 0, 12] }, chrome);
};

/** Its door swung aside, lit within: what was asked for stands on the middle shelf. */
const openFridge: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'fridge');
  const enamel = paint(kit, colour ?? '#a9cfc4', { coat: 1, rough: 0.07 });
  const white = paint(kit, '#eef2f2', { coat: 0.5, rough: 0.3 });
  const [w, h, d] = [32, 58, 17];
  for (const s of [-1, 1]) {
    addBox(model, { at: [s * w, h, 0], half: [2.4, h, d] }, enamel);
    addBox(model, { at: [0, h + s * (h - 2), 0], half: [w, 2, d] }, enamel);
  }
  const inside = apart(model, 'shelves');
  addBox(inside, { at: [0, h, -d], half: [w, h, 1] }, white);
  const glass = paint(kit, '#dfe9ea', { coat: 0.9, rough: 0.1 });
  for (const y of [20, FRIDGE_SHELF, 82])
    addBox(inside, { at: [0, y - 0.8, -1], half: [w - 2.4, 0.8, d - 2] }, glass);
  addBox(inside, { at: [0, 10, 2], half: [w - 5, 6, d - 5] }, paint(kit, '#d3dedf', { coat: 0.7 }));
  // What every fridge has, above and below.
  for (const [i, x] of [-20, -10, 14].entries())
    addDrum(
      inside,
      { radius: 4, height: 9 - i, at: [x, 82, -2] },
      paint(kit, ['#c9b27a', '#a6432f', '#e8e0cf'][i]!, { coat: 0.8 }),
    );
  const door = within(model, [w + 2, h, d], { y: -1.15 });
  addBox(door, { at: [27, 0, 0], half: [27, h, 2.6] }, enamel);
  addBox(apart(door, 'lining'), { at: [27, 0, -3.4], half: [24, h - 4, 1] }, white);
  addFlameLight(kit.scene, model.put([0, h * 2 - 8, d - 4]), 1400);
  addFlameLight(kit.scene, model.put([0, FRIDGE_SHELF + 34, d - 2]), 700);
};
