import { addTurned } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addLeafBlade,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { profileOf } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Random } from '#studio/random.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

interface Root {
  /** Radius and height, from the tip of the root to its crown. */
  profile: string;
  tone: string;
  /** Towards the crown, where it saw the sun. */
  blush?: string;
  leaf: string;
  stem: string;
  /** How long its leaves are; none where it is sold without. */
  green: number;
}

/** Lying on its side, root to the right, its leaves to the left. */
export const rootOf =
  (thing: ThingId, root: Root): MakeThing =>
  (kit, place, { random }) => {
    const points = profileOf(root.profile);
    const thick = Math.max(...points.map(([r]) => r));
    const tall = points.at(-1)![1];
    const model = within(startModel(kit, place, thing), [0, thick, 0], {
      y: random.range(-0.4, 0.2),
      z: Math.PI / 2,
    });
    const lying = within(model, [0, -tall / 2, 0]);
    addLathe(
      lying,
      points,
      skinOf(kit, root.tone, [[root.blush ?? root.tone, 5, 0.45, 0.7, 0.5]], {
        coat: 0.25,
        rough: 0.5,
      }),
    );
    if (root.blush)
      addBlob(lying, {
        at: [0, tall * 0.8, 0],
        radii: [thick * 0.93, tall * 0.19, thick * 0.93],
        material: paint(kit, root.blush, { coat: 0.25 }),
      });
    if (root.green > 0) addTops(apart(lying, 'leaves'), { root, from: tall, random });
  };

function addTops(
  model: Model,
  { root, from, random }: { root: Root; from: number; random: Random },
): void {
  const { kit } = model;
  const [leaf, stem] = [
    paint(kit, root.leaf, { translucency: 0.3, coat: 0.3 }),
    paint(kit, root.stem, { coat: 0.4 }),
  ];
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2;
    const long = root.green * random.range(0.8, 1.1);
    const [x, z] = [Math.cos(a) * long * 0.16, Math.sin(a) * long * 0.3];
    addTube(
      model,
      curve([
        [0, from - 0.4, 0],
        [x * 0.6, from + long * 0.3, z * 0.5],
        [x, from + long * 0.5, z],
      ]),
      {
        radius: 0.3,
        material: stem,
        sides: 6,
      },
    );
    addLeafBlade(model, {
      from: [x * 0.7, from + long * 0.36, z * 0.7],
      to: [x * 1.7, from + long, z * 1.6],
      width: root.green * 0.3,
      material: leaf,
      bend: 0.5,
      up: [1, 0, 0.2],
    });
  }
}

/** A white bulb of close leaf bases, three green stalks and feathery tops. */
export const makeFennel: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'fennel');
  const pale = skinOf(kit, '#e4ecc8', [['#c3d59a', 8, 0.5, 0.7, 0.6]], {
    coat: 0.4,
    rough: 0.3,
    scale: [4, 0.3],
  });
  const green = paint(kit, '#8fb85a', { coat: 0.4 });
  addBlob(model, { at: [0, 4.2, 0], radii: [4.6, 4.4, 3.2], material: pale });
  for (const s of [-1, 1])
    addBlob(model, {
      at: [s * 2, 4.6, 1],
      radii: [2.8, 4, 2.6],
      turn: { z: s * -0.3 },
      material: pale,
    });
  for (const [x, lean] of [
    [-2, -3.4],
    [0, 0.4],
    [2, 4],
  ] as const) {
    addTube(
      model,
      curve([
        [x * 0.7, 6.4, 0],
        [x, 10, 0],
        [x + lean * 0.6, 15, 0.4],
      ]),
      {
        radius: (t) => 1.2 - 0.5 * t,
        material: green,
        sides: 10,
      },
    );
    for (let i = 0; i < 26; i++) {
      const a = i * 2.4;
      const from = [x + lean * 0.6, 13.5 + (i % 6) * 0.6, 0.4] as const;
      addTube(
        apart(model, 'feathers'),
        curve([
          from,
          [from[0] + Math.cos(a) * 1.4, from[1] + 1.6, 0.4 + Math.sin(a) * 1.4],
          [
            from[0] + Math.cos(a) * random.range(1.6, 3),
            from[1] + random.range(2, 4.4),
            0.4 + Math.sin(a) * 2,
          ],
        ]),
        { radius: 0.1, material: paint(kit, '#6f9e3c', { translucency: 0.3 }), sides: 4 },
      );
    }
  }
};

/** Halved, so that the speckled flesh shows in its pink coat of scales. */
export const makeDragonFruit: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'dragon_fruit');
  const pink = paint(kit, '#d8246c', { coat: 0.5, rough: 0.3 });
  const scale = paint(kit, '#8fae3a', { coat: 0.3 });
  const whole = within(model, [-4.4, 4, -2], { z: 0.25, y: 0.4 });
  addBlob(whole, { radii: [4, 5.4, 4], material: pink });
  for (let i = 0; i < 24; i++) {
    const y = 0.85 - (1.6 * i) / 24;
    const [r, a] = [Math.sqrt(1 - y * y), i * 2.4];
    addLeafBlade(whole, {
      from: [Math.cos(a) * r * 3.9, y * 5.3, Math.sin(a) * r * 3.9],
      to: [Math.cos(a) * r * 5.4, y * 5.3 + 2.6, Math.sin(a) * r * 5.4],
      width: 1.5,
      material: i % 3 ? scale : pink,
    });
  }
  const half = within(model, [5.4, 3.4, 2.4], { x: 0.75, y: -0.2 });
  addBlob(half, { radii: [4, 3, 5.2], material: pink, swell: ([, y]) => (y > 0.1 ? 0.1 / y : 1) });
  addBlob(half, {
    at: [0, 0.35, 0],
    radii: [3.5, 0.25, 4.7],
    material: paint(kit, '#f6f2ee', { coat: 0.5 }),
  });
  const seed = paint(kit, '#17131a');
  for (let i = 0; i < 110; i++) {
    const [a, k] = [i * 2.4, Math.sqrt((i + 0.5) / 110) * 0.92];
    addBall(apart(half, 'seeds'), [Math.cos(a) * k * 3.4, 0.56, Math.sin(a) * k * 4.6], 0.15, seed);
  }
};

/** Halved along its length: orange flesh round a hollow of black seeds. */
export const makePapaya: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'papaya');
  const rind = skinOf(kit, '#c9a02c', [['#7d9a34', 3, 0.4, 0.7, 0.8]], { coat: 0.3 });
  const pear = ([x]: readonly [number, number, number]): number => 1 - 0.22 * x;
  addBlob(model, { at: [0, 4, -6], radii: [9, 4, 4.4], swell: pear, material: rind });
  const half = within(model, [0, 2.8, 4], { x: 0.5, y: 0.15 });
  addBlob(half, {
    radii: [9, 3.4, 4.6],
    swell: (d) => pear(d) * (d[1] > 0.08 ? 0.08 / d[1] : 1),
    material: rind,
  });
  addBlob(half, {
    at: [0, 0.32, 0],
    radii: [8.4, 0.2, 4.1],
    swell: pear,
    material: paint(kit, '#ee7f34', { coat: 0.6 }),
  });
  addBlob(half, {
    at: [-0.6, 0.5, 0],
    radii: [5, 0.16, 1.9],
    swell: pear,
    material: paint(kit, '#c85a22'),
  });
  const seed = paint(kit, '#1d1a1c', { coat: 0.9, rough: 0.1 });
  for (let i = 0; i < 60; i++) {
    const [a, k] = [i * 2.4, Math.sqrt((i + 0.5) / 60)];
    addBall(
      apart(half, 'seeds'),
      [-0.6 + Math.cos(a) * k * 4.4, 0.8, Math.sin(a) * k * 1.5],
      0.42,
      seed,
    );
  }
};

/** A honeycombed hat on a pale stem. */
export const makeMorel: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'morel'), [0, 0, 0], {
    z: random.range(-0.15, 0.15),
    y: random.range(0, 6),
  });
  addTurned(model, '0 0, 1.3 0, 1.1 1.6, 1 3.2, 0 3.4', paint(kit, '#e6d8b8', { coat: 0.1 }));
  const hat = skinOf(kit, '#a07a48', [['#4a3218', 9, 0.44, 0.56, 1, -1]], {
    bump: 3,
    rough: 0.8,
    scale: [2, 2],
  });
  addBlob(model, {
    at: [0, 5.4, 0],
    radii: [2, 3.2, 2],
    material: hat,
    swell: ([, y]) => 1 - 0.16 * y,
  });
  const pit = paint(kit, '#3c2812', { coat: 0 });
  for (let i = 0; i < 46; i++) {
    const y = 0.92 - (1.8 * i) / 46;
    const [r, a] = [Math.sqrt(1 - y * y) * (1 - 0.16 * y), i * 2.4];
    addBlob(model, {
      at: [Math.cos(a) * r * 1.78, 5.4 + y * 2.95, Math.sin(a) * r * 1.78],
      radii: [0.34, 0.46, 0.34],
      material: pit,
      rings: 5,
      sides: 6,
    });
  }
};

/** A ball of dark spines, opened: the orange tongues inside. */
export const makeSeaUrchin: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'sea_urchin');
  const dark = paint(kit, '#2c1f33', { coat: 0.5, rough: 0.3 });
  addBlob(model, {
    at: [0, 2.6, 0],
    radii: [3.4, 2.6, 3.4],
    material: dark,
    swell: ([, y]) => (y > 0.62 ? 0.62 / y : 1),
  });
  for (let i = 0; i < 170; i++) {
    const up = 0.62 - (1.2 * i) / 170;
    const [r, a] = [Math.sqrt(1 - up * up), i * 2.39996];
    const k = random.range(2, 3.1);
    const [x, y, z] = [Math.cos(a) * r, up, Math.sin(a) * r];
    addTube(
      model,
      [
        [x * 3.3, 2.6 + y * 2.5, z * 3.3],
        [x * (3.3 + k), Math.max(0.1, 2.6 + y * (2.5 + k) + 0.4), z * (3.3 + k)],
      ],
      { radius: (t) => 0.15 - 0.12 * t, material: dark, sides: 5 },
    );
  }
  addBlob(model, {
    at: [0, 4.2, 0],
    radii: [2.6, 0.3, 2.6],
    material: paint(kit, '#4a2c30', { coat: 0.9 }),
  });
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2;
    addBlob(apart(model, 'roe'), {
      at: [Math.cos(a) * 1.4, 4.6, Math.sin(a) * 1.4],
      radii: [1.2, 0.4, 0.62],
      turn: { y: -a },
      material: paint(kit, '#e8892a', { coat: 0.8, rough: 0.2 }),
    });
  }
};
