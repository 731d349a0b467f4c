import { addTube, curve, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';

export function addStalk(model: Model, height: number, lean: number): void {
  addTube(
    model,
    curve([
      [0, height - 0.6, 0],
      [lean * 0.3, height + 0.8, 0],
      [lean, height + 1.9, 0.2],
    ]),
    {
      radius: (t) => 0.13 + 0.06 * t,
      material: paint(model.kit, '#4a3018'),
    },
  );
}
