import { addCushion } from '#studio/props/furniture/upholstery.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addBall, addLathe, addTube, paint, startModel } from '#studio/props/making/model.ts';

/** Somebody at the wheel of a tractor, in a straw hat, small and far enough to be told by their outline. */
export function addDriver(kit: Kit, place: Place): void {
  const model = startModel(kit, place, 'tractor');
  const shirt = paint(kit, '#38587c', { coat: 0 });
  const skin = paint(kit, '#b98666', { coat: 0.1 });
  const trousers = paint(kit, '#3a352d', { coat: 0 });
  const straw = paint(kit, '#cdb27a', { coat: 0 });
  addCushion(model, { at: [-70, 152, 0], half: [13, 25, 19] }, shirt);
  addBall(model, [-66, 190, 0], 11, skin);
  for (const side of [-1, 1]) {
    addTube(
      model,
      [
        [-66, 168, side * 19],
        [-50, 152, side * 22],
        [-30, 164, side * 15],
      ],
      { radius: 5, material: shirt },
    );
    addBall(model, [-28, 165, side * 15], 5, skin);
    addTube(
      model,
      [
        [-68, 130, side * 10],
        [-36, 132, side * 12],
        [-28, 104, side * 12],
      ],
      { radius: 7.5, material: trousers },
    );
  }
  addLathe(
    model,
    [
      [20, 196],
      [19, 198],
      [11, 198],
      [10, 207],
      [0.5, 209],
    ],
    straw,
    { at: [-66, 0, 0], isSharp: true },
  );
}
