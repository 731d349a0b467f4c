import {
  addDrum,
  addRing,
  addRod,
  addTurned,
  pathOf,
  SIDES,
} from '#studio/props/making/joinery.ts';
import { crystal, metal } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBlob,
  addBox,
  addLeafBlade,
  addPanel,
  addTube,
  apart,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const BRASS = [0.82, 0.6, 0.26] as const;

/** A brass ship's compass, its lid open, the needle at rest. */
export const makeCompass: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'compass'), [0, 0.4, 0], { x: 0.3, y: 0.25 });
  const brass = metal(kit, [...BRASS], 0.16);
  addTurned(model, '0 0, 5.4 0, 5.6 .4, 5.6 2, 5.2 2.2, 4.8 1.8, 0 1.7', brass);
  const dial = apart(model, 'dial');
  addDrum(dial, { radius: 4.8, height: 0.06, at: [0, 1.75, 0] }, paint(kit, '#f1e8d2'));
  const ink = paint(kit, '#2a2018');
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    const long = i % 4 === 0 ? 0.8 : 0.35;
    addBox(
      dial,
      {
        at: [Math.cos(a) * 4, 1.84, Math.sin(a) * 4],
        half: [long, 0.02, i % 4 === 0 ? 0.14 : 0.06],
        turn: { y: -a },
      },
      ink,
    );
  }
  const rose = (n: number) => around(n, (a) => 1.2 + 1.5 * Math.cos(a * 4) ** 2);
  addPanel(dial, {
    outline: rose(48),
    thickness: 0.03,
    material: paint(kit, '#c9a25c'),
    at: [0, 1.8, 0],
  });
  const needle = within(dial, [0, 2, 0], { y: 0.6 });
  addPanel(needle, {
    outline: [
      [0, -3.7],
      [-0.55, 0],
      [0.55, 0],
    ],
    thickness: 0.1,
    material: paint(kit, '#b3141c'),
  });
  addPanel(needle, {
    outline: [
      [0, 3.7],
      [0.55, 0],
      [-0.55, 0],
    ],
    thickness: 0.1,
    material: paint(kit, '#20242c'),
  });
  addBall(needle, [0, 0.1, 0], 0.35, brass);
  const lid = within(model, [0, 2, -5.6], { x: -1.95 });
  addTurned(lid, '0 0, 5.4 0, 5.6 .5, 0 .9', brass, { at: [0, 0, 5.4] });
};

/** A gold coin; the head of somebody in a ring of beads. */
export const makeCoin: MakeThing = (kit, place, { random, material, states, nth }) => {
  const isUpright = nth === 0 && !states.includes('stacked');
  const model = within(startModel(kit, place, 'coin'), [0, isUpright ? 0.5 : 0.1, 0], {
    x: isUpright ? 0.3 : random.range(-0.08, 0.12),
    y: random.range(0, 3),
  });
  const gold = metal(kit, material === 'silver' ? [0.84, 0.84, 0.86] : [0.88, 0.62, 0.22], 0.2);
  addTurned(model, '0 0, 1.9 0, 2 .15, 1.9 .34, 1.7 .3, 1.65 .24, 0 .24', gold);
  addBlob(model, { at: [0, 0.24, 0], radii: [0.75, 0.16, 1], material: gold, rings: 8, sides: 12 });
};

/** Folded leather with notes in it. */
export const makeWallet: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'wallet'), [0, 0, 0], { y: 0.3 });
  const leather = paint(kit, colour ?? '#6a3a1c', { coat: 0.4, rough: 0.4 });
  const notes = apart(model, 'notes');
  for (const [z, tone] of [
    [-0.7, '#b9c4a4'],
    [0.1, '#d8bfa0'],
  ] as const)
    addBox(notes, { at: [0.3, 1.1, z - 1], half: [5, 0.08, 4.2] }, paint(kit, tone));
  for (const y of [0.4, 1.6])
    addPanel(model, {
      outline: roundedRect(11.6, 9, 0.8),
      thickness: 0.6,
      material: leather,
      at: [0, y - 0.3, 0],
      turn: { z: y > 1 ? 0.04 : 0 },
    });
  const seam = apart(model, 'seam');
  for (const z of [-3.9, 3.9])
    addBox(seam, { at: [0, 1.98, z], half: [5.2, 0.03, 0.07] }, paint(kit, '#d9b88a', { coat: 0 }));
};

/** The auctioneer's hammer on its block. */
export const makeGavel: MakeThing = (kit, place) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.5 }, 'gavel');
  const wood = paint(kit, '#5a2a14', { coat: 0.8, rough: 0.15 });
  const brass = metal(kit, [...BRASS], 0.2);
  addTurned(model, '0 0, 6 0, 6.3 .6, 6 2, 5.6 2.4, 0 2.4', wood);
  const head = within(model, [1, 5.2, 0], { x: Math.PI / 2 });
  addTurned(
    head,
    '0 -5, 2.4 -5, 2.9 -4.2, 2.9 -2.6, 2.4 -2, 2.4 2, 2.9 2.6, 2.9 4.2, 2.4 5, 0 5',
    wood,
  );
  addRing(head, { radius: 2.42, thickness: 0.3 }, brass);
  addTube(model, pathOf('1 5.2 0, 10 5.6 0, 22 4.4 0'), {
    radius: (t) => 0.75 + 0.3 * Math.sin(t * 7) ** 2,
    material: wood,
  });
  addBall(model, [22.4, 4.4, 0], 1.2, wood);
};

/** A quill in its pot of ink. */
export const makeQuill: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'feather');
  const white = paint(kit, '#efe9dc', { coat: 0.1, translucency: 0.2 });
  addTube(model, curve(pathOf('0 2 0, 2 10 0, 6 20 -1, 11 29 -2')), {
    radius: (t) => 0.35 - 0.25 * t,
    material: white,
  });
  for (const s of SIDES)
    addLeafBlade(model, {
      from: [2.4, 11, -0.2],
      to: [11, 29, -2],
      width: 4.6,
      cup: s * 0.2,
      up: [0, 0, 1],
      material: white,
    });
  addTurned(
    apart(model, 'ink'),
    '0 0, 3 0, 3.2 .6, 3.2 3, 2 4.2, 1.4 4.4, 1.5 5, 1 5, 1 4, 0 4',
    crystal(kit),
  );
  addTurned(
    apart(model, 'ink'),
    '0 .5, 2.7 .6, 2.7 2.4, 0 2.4',
    paint(kit, '#0d0f1c', { coat: 1, rough: 0.04 }),
  );
};

/** Two pans on a beam. */
export const makeScales: MakeThing = (kit, place) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.2 }, 'balance');
  const brass = metal(kit, [...BRASS], 0.16);
  addTurned(model, '0 0, 6 0, 6.2 .8, 3 1.8, 1 3, .7 16, 1.2 22, .6 24, 0 25', brass);
  const beam = within(model, [0, 23, 0], { z: 0.08 });
  addTube(beam, curve(pathOf('-14 0 0, -6 1 0, 0 .6 0, 6 1 0, 14 0 0')), {
    radius: 0.5,
    material: brass,
  });
  for (const s of SIDES) {
    const [x, y] = [s * 14, 23 + s * 1.1];
    for (const a of [0.6, 2.7, 4.8])
      addRod(
        model,
        [
          [x, y, 0],
          [x + Math.cos(a) * 4.6, y - 12, Math.sin(a) * 4.6],
        ],
        { radius: 0.1, material: brass, sides: 4 },
      );
    addTurned(model, '0 0, 3 .3, 5 1.4, 5.2 1.5, 4.6 1.3, 0 .4', brass, { at: [x, y - 13.4, 0] });
  }
};
