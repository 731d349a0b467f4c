import { matte, metal, painted } from '#studio/props/making/kit.ts';
import {
  addLathe,
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A fermenter of brushed steel on three legs: cone, door, tap, ladder rail. */
export const makeTank: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'tank');
  const steel = matte(kit, 'tank steel', () => ({
    texture: painted(kit, {
      painter: 'brushed',
      params: { seed: 3, tone: [196, 198, 200] },
      share: 0.35,
      bump: 0.6,
      scale: [3, 2],
    }),
    coat: 1,
    coatRoughness: 0.22,
    foil: { color: [0.7, 0.7, 0.7], roughness: 0.22 },
  }));
  const bright = metal(kit, [0.72, 0.72, 0.72], 0.2);
  addLathe(
    model,
    [
      [AXIS, 32],
      [8, 32.4],
      [58, 52],
      [60, 54],
      [60, 56],
    ],
    bright,
  );
  addLathe(
    model,
    [
      [60, 56],
      [60, 120],
      [60, 200],
    ],
    steel,
    { isSharp: true },
  );
  addLathe(
    model,
    [
      [60, 200],
      [59, 203],
      [40, 216],
      [14, 224],
      [12, 226],
      [12, 232],
      [AXIS, 233],
    ],
    bright,
  );
  for (const y of [58, 104, 152, 198])
    addLathe(
      model,
      [
        [60, y - 1.4],
        [61.6, y],
        [60, y + 1.4],
      ],
      bright,
    );
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * 6.283 + 0.52;
    addTube(
      model,
      [
        [Math.cos(a) * 54, 56, Math.sin(a) * 54],
        [Math.cos(a) * 54, 0, Math.sin(a) * 54],
      ],
      { radius: 4, material: bright, sides: 12 },
    );
    addLathe(
      model,
      [
        [AXIS, 0.2],
        [7, 0.2],
        [7, 1.6],
        [AXIS, 2],
      ],
      bright,
      { at: [Math.cos(a) * 54, 0, Math.sin(a) * 54] },
    );
  }
  // Door, thermometer and tap look at the camera.
  addPanel(model, {
    outline: around(40, () => 19, 1.25),
    thickness: 4,
    material: bright,
    at: [0, 84, 58.6],
    turn: { x: Math.PI / 2 },
  });
  addTube(
    model,
    Array.from({ length: 41 }, (_, i): Vec3 => [
      Math.cos((i / 40) * 6.283) * 19,
      84 + Math.sin((i / 40) * 6.283) * 24,
      62.5,
    ]),
    { radius: 1.5, material: metal(kit, [0.4, 0.4, 0.4], 0.3), sides: 8 },
  );
  addTube(
    model,
    [
      [-14, 84, 64],
      [14, 84, 64],
    ],
    { radius: 1.7, material: metal(kit, [0.5, 0.5, 0.5], 0.2) },
  );
  addPanel(model, {
    outline: around(30, () => 7),
    thickness: 2.4,
    material: paint(kit, '#f4f2ea'),
    side: metal(kit, [0.5, 0.5, 0.5], 0.2),
    at: [24, 150, 54],
    turn: { x: Math.PI / 2 },
  });
  addTube(
    model,
    curve([
      [0, 40, 40],
      [0, 40, 58],
      [0, 36, 66],
      [0, 30, 67],
    ]),
    { radius: 3, material: bright },
  );
  addTube(
    model,
    [
      [-6, 43, 58],
      [6, 43, 58],
    ],
    { radius: 1.4, material: paint(kit, '#b3161c') },
  );
  for (const x of [-9, 9])
    addTube(
      model,
      [
        [44 + x, 0, 46 - x * 0.4],
        [44 + x, 228, 40 - x * 0.4],
      ],
      { radius: 1.6, material: bright, sides: 8 },
    );
  for (let y = 20; y < 220; y += 26)
    addTube(
      model,
      [
        [35, y, 49],
        [53, y, 41],
      ],
      { radius: 1.2, material: bright, sides: 6 },
    );
};
