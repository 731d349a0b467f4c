import { metal } from '#studio/props/making/kit.ts';
import { addRing, addRod, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBlob,
  addBox,
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A pair stuck upright in snow, with their poles. */
export const makeSkis: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'skis');
  addBlob(apart(model, 'snow'), {
    radii: [34, 9, 18],
    material: paint(kit, '#f2f5fa', { coat: 0, rough: 1 }),
    rings: 16,
    sides: 30,
  });
  for (const s of SIDES) {
    const ski = within(model, [s * 7, 0, 0], { z: s * -0.05 });
    const tone = paint(kit, colour ?? '#c02a2a', { coat: 0.9, rough: 0.1 });
    addSurface(ski, {
      columns: 4,
      rows: 30,
      material: tone,
      point: (u, v) => [
        (u - 0.5) * 9 * (v > 0.93 ? Math.sqrt(Math.max(0, 1 - ((v - 0.93) / 0.07) ** 2)) : 1),
        v * 150,
        v > 0.86 ? (v - 0.86) ** 2 * 420 : 0,
      ],
    });
    addBox(
      apart(ski, 'binding'),
      { at: [0, 64, 2], half: [3.4, 12, 2] },
      paint(kit, '#1d1e22', { coat: 0.5 }),
    );
    addBox(apart(ski, 'stripe'), { at: [0, 112, 0.4], half: [3, 10, 0.3] }, paint(kit, '#f4f1e8'));
    const pole = within(model, [s * 24, 0, 3], { z: s * -0.08 });
    addRod(
      pole,
      [
        [0, 0, 0],
        [0, 104, 0],
      ],
      { radius: 0.9, material: metal(kit, [0.5, 0.52, 0.55], 0.25) },
    );
    addRod(
      pole,
      [
        [0, 98, 0],
        [0, 110, 0],
      ],
      { radius: 1.7, material: paint(kit, '#17171a') },
    );
    addRing(pole, { radius: 4, thickness: 0.5, at: [0, 12, 0] }, paint(kit, '#17171a'));
  }
};

/** A wooden sledge with curved runners. */
export const makeSled: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'sled'), [0, 0, 0], { y: 0.5 });
  const wood = oak(kit, [186, 134, 80]);
  for (const s of SIDES) {
    addTube(
      model,
      curve(
        pathOf(
          `-45 2 ${s * 16}, 20 2 ${s * 16}, 40 5 ${s * 16}, 50 16 ${s * 16}, 46 25 ${s * 16}, 38 26 ${s * 16}`,
        ),
      ),
      { radius: 1.9, material: wood, sides: 10 },
    );
    for (const x of [-36, 0, 28])
      addRod(
        model,
        [
          [x, 2, s * 16],
          [x, 23, s * 13],
        ],
        { radius: 1.6, material: wood },
      );
  }
  for (const z of [-12, -6, 0, 6, 12])
    addBox(model, { at: [0, 24.4, z], half: [44, 1, 2.3] }, wood);
  addTube(apart(model, 'cord'), curve(pathOf('46 24 -16, 58 12 -8, 62 8 0, 58 12 8, 46 24 16')), {
    radius: 0.6,
    material: paint(kit, '#b8322c', { coat: 0 }),
    sides: 6,
  });
};

/** With its flap, pocket and straps. */
export const makeBackpack: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'backpack'), [0, 0, 0], { y: -0.4 });
  const cloth = paint(kit, colour ?? '#4a5a36', { coat: 0.05, rough: 0.9 });
  const leather = paint(kit, '#7a4a26', { coat: 0.4 });
  const bag = ([x, y, z]: readonly [number, number, number]): number =>
    Math.min(1.28, 1 / Math.max(0.74, Math.abs(x), Math.abs(y), Math.abs(z)));
  addBlob(model, {
    at: [0, 20, 0],
    radii: [14.6, 20, 9],
    swell: bag,
    material: cloth,
    rings: 24,
    sides: 36,
  });
  addBlob(model, { at: [0, 13, 9], radii: [10, 9, 4], swell: bag, material: cloth });
  addBlob(model, { at: [0, 34, 3], radii: [14.8, 8, 9.6], swell: bag, material: cloth });
  const fittings = apart(model, 'straps');
  for (const x of [-6, 6]) {
    addBox(fittings, { at: [x, 27, 12.6], half: [1.3, 8, 0.4] }, leather);
    addBox(
      fittings,
      { at: [x, 20, 13.2], half: [1.8, 1.6, 0.5] },
      metal(kit, [0.8, 0.6, 0.28], 0.25),
    );
  }
  addTube(fittings, curve(pathOf('-4 41 -4, -3 46 -4, 3 46 -4, 4 41 -4')), {
    radius: 0.9,
    material: leather,
  });
  for (const s of SIDES)
    addTube(fittings, curve(pathOf(`${s * 9} 38 -8, ${s * 17} 28 -10, ${s * 15} 8 -9`)), {
      radius: 1.4,
      material: leather,
    });
};
