import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import {
  around,
  addBall,
  addBlob,
  addLeafBlade,
  addPanel,
  addSurface,
  addTube,
  curve,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { add } from '#studio/vector.ts';

const GREEN = '#3f6a2a';

/** Petals wound round one another, closed in the heart and open outside; facing up its own y. */
function addRoseHead(model: Model, colour: string | Vec3): void {
  const petal = paint(model.kit, colour, { coat: 0.12, rough: 0.5, translucency: 0.35 });
  const rings = [
    { count: 3, reach: 0.7, height: 2.6, open: 0.04 },
    { count: 4, reach: 1.2, height: 2.7, open: 0.3 },
    { count: 5, reach: 1.75, height: 2.5, open: 0.8 },
    { count: 5, reach: 2.2, height: 2.1, open: 1.5 },
    { count: 6, reach: 2.5, height: 1.6, open: 2.2 },
  ];
  rings.forEach(({ count, reach, height, open }, ring) => {
    for (let i = 0; i < count; i++) {
      const turn = ((i + ring * 0.41) / count) * 6.283;
      const span = (6.283 / count) * 1.5;
      addSurface(model, {
        columns: 8,
        rows: 6,
        material: petal,
        point: (u, v) => {
          const a = turn + (u - 0.5) * span;
          const edge = 1 - 0.25 * (u - 0.5) ** 2 * 4;
          const out = reach * (0.25 + 0.75 * Math.sqrt(v)) + open * 0.32 * v ** 3;
          const curl = v > 0.8 ? (v - 0.8) * open * 0.9 : 0;
          return [
            Math.cos(a) * (out + curl),
            height * v * edge - curl * 0.6,
            Math.sin(a) * (out + curl),
          ];
        },
      });
    }
  });
}

/** A cut rose lying down, its face turned to the camera. */
export const makeRose: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'rose');
  const tone = colour ?? random.pick(['#a80f22', '#b5142a', '#8f0c1c']);
  const green = paint(kit, GREEN, { translucency: 0.25 });
  addTube(
    model,
    curve([
      [-2, 1.6, 0],
      [-7, 0.8, -0.6],
      [-13, 0.35, 0.2],
      [-19, 0.3, -0.4],
    ]),
    {
      radius: 0.26,
      material: green,
    },
  );
  for (const [x, z, s] of [
    [-6, -2.4, 1],
    [-9, 2.6, 1.1],
    [-12.5, -2.2, 0.9],
  ] as const)
    addLeafBlade(model, {
      from: [x, 0.7, 0],
      to: [x - 2.6 * s, 0.9, z * 1.6],
      width: 2.3 * s,
      material: green,
      bend: 0.5,
    });
  const head = within(model, [-1.8, 1.6, 0.4], { x: 0.85, z: -0.35 });
  addRoseHead(head, tone);
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283;
    addLeafBlade(head, {
      from: [0, 0, 0],
      to: [Math.cos(a) * 2, 0.4, Math.sin(a) * 2],
      width: 0.8,
      material: green,
    });
  }
};

/** A loose bunch: stems meet, heads fan out. */
export const serveRoses: NonNullable<PhotoMaker['serve']> = (kit, place, look, count) => {
  const rows = Math.ceil(count / 6);
  for (let i = 0; i < count; i++) {
    const row = i % rows;
    const inRow = Math.ceil((count - row) / rows);
    const t = inRow > 1 ? Math.floor(i / rows) / (inRow - 1) - 0.5 : 0;
    // Stems cross about 16 cm behind the heads; a second layer lies on the first.
    const yaw = place.yaw + t * Math.min(1.9, 0.42 * inRow) + row * 0.09;
    const reach = 15 - row * 4;
    const head: Vec3 = [Math.cos(yaw) * reach - 8, row * 2.2, -Math.sin(yaw) * reach];
    const position = add(place.position, head);
    makeRose(kit, { position, yaw }, { ...look, random: look.random.fork(`rose ${i}`) });
  }
};

/** Long stems with violet ears, tied with string. */
export const makeLavender: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'lavender');
  const stalk = paint(kit, '#6f7d52');
  const violets = ['#6a4fa0', '#7a5cb4', '#58418c'].map((c) =>
    paint(kit, c, { coat: 0.05, rough: 0.7 }),
  );
  for (let i = 0; i < 17; i++) {
    const spread = (i / 16 - 0.5) * 2;
    const z = spread * 3.6 + random.range(-0.4, 0.4);
    const y = 0.5 + random.range(0, 1.7);
    const reach = random.range(7.5, 10.5);
    const path = curve([
      [-9, 0.6 + random.range(0, 0.8), z * 0.35],
      [0, 0.7 + y * 0.3, z * 0.22],
      [reach, y, z],
    ]);
    addTube(model, path, { radius: 0.1, material: stalk, sides: 5 });
    for (let k = 0; k < 9; k++) {
      const t = k / 8;
      const at: Vec3 = [reach - 0.6 + t * 4.4, y + t * 0.25, z * (1 + t * 0.22)];
      addBlob(model, {
        at: [at[0], at[1] + random.range(-0.12, 0.12), at[2] + random.range(-0.16, 0.16)],
        radii: [0.42, 0.36 * (1.15 - t * 0.5), 0.36 * (1.15 - t * 0.5)],
        material: random.pick(violets),
        rings: 5,
        sides: 7,
      });
    }
  }
  for (let k = 0; k < 4; k++)
    addSurface(model, {
      columns: 16,
      rows: 1,
      isClosed: true,
      material: paint(kit, '#c9b38a'),
      point: (u, v) => [
        -0.8 + k * 0.45 + v * 0.4,
        0.95 + Math.sin(u * 6.283) * 0.98,
        Math.cos(u * 6.283) * 1.25,
      ],
    });
};

/** A great head tilted towards the camera. */
export const makeSunflower: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'sunflower');
  const green = paint(kit, GREEN, { translucency: 0.2 });
  addTube(
    model,
    curve([
      [0, 0.1, -1.5],
      [0.6, 9, -2.2],
      [0.2, 18.6, -1.6],
    ]),
    { radius: 0.55, material: green },
  );
  for (const [y, x] of [
    [6, -5.6],
    [9.5, 5.4],
    [12.4, -4.6],
  ] as const)
    addLeafBlade(model, {
      from: [0.3, y, -2],
      to: [x, y + 1.2, 0.6],
      width: 4,
      material: green,
      bend: 0.7,
      up: [0, 0.6, 1],
    });
  const head = within(model, [0, 19, -0.6], { x: 1.28 });
  const yellows = ['#f2b705', '#f6c52a', '#e69f04'].map((c) =>
    paint(kit, c, { translucency: 0.4, coat: 0.1 }),
  );
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < 21; i++) {
      const a = ((i + ring * 0.5) / 21) * 6.283;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const reach = 7.4 + random.range(-0.5, 0.5) - ring * 0.5;
      addLeafBlade(head, {
        from: [c * 3.1, 0.1 + ring * 0.3, s * 3.1],
        to: [c * reach, 0.2 + ring * 0.7 + random.range(-0.3, 0.5), s * reach],
        width: 1.9,
        material: random.pick(yellows),
        cup: 0.12,
      });
    }
  }
  const seeds = textured(
    kit,
    'sunflower seeds',
    { painter: 'seeds', params: { seed: 3 }, share: 0.35, wrap: 'clamp', bump: 2.4 },
    { coat: 0.1 },
  );
  addPanel(head, {
    outline: around(34, () => 3.6),
    thickness: 0.7,
    material: seeds,
    side: paint(kit, '#5a3a14'),
  });
};

/** Stiff leaves with points, and red berries. */
export const makeHolly: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'holly');
  const leaf = paint(kit, '#1f4a24', { coat: 0.9, rough: 0.18 });
  for (let k = 0; k < 6; k++) {
    const a = (k / 6) * 6.283 + random.range(-0.2, 0.2);
    const part = within(model, [Math.cos(a) * 0.8, 0.9, Math.sin(a) * 0.8], { y: -a });
    const lift = random.range(0.2, 0.9);
    addSurface(part, {
      columns: 6,
      rows: 24,
      material: leaf,
      point: (u, v) => {
        const spike = 0.6 + 0.4 * Math.abs(Math.cos(v * Math.PI * 4)) ** 2.4;
        const w =
          (u - 0.5) * 3.6 * Math.sin(Math.PI * Math.min(0.98, 0.05 + v * 0.94)) ** 0.7 * spike;
        return [
          v * 6.4,
          lift * Math.sin(v * 2.4) +
            Math.abs(u - 0.5) * 1.1 +
            0.25 * Math.sin(v * 25) * Math.abs(u - 0.5),
          w,
        ];
      },
    });
  }
  const red = paint(kit, '#b3101c', { coat: 1, rough: 0.1 });
  for (const [x, y, z] of [
    [0, 1.7, 0.3],
    [0.95, 1.4, -0.5],
    [-0.8, 1.45, -0.6],
    [0.2, 1.4, 1.2],
    [-0.9, 1.3, 0.7],
  ] as const)
    addBall(model, [x, y, z], 0.62, red);
};
