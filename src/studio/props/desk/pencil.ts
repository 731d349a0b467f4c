import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLathe, paint, startModel, within } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { metal } from '#studio/props/making/kit.ts';

/** Lying, sharpened, with its rubber. */
export const makePencil: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'pencil'), [0, 0.45, 0], { y: 0.35, z: Math.PI / 2 });
  const part = (points: [number, number][], material: number): void =>
    addLathe(model, points, material, { isSharp: true });
  part(
    [
      [0.44, -8],
      [0.44, 6],
    ],
    paint(kit, colour ?? '#d9a41c', { coat: 0.7, rough: 0.2 }),
  );
  part(
    [
      [0.44, 6],
      [0.14, 8.1],
    ],
    paint(kit, '#e0bd86'),
  );
  part(
    [
      [0.14, 8.1],
      [AXIS, 8.9],
    ],
    paint(kit, '#222222'),
  );
  part(
    [
      [0.46, -9],
      [0.46, -8],
    ],
    metal(kit, [0.8, 0.78, 0.7], 0.25),
  );
  part(
    [
      [AXIS, -10],
      [0.42, -9.9],
      [0.42, -9],
    ],
    paint(kit, '#d57d77'),
  );
};
