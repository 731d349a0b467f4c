import {
  addBall,
  addBlob,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import type { Grow } from '#studio/props/plants/potted.ts';

/** Ribbed columns with pale spines, two arms turned upwards. */
export const growCactus: Grow = (model) => {
  const { kit } = model;
  const green = paint(kit, '#4d7d45', { coat: 0.2, rough: 0.5 });
  const spine = paint(kit, '#efe6c8');
  const column = (path: readonly Vec3[], radius: number): void => {
    addTube(model, curve(path, 8), {
      radius: (t) =>
        radius * (t > 0.88 ? Math.sqrt(Math.max(0.02, 1 - ((t - 0.88) / 0.12) ** 2)) : 1),
      material: green,
      sides: 18,
    });
    for (const [x, y, z] of curve(path, 5).slice(1))
      for (let k = 0; k < 9; k++) {
        const a = (k / 9) * Math.PI * 2;
        addBlob(model, {
          at: [x + Math.cos(a) * radius * 1.02, y, z + Math.sin(a) * radius * 1.02],
          radii: [0.3, 0.14, 0.3],
          material: spine,
          rings: 4,
          sides: 5,
        });
        addTube(
          model,
          [
            [x + Math.cos(a) * radius, y, z + Math.sin(a) * radius],
            [x + Math.cos(a) * radius * 1.4, y + 0.7, z + Math.sin(a) * radius * 1.4],
          ],
          { radius: 0.07, material: spine, sides: 4 },
        );
      }
  };
  column(
    [
      [0, 10, 0],
      [0, 20, 0],
      [0, 30, 0],
      [0, 37, 0],
    ],
    3.3,
  );
  column(
    [
      [0, 18, 0],
      [-5, 18.5, 0.6],
      [-7.4, 21, 1],
      [-7.4, 29, 1],
    ],
    1.9,
  );
  column(
    [
      [0, 22, 0],
      [4.6, 22.4, 0.6],
      [6.6, 25, 1],
      [6.6, 33, 1],
    ],
    1.8,
  );
};

/** Thick pointed leaves in a rosette. */
export const growSucculent: Grow = (model) => {
  const tones = ['#8fb29a', '#7aa088', '#a9c4ac'].map((tone) =>
    paint(model.kit, tone, { coat: 0.2, translucency: 0.2 }),
  );
  for (let i = 0; i < 44; i++) {
    const [a, t] = [i * 2.39996, i / 44];
    const out = 1 + 7 * (1 - t) ** 0.8;
    const up = 11.4 + 6 * t;
    const leaf = within(model, [0, up, 0], { y: -a });
    addBlob(leaf, {
      at: [out * 0.6, t * 1.4, 0],
      radii: [Math.max(1, out * 0.5), 0.7, 1.7 - t * 0.5],
      turn: { z: 0.3 + t * 0.9 },
      material: tones[i % 3]!,
      rings: 8,
      sides: 10,
    });
  }
};

/** Long fleshy blades with pale teeth along their edges. */
export const growAloe: Grow = (model, random) => {
  const green = paint(model.kit, '#6c9a62', { coat: 0.4, translucency: 0.2 });
  for (let i = 0; i < 17; i++) {
    const [a, t] = [i * 2.39996, i / 17];
    const out = 15 * (1 - t) + 3;
    const tall = 22 + 12 * t + random.range(-1, 1);
    addTube(
      model,
      curve([
        [Math.cos(a) * 1.4, 10.4, Math.sin(a) * 1.4],
        [Math.cos(a) * out * 0.5, 10 + tall * 0.4, Math.sin(a) * out * 0.5],
        [Math.cos(a) * out, 10 + tall * 0.82, Math.sin(a) * out],
      ]),
      { radius: (k) => 1.5 * (1 - k) ** 0.7 + 0.06, material: green, sides: 7 },
    );
  }
};

/** Soft green cushions over a few stones. */
export const makeMoss: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'moss');
  const stone = skinOf(kit, '#7d786f', [['#5c574f', 9, 0.5, 0.7, 0.7, -0.5]], {
    bump: 1.4,
    rough: 0.9,
  });
  const greens = ['#5f8a2a', '#4a7320', '#7ba53a'].map((tone) =>
    paint(kit, tone, { coat: 0, rough: 1 }),
  );
  for (const [x, z, r] of [
    [-7, 0, 5.6],
    [1, -2, 6.8],
    [8, 1, 4.8],
    [1.5, 5, 4],
  ] as const) {
    addBlob(apart(model, 'stone'), {
      at: [x, r * 0.3, z],
      radii: [r, r * 0.6, r * 0.85],
      material: stone,
    });
    for (let i = 0; i < 300; i++) {
      const up = 1 - (i / 300) * 0.62;
      const [out, a] = [Math.sqrt(1 - up * up), i * 2.39996];
      addBall(
        model,
        [x + Math.cos(a) * out * r, r * 0.3 + up * r * 0.6, z + Math.sin(a) * out * r * 0.85],
        random.range(0.4, 0.75),
        greens[i % 3]!,
      );
    }
  }
};
