import { crystal, metal } from '#studio/props/making/kit.ts';
import { SIDES, addDrum, addRing, addRod, addTurned } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBox,
  addPanel,
  addTube,
  apart,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const makePen: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'pen'), [0, 0.55, 0], { y: -0.4, z: Math.PI / 2 });
  addTurned(
    model,
    '0 7, .5 6.8, .55 -4, .3 -6.4, .06 -7.4, 0 -7.5',
    paint(kit, colour ?? '#16243f', { coat: 1, rough: 0.08 }),
  );
  const gold = metal(kit, [0.86, 0.64, 0.28], 0.2);
  addRing(apart(model, 'ring'), { radius: 0.56, thickness: 0.1, at: [0, 1, 0] }, gold);
  addRod(
    apart(model, 'clip'),
    [
      [0.65, 6.4, 0],
      [0.65, 2.4, 0],
    ],
    { radius: 0.12, material: gold },
  );
};

/** A lens in a brass ring. */
export const makeMagnifier: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'magnifying_glass'), [0, 0.7, 0], { y: 0.5 });
  const brass = metal(kit, [0.82, 0.6, 0.26], 0.2);
  addRing(model, { radius: 5, thickness: 0.55 }, brass);
  addTurned(model, '0 -.5, 4.8 -.2, 4.8 .2, 0 .5', crystal(kit));
  addRod(
    model,
    [
      [5.4, 0, 0],
      [7, 0, 0],
    ],
    { radius: 0.5, material: brass },
  );
  addTube(
    model,
    [
      [7, 0, 0],
      [16, 0, 0],
    ],
    { radius: (t) => 0.9 + 0.2 * Math.sin(t * 3), material: paint(kit, '#3a2012', { coat: 0.7 }) },
  );
};

/** Sand runs between two bulbs in a wooden frame. */
export const makeHourglass: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'hourglass');
  const wood = paint(kit, '#5c3418', { coat: 0.6, rough: 0.25 });
  for (const y of [0, 17.4]) addDrum(model, { radius: 5, height: 1.2, at: [0, y, 0] }, wood);
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * 6.283 + 0.5;
    addRod(
      model,
      [
        [Math.cos(a) * 4.3, 1, Math.sin(a) * 4.3],
        [Math.cos(a) * 4.3, 17.6, Math.sin(a) * 4.3],
      ],
      { radius: 0.35, material: wood },
    );
  }
  addTurned(
    model,
    '0 1.3, 2.8 1.4, 3.4 4, 2.4 7.4, .5 9.3, 2.4 11.2, 3.4 14.6, 2.8 17.2, 0 17.3',
    crystal(kit),
  );
  const sand = paint(kit, '#d8b26a', { coat: 0 });
  addTurned(model, '0 1.5, 2.6 1.6, 2.9 3, 1.4 4.6, 0 5.6', sand);
  addTurned(model, '0 9.6, 1 10.4, 2.6 12.6, 0 12.2', sand);
};

/** Two ivory dice. */
export const makeDice: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'dice');
  const pips = apart(model, 'pips');
  const ink = paint(kit, '#201a18');
  for (const [x, z, eyes] of [
    [-1.7, 0, 5],
    [1.9, 1, 3],
  ] as const) {
    const turn = random.range(-0.7, 0.7);
    const die = within(model, [x, 1.2, z], { y: turn });
    addBox(
      die,
      { at: [0, 0, 0], half: [1.2, 1.2, 1.2] },
      paint(kit, '#f2ead6', { coat: 0.8, rough: 0.12 }),
    );
    const face = { ...pips, turn: die.turn, put: die.put };
    for (const [u, v] of [
      [-0.6, -0.6],
      [0, 0],
      [0.6, 0.6],
      [-0.6, 0.6],
      [0.6, -0.6],
    ].slice(0, eyes) as [number, number][]) {
      addBall(face, [u, 1.14, v], 0.2, ink);
      addBall(face, [u, v, 1.14], 0.2, ink);
    }
  }
};

/** A sealed document with a ribbon. */
export const makeCertificate: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'certificate'), [0, 0, 0], { x: 1.25, y: 0.12 });
  addBox(model, { at: [0, 0, -9.6], half: [14, 0.1, 9.8] }, paint(kit, '#f4ecd6', { coat: 0.05 }));
  const print = apart(model, 'print');
  const [gold, ink] = [paint(kit, '#b98a3a', { coat: 0.6 }), paint(kit, '#33291f', { coat: 0 })];
  for (const s of SIDES) {
    addBox(print, { at: [s * 13, 0.12, -9.6], half: [0.18, 0.02, 8.8] }, gold);
    addBox(print, { at: [0, 0.12, -9.6 + s * 8.8], half: [13, 0.02, 0.18] }, gold);
  }
  for (const [z, w] of [
    [-15.4, 7],
    [-12.6, 9.6],
    [-10.6, 9],
    [-8.6, 9.4],
  ] as const)
    addBox(print, { at: [0, 0.12, z], half: [w, 0.02, z === -15.4 ? 0.7 : 0.22] }, ink);
  addPanel(print, {
    outline: around(40, (a) => 2 + 0.14 * Math.cos(a * 16)),
    thickness: 0.3,
    material: paint(kit, '#a8121f', { coat: 0.6 }),
    at: [8.6, 0.1, -4],
  });
};
