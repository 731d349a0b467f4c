import { crystal, metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod, addTurned, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
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
import { oak } from '#studio/props/cellar/oak.ts';
import { instrumentBody } from '#studio/props/party/instrument-body.ts';
import { varnish } from '#studio/props/party/varnish.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A brass tube on three wooden legs. */
export const makeTelescope: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'telescope'), [0, 0, 0], { y: -0.5 });
  const [brass, wood] = [metal(kit, [0.8, 0.58, 0.24], 0.2), oak(kit, [112, 70, 40])];
  for (const a of [0.4, 2.5, 4.6])
    addRod(
      model,
      [
        [0, 44, 0],
        [Math.cos(a) * 20, 0, Math.sin(a) * 20],
      ],
      { radius: 1.3, material: wood },
    );
  const tube = within(model, [0, 50, 0], { z: -1.05 });
  addTurned(
    tube,
    '0 -26, 2 -26, 2.2 -16, 2.2 -14, 3 -14, 3.2 -2, 3.2 0, 4.2 0, 4.4 26, 5 26, 5 30, 0 30',
    brass,
    { isSharp: true },
  );
  addTurned(
    apart(tube, 'leather'),
    '4.4 4, 4.5 4, 4.5 22, 4.4 22',
    paint(kit, '#3a1c14', { coat: 0.4 }),
  );
  addBlob(model, { at: [0, 46, 0], radii: [3, 4, 3], material: brass });
};

/** A stand, a stage and a slanting tube. */
export const makeMicroscope: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'microscope'), [0, 0, 0], { y: 0.9 });
  const [white, black, steel] = [
    paint(kit, '#e9e9ea', { coat: 0.8, rough: 0.15 }),
    paint(kit, '#1d1e22', { coat: 0.6 }),
    metal(kit, [0.7, 0.7, 0.72], 0.2),
  ];
  addBox(model, { at: [0, 1.6, 0], half: [8, 1.6, 10] }, white);
  addTube(model, curve(pathOf('0 2 -7, 0 14 -9, 0 26 -6, 0 29 0')), {
    radius: 2.6,
    material: white,
    sides: 14,
  });
  addBox(model, { at: [0, 12, 1], half: [7, 0.7, 6] }, black);
  addDrum(model, { radius: 2.2, height: 4, at: [0, 6, 1] }, black);
  for (const s of SIDES)
    addDrum(
      model,
      { radius: 3, height: 2, at: [s * 3, 9, -8], turn: { z: (s * -Math.PI) / 2 } },
      black,
    );
  addTurned(model, '3 26, 3 22, 1.4 21, 1.2 15, 0 14.4', steel, { at: [0, 0, 1] });
  addTurned(within(model, [0, 27, 0], { x: -0.7 }), '2.6 0, 2.4 12, 3 13, 3 16, 0 16', white);
  addTurned(
    apart(within(model, [0, 27, 0], { x: -0.7 }), 'eyepiece'),
    '2.4 15.8, 2.2 19, 0 19',
    black,
  );
};

/** Tubes in a wooden rack, each with another wine. */
export const makeTestTubes: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'test_tube');
  const wood = oak(kit, [176, 128, 82]);
  for (const y of [1, 10])
    addBox(apart(model, 'rack'), { at: [0, y, 0], half: [12.5, 0.8, 3] }, wood);
  for (const s of SIDES)
    addBox(apart(model, 'rack'), { at: [s * 12, 5.6, 0], half: [0.7, 5, 3] }, wood);
  ['#7a1024', '#c8405a', '#e8c860', '#7a1024', '#e0a05a'].forEach((tone, i) => {
    const x = -8.8 + i * 4.4;
    addTurned(
      model,
      '0 1.9, .9 2.3, 1.25 3.2, 1.25 17, 1.1 17, 1.1 3.2, .8 2.5, 0 2.1',
      crystal(kit),
      { at: [x, 0, 0] },
    );
    addTurned(
      apart(model, 'samples'),
      `0 2.3, .8 2.6, 1.05 3.4, 1.05 ${9 + (i % 3) * 2}, 0 ${9 + (i % 3) * 2}`,
      paint(kit, tone, { coat: 0.8, translucency: 0.5 }),
      { at: [x, 0, 0] },
    );
  });
};

/** A gilt pillar, a curved neck and the strings between. */
export const makeHarp: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'harp'), [0, 0, 0], { y: 0.3 });
  const gold = metal(kit, [0.85, 0.62, 0.28], 0.28);
  addBox(model, { at: [0, 3, 0], half: [30, 3, 14] }, gold);
  addTurned(model, '5 6, 4 12, 3.4 60, 3.6 120, 5 132, 6 138, 4 146, 0 148', gold, {
    at: [-26, 0, 0],
  });
  addTube(model, curve(pathOf('-26 138 0, -14 134 0, 0 118 0, 16 112 0, 34 122 0, 44 118 0'), 8), {
    radius: 3.4,
    material: gold,
    sides: 12,
  });
  addTube(model, curve(pathOf('44 118 0, 34 70 0, 20 26 0, 12 6 0'), 8), {
    radius: (t) => 4 + 5 * t,
    material: varnish(kit, 'harp', [150, 86, 40]),
    sides: 14,
  });
  const string = paint(kit, '#efe6d0', { coat: 0.4 });
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    addRod(
      apart(model, 'strings'),
      [
        [-20 + t * 60, 132 - Math.sin(t * 3) * 18 * (1 - t * 0.3), 0],
        [14 + t * 26, 14 + t * 90, 0],
      ],
      { radius: 0.32, material: string, sides: 4 },
    );
  }
};

/** Standing on its pin, leaning back a little. */
export const makeCello: MakeThing = (kit, place) => {
  const stand = within(startModel(kit, place, 'cello'), [0, 12, 0], { y: -0.3, x: -0.12 });
  const model = within(within(stand, [0, 38, 0], { x: Math.PI / 2 }), [0, 0, 0], {
    y: Math.PI / 2,
  });
  const [top, side] = [
    varnish(kit, 'cello', [168, 78, 30]),
    varnish(kit, 'cello side', [104, 42, 18]),
  ];
  const ebony = paint(kit, '#15100d', { coat: 0.9, rough: 0.15 });
  addPanel(model, {
    outline: instrumentBody(76, 18, 22.5, 9),
    thickness: 11,
    material: top,
    side,
    at: [0, 0, 0],
  });
  addBox(model, { at: [-44 * -1, 14, 0], half: [28, 1, 2.6] }, ebony);
  addBox(model, { at: [-26, 14, 0], half: [11, 0.8, 3] }, ebony);
  addBox(model, { at: [-8, 14, 0], half: [0.7, 3.4, 4.4] }, paint(kit, '#d9b06a'));
  for (const s of SIDES)
    addTube(
      model,
      curve([
        [-1, 11.4, s * 7],
        [-5, 11.4, s * 9.6],
        [-11, 11.4, s * 8.6],
        [-15, 11.4, s * 11.6],
      ]),
      { radius: 0.6, material: ebony },
    );
  addTube(model, curve(pathOf('68 10 0, 82 11 0, 88 8 0, 86 4 0')), {
    radius: 2.2,
    material: side,
  });
  addRod(
    model,
    [
      [-38, 5, 0],
      [-52, 5, 0],
    ],
    { radius: 0.7, material: metal(kit, [0.5, 0.5, 0.52], 0.3) },
  );
  for (let k = 0; k < 4; k++)
    addRod(
      apart(model, 'strings'),
      [
        [-20, 15.6, (k - 1.5) * 1.4],
        [80, 13.6, (k - 1.5) * 0.9],
      ],
      { radius: 0.14, material: metal(kit, [0.8, 0.78, 0.7], 0.2), sides: 4 },
    );
};

/** Cut in facets, its point down in a heap of light. */
export const makeDiamond: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'gem'), [0, 0.2, 0], { z: -0.62, y: 0.4 });
  const cut = (radius: number, y: number, turn: number): (readonly [number, number, number])[] =>
    Array.from(
      { length: 9 },
      (_, i) =>
        [
          Math.cos((i / 8) * 6.2832 + turn) * radius,
          y,
          Math.sin((i / 8) * 6.2832 + turn) * radius,
        ] as const,
    );
  const body = crystal(kit, colour ?? [0.78, 0.9, 0.98]);
  addTurned(model, '0 0, 3.4 3.6, 3.4 4, 2.1 5.2, 0 5.2', body, { isSharp: true, at: [0, 0, 0] });
  const edge = paint(kit, '#f4fbff', { coat: 1, rough: 0.05 });
  for (const [a, b] of [
    [cut(3.4, 3.8, 0), cut(2.1, 5.2, 0.39)],
    [cut(3.4, 3.8, 0), cut(0.05, 0.05, 0)],
  ] as const)
    a.slice(0, 8).forEach((from, i) =>
      addRod(apart(model, 'edges'), [from, b[i]!], { radius: 0.05, material: edge, sides: 4 }),
    );
  addTube(apart(model, 'edges'), cut(2.1, 5.22, 0.39), { radius: 0.06, material: edge, sides: 4 });
};

/** A golden case, the red stick turned out. */
export const makeLipstick: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'lipstick');
  const gold = metal(kit, [0.85, 0.64, 0.3], 0.18);
  addTurned(
    apart(model, 'case'),
    '0 0, 1.2 0, 1.2 4, 0 4',
    paint(kit, '#17151a', { coat: 0.9, rough: 0.08 }),
    { isSharp: true },
  );
  addTurned(apart(model, 'case'), '0 4, 1 4, 1 5.8, 0 5.8', gold, { isSharp: true });
  addTube(model, pathOf('0 5.6 0, 0 7.4 0, 0 7.9 0'), {
    radius: (t) => (t < 0.8 ? 0.8 : 0.8 - (t - 0.8) * 1.4),
    material: paint(kit, colour ?? '#c0122a', { coat: 0.6, rough: 0.2 }),
    sides: 16,
  });
  addBlob(model, {
    at: [0, 7.6, 0],
    radii: [0.78, 0.7, 0.78],
    turn: { z: 0.5 },
    material: paint(kit, colour ?? '#c0122a', { coat: 0.6, rough: 0.2 }),
  });
};
