import { addRod, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addLeafBlade,
  addTube,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { furOf } from './fur.ts';

const EYE = { coat: 1, rough: 0.03 } as const;

/** Two thin legs with three toes each. */
function addLegs(model: Model, { apart, hip }: { apart: number; hip: number }, skin: MaterialRef) {
  for (const s of SIDES) {
    addRod(
      model,
      [
        [s * apart, hip, 0.5],
        [s * apart, 0.6, 1],
      ],
      { radius: hip * 0.07, material: skin },
    );
    for (const turn of [-0.5, 0, 0.5])
      addRod(
        model,
        [
          [s * apart, 0.5, 1],
          [s * apart + Math.sin(turn) * hip * 0.5, 0.3, 1 + Math.cos(turn) * hip * 0.5],
        ],
        { radius: hip * 0.05, material: skin },
      );
  }
}

/** A brown hen with her comb, seen from the side. */
export const makeHen: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 1.05 }, 'hen');
  const feathers = furOf(kit, colour, ['#a05a2a', '#6e3818', '#c88a50']);
  const red = paint(kit, '#b81c1c', { coat: 0.4 });
  addBlob(model, { at: [0, 16, 0], radii: [8.4, 8.8, 12], turn: { x: -0.2 }, material: feathers });
  addTube(model, curve(pathOf('0 18 6, 0 23 9.6, 0 29 10.6')), {
    radius: (t) => 6.4 - 3.6 * t,
    material: feathers,
    sides: 16,
  });
  addBall(model, [0, 30, 10.8], 3.1, feathers);
  for (const s of SIDES) {
    addBlob(model, {
      at: [s * 7.4, 17, -1.4],
      radii: [1.9, 5.4, 9],
      turn: { x: -0.15 },
      material: furOf(kit, colour, ['#8a4a22', '#552a12', '#b07440']),
    });
    addBall(model, [s * 2.6, 30.8, 12], 0.6, paint(kit, '#140d06', EYE));
    addBlob(model, { at: [s * 0.8, 26.6, 12.8], radii: [0.8, 1.6, 0.8], material: red });
  }
  for (const [y, z] of [
    [33.4, 12.2],
    [34, 10.6],
    [33.2, 9],
  ] as const)
    addBlob(model, { at: [0, y, z], radii: [0.6, 1.6, 1.1], material: red });
  addLathe(
    model,
    [
      [1, 0],
      [0.7, 1.4],
      [AXIS, 2.8],
    ],
    paint(kit, '#d9a23c', { coat: 0.5 }),
    { at: [0, 29.6, 13.2], turn: { x: Math.PI / 2 + 0.2 } },
  );
  for (const [x, y] of [
    [-3, 28],
    [-1.5, 31],
    [0, 32],
    [1.5, 31],
    [3, 28],
  ] as const)
    addLeafBlade(model, {
      from: [x * 0.3, 18, -8],
      to: [x * 1.4, y, -17],
      width: 6,
      up: [1, 0, 0],
      material: feathers,
    });
  addLegs(model, { apart: 3, hip: 9 }, paint(kit, '#cf9a3a', { coat: 0.3 }));
};

/** Upright, with round eyes in a pale face and two tufts. */
export const makeOwl: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.2 }, 'owl');
  const feathers = colour
    ? furOf(kit, colour, ['#8a6a48', '#55402a', '#c4a680'])
    : skinOf(
        kit,
        '#8a6a48',
        [
          ['#4a3622', 26, 0.5, 0.62, 0.9, -0.4],
          ['#d8c29c', 34, 0.58, 0.7, 0.8, 0.4],
        ],
        { bump: 1.2, coat: 0.05, rough: 0.8 },
      );
  const pale = furOf(kit, null, ['#d8c6a4', '#a98f68', '#eadfc6']);
  addBlob(model, { at: [0, 12, 0], radii: [8, 12, 7.4], material: feathers });
  addBlob(model, { at: [0, 11, 2.4], radii: [5.6, 9.4, 5.6], material: pale });
  const head = within(model, [0, 24, 0.8], { y: -0.15 });
  addBlob(head, { radii: [7.4, 6.2, 6.6], material: feathers });
  for (const s of SIDES) {
    addBlob(model, {
      at: [s * 7, 12, -0.6],
      radii: [2.2, 9.4, 5],
      turn: { z: s * -0.1 },
      material: feathers,
    });
    addBlob(head, {
      at: [s * 2.9, 0.4, 5],
      radii: [3.2, 3.6, 1.5],
      turn: { y: s * 0.3 },
      material: pale,
    });
    addBall(head, [s * 2.8, 0.8, 5.7], 1.75, paint(kit, '#e09a18', EYE));
    addBall(head, [s * 2.9, 0.8, 6.6], 1.1, paint(kit, '#0c0906', EYE));
    addLathe(
      head,
      [
        [1.7, 0],
        [1.1, 2.4],
        [AXIS, 5],
      ],
      feathers,
      { at: [s * 4.4, 4.2, 1.4], turn: { z: s * -0.45 } },
    );
    for (const x of [-0.9, 0.3, 1.5])
      addBlob(model, {
        at: [s * 3 + x, 0.7, 5.4],
        radii: [0.6, 0.7, 1.6],
        material: paint(kit, '#3a2f22'),
      });
  }
  addLathe(
    head,
    [
      [0.9, 0],
      [0.7, 1.2],
      [AXIS, 2.8],
    ],
    paint(kit, '#3b3026', { coat: 0.6 }),
    { at: [0, 0, 6.2], turn: { x: Math.PI - 0.5 } },
  );
};

/** A robin: round, with a red breast unless another colour is said. */
export const makeBird: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.8 }, 'bird');
  const back = furOf(kit, colour, ['#7a6244', '#54422c', '#a08a66']);
  addBlob(model, { at: [0, 5.2, 0], radii: [3, 3.3, 4], turn: { x: -0.4 }, material: back });
  if (!colour)
    addBlob(model, {
      at: [0, 5.6, 1.5],
      radii: [2.6, 2.9, 2.8],
      material: furOf(kit, null, ['#c65a1e', '#98400f', '#de7c3c']),
    });
  addBall(model, [0, 8.6, 2], 2.1, back);
  for (const s of SIDES) {
    addBall(model, [s * 1.5, 9.1, 3.2], 0.38, paint(kit, '#0c0a08', EYE));
    addBlob(model, {
      at: [s * 2.7, 5.2, -1],
      radii: [0.8, 2, 3.6],
      turn: { x: -0.35 },
      material: furOf(kit, colour, ['#5f4a32', '#40301e', '#7d6647']),
    });
  }
  addLathe(
    model,
    [
      [0.4, 0],
      [AXIS, 1.4],
    ],
    paint(kit, '#3d3325', { coat: 0.6 }),
    { at: [0, 8.6, 3.9], turn: { x: Math.PI / 2 }, isSharp: true },
  );
  for (const x of [-0.5, 0.5])
    addLeafBlade(model, {
      from: [x, 4, -2.6],
      to: [x * 1.6, 5.4, -8.4],
      width: 1.8,
      material: back,
    });
  addLegs(model, { apart: 0.9, hip: 2.6 }, paint(kit, '#4a3a2a'));
};
