import { pathOf } from '#studio/props/making/joinery.ts';
import {
  addBlob,
  addBox,
  addSurface,
  addTube,
  apart,
  around,
  addPanel,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Baked flat, with the brown blisters of a hot oven. */
const flatCrust = (model: Model): MaterialRef =>
  skinOf(
    model.kit,
    '#e6cb98',
    [
      ['#b5793a', 7, 0.56, 0.66, 0.9],
      ['#6e3f1a', 12, 0.64, 0.7, 0.8],
    ],
    { coat: 0.05, rough: 0.8 },
  );

/** Flat breads, leaning one on the other. */
export const flatbreads =
  (
    thing: ThingId,
    { long, wide, count }: { long: number; wide: number; count: number },
  ): MakeThing =>
  (kit, place, { random }) => {
    const model = startModel(kit, place, thing);
    const crust = flatCrust(model);
    for (let i = 0; i < count; i++) {
      const seed = random.range(0, 40);
      addBlob(model, {
        at: [random.range(-1, 1), 0.8 + i * 1.15, i * -1.1],
        radii: [long, 0.85, wide],
        turn: { y: random.range(-0.5, 0.5), x: i === 0 ? 0 : 0.12 },
        material: crust,
        swell: ([x, , z]) => 1 + 0.13 * (fbm(x * 2 + seed, z * 2, 2, 3) - 0.5),
        rings: 12,
        sides: 30,
      });
    }
  };

/** A ring with a shining crust and seeds on it. */
export const makeBagel: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'bagel'), [0, 0, 0], { y: random.range(0, 6) });
  const crust = skinOf(kit, '#b9762e', [['#8a4c16', 5, 0.5, 0.7, 0.7]], { coat: 0.6, rough: 0.25 });
  const ring = Array.from({ length: 33 }, (_, i): Vec3 => {
    const a = (i / 32) * Math.PI * 2;
    return [Math.cos(a) * 3.3, 2, Math.sin(a) * 3.3];
  });
  addTube(model, ring, { radius: 2, material: crust, sides: 18 });
  const seed = paint(kit, '#f0e2bc');
  for (let i = 0; i < 60; i++) {
    const [a, b] = [i * 2.4, random.range(-0.9, 0.9)];
    const out = 3.3 + Math.sin(b) * 2;
    addBlob(apart(model, 'seeds'), {
      at: [Math.cos(a) * out, 2 + Math.cos(b) * 2.02, Math.sin(a) * out],
      radii: [0.3, 0.12, 0.18],
      turn: { y: i },
      material: seed,
      rings: 4,
      sides: 6,
    });
  }
};

/** Fluted below, its small head on top, brushed with egg. */
export const makeBrioche: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'brioche');
  const crust = skinOf(kit, '#b8691f', [['#8a430f', 4, 0.5, 0.7, 0.6]], { coat: 0.8, rough: 0.2 });
  addBlob(model, {
    at: [0, 3.4, 0],
    radii: [5.6, 4, 5.6],
    material: crust,
    swell: ([x, y, z]) => (y < 0.1 ? 0.9 + 0.05 * Math.cos(Math.atan2(z, x) * 12) + y * 0.1 : 1),
    sides: 60,
  });
  addBlob(model, { at: [0, 7.6, 0], radii: [2.8, 2.6, 2.8], material: crust });
};

/** A half moon with a crimped edge. */
export const makeCalzone: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'calzone'), [0, 0.4, -3], { y: 0.15 });
  const crust = skinOf(
    kit,
    '#d3a05a',
    [
      ['#9c5c20', 6, 0.52, 0.66, 0.9],
      ['#5f3410', 11, 0.64, 0.7, 0.7],
    ],
    { coat: 0.1, rough: 0.7 },
  );
  addSurface(model, {
    columns: 40,
    rows: 14,
    material: crust,
    point: (u, v) => {
      const a = u * Math.PI;
      const dome = Math.sin(v * Math.PI) * Math.sin(a) ** 0.5;
      return [Math.cos(a) * 13.4 * (0.05 + 0.95 * v), 4 * dome, Math.sin(a) * 10.4 * v];
    },
  });
  addTube(
    model,
    Array.from({ length: 61 }, (_, i): Vec3 => {
      const a = (i / 60) * Math.PI;
      const k = 1 + 0.025 * Math.sin(i * 1.6);
      return [Math.cos(a) * 13.4 * k, 0.6, Math.sin(a) * 10.4 * k];
    }),
    { radius: 0.8, material: crust, sides: 8 },
  );
};

/** Two rolls of thin bread cut aslant, green and red seen at their ends. */
export const makeWrap: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'wrap');
  const crust = flatCrust(model);
  for (const [x, z, turn] of [
    [-3, -2, 0.5],
    [4, 2.4, -0.35],
  ] as const) {
    const roll = within(model, [x, 3, z], { y: turn });
    addTube(roll, pathOf('-6 0 0, 6 0 0'), { radius: 3, material: crust, sides: 24 });
    const end = within(roll, [6.05, 0, 0], { z: -Math.PI / 2 });
    addPanel(end, {
      outline: around(26, () => 2.95),
      thickness: 0.1,
      material: paint(kit, '#efe0bd'),
    });
    for (let i = 0; i < 26; i++) {
      const [a, k] = [i * 2.4, Math.sqrt((i + 0.5) / 26) * 2.3];
      addBlob(apart(end, 'filling'), {
        at: [Math.cos(a) * k, 0.25, Math.sin(a) * k],
        radii: [0.75, 0.4, 0.6],
        turn: { y: i },
        material: paint(kit, ['#5f9a34', '#c8321e', '#f0e6cc', '#a5642e'][i % 4]!, { coat: 0.5 }),
        rings: 5,
        sides: 7,
      });
    }
  }
};

/** Streaky rashers, waved by the pan. */
export const makeBacon: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'bacon');
  const [lean, fat] = [
    skinOf(kit, '#9c3a28', [['#6a2016', 6, 0.5, 0.7, 0.8]], { coat: 0.6, rough: 0.25 }),
    paint(kit, '#e8c9a0', { coat: 0.6, rough: 0.25, translucency: 0.2 }),
  ];
  for (let i = 0; i < 4; i++) {
    const seed = random.range(0, 9);
    const rasher = within(model, [0, 0.6 + i * 0.5, (i - 1.5) * 3.6], { y: (i - 1.5) * 0.12 });
    for (const [from, to, material] of [
      [0, 0.22, fat],
      [0.22, 0.46, lean],
      [0.46, 0.58, fat],
      [0.58, 1, lean],
    ] as const)
      addSurface(rasher, {
        columns: 3,
        rows: 40,
        material,
        point: (u, v) => {
          const w = (from + (to - from) * u) * 3.6;
          return [v * 19 - 9.5, 0.7 * Math.sin(v * 17 + seed) + 0.3 * Math.sin(v * 9 + w), w];
        },
      });
  }
};

/** A split roll full of pink lobster, chives over it. */
export const makeLobsterRoll: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'lobster_roll'), [0, 0, 0], { y: 0.25 });
  const bun = skinOf(kit, '#c98436', [['#9c5a1c', 4, 0.5, 0.7, 0.7]], { coat: 0.3, rough: 0.5 });
  for (const s of [-1, 1])
    addBlob(apart(model, 'bun'), {
      at: [0, 3.2, s * 2.7],
      radii: [8.6, 3.4, 2.1],
      turn: { x: s * 0.3 },
      material: bun,
    });
  addBlob(apart(model, 'bun'), { at: [0, 1.4, 0], radii: [8.4, 1.5, 3.6], material: bun });
  const [pale, red] = [
    paint(kit, '#f6dccb', { coat: 0.7 }),
    paint(kit, '#d9482c', { coat: 0.7, rough: 0.2 }),
  ];
  for (let i = 0; i < 34; i++) {
    const x = ((i + 0.5) / 34 - 0.5) * 14;
    addBlob(model, {
      at: [x, 4.6 + random.range(-0.4, 1.4), random.range(-1.6, 1.6)],
      radii: [1.5, 0.95, 1.1],
      turn: { y: i * 1.7, z: random.range(-0.5, 0.5) },
      material: i % 2 ? pale : red,
    });
  }
  for (let i = 0; i < 40; i++)
    addBox(
      apart(model, 'chives'),
      {
        at: [random.range(-6.6, 6.6), 6.5 + random.range(-0.5, 0.5), random.range(-1.6, 1.6)],
        half: [0.4, 0.09, 0.09],
        turn: { y: i * 1.3 },
      },
      paint(kit, '#4d8a2c'),
    );
};

/** White slabs with the stripes of the grill. */
export const makeHalloumi: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'halloumi');
  const white = paint(kit, '#f0e6c6', { coat: 0.3 });
  const burnt = paint(kit, '#7a4418', { coat: 0.2 });
  for (let i = 0; i < 4; i++) {
    const slab = within(model, [(i - 1.5) * 4.6, 0.9 + (i % 2) * 0.4, (i % 2) * 1.2], {
      y: 0.2 - i * 0.12,
      z: 0.12,
    });
    addBox(slab, { at: [0, 0, 0], half: [3.3, 0.8, 4.8] }, white);
    for (const z of [-3.2, -1.1, 1.1, 3.2])
      addBox(apart(slab, 'stripes'), { at: [0, 0.82, z], half: [3.1, 0.04, 0.38] }, burnt);
  }
};

/** Pink and white, rolled in sugar. */
export const makeMarshmallow: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'marshmallow');
  for (let i = 0; i < 9; i++) {
    const [a, r] = [i * 2.4, i < 1 ? 0 : 4.4];
    const lift = i > 6 ? 3 : 0;
    const k = lift ? 0.45 : 1;
    addBlob(model, {
      at: [Math.cos(a) * r * k, 1.5 + lift, Math.sin(a) * r * k],
      radii: [1.8, 1.6, 1.8],
      swell: ([x, y, z]) => Math.min(1.25, 1 / Math.max(0.75, Math.abs(y), Math.hypot(x, z))),
      turn: { z: random.range(-0.5, 0.5) },
      material: paint(kit, colour ?? (i % 2 ? '#f4bcc6' : '#faf6f0'), {
        coat: 0,
        rough: 1,
        translucency: 0.2,
      }),
    });
  }
};
