import { metal } from '#studio/props/making/kit.ts';
import {
  addPanel,
  addSurface,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const makePhone: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'phone'), [0, 0, 0], { y: 0.25 });
  const body = roundedRect(7.4, 15.4, 1.1);
  addPanel(model, {
    outline: body,
    thickness: 0.75,
    material: paint(kit, '#0b0c0e', { coat: 1, rough: 0.04 }),
    side: metal(kit, [0.4, 0.4, 0.42], 0.22),
  });
  const screen = textured(
    kit,
    'phone screen',
    {
      painter: 'screen',
      params: { seed: 5 },
      share: 0.5,
      aspect: 2,
      hasRelief: false,
      wrap: 'clamp',
    },
    { coat: 1, rough: 0.03 },
  );
  addSurface(model, {
    columns: 1,
    rows: 1,
    material: screen,
    point: (u, v) => [(u - 0.5) * 6.7, 0.78, (0.5 - v) * 14.4],
  });
};
