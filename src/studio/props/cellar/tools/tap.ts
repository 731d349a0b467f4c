import { oak } from '#studio/props/cellar/oak.ts';
import { metal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addBlob, addTube, curve, modelOf } from '#studio/props/making/model.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** A brass tap, knocked into the head of a lying barrel; local z points out of it. */
export function addTap(kit: Kit, place: { position: Vec3; yaw: number }): void {
  const model = modelOf(kit, place, addObject(kit.scene, { role: 'prop', name: 'tap' }));
  const brass = metal(kit, [0.8, 0.58, 0.28], 0.24);
  addTube(
    model,
    curve([
      [0, 0, -2],
      [0, 0, 8],
      [0, -2.6, 10.4],
      [0, -5, 10.6],
    ]),
    { radius: 1.7, material: brass, sides: 12 },
  );
  addTube(
    model,
    [
      [0, 0, 5],
      [0, 5, 5],
    ],
    { radius: 0.9, material: brass },
  );
  addBlob(model, {
    at: [0, 5.6, 5],
    radii: [3.6, 0.9, 0.9],
    material: oak(kit, [120, 70, 40]),
    rings: 8,
  });
}
