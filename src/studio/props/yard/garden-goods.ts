import { oak } from '#studio/props/cellar/oak.ts';
import { metal } from '#studio/props/making/kit.ts';
import {
  addDrum,
  addRing,
  addRod,
  addTurned,
  pathOf,
  SIDES,
} from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addBox,
  addPanel,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const marble = (kit: Kit): number =>
  skinOf(
    kit,
    '#d8d2c4',
    [
      ['#a8a090', 5, 0.5, 0.7, 0.5],
      ['#efeae0', 9, 0.55, 0.7, 0.5],
    ],
    { coat: 0.15, rough: 0.6 },
  );

/** A marble bust on its plinth: curls, brow, nose, the folds of a toga. */
export const makeStatue: MakeThing = (kit, place, { material }) => {
  const model = within(startModel(kit, place, 'statue'), [0, 0, 0], { y: 0.4 });
  const stone = material === 'bronze' ? metal(kit, [0.4, 0.27, 0.14], 0.36) : marble(kit);
  addBox(model, { at: [0, 3, 0], half: [22, 3, 20] }, stone);
  addBox(model, { at: [0, 40, 0], half: [17, 36, 15] }, stone);
  addBox(model, { at: [0, 78, 0], half: [21, 3, 19] }, stone);
  addTurned(model, '9 81, 6 85, 8 89', stone);
  addBlob(model, {
    at: [0, 101, -1],
    radii: [25, 14, 12],
    material: stone,
    swell: ([, y]) => (y < -0.5 ? 0.5 / -y : 1),
  });
  for (let i = 0; i < 7; i++)
    addTube(
      model,
      curve([
        [-22 + i * 3, 112 - i * 0.5, 4],
        [-6 + i * 3, 100 - i, 13],
        [14 + i * 1.4, 92 + i, 9],
      ]),
      { radius: 1.8, material: stone, sides: 7 },
    );
  addTube(model, pathOf('0 108 0, 0 124 1.4'), { radius: 7.4, material: stone, sides: 18 });
  const head = within(model, [0, 136, 2], { y: -0.2 });
  addBlob(head, {
    radii: [9.6, 13, 11.4],
    material: stone,
    swell: ([, y, z]) => (z > 0.3 && y < 0.2 ? 0.95 : 1),
  });
  addTube(head, curve(pathOf('0 3.4 10, 0 -.4 13.4, 0 -2.6 13.2')), {
    radius: (t) => 1.1 + 0.8 * t,
    material: stone,
  });
  for (const s of SIDES) {
    addBlob(head, { at: [s * 4, 3.8, 9.8], radii: [3.2, 1, 1.8], material: stone });
    addBlob(head, { at: [s * 4, 1.6, 9.6], radii: [1.9, 1.1, 1.1], material: stone });
    addBlob(head, { at: [s * 9.6, 0, 0], radii: [1.4, 3, 2.2], material: stone });
  }
  addBlob(head, { at: [0, -5.6, 10.2], radii: [3.4, 0.9, 1.5], material: stone });
  addBlob(head, { at: [0, -10, 7.6], radii: [4, 3, 3.4], material: stone });
  for (let i = 0; i < 90; i++) {
    const up = 1 - (i / 90) * 0.95;
    const [r, a] = [Math.sqrt(1 - up * up), i * 2.4];
    const d: Vec3 = [Math.cos(a) * r, up, Math.sin(a) * r];
    if (d[2] > 0.5 && d[1] < 0.62) continue;
    addBall(head, [d[0] * 9.8, d[1] * 13, d[2] * 11.4 - 0.6], 2.1, stone);
  }
};

/** Base, fluted shaft and capital. */
export const makeColumn: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'column');
  const stone = marble(kit);
  addBox(model, { at: [0, 4, 0], half: [26, 4, 26] }, stone);
  addTurned(model, '25 8, 26 12, 22 15, 23 18, 20 20', stone);
  addBlob(model, {
    at: [0, 100, 0],
    radii: [19, 88, 19],
    material: stone,
    swell: ([x, y, z]) =>
      (0.94 + 0.06 * Math.cos(Math.atan2(z, x) * 16)) /
      Math.max(0.3, Math.hypot(x, z), Math.abs(y)),
    rings: 30,
    sides: 128,
  });
  addTurned(model, '18 184, 20 187, 18 189, 24 198, 27 200', stone);
  addBox(model, { at: [0, 203, 0], half: [28, 4, 28] }, stone);
};

/** Boxes one on the other, a slit for the bees and a sloping lid. */
export const makeBeehive: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'beehive'), [0, 0, 0], { y: 0.5 });
  const tones = colour ? [colour, colour, colour] : ['#e8d9a8', '#8fb4c4', '#e4b84a'];
  for (const s of SIDES)
    for (const z of SIDES)
      addBox(apart(model, 'legs'), { at: [s * 19, 6, z * 16], half: [2.4, 6, 2.4] }, oak(kit));
  tones.forEach((tone, i) => {
    addBox(
      model,
      { at: [0, 24 + i * 23, 0], half: [24, 11, 20] },
      paint(kit, tone, { coat: 0.2, rough: 0.6 }),
    );
    addBox(
      apart(model, 'grips'),
      { at: [0, 27 + i * 23, 20.4], half: [7, 1.6, 0.6] },
      paint(kit, '#5a4a32'),
    );
  });
  addBox(apart(model, 'door'), { at: [0, 15, 20.4], half: [13, 1.4, 0.6] }, paint(kit, '#1c150e'));
  addBox(model, { at: [0, 11.6, 24], half: [22, 1, 7], turn: { x: 0.12 } }, oak(kit));
  addBox(
    apart(model, 'lid'),
    { at: [0, 84, 0], half: [27, 2.4, 24], turn: { x: 0.06 } },
    metal(kit, [0.62, 0.62, 0.64], 0.35),
  );
  for (let i = 0; i < 14; i++) {
    const at: Vec3 = [Math.cos(i * 2.4) * (6 + i * 2), 16 + ((i * 7) % 30), 24 + ((i * 5) % 12)];
    addBlob(apart(model, 'bees'), {
      at,
      radii: [1.3, 0.9, 0.9],
      turn: { y: i },
      material: paint(kit, i % 2 ? '#2a1c0e' : '#c98a1e'),
    });
  }
};

/** A little house with a round door, on its post. */
export const makeBirdhouse: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'birdhouse'), [0, 0, 0], { y: 0.35 });
  const wall = colour ? paint(kit, colour, { coat: 0.2 }) : oak(kit, [176, 128, 82]);
  addRod(
    apart(model, 'post'),
    [
      [0, 0, 0],
      [0, 44, 0],
    ],
    { radius: 2, material: oak(kit, [110, 78, 50]), sides: 12 },
  );
  addBox(model, { at: [0, 54, 0], half: [9, 11, 9] }, wall);
  addPanel(model, {
    outline: [
      [-9, 0],
      [0, -8],
      [9, 0],
    ],
    thickness: 18,
    material: wall,
    at: [0, 65, 9],
    turn: { x: -Math.PI / 2 },
  });
  for (const s of SIDES)
    addBox(
      apart(model, 'roof'),
      { at: [s * 6, 69.4, 1], half: [9, 1, 12.4], turn: { z: s * -0.73 } },
      paint(kit, '#8a3026', { coat: 0.2 }),
    );
  addDrum(
    apart(model, 'door'),
    { radius: 3.2, height: 0.4, at: [0, 57, 8.9], turn: { x: Math.PI / 2 } },
    paint(kit, '#17110b'),
  );
  addRod(
    model,
    [
      [0, 51, 9],
      [0, 51, 14],
    ],
    { radius: 0.8, material: oak(kit) },
  );
};

/** Woven twigs round three blue eggs. */
export const makeNest: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'birds_nest');
  const twigs = ['#8a6a42', '#6a4e2e', '#a8875a'].map((tone) =>
    paint(kit, tone, { coat: 0, rough: 1 }),
  );
  for (let i = 0; i < 150; i++) {
    const [a, lift] = [i * 2.4, (i % 10) / 10];
    const r = 5.4 + 2.6 * lift + random.range(-0.5, 0.5);
    const span = random.range(0.5, 1.1);
    addTube(
      model,
      [0, 0.5, 1].map((t): Vec3 => [
        Math.cos(a + t * span) * r,
        0.5 + lift * 4.4 + random.range(-0.3, 0.5),
        Math.sin(a + t * span) * r,
      ]),
      { radius: 0.22, material: twigs[i % 3]!, sides: 4 },
    );
  }
  addBlob(model, { at: [0, 1.2, 0], radii: [5.6, 0.9, 5.6], material: twigs[1]! });
  for (let i = 0; i < 3; i++)
    addBlob(apart(model, 'eggs'), {
      at: [Math.cos(i * 2.1) * 2.1, 2.9, Math.sin(i * 2.1) * 2.1],
      radii: [1.7, 1.5, 2.1],
      turn: { y: i * 2 },
      material: paint(kit, '#a8cfd4', { coat: 0.3 }),
    });
};

/** Red cap, white beard, blue coat. */
export const makeGnome: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'garden_gnome'), [0, 0, 0], { y: 0.25 });
  const glaze = { coat: 0.7, rough: 0.2 } as const;
  const [coat, skin, white] = [
    paint(kit, '#2a5a9c', glaze),
    paint(kit, '#e4ac88', glaze),
    paint(kit, '#f2efe6', { coat: 0.2 }),
  ];
  for (const s of SIDES) {
    addBlob(model, {
      at: [s * 3.6, 1.7, 2],
      radii: [3, 1.8, 4.6],
      material: paint(kit, '#3a2618', glaze),
    });
    addTube(model, curve(pathOf(`${s * 7} 17 0, ${s * 9.4} 12 2, ${s * 5} 9.4 6`)), {
      radius: 2.4,
      material: coat,
      sides: 12,
    });
    addBall(model, [s * 4.6, 9.4, 6.4], 2, skin);
  }
  addTurned(model, '0 2, 7.4 2.4, 8.4 8, 7.4 15, 4.6 20, 0 20.6', coat);
  addTurned(apart(model, 'belt'), '8.4 8, 8.8 8.4, 8.8 10, 8.3 10.4', paint(kit, '#1d130c'));
  addBlob(model, { at: [0, 23.4, 0.4], radii: [5.2, 5, 5], material: skin });
  addBlob(model, { at: [0, 18.6, 4], radii: [4.6, 6.4, 2.6], turn: { x: -0.15 }, material: white });
  addBall(model, [0, 23.6, 5.6], 1.5, paint(kit, '#d98a70', glaze));
  for (const s of SIDES) {
    addBall(model, [s * 2, 25.4, 4.6], 0.6, paint(kit, '#14100c', { coat: 1 }));
    addBlob(model, {
      at: [s * 2.2, 21.8, 5],
      radii: [2.2, 0.8, 1],
      turn: { z: s * -0.2 },
      material: white,
    });
  }
  addTurned(model, '6 26, 5.6 28, 3.6 34, 1.4 41, 0 43.4', paint(kit, '#c02420', glaze));
};

/** A pedestal, a dial with its hours, the gnomon throwing its shadow. */
export const makeSundial: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'sundial');
  const stone = marble(kit);
  addTurned(model, '0 0, 16 0, 16 4, 11 8, 7 16, 6 40, 8 56, 13 62, 20 64, 20 68, 0 68', stone);
  const dial = apart(model, 'dial');
  const brass = metal(kit, [0.6, 0.46, 0.22], 0.34);
  addDrum(dial, { radius: 18, height: 1, at: [0, 68, 0] }, brass);
  for (let i = 0; i < 12; i++)
    addBox(
      dial,
      {
        at: [Math.cos(i * 0.5236) * 14.5, 69.2, Math.sin(i * 0.5236) * 14.5],
        half: [2, 0.2, 0.4],
        turn: { y: -i * 0.5236 },
      },
      paint(kit, '#241a0e'),
    );
  addPanel(dial, {
    outline: [
      [-10, 0],
      [9, -15],
      [9, 0],
    ],
    thickness: 1,
    material: brass,
    at: [0, 69, 0.5],
    turn: { x: -Math.PI / 2, y: -0.5 },
  });
  addRing(dial, { radius: 17.4, thickness: 0.6, at: [0, 69, 0] }, brass);
};
