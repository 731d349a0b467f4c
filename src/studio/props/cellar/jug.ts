import { madeOf } from '#studio/props/making/made-of.ts';
import {
  addLathe,
  addPanel,
  addSurface,
  addTube,
  around,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { AXIS, spline } from '#studio/props/making/profile.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A stoneware jug with a lip and a handle. */
export const makeJug: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'jug');
  const glaze = madeOf(kit, look, { colour: '#c9bca6', coat: 0.7, rough: 0.25 });
  const profile = spline(
    [
      [5, 0.2],
      [6.8, 1.6],
      [7.8, 6],
      [7.2, 11],
      [5, 15],
      [4.3, 17.6],
      [4.9, 20.4],
    ],
    6,
  );
  addSurface(model, {
    columns: 40,
    rows: 40,
    isClosed: true,
    material: glaze,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const t = v * (profile.length - 1);
      const i = Math.min(profile.length - 2, Math.floor(t));
      const k = t - i;
      const r = profile[i]![0] + (profile[i + 1]![0] - profile[i]![0]) * k;
      const y = profile[i]![1] + (profile[i + 1]![1] - profile[i]![1]) * k;
      const lip = Math.max(0, v - 0.8) * 5 * Math.exp(-(((a - Math.PI) / 0.34) ** 2));
      return [Math.cos(a) * (r + lip * 1.6), y + lip * 0.7, Math.sin(a) * r];
    },
  });
  addLathe(
    model,
    [
      [AXIS, 0.2],
      [5, 0.2],
    ],
    glaze,
  );
  addPanel(model, {
    outline: around(30, () => 4.1),
    thickness: 0.1,
    material: paint(kit, '#1c0a0c', { coat: 0.6 }),
    at: [0, 17.4, 0],
  });
  addTube(
    model,
    curve([
      [4, 18.2, 0],
      [7.6, 19.4, 0],
      [10.2, 17, 0],
      [10.4, 12.6, 0],
      [8.6, 9, 0],
      [6.4, 7.4, 0],
    ]),
    { radius: (t) => 0.95 - 0.2 * t, material: glaze, sides: 12 },
  );
};
