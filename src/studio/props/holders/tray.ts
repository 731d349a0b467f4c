import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLathe, paint, startModel } from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';

/** A round silver tray with a raised rim; brushed, for a mirror would only show the dark. */
export const makeTray: MakeThing = (kit, place) => {
  addLathe(
    startModel(kit, place, 'tray'),
    [
      [AXIS, 0.05],
      [15, 0.05],
      [16.6, 1.3],
      [17, 1.4],
      [16.7, 1.6],
      [15, 0.5],
      [AXIS, 0.45],
    ],
    paint(kit, '#b9bcc0', { coat: 1, rough: 0.12 }),
  );
};
