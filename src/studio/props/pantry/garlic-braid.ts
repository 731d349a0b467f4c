import { oak } from '#studio/props/cellar/oak.ts';
import { addBlob, addBox, addTube, apart, curve, startModel } from '#studio/props/making/model.ts';
import { pathOf } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Bulbs plaited into a hanging string. */
export const makeGarlicBraid: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'garlic_braid');
  const skin = skinOf(kit, '#efe6d8', [['#c9a6b4', 5, 0.55, 0.8, 0.6]], { coat: 0.3, rough: 0.4 });
  const straw = skinOf(kit, '#c9b078', [['#a98d58', 12, 0.5, 0.7, 0.6]], {
    coat: 0.05,
    rough: 0.8,
  });
  for (let i = 0; i < 13; i++) {
    const s = i % 2 === 0 ? -1 : 1;
    addBlob(model, {
      at: [s * 2.3, 3 + i * 2.5, 1.2],
      radii: [2.7, 2.4, 2.6],
      turn: { z: s * 0.5, y: random.range(0, 6) },
      material: skin,
      swell: ([x, y, z]) =>
        1 +
        0.08 * Math.abs(Math.cos(Math.atan2(z, x) * 4.5)) * (1 - y * y) +
        0.3 * Math.exp(-(1 - y) / 0.06),
      rings: 16,
      sides: 40,
    });
  }
  for (const s of [-1, 0, 1])
    addTube(
      model,
      curve(pathOf(`${s * 1.4} 4 0, ${s * -1.2} 16 .6, ${s * 1.2} 28 0, ${s * 0.6} 42 0`)),
      { radius: 0.8, material: straw },
    );
  addBox(apart(model, 'board'), { at: [0, 22, -2], half: [9, 22, 0.8] }, oak(kit, [128, 88, 52]));
};
