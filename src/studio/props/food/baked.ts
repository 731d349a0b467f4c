import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { crystal, matte, painted } from '#studio/props/kit.ts';
import type { Kit } from '#studio/props/kit.ts';
import {
  addBall,
  addBlob,
  addBox,
  addLathe,
  addLatheRuns,
  addPanel,
  addTube,
  around,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';
import { addPlate } from '#studio/props/tableware.ts';

const crustOf = (kit: Kit, key: string, tones: readonly [number[], number[]]): number =>
  textured(
    kit,
    `crust ${key}`,
    {
      painter: 'mottled',
      params: {
        seed: 5,
        tone: tones[0],
        marks: [
          { tone: tones[1], cells: 7, from: 0.46, to: 0.72, amount: 0.85 },
          { tone: [250, 226, 180], cells: 30, from: 0.66, to: 0.8, amount: 0.35 },
        ],
      },
      bump: 1.6,
      scale: [1, 4],
    },
    { coat: 0.3, rough: 0.4 },
  );

/** Long, with the baker's slashes. */
export const makeBaguette: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'baguette');
  const crust = crustOf(kit, 'baguette', [
    [214, 150, 78],
    [150, 84, 34],
  ]);
  const bend = random.range(-0.8, 0.8);
  const path = Array.from({ length: 50 }, (_, i): Vec3 => [
    -24 + (i / 49) * 48,
    2.6,
    bend * Math.sin((i / 49) * 3.14),
  ]);
  addTube(model, path, {
    radius: (t) => 2.75 * Math.min(1, Math.sqrt(1 - Math.abs(2 * t - 1) ** 6) + 0.05),
    material: crust,
    sides: 18,
  });
  const crumb = paint(kit, '#f0dcb2', { coat: 0.05 });
  for (let i = 0; i < 6; i++) {
    const x = -18 + i * 7;
    addBlob(model, {
      at: [x, 4.75, bend * 0.8],
      radii: [3.4, 0.75, 0.95],
      turn: { y: 0.42 },
      material: crumb,
      rings: 8,
    });
    addBlob(model, {
      at: [x - 0.3, 4.95, bend * 0.8 - 0.75],
      radii: [3.3, 0.5, 0.5],
      turn: { y: 0.42, z: 0.03 },
      material: crust,
      rings: 8,
    });
  }
};

/** A crescent of rolled layers. */
export const makeCroissant: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'croissant');
  const crust = textured(
    kit,
    'croissant crust',
    {
      painter: 'stripes',
      params: {
        seed: 4,
        tone: [216, 150, 72],
        stripe: [150, 82, 32],
        count: 2,
        share: 0.35,
        waver: 0.3,
      },
      bump: 1.4,
      scale: [1, 9],
    },
    { coat: 0.5, rough: 0.28 },
  );
  const path = Array.from({ length: 90 }, (_, i): Vec3 => {
    const a = -0.35 + (i / 89) * 3.84;
    return [Math.cos(a) * 5.4, 2 - 0.9 * Math.abs(2 * (i / 89) - 1) ** 2, 2.4 - Math.sin(a) * 4.6];
  });
  addTube(model, path, {
    radius: (t) => {
      const d = Math.abs(2 * t - 1);
      const layer = (d * 5.2) % 1;
      return 2.75 * (1 - d ** 1.5 * 0.82) * (1.02 - 0.16 * layer);
    },
    material: crust,
    sides: 18,
  });
};

/** Salted squares with holes. */
export const makeCracker: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'cracker'), [0, 0, 0], {
    y: random.range(-0.3, 0.3),
  });
  const baked = crustOf(kit, 'cracker', [
    [232, 194, 128],
    [190, 130, 66],
  ]);
  const square = around(
    32,
    (a) => 2.7 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a))) ** 0.82,
  );
  addPanel(model, { outline: square, thickness: 0.42, material: baked });
  const hole = paint(kit, '#7a4c22');
  for (let i = 0; i < 9; i++)
    addBall(model, [((i % 3) - 1) * 1.5, 0.36, (Math.floor(i / 3) - 1) * 1.5], 0.17, hole);
  const salt = paint(kit, '#fbf8f0', { coat: 0.6 });
  for (let i = 0; i < 14; i++)
    addBox(
      model,
      {
        at: [random.range(-2.2, 2.2), 0.47, random.range(-2.2, 2.2)],
        half: [0.09, 0.07, 0.09],
        turn: { y: i },
      },
      salt,
    );
};

/** A layer cake with cream, berries on top and a piece cut out. */
export const makeCake: MakeThing = (kit, place, { random }) => {
  addPlate(kit, place.position, { radius: 11.6, tone: 'white' });
  const model = within(startModel(kit, place, 'cake'), [0, 0.5, 0], { y: Math.PI - 0.2 });
  const cream = paint(kit, '#f7efe2', { coat: 0.3, rough: 0.35 });
  const sponge = textured(
    kit,
    'sponge',
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: [222, 178, 104],
        marks: [
          { tone: [178, 126, 62], cells: 26, from: 0.56, to: 0.66, amount: 0.8, height: -0.5 },
        ],
      },
      bump: 1.4,
    },
    { coat: 0.02 },
  );
  const jam = paint(kit, '#a01d2c', { coat: 0.8, rough: 0.15 });
  const wedge = (r: number) => [
    [0, 0] as const,
    ...Array.from({ length: 45 }, (_, i) => {
      const a = -(1.85 + (i / 44) * 5.35);
      return [Math.cos(a) * r, Math.sin(a) * r] as const;
    }),
  ];
  const layer = (from: number, height: number, material: number, r = 9.4): void =>
    addPanel(model, { outline: wedge(r), thickness: height, material, at: [0, from, 0] });
  layer(0, 2, sponge);
  layer(2, 0.4, jam);
  layer(2.4, 0.7, cream);
  layer(3.1, 2, sponge);
  layer(5.1, 0.4, jam);
  layer(5.5, 0.9, cream, 9.7);
  // The iced side, all but the cut.
  addTube(
    model,
    Array.from({ length: 60 }, (_, i): Vec3 => {
      const a = 1.85 + (i / 59) * 5.35;
      return [Math.cos(a) * 9.6, 6.2, -Math.sin(a) * 9.6];
    }),
    { radius: (t) => 0.85 + 0.25 * Math.sin(t * 140), material: cream, sides: 8 },
  );
  for (let i = 0; i < 9; i++) {
    const a = 2.1 + i * 0.58;
    addBlob(model, {
      at: [Math.cos(a) * 7.2, 7.2, -Math.sin(a) * 7.2],
      radii: [1.15, 1.35, 1.15],
      material: paint(kit, random.pick(['#b3101f', '#c4182a']), { coat: 1, rough: 0.12 }),
      swell: ([, y]) => 1 - 0.25 * Math.max(0, y),
    });
    addBlob(model, {
      at: [Math.cos(a + 0.29) * 7.1, 6.9, -Math.sin(a + 0.29) * 7.1],
      radii: [0.95, 0.8, 0.95],
      material: cream,
    });
  }
};

const MACARONS = ['#e8a0b4', '#b9cf8e', '#f1dca0', '#b89ad0', '#8a5a3c', '#f0b48a'] as const;

/** Two domes with a foot and a filling. */
export const makeMacaron: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'macaron');
  const shell = paint(kit, colour ?? random.pick(MACARONS), { coat: 0.25, rough: 0.4 });
  addLathe(
    model,
    [
      [AXIS, 0.05],
      [1.7, 0.1],
      [2.2, 0.5],
      [2.3, 0.95],
      [2.38, 1.05],
      [2.25, 1.25],
    ],
    shell,
  );
  addLathe(
    model,
    [
      [2.1, 1.2],
      [2.18, 1.35],
      [2.1, 1.55],
    ],
    paint(kit, '#f5ead6', { coat: 0.3 }),
  );
  addLathe(
    model,
    [
      [2.25, 1.5],
      [2.38, 1.7],
      [2.3, 1.82],
      [2.15, 2.4],
      [1.4, 2.85],
      [AXIS, 2.95],
    ],
    shell,
  );
};

const SCOOPS = ['#f6e9c8', '#e79aae', '#6b3f28'] as const;

/** Three scoops in a glass cup with a wafer. */
export const makeIceCream: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'ice_cream');
  const glass = crystal(kit);
  addLatheRuns(model, [
    {
      points: [
        [AXIS, 0.1],
        [3, 0.1],
        [3.1, 0.4],
        [0.7, 1],
        [0.6, 2.4],
        [2.6, 3.6],
        [4.4, 5.4],
        [5, 7.4],
      ],
      material: glass,
    },
    {
      points: [
        [AXIS, 3.2],
        [2.3, 4],
        [4.15, 5.6],
        [4.8, 7.4],
      ],
      material: glass,
      flip: true,
    },
    {
      points: [
        [5, 7.4],
        [4.9, 7.5],
        [4.8, 7.4],
      ],
      material: glass,
    },
  ]);
  const places: readonly Vec3[] = [
    [-1.75, 7, 0.7],
    [1.8, 7, 0.5],
    [0, 9.4, -0.2],
  ];
  places.forEach((at, i) => {
    const tone = colour ?? SCOOPS[i]!;
    const cream = matte(kit, `ice cream ${String(tone)}`, () => ({ ...scoopLook(kit, tone) }));
    addBlob(model, {
      at,
      radii: [2.35, 2.2, 2.35],
      material: cream,
      swell: ([x, y, z]) =>
        y < -0.35
          ? 1.06 + 0.05 * Math.sin(Math.atan2(z, x) * 9 + i)
          : 1 + 0.02 * Math.sin(y * 22 + x * 6),
      rings: 22,
      sides: 34,
    });
  });
  addPanel(model, {
    outline: [
      [0, 0],
      [2.6, -8],
      [-2.6, -8],
    ].map(([x, z]) => [x!, z!] as const),
    thickness: 0.35,
    material: textured(kit, 'wafer', {
      painter: 'weave',
      params: { seed: 3, tone: [214, 158, 84], count: 12 },
      bump: 1.6,
      wrap: 'clamp',
    }),
    at: [2.4, 7.4, -1],
    turn: { x: -1.3, z: -0.35 + random.range(-0.1, 0.1) },
  });
};

function scoopLook(kit: Kit, tone: string | Vec3) {
  const color = typeof tone === 'string' ? undefined : tone;
  const hex = typeof tone === 'string' ? tone : '#ffffff';
  const bytes = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  return {
    ...(color && { color }),
    texture: {
      ...textureOf(kit, bytes),
    },
    coat: 0.35,
    coatRoughness: 0.35,
  };
}
const textureOf = (kit: Kit, tone: number[]) =>
  painted(kit, {
    painter: 'mottled',
    share: 0.15,
    bump: 1.6,
    params: {
      seed: 4,
      tone,
      marks: [
        {
          tone: tone.map((v) => Math.min(255, v * 1.12)),
          cells: 12,
          from: 0.5,
          to: 0.7,
          amount: 0.5,
          height: 0.5,
        },
      ],
    },
  });
