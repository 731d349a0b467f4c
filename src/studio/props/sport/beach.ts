import { metal } from '#studio/props/making/kit.ts';
import { addRing, addRod, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBlob,
  addPanel,
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Stood on its tail, a stripe down its middle. */
export const makeSurfboard: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'surfboard'), [0, 3, 0], { y: 0.35, x: -0.06 });
  const board = (scale: number, z: number, tone: string | Vec3): void =>
    addSurface(model, {
      columns: 10,
      rows: 40,
      material: paint(kit, tone, { coat: 1, rough: 0.06 }),
      point: (u, v) => {
        const w = 26 * Math.sin(Math.PI * Math.min(1, v * 0.94 + 0.05)) ** 0.62 * scale;
        return [(u - 0.5) * 2 * w, v * 180, z + (scale > 0.5 ? 2 * (1 - (u * 2 - 1) ** 2) : 2.2)];
      },
    });
  board(1, 0, colour ?? '#f2ead6');
  board(0.12, 0.2, '#1f6f8a');
  addBlob(apart(model, 'sand'), {
    at: [0, -3, 0],
    radii: [40, 7, 22],
    material: paint(kit, '#d9c08e', { coat: 0, rough: 1 }),
  });
};

/** A stock, a ring, two flukes. */
export const makeAnchor: MakeThing = (kit, place, look) => {
  const model = within(startModel(kit, place, 'anchor'), [0, 4, 0], { y: 0.3, x: -0.1 });
  const iron =
    look.material === 'gold'
      ? metal(kit, [0.92, 0.66, 0.26], 0.2)
      : paint(kit, look.colour ?? '#2e3238', { coat: 0.5, rough: 0.4 });
  addRod(
    model,
    [
      [0, 4, 0],
      [0, 74, 0],
    ],
    { radius: 3.2, material: iron, sides: 12 },
  );
  addRod(
    model,
    [
      [-20, 62, 0],
      [20, 62, 0],
    ],
    { radius: 2.2, material: iron, sides: 12 },
  );
  addRing(model, { radius: 6, thickness: 1.5, at: [0, 80, 0], turn: { x: Math.PI / 2 } }, iron);
  addTube(model, curve(pathOf('-30 28 0, -26 14 0, -14 4 0, 0 1 0, 14 4 0, 26 14 0, 30 28 0')), {
    radius: 3,
    material: iron,
    sides: 12,
  });
  for (const s of SIDES)
    addPanel(model, {
      outline: [
        [-8, 5],
        [0, -9],
        [8, 5],
      ],
      thickness: 3,
      material: iron,
      at: [s * 30, 30, 1.5],
      turn: { x: -Math.PI / 2, y: s * 0.3 },
    });
};

/** Five arms, rough with knobs. */
export const makeStarfish: MakeThing = (kit, place, { colour, random }) => {
  const model = within(startModel(kit, place, 'starfish'), [0, 0.3, 0], {
    y: random.range(0, 1.2),
  });
  const skin = colour
    ? paint(kit, colour, { coat: 0.1, rough: 0.8 })
    : skinOf(kit, '#d9783a', [['#f0b070', 60, 0.55, 0.65, 0.9, 0.8]], { bump: 2, rough: 0.9 });
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2;
    addTube(
      model,
      [0, 0.3, 0.6, 0.85, 1].map((t): Vec3 => [
        Math.cos(a) * t * 8.6,
        0.9 - t * 0.4,
        Math.sin(a) * t * 8.6,
      ]),
      { radius: (t) => 2.1 - 1.6 * t, material: skin, sides: 12 },
    );
    for (let k = 1; k < 7; k++)
      addBlob(apart(model, 'knobs'), {
        at: [Math.cos(a) * k * 1.2, 2.4 - k * 0.24, Math.sin(a) * k * 1.2],
        radii: [0.34, 0.34, 0.34],
        material: paint(kit, '#f2d6a8'),
        rings: 5,
        sides: 7,
      });
  }
};

/** Straps over a sole of cork; or of rubber, with a strap between the toes. */
export const sandals =
  (thing: 'sandals' | 'flip_flops'): MakeThing =>
  (kit, place, { colour }) => {
    const model = startModel(kit, place, thing);
    const isRubber = thing === 'flip_flops';
    const strap = paint(kit, colour ?? (isRubber ? '#1f6f9a' : '#7a4a26'), {
      coat: 0.4,
      rough: 0.4,
    });
    for (const s of SIDES) {
      const shoe = within(model, [s * 6, 0, s * 1.4], { y: s * -0.14 + 0.25 });
      for (const [y, tone, k] of [
        [0, isRubber ? '#f4efe4' : '#3a2a1e', 1],
        [1, isRubber ? '#3fa0c8' : '#b98a58', 0.97],
      ] as const)
        addPanel(shoe, {
          outline: Array.from({ length: 30 }, (_, i) => {
            const a = (-i / 30) * Math.PI * 2;
            return [
              Math.cos(a) *
                (Math.sin(a) < 0 ? 4.6 : 3.9) *
                k *
                (1 - 0.16 * Math.exp(-((Math.sin(a) - 0.1) ** 2) * 12)),
              Math.sin(a) * 12.6 * k,
            ] as const;
          }),
          thickness: 1.1,
          material: paint(kit, tone, { coat: 0.1, rough: 0.8 }),
          at: [0, y, 0],
        });
      if (isRubber)
        for (const side of SIDES)
          addTube(
            shoe,
            curve([
              [0, 2, -7.4],
              [side * 2.4, 4.4, -3],
              [side * 3.8, 1.8, 2.4],
            ]),
            { radius: 0.6, material: strap },
          );
      else
        for (const [z, high] of [
          [-6, 4.4],
          [-1.6, 5.4],
          [8, 6],
        ] as const)
          addSurface(shoe, {
            columns: 14,
            rows: 3,
            material: strap,
            point: (u, v) => [
              Math.cos(u * Math.PI) * 4.3,
              1.4 + Math.sin(u * Math.PI) * high,
              z + (v - 0.5) * 2.6,
            ],
          });
    }
  };

/** Knotted between two posts. */
export const makeHammock: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.2 }, 'hammock');
  const wood = oak(kit, [122, 82, 50]);
  for (const s of SIDES)
    addRod(
      apart(model, 'posts'),
      [
        [s * 130, 0, 0],
        [s * 126, 130, 0],
      ],
      { radius: 5, material: wood, sides: 14 },
    );
  for (let k = 0; k < 9; k++)
    addSurface(model, {
      columns: 30,
      rows: 2,
      material: paint(kit, k % 2 ? '#f2ead8' : (colour ?? '#c8502e'), { coat: 0, rough: 1 }),
      point: (u, v) => {
        const [x, w] = [(u - 0.5) * 190, (k + v) / 9 - 0.5];
        const narrow = Math.sin(Math.PI * (0.06 + 0.88 * u)) ** 0.6;
        return [x, 40 + 48 * (u * 2 - 1) ** 2 + 34 * (w * 2) ** 2 * narrow * 0.8, w * 66 * narrow];
      },
    });
  for (const s of SIDES)
    for (let k = 0; k < 7; k++)
      addTube(
        apart(model, 'cords'),
        [
          [s * 95, 88, (k - 3) * 3],
          [s * 126, 106, 0],
        ],
        { radius: 0.5, material: paint(kit, '#d9c8a0'), sides: 4 },
      );
};
