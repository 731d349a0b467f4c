import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBall,
  addLathe,
  addTube,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';

/** A round pot with lid, spout and handle. */
export const makeTeapot: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'teapot');
  const china = paint(kit, colour ?? '#dfe6e8', { coat: 1, rough: 0.1 });
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [4.2, 0.1],
      [6, 1.6],
      [7.4, 5],
      [6.6, 9],
      [4, 11.4],
      [3.4, 11.8],
      [3.2, 12.4],
      [1.4, 13.2],
      [AXIS, 13.4],
    ],
    china,
  );
  addBall(model, [0, 14.1, 0], 0.95, china);
  addTube(
    model,
    curve(
      [
        [6.6, 4.4, 0],
        [9.8, 5.6, 0],
        [10.8, 9, 0],
        [12.8, 11.4, 0],
      ],
      7,
    ),
    { radius: (t) => 1.5 - 0.75 * t, material: china, sides: 12 },
  );
  addTube(
    model,
    curve(
      [
        [-6.4, 9.4, 0],
        [-10.6, 10.4, 0],
        [-11, 5.4, 0],
        [-6.8, 3.6, 0],
      ],
      8,
    ),
    { radius: 0.65, material: china, sides: 10 },
  );
};
