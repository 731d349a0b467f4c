import { metal } from '#studio/props/making/kit.ts';
import {
  addBlob,
  addPanel,
  addTube,
  curve,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** The screw of a corkscrew along +x. */
function addWorm(model: Model, from: number, length: number, material: number): void {
  const turns = length / 1.05;
  addTube(
    model,
    Array.from({ length: 110 }, (_, i): Vec3 => {
      const t = i / 109;
      const a = t * turns * Math.PI * 2;
      const r = 0.46 * Math.min(1, (1 - t) * 6 + 0.15);
      return [from + t * length, Math.cos(a) * r, Math.sin(a) * r];
    }),
    { radius: (t) => 0.15 * Math.min(1, (1 - t) * 7 + 0.1), material, sides: 7 },
  );
}

/** The sommelier's knife, opened, as it lies on a table. */
export const makeWaitersFriend: MakeThing = (kit, place, { colour }) =>
  addWaitersFriend(
    within(startModel(kit, place, 'waiters_friend'), [0, 0.9, 0], { y: -0.35 }),
    colour,
  );

/** Curved handle along x, screw along z, lever and blade. */
export function addWaitersFriend(model: Model, colour: Vec3 | null): void {
  const { kit } = model;
  const steel = metal(kit, [0.66, 0.65, 0.64], 0.16);
  const grip = colour
    ? paint(kit, colour, { coat: 0.8, rough: 0.2 })
    : textured(
        kit,
        'sommelier handle',
        {
          painter: 'planks',
          params: { seed: 4, tone: [92, 44, 26], planks: 1, gap: 0.001, wear: 0.2 },
          bump: 0.5,
        },
        { coat: 0.8, rough: 0.2 },
      );
  const handle = curve(
    [
      [-6, 0, 0.5],
      [-3, 0, -0.3],
      [0, 0, -0.6],
      [3.4, 0, -0.2],
      [6, 0, 0.7],
    ],
    8,
  );
  addTube(model, handle, {
    radius: (t) => 0.62 + 0.16 * Math.sin(t * Math.PI) - 0.2 * Math.max(0, t - 0.9) * 8,
    material: grip,
    sides: 12,
  });
  for (const x of [-6, 6])
    addBlob(model, {
      at: [x, 0, x < 0 ? 0.5 : 0.7],
      radii: [0.9, 0.66, 0.7],
      material: steel,
      rings: 8,
    });
  // The screw stands out at a right angle, as when it is about to be used.
  addWorm(within(model, [-0.4, 0, 0], { y: -Math.PI / 2 + 0.12 }), 0.4, 6.2, steel);
  // Two-step lever.
  const lever: Vec2[] = [
    [0, 0.5],
    [2.4, 0.42],
    [2.9, 0.75],
    [3.5, 0.4],
    [6.4, 0.5],
    [7, 0.9],
    [7.2, -0.35],
    [0, -0.5],
  ];
  addPanel(within(model, [6, -0.3, 0.7], { y: -0.95 }), {
    outline: lever,
    thickness: 0.6,
    material: steel,
  });
  // The little blade for the foil.
  const blade: Vec2[] = [
    [0, 0.25],
    [3, 0.3],
    [4.4, -0.1],
    [3, -0.5],
    [0, -0.35],
  ];
  addPanel(within(model, [-6.2, -0.1, 0.4], { y: Math.PI + 0.75 }), {
    outline: blade,
    thickness: 0.14,
    material: steel,
  });
}
