import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { metal, painted, matte } from '#studio/props/kit.ts';
import type { Kit } from '#studio/props/kit.ts';
import {
  addBall,
  addBlob,
  addBox,
  addLathe,
  addPanel,
  addSurface,
  addTube,
  around,
  curve,
  modelOf,
  paint,
  startModel,
  textured,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';

const WINES = {
  red: '#4a0712',
  white: '#dcc66a',
  rose: '#e58f80',
  orange: '#cf7f2a',
  sparkling: '#e6d28a',
  sparkling_rose: '#e8a08e',
} as const;

const terracotta = (kit: Kit): number =>
  textured(
    kit,
    'terracotta',
    {
      painter: 'mottled',
      params: {
        seed: 6,
        tone: [186, 104, 66],
        marks: [
          { tone: [214, 152, 112], cells: 5, from: 0.5, to: 0.75, amount: 0.6 },
          { tone: [128, 64, 40], cells: 9, from: 0.56, to: 0.72, amount: 0.5 },
          { tone: [228, 200, 170], cells: 26, from: 0.68, to: 0.8, amount: 0.4 },
        ],
      },
      share: 0.35,
      bump: 1.2,
    },
    { coat: 0.04, rough: 0.7 },
  );

/** A cellar amphora with two handles and a foot in the sand-coloured ring. */
export const makeAmphora: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'amphora');
  const clay = colour ? paint(kit, colour, { coat: 0.04 }) : terracotta(kit);
  addLathe(
    model,
    [
      [AXIS, 1],
      [5, 1],
      [7.5, 3],
      [12, 14],
      [19, 32],
      [23, 50],
      [22.5, 64],
      [17, 76],
      [10, 83],
      [7.6, 87],
      [7.4, 96],
      [9.4, 100],
      [9.6, 102],
      [8.2, 102.4],
      [6.2, 98],
      [6, 88],
      [AXIS, 84],
    ],
    clay,
  );
  for (const s of [-1, 1])
    addTube(
      model,
      curve([
        [s * 7.4, 95, 0],
        [s * 16, 96, 0],
        [s * 21, 88, 0],
        [s * 20.4, 78, 0],
        [s * 18.6, 73, 0],
      ]),
      { radius: 1.9, material: clay, sides: 10 },
    );
  for (const y of [40, 57])
    addLathe(
      model,
      [
        [22.4 - Math.abs(y - 52) * 0.2, y],
        [23.6 - Math.abs(y - 52) * 0.2, y + 1],
        [22.4 - Math.abs(y - 52) * 0.2, y + 2],
      ],
      clay,
    );
  addLathe(
    model,
    [
      [9, 0.2],
      [12, 0.2],
      [12.6, 3],
      [11.4, 6],
      [9, 6.4],
    ],
    paint(kit, '#3a2c22', { coat: 0.3 }),
  );
};

/** A small cup without a stem, wine to the brim. */
export const makeClayCup: MakeThing = (kit, place, { wine, fill }) => {
  const model = startModel(kit, place, 'clay_cup');
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [2.4, 0.1],
      [2.8, 0.5],
      [3.6, 3],
      [4, 5.4],
      [4.15, 6.2],
      [3.9, 6.3],
      [3.3, 3.2],
      [2.4, 0.9],
      [AXIS, 0.8],
    ],
    terracotta(kit),
  );
  addTube(
    model,
    curve([
      [3.9, 5.4, 0],
      [6.1, 5.2, 0],
      [6.2, 2.8, 0],
      [3.5, 2.2, 0],
    ]),
    { radius: 0.5, material: terracotta(kit) },
  );
  if (fill === 'empty') return;
  const level = fill === 'half' ? 3.2 : 5.1;
  addPanel(model, {
    outline: around(30, () => (level > 4 ? 3.7 : 3.25)),
    thickness: 0.05,
    material: paint(kit, WINES[wine], { coat: 1, rough: 0.05 }),
    at: [0, level, 0],
  });
};

/** A stoneware jug with a lip and a handle. */
export const makeJug: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'jug');
  const glaze = paint(kit, colour ?? '#c9bca6', { coat: 0.7, rough: 0.25 });
  const profile: Vec2[] = [
    [5, 0.2],
    [6.8, 1.6],
    [7.8, 6],
    [7.2, 11],
    [5, 15],
    [4.3, 17.6],
    [4.9, 20.4],
  ];
  addSurface(model, {
    columns: 40,
    rows: 40,
    isClosed: true,
    material: glaze,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const t = v * (profile.length - 1);
      const i = Math.min(profile.length - 2, Math.floor(t));
      const k = t - i;
      const r = profile[i]![0] + (profile[i + 1]![0] - profile[i]![0]) * k;
      const y = profile[i]![1] + (profile[i + 1]![1] - profile[i]![1]) * k;
      const lip = Math.max(0, v - 0.8) * 5 * Math.exp(-(((a - Math.PI) / 0.34) ** 2));
      return [Math.cos(a) * (r + lip * 1.6), y + lip * 0.7, Math.sin(a) * r];
    },
  });
  addLathe(
    model,
    [
      [AXIS, 0.2],
      [5, 0.2],
    ],
    glaze,
  );
  addPanel(model, {
    outline: around(30, () => 4.1),
    thickness: 0.1,
    material: paint(kit, '#1c0a0c', { coat: 0.6 }),
    at: [0, 17.4, 0],
  });
  addTube(
    model,
    curve([
      [4.5, 18.6, 0],
      [9.6, 18.4, 0],
      [10.8, 13, 0],
      [7.4, 8.6, 0],
    ]),
    { radius: (t) => 1 - 0.25 * t, material: glaze, sides: 10 },
  );
};

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

const oak = (kit: Kit, tone: readonly number[] = [150, 102, 60]): number =>
  textured(
    kit,
    `old oak ${tone.join()}`,
    {
      painter: 'planks',
      params: { seed: 12, tone: [...tone], planks: 1, gap: 0.002, wear: 0.7 },
      bump: 2,
      scale: [1 / 40, 1 / 60],
    },
    { coat: 0.15, rough: 0.5 },
  );

/** A basket press: staves in iron hoops on a trough, the screw with its bar above. */
export const makeWinePress: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'wine_press');
  const wood = oak(kit);
  const iron = metal(kit, [0.2, 0.19, 0.18], 0.4);
  const red = paint(kit, '#8d1f1c', { coat: 0.4 });
  for (const [x, z] of [
    [-26, -20],
    [26, -20],
    [-26, 20],
    [26, 20],
  ] as const)
    addBox(model, { at: [x, 13, z], half: [3.4, 13, 3.4] }, wood);
  addLathe(
    model,
    [
      [AXIS, 26],
      [38, 26],
      [40, 28],
      [40.6, 33],
      [39.4, 33.4],
      [38, 29.4],
      [AXIS, 29],
    ],
    red,
  );
  addPanel(model, {
    outline: [
      [3.4, 0],
      [2.4, 14],
      [-2.4, 14],
      [-3.4, 0],
    ].map(([x, z]) => [x!, z!] as const),
    thickness: 2,
    material: red,
    at: [0, 26.4, 38],
  });
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 6.283;
    addBox(
      model,
      {
        at: [Math.cos(a) * 29, 58, Math.sin(a) * 29],
        half: [2.6, 27, 1.3],
        turn: { y: Math.PI / 2 - a },
      },
      wood,
    );
  }
  for (const y of [38, 58, 79])
    addSurface(model, {
      columns: 60,
      rows: 1,
      isClosed: true,
      material: iron,
      point: (u, v) => [Math.cos(u * 6.283) * 30.8, y + v * 4, Math.sin(u * 6.283) * 30.8],
    });
  addPanel(model, {
    outline: around(40, () => 27),
    thickness: 3,
    material: paint(kit, '#3a0d1c', { coat: 0.5 }),
    at: [0, 80, 0],
  });
  addBox(model, { at: [0, 88, 0], half: [22, 3, 7] }, wood);
  addBox(model, { at: [0, 94, 0], half: [7, 3, 16] }, wood);
  addTube(
    model,
    Array.from({ length: 120 }, (_, i): Vec3 => [
      Math.cos(i * 0.9) * 0.5,
      60 + i * 0.66,
      Math.sin(i * 0.9) * 0.5,
    ]),
    { radius: 3.1, material: iron, sides: 12 },
  );
  addLathe(
    model,
    [
      [AXIS, 98],
      [9, 98],
      [10, 101],
      [9, 106],
      [4, 108],
      [AXIS, 108],
    ],
    iron,
  );
  addTube(
    model,
    [
      [-38, 103, 6],
      [38, 103, -6],
    ],
    { radius: 1.9, material: iron, sides: 10 },
  );
  for (const s of [-1, 1]) addBall(model, [s * 38, 103, s * -6], 3, iron);
};

/** An open wooden case with wood wool. */
export const makeCrate: MakeThing = (kit, place, { states }) => {
  const model = startModel(kit, place, 'crate');
  const pine = oak(kit, [206, 168, 118]);
  const [w, d, h] = [17, 12, 12];
  addBox(model, { at: [0, 0.5, 0], half: [w, 0.5, d] }, pine);
  for (const s of [-1, 1]) {
    for (let k = 0; k < 3; k++) {
      addBox(model, { at: [0, 2.6 + k * 4.1, s * d], half: [w, 1.8, 0.6] }, pine);
      addBox(model, { at: [s * w, 2.6 + k * 4.1, 0], half: [0.6, 1.8, d] }, pine);
    }
    for (const z of [-1, 1])
      addBox(model, { at: [s * (w - 1.2), h / 2, z * (d - 1.2)], half: [1, h / 2, 1] }, pine);
  }
  addStraw(model, { w: w - 2, d: d - 2, y: states.includes('holding') ? 1.2 : 8.4 });
};

/** Curls of wood wool over a bed. */
function addStraw(model: Model, { w, d, y }: { w: number; d: number; y: number }): void {
  const straw = paint(model.kit, '#d9bf86', { coat: 0.05, rough: 0.7, translucency: 0.2 });
  addBox(model, { at: [0, y / 2, 0], half: [w, y / 2, d] }, paint(model.kit, '#a98d58'));
  for (let i = 0; i < 150; i++) {
    const [x, z] = [((i * 37) % 100) / 50 - 1, ((i * 61) % 100) / 50 - 1];
    const turn = i * 2.4;
    const at: Vec3 = [x * w, y + 0.2 + ((i * 13) % 10) * 0.14, z * d];
    addTube(
      model,
      curve(
        [
          at,
          [at[0] + Math.cos(turn) * 1.6, at[1] + 0.9, at[2] + Math.sin(turn) * 1.6],
          [at[0] + Math.cos(turn) * 3.4, at[1] + 0.1, at[2] + Math.sin(turn + 0.7) * 3.4],
        ],
        4,
      ),
      { radius: 0.13, material: straw, sides: 4 },
    );
  }
}

/** A woven basket with a high handle. */
export const makeBasket: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'basket');
  const weave = textured(
    kit,
    'wicker',
    {
      painter: 'weave',
      params: { seed: 4, tone: [188, 138, 76], count: 16 },
      share: 0.5,
      bump: 4,
      scale: [4, 1],
    },
    { coat: 0.15, rough: 0.5 },
  );
  const cane = paint(kit, '#a87a3e', { coat: 0.2, rough: 0.5 });
  addLathe(
    model,
    [
      [AXIS, 0.2],
      [9.6, 0.2],
      [10.2, 1],
      [12, 6],
      [13.4, 11.6],
    ],
    weave,
  );
  addLathe(
    model,
    [
      [12.8, 11.6],
      [11.4, 6],
      [9.4, 1.2],
      [AXIS, 0.9],
    ],
    weave,
  );
  addTube(
    model,
    Array.from({ length: 41 }, (_, i): Vec3 => [
      Math.cos((i / 40) * 6.283) * 13.2,
      11.8 + 0.2 * Math.sin(i * 2.4),
      Math.sin((i / 40) * 6.283) * 13.2,
    ]),
    { radius: 0.85, material: cane, sides: 8 },
  );
  for (const k of [-0.5, 0.5])
    addTube(
      model,
      Array.from({ length: 30 }, (_, i): Vec3 => {
        const a = (i / 29) * Math.PI;
        return [Math.cos(a) * 13, 11 + Math.sin(a) * 14, k + Math.sin(i * 1.3) * 0.25];
      }),
      { radius: 0.6, material: cane, sides: 7 },
    );
};

/** A brass tap, knocked into the head of a lying barrel; local z points out of it. */
export function addTap(kit: Kit, place: { position: Vec3; yaw: number }): void {
  const model = modelOf(kit, place, addObject(kit.scene, { role: 'prop', name: 'tap' }));
  const brass = metal(kit, [0.8, 0.58, 0.28], 0.24);
  addTube(
    model,
    curve([
      [0, 0, -2],
      [0, 0, 8],
      [0, -2.6, 10.4],
      [0, -5, 10.6],
    ]),
    { radius: 1.7, material: brass, sides: 12 },
  );
  addTube(
    model,
    [
      [0, 0, 5],
      [0, 5, 5],
    ],
    { radius: 0.9, material: brass },
  );
  addBlob(model, {
    at: [0, 5.6, 5],
    radii: [3.6, 0.9, 0.9],
    material: oak(kit, [120, 70, 40]),
    rings: 8,
  });
}
