import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { crystal, crystalMedium, metal, once, wineMedium } from '#studio/props/kit.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addLatheRuns,
  addPanel,
  addTube,
  curve,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { AXIS, spline, splitAt } from '#studio/props/profile.ts';
import { addMaterial } from '#studio/scene-builder.ts';

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

/** The sommelier's knife, opened: curved handle, screw, lever and blade. */
export const makeWaitersFriend: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'waiters_friend'), [0, 0.9, 0], { y: -0.35 });
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
};

/** A capsule as it comes off the roll: a tapered sleeve with a printed top, one standing, one fallen over. */
export const makeCapsule: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'capsule');
  const foil = metal(kit, colour ?? [0.34, 0.02, 0.05], 0.3);
  const inside = metal(kit, [0.62, 0.61, 0.6], 0.4);
  const gold = metal(kit, [0.86, 0.62, 0.28], 0.22);
  const sleeve = (part: Model): void => {
    addLathe(
      part,
      [
        [1.8, 0],
        [1.72, 1.5],
        [1.62, 4],
        [1.58, 5.2],
        [1.58, 5.3],
      ],
      foil,
      { isSharp: true },
    );
    addLathe(
      part,
      [
        [1.76, 0.02],
        [1.66, 1.5],
        [1.56, 4],
        [1.5, 5.2],
        [AXIS, 5.22],
      ],
      inside,
      { isSharp: true },
    );
    addLathe(
      part,
      [
        [1.66, 5.3],
        [1.7, 5.5],
        [1.7, 6.1],
        [1.56, 6.4],
        [1.2, 6.5],
        [AXIS, 6.5],
      ],
      foil,
    );
    addLathe(
      part,
      [
        [1.81, 0.5],
        [1.83, 0.55],
        [1.79, 1],
        [1.77, 1.05],
      ],
      gold,
    );
    addLathe(
      part,
      [
        [1.1, 6.52],
        [0.95, 6.58],
        [AXIS, 6.59],
      ],
      gold,
    );
  };
  sleeve(within(model, [-2.6, 0, 0]));
  // The fallen one shows that it is hollow.
  sleeve(within(model, [1.2, 1.75, 2.2], { z: -Math.PI / 2 + 0.02, y: 0.9 }));
};

/** A silver funnel for decanting. */
export const makeFunnel: MakeThing = (kit, place, { states }) => {
  const steel = metal(kit, [0.72, 0.71, 0.69], 0.16);
  const model = startModel(kit, place, 'funnel');
  const shape: Vec2[] = [
    [0.55, 0],
    [0.75, 4.6],
    [1.2, 5.6],
    [3.6, 8.4],
    [5.2, 9.6],
    [5.5, 9.9],
    [5.3, 10],
    [3.5, 8.8],
    [1, 5.9],
    [0.5, 4.4],
  ];
  const isHeld = states.includes('standing');
  addLathe(
    model,
    shape,
    steel,
    isHeld ? { at: [0, -4.6, 0] } : { at: [0, 4.1, 0], turn: { z: -1.27 } },
  );
};

/** The cellar master's glass thief, standing in its foot with a draught of wine. */
export const makePipette: MakeThing = (kit, place, { wine }) => {
  const model = startModel(kit, place, 'pipette');
  const wall: Vec2[] = [
    [0.3, 1.2],
    [0.5, 2],
    [0.7, 6],
    [1.7, 9.4],
    [2.1, 13],
    [2, 18],
    [1.3, 22],
    [0.85, 25],
    [0.75, 31],
  ];
  const line = spline(wall, 5);
  const inner = line.map(([r, y]): Vec2 => [Math.max(0.1, r - 0.18), y]);
  const glass = crystal(kit);
  const drink = wineMedium(kit, wine, 1);
  const wet = once(kit, `wet pipette ${wine}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: crystalMedium(kit), outside: drink }),
  );
  const surface = once(kit, `pipette wine ${wine}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: drink }),
  );
  const { below, above, radius } = splitAt(inner, 17);
  addLatheRuns(model, [
    { points: line, material: glass },
    { points: below, material: wet, flip: true },
    { points: above, material: glass, flip: true },
    {
      points: [
        [radius, 17],
        [AXIS, 17],
      ],
      material: surface,
    },
  ]);
  const blue = paint(kit, '#a8c4c8', { coat: 1, rough: 0.05, translucency: 0.5 });
  addTube(
    model,
    Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = (i / 24) * 6.283;
      return [Math.cos(a) * 1.9, 32.6 + Math.sin(a) * 1.9, 0];
    }),
    { radius: 0.36, material: blue },
  );
  // A turned stand holds it upright.
  const oak = paint(kit, '#6b4426', { coat: 0.6, rough: 0.25 });
  addLathe(
    model,
    [
      [AXIS, 0.05],
      [4.4, 0.05],
      [4.6, 0.6],
      [3.2, 1.2],
      [1.2, 1.8],
      [0.9, 3.4],
      [0.72, 3.6],
    ],
    oak,
  );
};

/** Pruning shears, a little open. */
export const makeSecateurs: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'secateurs'), [0, 0.8, 0], { y: 0.3 });
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
};
