import { oak } from '#studio/props/cellar/oak.ts';
import { addDrum, pathOf } from '#studio/props/making/joinery.ts';
import { metal } from '#studio/props/making/kit.ts';
import {
  addBox,
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const BRASS = [0.82, 0.6, 0.26] as const;

/** A wind-up player with its great brass horn. */
export const makeGramophone: MakeThing = (kit, place, look) => {
  const model = startModel(kit, { ...place, yaw: place.yaw - 0.35 }, 'gramophone');
  const brass = metal(kit, [...BRASS], 0.14);
  const wood = oak(kit, [120, 66, 34]);
  addBox(model, { at: [0, 6, 0], half: [15, 5, 15] }, wood);
  for (const y of [0.8, 11.4]) addBox(model, { at: [0, y, 0], half: [16.2, 0.8, 16.2] }, wood);
  addDrum(
    apart(model, 'record'),
    { radius: 13, height: 0.5, at: [0, 12.6, 1] },
    paint(kit, '#121010', { coat: 1, rough: 0.12 }),
  );
  addDrum(
    apart(model, 'disc'),
    { radius: 4, height: 0.12, at: [0, 13.1, 1] },
    paint(kit, '#a8202a'),
  );
  addTube(model, curve(pathOf('4 14.4 6, 8 16 -2, 8 18 -12, 6 27 -17')), {
    radius: 0.9,
    material: brass,
  });
  addTube(model, curve(pathOf('15 7 4, 19 7 4, 19.4 4 4, 22 4 4')), {
    radius: 0.5,
    material: brass,
  });
  const horn = within(model, [5.4, 27, -17], { x: 0.95, y: -0.15 });
  addSurface(horn, {
    columns: 48,
    rows: 20,
    isClosed: true,
    material: look.colour ? paint(kit, look.colour, { coat: 0.8, rough: 0.12 }) : brass,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const r = (1 + 4 * v + 15 * v ** 5) * (1 + 0.05 * v ** 3 * Math.abs(Math.sin(a * 5)));
      return [Math.cos(a) * r, v * 30, Math.sin(a) * r];
    },
  });
};

/** A valve radio in walnut. */
export const makeRadio: MakeThing = (kit, place) => {
  const model = startModel(kit, { ...place, yaw: place.yaw - 0.2 }, 'radio');
  const wood = oak(kit, [112, 62, 32]);
  addBox(model, { at: [0, 12, 0], half: [18, 11, 7.5] }, wood);
  for (const x of [-13, 13]) addBox(model, { at: [x, 0.6, 0], half: [1.6, 0.6, 6] }, wood);
  const front = apart(model, 'front');
  addBox(
    front,
    { at: [-6, 13, 7.6], half: [9.4, 7, 0.2] },
    paint(kit, '#c9a868', { coat: 0, rough: 1 }),
  );
  for (let i = 0; i < 8; i++)
    addBox(front, { at: [-14 + i * 2.3, 13, 7.9], half: [0.25, 7, 0.2] }, wood);
  addBox(
    front,
    { at: [10.6, 16, 7.6], half: [5, 3.4, 0.2] },
    paint(kit, '#f2dca0', { coat: 1, rough: 0.06 }),
  );
  addBox(front, { at: [11.4, 16, 7.9], half: [0.12, 3, 0.05] }, paint(kit, '#b01818'));
  for (const x of [8, 13])
    addDrum(
      front,
      { radius: 1.7, height: 1.6, at: [x, 7.6, 7.4], turn: { x: Math.PI / 2 } },
      paint(kit, '#e8dcc0', { coat: 0.8 }),
    );
};
