import { metal } from '#studio/props/making/kit.ts';
import {
  addBall,
  addLathe,
  addPanel,
  addTube,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Pruning shears on a table, a little open. */
export const makeSecateurs: MakeThing = (kit, place, { colour }) =>
  buildSecateurs(within(startModel(kit, place, 'secateurs'), [0, 0.8, 0], { y: 0.3 }), colour);

/** Blades towards +x, both handles towards -x, side by side along z. */
export function buildSecateurs(model: Model, colour: Vec3 | null): void {
  const { kit } = model;
  const grip = paint(kit, colour ?? '#b3161c', { coat: 0.6, rough: 0.3 });
  const steel = metal(kit, [0.6, 0.59, 0.57], 0.2);
  addTube(
    model,
    curve([
      [0, 0, 0.2],
      [-4, 0, 1.9],
      [-9, 0, 2.5],
      [-13.4, 0, 1.9],
    ]),
    { radius: (t) => 0.62 + 0.28 * Math.sin(t * 3), material: grip, sides: 10 },
  );
  addTube(
    model,
    curve([
      [0, 0, -0.2],
      [-4, 0, -2],
      [-9, 0, -2.9],
      [-13, 0, -2.6],
    ]),
    { radius: (t) => 0.62 + 0.28 * Math.sin(t * 3), material: grip, sides: 10 },
  );
  const blade: Vec2[] = [
    [-1.5, 0.5],
    [1, 1.5],
    [4, 1.9],
    [6.8, 0.9],
    [4, 0.1],
    [0, -0.9],
    [-1.5, -0.7],
  ];
  addPanel(model, {
    outline: blade,
    thickness: 0.3,
    material: steel,
    at: [0, 0.1, -0.2],
    turn: { y: 0.16 },
  });
  const hook: Vec2[] = [
    [-1.5, 0.7],
    [0.6, 0.4],
    [3.4, -0.5],
    [5.8, -0.2],
    [6.2, -0.8],
    [3.6, -1.7],
    [0.4, -1.5],
    [-1.5, -0.5],
  ];
  addPanel(model, {
    outline: hook,
    thickness: 0.36,
    material: steel,
    at: [0, -0.3, 0.3],
    turn: { y: -0.18 },
  });
  addLathe(
    model,
    [
      [AXIS, 0.9],
      [0.7, 0.85],
      [0.75, 0.2],
      [0.75, -0.8],
    ],
    metal(kit, [0.4, 0.38, 0.36], 0.3),
    { at: [0, -0.1, 0] },
  );
  // The spring between the handles.
  addTube(
    model,
    Array.from({ length: 50 }, (_, i): Vec3 => {
      const t = i / 49;
      return [-3.6 + Math.sin(t * 37) * 0.4, Math.cos(t * 37) * 0.4, -1.4 + t * 2.8];
    }),
    { radius: 0.1, material: steel, sides: 5 },
  );
  addBall(model, [-13.4, 0, 1.9], 0.7, grip);
  addBall(model, [-13, 0, -2.6], 0.7, grip);
}
