import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBox,
  addPanel,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';
import { metal } from '#studio/props/making/kit.ts';

export const makeLaptop: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'laptop');
  const shell = metal(kit, [0.62, 0.63, 0.65], 0.35);
  addPanel(model, { outline: roundedRect(30, 21, 1.2), thickness: 0.9, material: shell });
  const key = paint(kit, '#1d1e21', { coat: 0.3 });
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 12; i++)
      addBox(model, { at: [-11.6 + i * 2.1, 1, -7 + row * 2.1], half: [0.85, 0.14, 0.85] }, key);
  addPanel(model, {
    outline: roundedRect(9, 5.4, 0.4),
    thickness: 0.05,
    at: [0, 0.92, 6.4],
    material: paint(kit, '#8d8f93'),
  });
  const lid = within(model, [0, 1, -10], { x: -1.87 });
  addPanel(lid, {
    outline: roundedRect(30, 20, 1.2).map(([x, z]) => [x, z + 10] as const),
    thickness: 0.6,
    material: key,
    side: shell,
  });
  addPanel(lid, {
    outline: [
      [14, 19],
      [14, 1.2],
      [-14, 1.2],
      [-14, 19],
    ],
    thickness: 0.05,
    at: [0, 0.62, 0],
    material: textured(
      kit,
      'laptop screen',
      { painter: 'screen', params: { seed: 3 }, share: 0.4, hasRelief: false, wrap: 'clamp' },
      { coat: 0.9, rough: 0.08 },
    ),
  });
};
