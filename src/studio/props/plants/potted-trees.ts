import type { Vec3 } from '#studio/scene-graph.ts';
import { leafGreens } from './potted.ts';
import type { Grow } from './potted.ts';
import {
  addBlob,
  addLathe,
  addLeafBlade,
  addTube,
  curve,
  paint,
} from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Jointed canes with narrow leaves at their tops. */
export const growBamboo: Grow = (model, random) => {
  const { kit } = model;
  const cane = paint(kit, '#9aa84a', { coat: 0.6, rough: 0.25 });
  const greens = leafGreens(model);
  for (let i = 0; i < 7; i++) {
    const a = i * 2.39996;
    const out = 1 + 3.4 * Math.sqrt(i / 7);
    const [x, z] = [Math.cos(a) * out, Math.sin(a) * out];
    const tall = random.range(36, 52);
    addTube(
      model,
      [
        [x, 10, z],
        [x * 1.5, 10 + tall, z * 1.5],
      ],
      { radius: 0.75, material: cane, sides: 12 },
    );
    for (let y = 6; y < tall; y += 7) {
      const k = 1 + (0.5 * y) / tall;
      addLathe(
        model,
        [
          [0.7, -0.3],
          [1, 0],
          [0.7, 0.3],
        ],
        cane,
        { at: [x * k, 10 + y, z * k] },
      );
      if (y < 18) continue;
      for (let n = 0; n < 4; n++) {
        const b = a + n * 1.7 + y;
        addLeafBlade(model, {
          from: [x * k, 10 + y, z * k],
          to: [x * k + Math.cos(b) * 8, 8.6 + y + random.range(-2, 2), z * k + Math.sin(b) * 8],
          width: 1.5,
          material: greens[n % 3]!,
          bend: 0.8,
        });
      }
    }
  }
};

/** A bent trunk with flat cushions of foliage. */
export const growBonsai: Grow = (model, random) => {
  const { kit } = model;
  const bark = skinOf(kit, '#5c4630', [['#33251a', 14, 0.5, 0.6, 0.9, -0.6]], {
    bump: 1.6,
    rough: 0.9,
  });
  addTube(
    model,
    curve(
      [
        [0, 6, 0],
        [3.4, 12, 0.6],
        [-1, 18, 0],
        [-6, 22, 0.6],
        [-4, 28, 0],
      ],
      7,
    ),
    {
      radius: (t) => 1.9 - 1.3 * t,
      material: bark,
      sides: 10,
    },
  );
  addTube(
    model,
    curve([
      [0, 17, 0],
      [5, 19, 0.6],
      [9.6, 19, 1],
    ]),
    { radius: 0.7, material: bark },
  );
  const greens = ['#2f5f30', '#467a3a', '#5f9046'].map((tone) => paint(kit, tone, { rough: 0.8 }));
  for (const [cx, cy, r] of [
    [-4, 29, 7],
    [9.4, 20.4, 5.6],
    [-10.4, 22.6, 4.6],
  ] as const)
    for (let i = 0; i < 90; i++) {
      const [a, out] = [i * 2.39996, r * Math.sqrt((i + 0.5) / 90)];
      addBlob(model, {
        at: [
          cx + Math.cos(a) * out,
          cy + (1 - (out / r) ** 2) * r * 0.34 + random.range(-0.3, 0.3),
          Math.sin(a) * out * 0.8,
        ],
        radii: [1, 0.7, 1],
        material: greens[i % 3]!,
        rings: 4,
        sides: 6,
      });
    }
};

/** A small standard tree in its tub: a round head of leaves, and the fruit that was named among them. */
export const growStandard =
  (fruit: string | null): Grow =>
  (model, random) => {
    const { kit } = model;
    addTube(
      model,
      [
        [0, 12, 0],
        [0.6, 34, 0],
        [0, 56, 0],
      ],
      { radius: 1.3, material: paint(kit, '#6a523a', { coat: 0.1 }) },
    );
    const greens = ['#3c6a2c', '#4f7f38', '#2d5522'].map((tone) =>
      paint(kit, tone, { coat: 0.5, translucency: 0.25 }),
    );
    addBlob(model, {
      at: [0, 58, 0],
      radii: [15.5, 14.5, 15.5],
      material: paint(kit, '#274a1e', { coat: 0, rough: 1 }),
    });
    for (let i = 0; i < 330; i++) {
      const y = 1 - (2 * (i + 0.5)) / 330;
      const [r, a] = [Math.sqrt(1 - y * y), i * 2.39996];
      const k = 19 * random.range(0.7, 1);
      const from: Vec3 = [Math.cos(a) * r * k, 58 + y * k * 0.95, Math.sin(a) * r * k];
      addLeafBlade(model, {
        from,
        to: [
          from[0] + Math.cos(a) * 5,
          from[1] + random.range(-2.4, 2.4),
          from[2] + Math.sin(a) * 5,
        ],
        width: 2.6,
        material: greens[i % 3]!,
        bend: 0.4,
      });
    }
    if (!fruit) return;
    const skin = paint(kit, fruit, { coat: 0.5, rough: 0.3 });
    for (let i = 0; i < 16; i++) {
      const y = 0.75 - (1.5 * (i + 0.5)) / 16;
      const [r, a] = [Math.sqrt(1 - y * y), i * 2.39996];
      addBlob(model, {
        at: [Math.cos(a) * r * 20.5, 58 + y * 19, Math.sin(a) * r * 20.5],
        radii: [2.7, 3, 2.7],
        material: skin,
      });
    }
  };
