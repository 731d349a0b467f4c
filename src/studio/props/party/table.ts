import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addFlame } from '#studio/props/candle.ts';
import { metal } from '#studio/props/kit.ts';
import {
  addBlob,
  addBox,
  addLathe,
  addPanel,
  addSurface,
  addTube,
  around,
  curve,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';
import { roundedRect } from '#studio/props/tableware.ts';

export const makeSpoon: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'spoon'), [0, 0.5, 0], { y: Math.PI / 2 });
  const steel = metal(kit, [0.7, 0.69, 0.67], 0.12);
  addTube(
    model,
    curve([
      [-10, 0.1, 0],
      [-4, 0.6, 0],
      [2, 0.5, 0],
      [5, 0.2, 0],
    ]),
    { radius: (t) => 0.55 - 0.3 * Math.sin(t * 2.6), material: steel, sides: 10 },
  );
  addSurface(model, {
    columns: 24,
    rows: 8,
    isClosed: true,
    material: steel,
    point: (u, v) => {
      const a = u * 6.283;
      return [
        7.4 + Math.cos(a) * 3.2 * v,
        0.45 - 1 * (1 - v * v),
        Math.sin(a) * 2.1 * v * (1 - 0.1 * Math.cos(a)),
      ];
    },
  });
};

/** A folded card that stands on its own. */
export const makeMenuCard: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'menu_card');
  const paper = textured(
    kit,
    'menu',
    {
      painter: 'tasting-sheet',
      params: { seed: 4 },
      share: 0.6,
      aspect: 1.4,
      hasRelief: false,
      wrap: 'clamp',
    },
    { coat: 0.05 },
  );
  const plain = paint(kit, '#f3ead6', { coat: 0.05 });
  const [w, h] = [11, 16];
  for (const [material, z] of [
    [paper, 1],
    [plain, -1],
  ] as const)
    addSurface(model, {
      columns: 2,
      rows: 2,
      material,
      point: (u, v) => [(u - 0.5) * w, v * h, z * (1 - v) * 3.6],
    });
};

/** An iron lantern with panes and a candle inside. */
export const makeLantern: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'lantern');
  const iron = metal(kit, [0.1, 0.09, 0.08], 0.4);
  const [w, h] = [5.6, 17];
  addBox(model, { at: [0, 0.6, 0], half: [w + 0.7, 0.6, w + 0.7] }, iron);
  addBox(model, { at: [0, h + 1.4, 0], half: [w + 0.5, 0.4, w + 0.5] }, iron);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      addBox(model, { at: [x * w, h / 2 + 1, z * w], half: [0.42, h / 2, 0.42] }, iron);
  const roof = (at: number): Vec3[] => [
    [-at, 0, at],
    [at, 0, at],
    [at, 0, -at],
    [-at, 0, -at],
  ];
  addSurface(model, {
    columns: 4,
    rows: 3,
    isClosed: true,
    material: iron,
    point: (u, v) => {
      const p = roof((w + 0.9) * (1 - v) + 1.2 * v)[Math.round(u * 4) % 4]!;
      return [p[0], h + 1.8 + 4.4 * Math.sqrt(v), p[2]];
    },
  });
  addTube(
    model,
    Array.from({ length: 25 }, (_, i): Vec3 => [
      Math.cos((i / 24) * 6.283) * 2.4,
      h + 8.4 + Math.sin((i / 24) * 6.283) * 2.4,
      0,
    ]),
    { radius: 0.32, material: iron },
  );
  addLathe(
    model,
    [
      [2.3, 1.2],
      [2.3, 7.6],
      [2.1, 7.9],
      [AXIS, 7.6],
    ],
    paint(kit, '#efe2c4', { coat: 0.3, translucency: 0.5 }),
  );
  addFlame(kit, model.put([0, 7.8, 0]), 700, 1);
};

/** An envelope with a red seal and the letter half drawn out. */
export const makeLetter: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'letter'), [0, 0, 0], { y: random.range(-0.2, 0.2) });
  const paper = paint(kit, '#efe4c8', { coat: 0.03, rough: 0.7 });
  const page = textured(
    kit,
    'handwriting',
    {
      painter: 'handwriting',
      params: { seed: 3, ink: [40, 34, 70] },
      share: 0.5,
      aspect: 1.3,
      hasRelief: false,
      wrap: 'clamp',
    },
    { coat: 0.03 },
  );
  addSurface(model, {
    columns: 6,
    rows: 8,
    material: page,
    point: (u, v) => [-7 + u * 11, 0.12 + 0.9 * (v - 0.5) ** 4 * 8, 6 - v * 15],
  });
  const envelope = within(model, [4.6, 0.2, 3.4], { y: -0.35 });
  addPanel(envelope, {
    outline: [
      [9, 6],
      [9, -6],
      [-9, -6],
      [-9, 6],
    ],
    thickness: 0.35,
    material: paper,
  });
  addPanel(envelope, {
    outline: [
      [0, 1.4],
      [8.9, -5.9],
      [-8.9, -5.9],
    ],
    thickness: 0.18,
    material: paint(kit, '#e4d6b2', { coat: 0.03 }),
    at: [0, 0.36, 0],
  });
  addBlob(envelope, {
    at: [0, 0.62, 0.6],
    radii: [1.5, 0.32, 1.5],
    material: paint(kit, '#9c1420', { coat: 0.8, rough: 0.2 }),
    swell: ([x, , z]) => 1 + 0.08 * Math.sin(Math.atan2(z, x) * 7),
  });
};

/** Loops of ribbon round a knot, on top of something at its own origin. */
function addBow(model: Model, material: number, size: number): void {
  for (const s of [-1, 1]) {
    addSurface(model, {
      columns: 30,
      rows: 3,
      material,
      point: (u, v) => {
        const a = u * Math.PI * 2;
        const w = (v - 0.5) * size * 0.42 * (0.55 + 0.45 * Math.sin(u * Math.PI));
        return [
          s * size * 0.95 * Math.sin(a / 2) * (0.5 + 0.5 * Math.sin(a / 2)),
          size * 0.1 + size * 0.42 * Math.sin(a) * 0.9 + size * 0.32 * Math.sin(a / 2),
          w,
        ];
      },
    });
    addSurface(model, {
      columns: 12,
      rows: 2,
      material,
      point: (u, v) => [
        s * u * size * 0.9,
        size * 0.12 - u * u * size * 0.1 + 0.12 * size * Math.sin(u * 5),
        (v - 0.5) * size * 0.34 + u * size * 0.5,
      ],
    });
  }
  addBlob(model, {
    at: [0, size * 0.16, 0],
    radii: [size * 0.2, size * 0.16, size * 0.2],
    material,
    rings: 8,
  });
}

/** Wrapped and tied with a bow. */
export const makeGiftBox: MakeThing = (kit, place, { colour, random }) => {
  const model = within(startModel(kit, place, 'gift_box'), [0, 0, 0], { y: 0.45 });
  const wrap = paint(kit, colour ?? random.pick(['#8e1424', '#1f4a38', '#e9dfc9']), {
    coat: 0.4,
    rough: 0.3,
  });
  const isPale = colour !== null && Math.min(...colour) > 0.5;
  const satin = paint(kit, isPale ? '#9c1420' : '#e3c067', { coat: 0.8, rough: 0.25 });
  addBox(model, { at: [0, 5, 0], half: [7, 5, 7] }, wrap);
  addBox(model, { at: [0, 10.6, 0], half: [7.4, 1.4, 7.4] }, wrap);
  for (const [x, z] of [
    [1.1, 7.5],
    [7.5, 1.1],
  ] as const) {
    addBox(model, { at: [0, 10.6, 0], half: [x, 1.46, z] }, satin);
    addBox(
      model,
      { at: [0, 5, 0], half: [x === 1.1 ? 1.1 : 7.08, 5.02, z === 1.1 ? 1.1 : 7.08] },
      satin,
    );
  }
  addBow(within(model, [0, 12, 0], { y: -0.2 }), satin, 6.4);
};

/** A length of satin that curls over the table, with its bow. */
export const makeRibbon: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'ribbon');
  const satin = paint(kit, colour ?? '#9c1420', { coat: 0.8, rough: 0.22, translucency: 0.15 });
  addBow(within(model, [0, 0.2, 0]), satin, 6);
  for (const s of [-1, 1])
    addSurface(model, {
      columns: 70,
      rows: 2,
      material: satin,
      point: (u, v) => {
        const r = 1.7 * Math.min(1, u * 3);
        return [
          s * (2 + u * 13),
          1.8 + r * Math.cos(u * 19),
          2 + (v - 0.5) * 2.2 + r * 0.5 * Math.sin(u * 19),
        ];
      },
    });
};

const BALLOONS = ['#c4192c', '#e7b53c', '#2e6fb5', '#e98aa6', '#3f8f5c'] as const;

/** It floats on its string. */
export const makeBalloon: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, place, 'balloon');
  const rubber = paint(kit, colour ?? random.pick(BALLOONS), {
    coat: 1,
    rough: 0.06,
    translucency: 0.3,
  });
  const lift = 22 + random.range(-2, 5);
  const lean = random.range(-1.6, 1.6);
  addBlob(model, {
    at: [lean, lift + 9, 0],
    radii: [7, 8.4, 7],
    material: rubber,
    swell: ([, y]) => (y < 0 ? 1 + 0.12 * y * y : 1),
    rings: 24,
    sides: 34,
  });
  addLathe(
    model,
    [
      [0.3, 0.6],
      [0.5, 0],
      [1, -0.9],
      [0.8, -1],
    ],
    rubber,
    { at: [lean, lift - 0.6, 0] },
  );
  addTube(
    model,
    curve(
      [
        [lean, lift - 1, 0],
        [lean * 0.6 + 0.7, lift * 0.6, 0.4],
        [-0.5, lift * 0.3, -0.3],
        [0, 0.1, 0],
      ],
      10,
    ),
    { radius: 0.09, material: paint(kit, '#ece6d8'), sides: 5 },
  );
};

/** Bright paper, scattered. */
export const makeConfetti: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'confetti');
  const papers = [...BALLOONS, '#f2efe6', '#8e55b0'].map((c) => paint(kit, c, { coat: 0.2 }));
  for (let i = 0; i < 170; i++) {
    const r = 15 * Math.sqrt(random.next());
    const a = random.range(0, 6.283);
    const part = within(
      model,
      [Math.cos(a) * r, 0.1 + random.range(0, 0.5), Math.sin(a) * r * 0.8],
      { x: random.range(-0.7, 0.7), y: random.range(0, 6), z: random.range(-0.7, 0.7) },
    );
    addSurface(part, {
      columns: 1,
      rows: 1,
      material: random.pick(papers),
      point: (u, v) => [(u - 0.5) * 1.1, 0.3, (v - 0.5) * 0.8],
    });
  }
  for (let k = 0; k < 3; k++)
    addSurface(model, {
      columns: 60,
      rows: 1,
      material: papers[k]!,
      point: (u, v) => [
        -9 + k * 8 + u * 7,
        1.1 + Math.cos(u * 26) * 0.95,
        -4 + k * 4 + v * 0.9 + Math.sin(u * 26) * 0.4,
      ],
    });
};

/** Long-play record, half out of its sleeve. */
export const makeVinylRecord: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'vinyl_record');
  const sleeve = paint(kit, colour ?? '#b5502c', { coat: 0.3, rough: 0.35 });
  addPanel(model, {
    outline: [
      [15.7, 15.7],
      [15.7, -15.7],
      [-15.7, -15.7],
      [-15.7, 15.7],
    ],
    thickness: 0.4,
    material: sleeve,
    at: [-5, 0, -1],
    turn: { y: 0.12 },
  });
  addPanel(model, {
    outline: around(40, () => 7),
    thickness: 0.05,
    material: paint(kit, '#efdcb0'),
    at: [-9, 0.42, -1],
  });
  const vinyl = textured(
    kit,
    'record',
    {
      painter: 'record',
      params: { seed: 3, label: [206, 164, 70] },
      share: 0.6,
      wrap: 'clamp',
      bump: 0.5,
    },
    { coat: 1, rough: 0.12 },
  );
  addPanel(model, {
    outline: around(72, () => 15),
    thickness: 0.25,
    material: vinyl,
    side: paint(kit, '#0c0c0d', { coat: 1, rough: 0.2 }),
    at: [7, 0.6, 2],
  });
};

/** A summer hat with a ribbon. */
export const makeStrawHat: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'straw_hat');
  const straw = textured(
    kit,
    'straw',
    {
      painter: 'weave',
      params: { seed: 5, tone: [226, 190, 122], count: 40 },
      share: 0.5,
      bump: 2.2,
      scale: [3, 1],
    },
    { coat: 0.1, rough: 0.6 },
  );
  addSurface(model, {
    columns: 60,
    rows: 10,
    isClosed: true,
    material: straw,
    point: (u, v) => {
      const a = u * 6.283;
      const r = 8.4 + v * 10;
      return [
        Math.cos(a) * r,
        1.4 - 0.9 * v + 0.5 * v * v * Math.sin(a * 2 + 0.6) + 0.9 * v ** 4,
        Math.sin(a) * r * 0.92,
      ];
    },
  });
  addLathe(
    model,
    [
      [8.4, 1.3],
      [8.6, 2],
      [8.3, 6.4],
      [7.6, 9.4],
      [6, 10.8],
      [3, 10.6],
      [AXIS, 10],
    ],
    straw,
  );
  addLathe(
    model,
    [
      [8.8, 1.5],
      [8.85, 1.8],
      [8.62, 4.6],
      [8.5, 4.8],
    ],
    paint(kit, colour ?? '#23252e', { coat: 0.5, rough: 0.3 }),
  );
};

/** Dark lenses, folded open on the table. */
export const makeSunglasses: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'sunglasses'), [0, 0.3, 0]);
  const frame = paint(kit, colour ?? '#16120f', { coat: 1, rough: 0.08 });
  const lens = paint(kit, '#0b0d10', { coat: 1, rough: 0.02 });
  for (const s of [-1, 1]) {
    const rim = Array.from({ length: 37 }, (_, i): Vec3 => {
      const a = (i / 36) * 6.283;
      const k = 1 + 0.1 * Math.sin(a + 0.8 * s);
      return [
        s * 3.7 + Math.cos(a) * 3.1 * k,
        2.6 + Math.sin(a) * 2.45 * k,
        0.5 * Math.cos(a) * s * -0.4,
      ];
    });
    addTube(model, rim, { radius: 0.42, material: frame, sides: 8 });
    addPanel(model, {
      outline: around(36, (a) => 3 * (1 + 0.1 * Math.sin(-a + 0.8 * s)), 0.8),
      thickness: 0.12,
      material: lens,
      at: [s * 3.7, 2.6, -0.06],
      turn: { x: Math.PI / 2 },
    });
    addTube(
      model,
      curve([
        [s * 6.9, 3.8, -0.2],
        [s * 7.3, 3.9, -4],
        [s * 7.1, 3.5, -10],
        [s * 6.8, 1.2, -13.4],
      ]),
      { radius: 0.36, material: frame },
    );
  }
  addTube(
    model,
    curve([
      [-1, 3.4, 0.1],
      [0, 3.9, 0.2],
      [1, 3.4, 0.1],
    ]),
    { radius: 0.36, material: frame },
  );
};

export const makePhone: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'phone'), [0, 0, 0], { y: 0.25 });
  const body = roundedRect(7.4, 15.4, 1.1);
  addPanel(model, {
    outline: body,
    thickness: 0.75,
    material: paint(kit, '#0b0c0e', { coat: 1, rough: 0.04 }),
    side: metal(kit, [0.4, 0.4, 0.42], 0.22),
  });
  const screen = textured(
    kit,
    'phone screen',
    {
      painter: 'screen',
      params: { seed: 5 },
      share: 0.5,
      aspect: 2,
      hasRelief: false,
      wrap: 'clamp',
    },
    { coat: 1, rough: 0.03 },
  );
  addSurface(model, {
    columns: 1,
    rows: 1,
    material: screen,
    point: (u, v) => [(u - 0.5) * 6.7, 0.78, (0.5 - v) * 14.4],
  });
};
