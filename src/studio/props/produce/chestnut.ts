import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, paint, startModel, within } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Roasted and slit, so that the pale inside shows. */
export const makeChestnut: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'chestnut'), [0, 1.25, 0], {
    y: random.range(-1.5, 1.5),
  });
  addBlob(model, {
    radii: [1.8, 1.3, 1.6],
    material: skinOf(kit, '#5a2b14', [['#7d4423', 4, 0.5, 0.8, 0.6]], { coat: 0.9, rough: 0.15 }),
    swell: ([, y, z]) => 1 + 0.22 * Math.exp(-(1 - z) / 0.08) - 0.1 * Math.max(0, -y),
  });
  addBlob(model, {
    at: [0, -0.2, -1.25],
    radii: [1.25, 0.85, 0.5],
    material: paint(kit, '#c9a877'),
  });
  addBlob(model, {
    at: [0, 1.16, 0.1],
    radii: [1.1, 0.2, 0.28],
    turn: { y: 0.5 },
    material: paint(kit, '#ecd49a'),
  });
};
