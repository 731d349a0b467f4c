import {
  addBall,
  addBlob,
  addPanel,
  addTube,
  apart,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A loaf under a thick coat of sugar, two slices cut. */
export const makeStollen: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'stollen');
  const sugar = paint(kit, '#f4f1ea', { coat: 0, rough: 1 });
  addBlob(model, {
    at: [-1.5, 2.9, 0],
    radii: [10.5, 3.4, 5],
    material: sugar,
    swell: ([, y, z]) => (y < -0.5 ? 0.85 : 1 - 0.12 * Math.exp(-((z * 5 - 1) ** 2))),
  });
  const cut = skinOf(
    kit,
    '#e2bf7a',
    [
      ['#6a2c1c', 9, 0.66, 0.7, 1, 0.2],
      ['#8a9a34', 13, 0.72, 0.75, 1, 0],
    ],
    { bump: 0.6 },
  );
  for (const [x, lean] of [
    [9.6, 0.9],
    [12, 1.1],
  ] as const)
    addPanel(within(model, [x, 0.7, 1], { z: -lean, y: 0.2 }), {
      outline: around(28, (a) => 3.6 + 1.2 * Math.abs(Math.cos(a))),
      thickness: 1.1,
      material: cut,
      side: sugar,
    });
};

const MAN: readonly Vec2[] = [
  [0, -5.6],
  [1.5, -5],
  [1.8, -3.8],
  [1.2, -2.6],
  [4, -2.2],
  [4.6, -1.1],
  [4, -0.1],
  [1.9, -0.3],
  [2.3, 2.2],
  [3.2, 5.2],
  [2.4, 6.2],
  [1.2, 5.8],
  [0, 3.2],
];

/** Iced biscuits: a man, stars and hearts. */
export const makeGingerbread: MakeThing = (kit, place, { nth, random }) => {
  const model = within(startModel(kit, place, 'gingerbread'), [0, 0.1, 0], {
    y: random.range(-0.5, 0.5),
  });
  const dough = paint(kit, '#8a5226', { coat: 0.15, rough: 0.6 });
  const icing = apart(model, 'icing');
  const white = paint(kit, '#faf6ee', { coat: 0.3 });
  if (nth % 3 !== 0) {
    const star = around(nth % 3 === 1 ? 60 : 48, (a) =>
      nth % 3 === 1 ? 3.6 + 1.1 * Math.cos(a * 5) : 3.6 + 0.5 * Math.cos(a * 8),
    );
    addPanel(model, { outline: star, thickness: 0.9, material: dough });
    addRing(icing, { radius: 2.3, thickness: 0.16, at: [0, 0.95, 0] }, white);
    return;
  }
  const mirrored = MAN.toReversed()
    .slice(1, -1)
    .map(([x, z]): Vec2 => [-x, z]);
  addPanel(model, { outline: [...MAN, ...mirrored].toReversed(), thickness: 0.9, material: dough });
  for (const [x, z] of [
    [-0.6, -4.2],
    [0.6, -4.2],
    [0, -1.2],
    [0, 0.4],
    [0, 2],
  ] as const)
    addBall(icing, [x, 0.95, z], 0.26, white);
  addTube(
    icing,
    curve([
      [-0.8, 0.95, -3.4],
      [0, 0.95, -3],
      [0.8, 0.95, -3.4],
    ]),
    { radius: 0.12, material: white, sides: 5 },
  );
};

/** A steamed dome with white sauce and holly. */
export const makeChristmasPudding: MakeThing = (kit, place, { plate }) => {
  const model = startModel(kit, place, 'christmas_pudding');
  addTurned(
    apart(model, 'plate'),
    '0 .05, 7 .05, 11 1.4, 10.8 1.5, 7 .5, 0 .46',
    paint(kit, plate ?? '#e9e6df', { coat: 0.8, rough: 0.17 }),
  );
  addBlob(model, {
    at: [0, 3.6, 0],
    radii: [6.2, 5.4, 6.2],
    material: skinOf(kit, '#33190e', [['#6a3a1c', 14, 0.6, 0.7, 0.9, 0.2]], {
      bump: 1.4,
      coat: 0.6,
    }),
    swell: ([, y]) => (y < -0.55 ? 0.75 : 1),
  });
  const sauce = apart(model, 'sauce');
  addBlob(sauce, {
    at: [0, 7.2, 0],
    radii: [4.6, 2.1, 4.6],
    material: paint(kit, '#f6efdc', { coat: 0.8, rough: 0.15 }),
    swell: ([x, y, z]) => 1 + (y < 0.3 ? 0.16 * Math.sin(Math.atan2(z, x) * 6) : 0),
  });
  for (const s of [-1, 1])
    addPanel(within(sauce, [s * 1.4, 9.2, 0], { z: -s * 0.4 }), {
      outline: around(30, (a) => 1.3 + 0.3 * Math.cos(a * 5), 0.5),
      thickness: 0.12,
      material: paint(kit, '#1f5a2a', { coat: 0.8 }),
    });
  for (const [x, z] of [
    [0, 0.5],
    [-0.5, -0.4],
    [0.5, -0.4],
  ] as const)
    addBall(sauce, [x, 9.6, z], 0.5, paint(kit, '#b3141e', { coat: 1, rough: 0.1 }));
};

/** A hooked stick of sugar in red and white. */
export const makeCandyCane: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'candy_cane'), [0, 0.55, 0], {
    y: random.range(-0.6, 0.6),
  });
  const path = curve(
    [
      [-0.2, 0, 7],
      [0, 0, 0],
      [0, 0, -5],
      [1.6, 0, -7.4],
      [3.6, 0, -6.8],
      [4.2, 0, -4.6],
    ],
    10,
  );
  for (let i = 0; i < path.length - 2; i += 2)
    addTube(model, path.slice(i, i + 4), {
      radius: 0.55,
      material: paint(kit, i % 4 === 0 ? '#c4141e' : '#f8f4ee', { coat: 0.9, rough: 0.1 }),
      sides: 9,
    });
};
