import { addFlame } from '#studio/props/candle.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { metal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { paint, startModel } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** How much larger than a candle's the flame of a torch is. */
const FLAME = 8;
const STAKE_TOP = 140;

/** A torch on its stake in the ground, burning in an iron basket. */
export const makeFlamingTorch: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'flaming_torch');
  addTurned(
    model,
    `1.6 0, 2.2 40, 2.2 ${STAKE_TOP}, 0 ${STAKE_TOP}`,
    paint(kit, '#4a3524', { rough: 0.8 }),
  );
  addBasket(kit, model, STAKE_TOP);
  addFlame(kit, model.put([0, STAKE_TOP + 12, 0]), 60_000, FLAME);
};

/** The same, short, held to a wall; its light is in the scene. */
export function addWallTorch(kit: Kit, at: Vec3, intensity: Vec3): void {
  const model = startModel(kit, { position: at, yaw: 0 }, 'flaming_torch');
  addTurned(model, '0 -34, 1.4 -33, 2.2 0, 0 0', paint(kit, '#4a3524', { rough: 0.8 }));
  addBasket(kit, model, 0);
  addFlame(kit, model.put([0, 12, 0]), 0, FLAME);
  kit.scene.lights.push({
    kind: 'point',
    center: [at[0], at[1] + 24, at[2]],
    radius: 5,
    intensity,
  });
}

function addBasket(kit: Kit, model: Model, y: number): void {
  const iron = metal(kit, [0.09, 0.075, 0.06], 0.45);
  addTurned(
    model,
    `2.4 ${y - 4}, 3 ${y}, 5.4 ${y + 10}, 5.8 ${y + 14}, 5 ${y + 13}, 0 ${y + 9}`,
    iron,
  );
  for (const [radius, lift] of [
    [4.2, 5],
    [5.9, 14],
  ] as const)
    addRing(model, { radius, thickness: 0.4, at: [0, y + lift, 0] }, iron);
}
