import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addLathe,
  addLeafBlade,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Lying, with its green feathers. */
export const makeCarrot: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'carrot'), [0, 1.5, 0], {
    y: random.range(-0.4, 0.4),
    z: Math.PI / 2,
  });
  addLathe(
    model,
    [
      [AXIS, 7.6],
      [0.3, 6.8],
      [0.75, 3],
      [1.15, -2],
      [1.5, -6],
      [1.45, -7],
      [0.8, -7.6],
      [AXIS, -7.5],
    ],
    skinOf(kit, '#dd6f16', [['#b9530c', 40, 0.6, 0.7, 0.6, -0.4]], {
      bump: 0.6,
      coat: 0.3,
      scale: [1, 0.4],
    }),
  );
  const top = apart(model, 'carrot green');
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283;
    addLeafBlade(top, {
      from: [0, -7.4, 0],
      to: [Math.cos(a) * 2, -13 - random.range(0, 3), Math.sin(a) * 1.2],
      width: 0.9,
      material: paint(kit, '#4e8a34', { translucency: 0.3 }),
      bend: 0.6,
    });
  }
};
