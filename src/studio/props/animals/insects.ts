import { addRod, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Two feelers from a head. */
function addFeelers(model: Model, from: Vec3, long: number): void {
  const [x, y, z] = from;
  for (const s of SIDES)
    addTube(
      model,
      curve([
        from,
        [x + s * long * 0.4, y + long * 0.7, z + long * 0.4],
        [x + s * long * 0.7, y + long, z + long * 0.8],
      ]),
      { radius: long * 0.03, material: paint(model.kit, '#1a1310'), sides: 5 },
    );
}

/** Wings half raised; of the colour that was said, edged with black. */
export const makeButterfly: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'butterfly'), [0, 2.2, 0], { x: 0.7, y: 0.35 });
  const black = paint(kit, '#17110e', { coat: 0.1 });
  const wing = paint(kit, colour ?? '#e0781c', { coat: 0.15, translucency: 0.3 });
  addBlob(model, { radii: [0.4, 0.4, 2.1], material: black });
  addBall(model, [0, 0, 2.2], 0.5, black);
  addFeelers(model, [0, 0.2, 2.4], 1.8);
  for (const s of SIDES) {
    const half = within(model, [s * 0.3, 0, 0], { z: s * 0.5 });
    for (const [at, long, turn] of [
      [[s * 2.5, 0, 1.3], 2.7, s * -0.5],
      [[s * 1.9, 0, -1.7], 2, s * 0.6],
    ] as const) {
      const shape = (r: number) => around(26, (a) => r * (1 + 0.18 * Math.cos(2 * a)), 0.78);
      addPanel(half, {
        outline: shape(long),
        thickness: 0.06,
        material: black,
        at,
        turn: { y: turn },
      });
      addPanel(half, {
        outline: shape(long * 0.8),
        thickness: 0.1,
        material: wing,
        at: [at[0], at[1] - 0.02, at[2]],
        turn: { y: turn },
      });
    }
  }
};

/** Striped and furry, wings folded back. */
export const makeBee: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'bee'), [0, 1.1, 0], { y: 1.1 });
  const gold = paint(kit, '#d9921a', { coat: 0.1, rough: 0.8 });
  const black = paint(kit, '#1a120c', { coat: 0.3 });
  addBall(model, [0, 0.2, 0.4], 0.85, paint(kit, '#a8742a', { coat: 0, rough: 1 }));
  [1, 0.98, 0.85, 0.6].forEach((r, i) =>
    addBlob(model, {
      at: [0, 0.1 - i * 0.08, -0.5 - i * 0.52],
      radii: [0.9 * r, 0.85 * r, 0.36],
      material: i % 2 === 0 ? black : gold,
    }),
  );
  addBall(model, [0, 0.2, 1.35], 0.6, black);
  addFeelers(model, [0, 0.5, 1.7], 0.9);
  for (const s of SIDES) {
    addPanel(model, {
      outline: around(18, () => 1.3, 0.42),
      thickness: 0.03,
      material: paint(kit, '#e8e4da', { coat: 1, rough: 0.1, translucency: 0.8 }),
      at: [s * 1.1, 1, -0.9],
      turn: { y: s * -0.9, z: s * 0.35 },
    });
    for (const z of [-0.4, 0.3, 0.9])
      addRod(
        model,
        [
          [s * 0.5, -0.2, z],
          [s * 1.2, -1, z + 0.2],
        ],
        { radius: 0.09, material: black, sides: 5 },
      );
  }
};

/** A garden snail creeping with its horns out. */
export const makeSnail: MakeThing = (kit, place) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 1.45 }, 'snail');
  const flesh = paint(kit, '#a08a68', { coat: 0.9, rough: 0.2 });
  addTube(model, curve(pathOf('0 .5 -4.4, 0 .8 -1, 0 .9 2.4, 0 2 4.4, 0 2.9 5')), {
    radius: (t) => 0.25 + 0.85 * Math.sin(Math.min(1, t * 1.2 + 0.15) * 2.6),
    material: flesh,
    sides: 10,
  });
  addBall(model, [0, 2.7, 4.8], 0.75, flesh);
  for (const s of SIDES) {
    addRod(
      model,
      [
        [s * 0.35, 3, 5],
        [s * 0.9, 4.8, 5.9],
      ],
      { radius: 0.12, material: flesh, sides: 6 },
    );
    addBall(model, [s * 0.9, 4.9, 5.95], 0.22, paint(kit, '#2a2018'));
  }
  const shell = skinOf(
    kit,
    '#9a6a34',
    [
      ['#5a3616', 9, 0.5, 0.6, 0.8],
      ['#d0a868', 14, 0.58, 0.7, 0.7],
    ],
    { coat: 0.8, rough: 0.15 },
  );
  const turns = Array.from({ length: 40 }, (_, i): Vec3 => {
    const t = i / 39;
    const a = t * Math.PI * 5.2 - 1.2;
    const r = 2.5 * (1 - t) ** 0.9;
    return [0.5 * t, 3.3 + Math.sin(a) * r, -0.9 + Math.cos(a) * r];
  });
  addTube(model, turns, { radius: (t) => 0.3 + 0.95 * (1 - t), material: shell, sides: 12 });
};

/** Red with black spots. */
export const makeLadybird: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'ladybird'), [0, 0.2, 0], { y: 0.6 });
  const black = paint(kit, '#14100e', { coat: 0.9, rough: 0.1 });
  addBlob(model, {
    at: [0, 0.5, 0],
    radii: [1.1, 0.9, 1.35],
    material: paint(kit, '#c01a14', { coat: 1, rough: 0.06 }),
  });
  addBall(model, [0, 0.4, 1.25], 0.48, black);
  addFeelers(model, [0, 0.8, 1.6], 0.6);
  for (const [x, z] of [
    [0.55, 0.5],
    [0.6, -0.5],
    [0, -0.05],
    [-0.55, 0.5],
    [-0.6, -0.5],
  ] as const)
    addBall(
      model,
      [x, 0.5 + 0.9 * Math.sqrt(1 - (x / 1.1) ** 2 - (z / 1.35) ** 2) - 0.1, z],
      0.27,
      black,
    );
};

/** A round body on eight bent legs, as large as those of warm countries: smaller ones nobody sees. */
export const makeSpider: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'spider'), [0, 2.4, 0], { y: 0.5 });
  const skin = paint(kit, colour ?? '#2a211c', { coat: 0.5, rough: 0.3 });
  addBlob(model, { at: [0, 0.5, -2.2], radii: [2.3, 1.9, 2.7], material: skin });
  addBall(model, [0, 0, 1], 1.4, skin);
  for (const s of SIDES) {
    addBall(model, [s * 0.48, 0.7, 2.2], 0.26, paint(kit, '#c8281c', { coat: 0.9, rough: 0.1 }));
    for (let i = 0; i < 4; i++) {
      const z = 1.9 - i * 0.94;
      const reach = (i - 1.4) * -2.5;
      addTube(
        model,
        curve([
          [s * 0.85, 0, z * 0.6],
          [s * 3.6, 2.9, z + reach * 0.4],
          [s * 5.4, 0.8, z + reach * 0.8],
          [s * 6.6, -2.3, z + reach],
        ]),
        { radius: (t) => 0.36 - 0.2 * t, material: skin, sides: 6 },
      );
    }
  }
};
