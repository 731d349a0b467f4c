import { addLathe, paint, startModel } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const MACARONS = ['#e8a0b4', '#b9cf8e', '#f1dca0', '#b89ad0', '#8a5a3c', '#f0b48a'] as const;

/** Two domes with a foot and a filling. */
export const makeMacaron: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'macaron');
  const shell = paint(kit, colour ?? random.pick(MACARONS), { coat: 0.25, rough: 0.4 });
  addLathe(
    model,
    [
      [AXIS, 0.05],
      [1.7, 0.1],
      [2.2, 0.5],
      [2.3, 0.95],
      [2.38, 1.05],
      [2.25, 1.25],
    ],
    shell,
  );
  addLathe(
    model,
    [
      [2.1, 1.2],
      [2.18, 1.35],
      [2.1, 1.55],
    ],
    paint(kit, '#f5ead6', { coat: 0.3 }),
  );
  addLathe(
    model,
    [
      [2.25, 1.5],
      [2.38, 1.7],
      [2.3, 1.82],
      [2.15, 2.4],
      [1.4, 2.85],
      [AXIS, 2.95],
    ],
    shell,
  );
};
