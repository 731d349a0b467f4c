import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  paint,
  startModel,
  addBlob,
  addLathe,
  addLeafBlade,
  addTube,
  curve,
  textured,
  within,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';

const APPLE: readonly Vec2[] = [
  [AXIS, 0.9],
  [0.7, 0.35],
  [1.6, 0.1],
  [2.7, 0.9],
  [3.5, 2.6],
  [3.7, 4.2],
  [3.3, 5.8],
  [2.2, 6.9],
  [1.1, 6.9],
  [0.4, 6.3],
  [AXIS, 6],
];
const PEAR: readonly Vec2[] = [
  [AXIS, 0.5],
  [0.8, 0.1],
  [2, 0.3],
  [3.2, 1.8],
  [3.4, 3.4],
  [2.9, 5.2],
  [2, 7],
  [1.5, 8.6],
  [1.2, 9.8],
  [0.5, 10.3],
  [AXIS, 10.1],
];

/** Skin with a sunny side; a named colour replaces both. */
function skin(model: Model, name: string, tones: readonly [string, string]): number {
  const tone = bytes(tones[0]);
  const blush = bytes(tones[1]);
  return textured(
    model.kit,
    `${name} skin ${tones.join()}`,
    {
      painter: 'mottled',
      params: {
        seed: 7,
        tone,
        marks: [
          { tone: blush, cells: 3, from: 0.34, to: 0.62, amount: 0.9 },
          { tone: blush, cells: 34, from: 0.62, to: 0.8, amount: 0.35 },
          { tone: [250, 236, 190], cells: 60, from: 0.78, to: 0.84, amount: 0.5 },
        ],
      },
      hasRelief: false,
    },
    { coat: 0.75, rough: 0.22 },
  );
}

const bytes = (hex: string): number[] =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

function addStalk(model: Model, height: number, lean: number): void {
  addTube(
    model,
    curve([
      [0, height - 0.6, 0],
      [lean * 0.3, height + 0.8, 0],
      [lean, height + 1.9, 0.2],
    ]),
    {
      radius: (t) => 0.13 + 0.06 * t,
      material: paint(model.kit, '#4a3018'),
    },
  );
}

export const makeApple: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'apple');
  const isGreen = colour !== null && colour[1] > colour[0];
  const isYellow = colour !== null && colour[0] > 0.4 && colour[1] > 0.4;
  const tones = isGreen
    ? (['#9cbf3f', '#b9cc58'] as const)
    : isYellow
      ? (['#ead052', '#e8b84a'] as const)
      : (['#d9b048', '#b3151d'] as const);
  addLathe(model, APPLE, skin(model, 'apple', tones), {
    turn: { x: random.range(-0.12, 0.12), z: random.range(-0.15, 0.15) },
  });
  addStalk(model, 6.6, random.range(-0.6, 0.6));
  addLeafBlade(model, {
    from: [0.1, 7.4, 0.1],
    to: [2.6, 8.2, 0.8],
    width: 1.4,
    material: paint(kit, '#4f7a2c', { translucency: 0.3 }),
    bend: 0.3,
  });
};

export const makePear: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'pear');
  addLathe(model, PEAR, skin(model, 'pear', ['#c3bd52', '#c98f3a']), {
    turn: { x: random.range(-0.08, 0.08), z: random.range(-0.1, 0.1) },
  });
  addStalk(model, 10.4, random.range(-0.7, 0.7));
};

/** Round with one crease, velvet instead of varnish. */
export const makePeach: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'peach');
  const velvet = textured(
    kit,
    'peach velvet',
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: [244, 176, 88],
        marks: [
          { tone: [206, 62, 48], cells: 3, from: 0.36, to: 0.64, amount: 0.9 },
          { tone: [250, 220, 170], cells: 70, from: 0.5, to: 0.9, amount: 0.25 },
        ],
      },
      hasRelief: false,
    },
    { coat: 0.05, rough: 0.8, translucency: 0.1 },
  );
  addBlob(model, {
    at: [0, 3.2, 0],
    radii: [3.5, 3.3, 3.5],
    material: velvet,
    turn: { y: random.range(0.6, 1.6), z: random.range(-0.2, 0.2) },
    swell: ([x, y, z]) =>
      1 -
      0.13 * Math.exp(-((z / 0.09) ** 2)) * Math.max(0, x + 0.3) -
      0.2 * Math.exp(-((1 - y) / 0.06)),
    rings: 22,
    sides: 34,
  });
};

export const makeCherry: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'cherry');
  addBlob(model, {
    at: [0, 1.15, 0],
    radii: [1.25, 1.15, 1.25],
    material: paint(kit, random.pick(['#7d0a18', '#93101c', '#6a0814']), { coat: 1, rough: 0.08 }),
    swell: ([, y]) => 1 - 0.22 * Math.exp(-((1 - y) / 0.05)),
  });
  const lean = random.range(-1.6, 1.6);
  addTube(
    model,
    curve([
      [0, 2, 0],
      [lean * 0.3, 3.8, 0.3],
      [lean, 5.8, 0.2],
    ]),
    {
      radius: (t) => 0.07 + 0.08 * t ** 6,
      material: paint(kit, '#6f7f2c'),
      sides: 6,
    },
  );
};

/** A cone with seeds in dimples and a green collar, lying on its side. */
export const makeStrawberry: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'strawberry'), [0, 1.75, 0], {
    y: random.range(-0.5, 0.5),
    z: random.pick([-1, 1]) * random.range(1.3, 1.7),
  });
  const flesh = textured(
    kit,
    'strawberry skin',
    {
      painter: 'mottled',
      params: {
        seed: 5,
        tone: [190, 18, 28],
        marks: [
          { tone: [222, 48, 38], cells: 4, from: 0.4, to: 0.7, amount: 0.6 },
          { tone: [240, 200, 92], cells: 34, from: 0.7, to: 0.74, amount: 0.95, height: -0.6 },
        ],
      },
      bump: 1.6,
    },
    { coat: 0.8, rough: 0.2, translucency: 0.1 },
  );
  addLathe(
    model,
    [
      [AXIS, -2.1],
      [1.1, -2.05],
      [1.8, -1.5],
      [1.95, -0.6],
      [1.6, 0.8],
      [1, 2],
      [0.4, 2.8],
      [AXIS, 3],
    ],
    flesh,
  );
  const green = paint(kit, '#4c8a2e', { translucency: 0.3 });
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283;
    addLeafBlade(model, {
      from: [0, -2.2, 0],
      to: [Math.cos(a) * 2.3, -1.6 + 0.5 * (i % 2), Math.sin(a) * 2.3],
      width: 0.9,
      material: green,
      up: [0, -1, 0],
    });
  }
  addTube(
    model,
    curve([
      [0, -2.2, 0],
      [0.2, -3, 0.1],
      [0.7, -3.7, 0.1],
    ]),
    {
      radius: 0.12,
      material: green,
    },
  );
};

/** Raspberries and blueberries by turns. */
export const makeBerry: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'berry');
  const isBlue = colour ? colour[2] > colour[0] : random.chance(0.45);
  if (isBlue) {
    addBlob(model, {
      at: [0, 0.8, 0],
      radii: [0.85, 0.8, 0.85],
      material: paint(kit, '#39426f', { coat: 0.15, rough: 0.6 }),
      swell: ([, y]) => 1 - 0.14 * Math.exp(-((1 - y) / 0.03)),
    });
    return;
  }
  const red = paint(kit, '#b51f3c', { coat: 0.6, rough: 0.25, translucency: 0.3 });
  for (let ring = 0; ring < 4; ring++) {
    const count = [7, 8, 7, 4][ring]!;
    for (let i = 0; i < count; i++) {
      const a = ((i + ring * 0.5) / count) * 6.283;
      const r = [0.8, 0.9, 0.72, 0.34][ring]!;
      addLathe(
        model,
        [
          [AXIS, -0.34],
          [0.3, -0.16],
          [0.3, 0.16],
          [AXIS, 0.34],
        ],
        red,
        { at: [Math.cos(a) * r, 0.4 + ring * 0.42, Math.sin(a) * r] },
      );
    }
  }
};
