import { addRod, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addTube,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { furOf } from './fur.ts';

const EYE = { coat: 1, rough: 0.03 } as const;

/** Sitting up with a nut between its paws, its tail raised behind it like a plume. */
export const makeSquirrel: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.95 }, 'squirrel');
  const fur = furOf(kit, colour, ['#b0521e', '#7c3410', '#d47c40']);
  const white = furOf(kit, null, ['#efe6d8', '#d5c9b6', '#faf5ec']);
  addBlob(model, { at: [0, 7, -1], radii: [5, 7, 5.6], turn: { x: 0.15 }, material: fur });
  addBlob(model, { at: [0, 8, 1.6], radii: [3.4, 5.6, 3.8], material: white });
  addBlob(model, { at: [0, 15.4, 2.4], radii: [3.5, 3.3, 4], material: fur });
  addBlob(model, { at: [0, 14.6, 5.4], radii: [1.8, 1.6, 2], material: fur });
  addBall(model, [0, 14.9, 7.2], 0.55, paint(kit, '#1d120c', { coat: 0.8 }));
  for (const s of SIDES) {
    addBall(model, [s * 2.8, 16.2, 4.4], 0.78, paint(kit, '#0c0806', EYE));
    addLathe(
      model,
      [
        [1.1, 0],
        [0.8, 1.8],
        [AXIS, 3.8],
      ],
      fur,
      { at: [s * 2, 17.8, 1.4], turn: { z: s * -0.25 } },
    );
    addBlob(model, { at: [s * 4, 3.6, 0.4], radii: [2.4, 3.6, 4.2], material: fur });
    addBlob(model, { at: [s * 3.2, 0.8, 4], radii: [1.3, 0.8, 3], material: fur });
    addTube(model, curve(pathOf(`${s * 3.2} 11 2.6, ${s * 3.4} 8.6 5.4, ${s * 0.9} 9.6 7`)), {
      radius: 0.95,
      material: fur,
    });
  }
  addBlob(model, {
    at: [0, 10, 7.6],
    radii: [1.4, 1.6, 1.4],
    material: paint(kit, '#8a5a2a', { coat: 0.5 }),
  });
  addTube(
    model,
    curve(pathOf('0 2 -5, 0 6 -10.4, 0 14 -11, 0 21 -8.6, 0 24.6 -11.6, 0 23 -14.4'), 9),
    {
      radius: (t) => 1.8 + 3.1 * Math.sin(Math.min(1, t * 1.05) * 2.7),
      material: furOf(kit, colour, ['#c0622a', '#8a3e14', '#e09258']),
      sides: 14,
    },
  );
};

/** A ball of spines with a pointed face. */
export const makeHedgehog: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 1 }, 'hedgehog');
  const face = furOf(kit, null, ['#b0926c', '#86694a', '#d0b690']);
  addBlob(model, {
    at: [0, 6, -1],
    radii: [6.8, 6, 9],
    material: furOf(kit, null, ['#5a4632', '#34271a', '#84705a']),
  });
  addBlob(model, { at: [0, 4.2, 6.4], radii: [4.2, 3.8, 4.4], material: face });
  addLathe(
    model,
    [
      [2.6, 0],
      [1.6, 2.6],
      [0.7, 4.4],
      [AXIS, 5],
    ],
    face,
    { at: [0, 3.8, 9], turn: { x: Math.PI / 2 - 0.1 } },
  );
  addBall(model, [0, 4.1, 13.9], 0.85, paint(kit, '#14100d', { coat: 0.9, rough: 0.1 }));
  for (const s of SIDES) {
    addBall(model, [s * 2.2, 5.4, 9.6], 0.6, paint(kit, '#0c0907', EYE));
    addBlob(model, { at: [s * 3.4, 6.8, 7], radii: [1.1, 1.2, 0.6], material: face });
    for (const z of [4.6, -5])
      addBlob(model, { at: [s * 3.6, 0.8, z], radii: [1.2, 0.9, 1.9], material: face });
  }
  const [dark, pale] = ['#3a2a1c', '#d9c6a2'].map((tone) => paint(kit, tone, { rough: 0.7 }));
  for (let i = 0; i < 330; i++) {
    const up = 1 - (i / 329) * 1.12;
    const r = Math.sqrt(Math.max(0, 1 - up * up));
    const a = i * 2.39996;
    const d: Vec3 = [Math.cos(a) * r, up, Math.sin(a) * r];
    // The face stays free.
    if (d[2] > 0.72 && d[1] < 0.62) continue;
    const from: Vec3 = [d[0] * 6.6, 6 + d[1] * 5.8, -1 + d[2] * 8.8];
    const k = random.range(2, 2.8);
    addRod(
      model,
      [from, [from[0] + d[0] * k, from[1] + d[1] * k + 0.2, from[2] + (d[2] - 0.5) * k]],
      {
        radius: 0.2,
        material: i % 3 ? dark! : pale!,
      },
    );
  }
};

/** Grey, with round ears and a long thin tail. */
export const makeMouse: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.9 }, 'mouse');
  const fur = furOf(kit, colour, ['#9a938c', '#76706a', '#b8b2ac']);
  const pink = paint(kit, '#d99a94', { coat: 0.2, translucency: 0.3 });
  addBlob(model, { at: [0, 2.4, -1], radii: [2.4, 2.4, 3.6], turn: { x: -0.15 }, material: fur });
  addBlob(model, { at: [0, 3.2, 2.6], radii: [1.7, 1.7, 2.3], turn: { x: 0.2 }, material: fur });
  addBall(model, [0, 2.8, 4.9], 0.36, pink);
  for (const s of SIDES) {
    addBall(model, [s * 1.2, 3.7, 3.6], 0.36, paint(kit, '#0c0907', EYE));
    addBlob(model, {
      at: [s * 1.6, 5, 1.7],
      radii: [1.3, 1.35, 0.3],
      turn: { y: s * 0.4 },
      material: fur,
    });
    addBlob(model, {
      at: [s * 1.6, 5, 1.95],
      radii: [0.95, 1, 0.2],
      turn: { y: s * 0.4 },
      material: pink,
    });
    for (const z of [2.4, -2.2])
      addBlob(model, { at: [s * 1.3, 0.3, z], radii: [0.5, 0.3, 0.9], material: pink });
  }
  addTube(model, curve(pathOf('0 1.2 -4.2, 1 .4 -6.4, 4 .3 -7, 6.4 .3 -5, 8 .3 -5.4'), 7), {
    radius: (t) => 0.34 - 0.22 * t,
    material: pink,
  });
};

/** Upright in black and white. */
export const makePenguin: MakeThing = (kit, place) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.4 }, 'penguin');
  const black = furOf(kit, null, ['#20232b', '#121419', '#3a3f4c']);
  const white = furOf(kit, null, ['#f0ece2', '#d8d2c4', '#fcfaf5']);
  addBlob(model, { at: [0, 26, 0], radii: [13, 25, 12], material: black });
  addBlob(model, { at: [0, 24, 3.4], radii: [10.6, 22, 10], material: white });
  addBlob(model, { at: [0, 55, 1], radii: [8, 8.4, 8.6], material: black });
  for (const s of SIDES) {
    addBlob(model, {
      at: [s * 5.6, 53, 2.6],
      radii: [2.8, 4.6, 4],
      material: paint(kit, '#e8a82a'),
    });
    addBall(model, [s * 5.6, 57, 6.2], 1, paint(kit, '#0a0806', EYE));
    addBlob(model, {
      at: [s * 14.4, 27, 0],
      radii: [2, 15, 5],
      turn: { z: s * 0.22 },
      material: black,
    });
    addBlob(model, {
      at: [s * 5.6, 1.6, 7],
      radii: [4.4, 1.6, 7],
      material: paint(kit, '#d98a26'),
    });
  }
  addLathe(
    model,
    [
      [1.9, 0],
      [1.2, 4],
      [AXIS, 8],
    ],
    paint(kit, '#d9761e', { coat: 0.5 }),
    { at: [0, 54, 8.6], turn: { x: Math.PI / 2 + 0.1 } },
  );
};
