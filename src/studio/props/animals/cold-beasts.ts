import { addRod, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addTube,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const EYE = { coat: 1, rough: 0.03 } as const;

/** Green and shining, its eyes on top of the head. */
export const makeFrog: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.7 }, 'frog');
  const wet = { coat: 0.9, rough: 0.15 } as const;
  const green = colour
    ? paint(kit, colour, wet)
    : skinOf(kit, '#5a9a32', [['#2f6a1c', 7, 0.56, 0.66, 0.8]], wet);
  const belly = paint(kit, '#dfe3b0', wet);
  addBlob(model, {
    at: [0, 3.4, -0.4],
    radii: [3.4, 2.6, 4.4],
    turn: { x: -0.5 },
    material: green,
  });
  addBlob(model, { at: [0, 2.8, 1.6], radii: [2.8, 2.2, 2.6], material: belly });
  addBlob(model, { at: [0, 5, 2.8], radii: [2.9, 1.6, 2.6], material: green });
  addBlob(model, { at: [0, 4.3, 3.2], radii: [2.7, 1.1, 2.4], material: belly });
  for (const s of SIDES) {
    addBall(model, [s * 1.7, 6.4, 2.4], 1, green);
    addBall(model, [s * 1.9, 6.6, 2.8], 0.74, paint(kit, '#e0b428', EYE));
    addBall(model, [s * 2, 6.6, 3.3], 0.42, paint(kit, '#0a0806', EYE));
    addBlob(model, {
      at: [s * 3.4, 2, -2.2],
      radii: [1.7, 1.7, 3.6],
      turn: { y: s * 0.5, x: -0.3 },
      material: green,
    });
    addTube(model, curve(pathOf(`${s * 2.2} 3 2.4, ${s * 3.4} 1.6 3.6, ${s * 3} .4 4.6`)), {
      radius: 0.62,
      material: green,
    });
    for (const turn of [-0.5, 0, 0.5]) {
      addRod(
        model,
        [
          [s * 3, 0.3, 4.4],
          [s * 3 + Math.sin(turn) * 1.8, 0.2, 4.4 + Math.cos(turn) * 1.8],
        ],
        { radius: 0.28, material: green },
      );
      addRod(
        model,
        [
          [s * 4.4, 0.3, 0.4],
          [s * 4.4 + Math.sin(turn + s * 0.4) * 2.6, 0.2, 0.4 + Math.cos(turn) * 2.6],
        ],
        { radius: 0.3, material: green },
      );
    }
  }
};

/** A tortoise under its domed shell. */
export const makeTurtle: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 1 }, 'turtle');
  const skin = skinOf(kit, '#8a8a52', [['#5e5f34', 30, 0.5, 0.6, 0.7, -0.5]], {
    bump: 1,
    rough: 0.7,
  });
  const rim = paint(kit, colour ?? '#6a5a2a', { coat: 0.5, rough: 0.3 });
  addBlob(model, {
    at: [0, 4.6, 0],
    radii: [8, 6.2, 10],
    swell: ([, y]) => (y < 0 ? 0.75 : 1),
    material: rim,
  });
  addBlob(model, {
    at: [0, 3.9, 0],
    radii: [8.8, 1.1, 10.8],
    material: paint(kit, '#4a3d1c', { coat: 0.4 }),
  });
  const plate = paint(kit, colour ?? '#a5903e', { coat: 0.6, rough: 0.25 });
  for (const [ring, count] of [
    [0, 1],
    [1, 6],
    [2, 11],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + ring * 0.5;
      const out = ring * 0.42;
      const up = Math.sqrt(1 - Math.min(0.96, out * out));
      addBlob(model, {
        at: [Math.cos(a) * out * 8, 4.6 + up * 6.05, Math.sin(a) * out * 10],
        radii: ring === 2 ? [1.9, 0.7, 2.1] : [2.5, 0.5, 2.9],
        turn: { z: -Math.cos(a) * out * 1.1, x: Math.sin(a) * out * 1.1 },
        material: plate,
        rings: 6,
        sides: 6,
      });
    }
  addTube(model, curve(pathOf('0 3.6 8, 0 4.6 11, 0 6.2 13')), {
    radius: 1.9,
    material: skin,
    sides: 12,
  });
  addBlob(model, { at: [0, 6.8, 14], radii: [2.3, 2.1, 3], material: skin });
  for (const s of SIDES) {
    addBall(model, [s * 1.8, 7.4, 15.4], 0.5, paint(kit, '#0c0a08', EYE));
    for (const z of [6, -6])
      addBlob(model, {
        at: [s * 7.4, 1.9, z],
        radii: [2.4, 2.1, 3],
        turn: { y: s * 0.5 },
        material: skin,
      });
  }
};

/** Green on its four splayed legs, the tail swung aside. */
export const makeLizard: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'lizard'), [0, 0, 0], { y: 1 });
  const skin = colour
    ? paint(kit, colour, { coat: 0.5, rough: 0.3 })
    : skinOf(
        kit,
        '#6d8a3a',
        [
          ['#3c4f1e', 26, 0.52, 0.6, 0.9],
          ['#a9bf5c', 40, 0.56, 0.66, 0.7],
        ],
        { coat: 0.5, rough: 0.3 },
      );
  addTube(
    model,
    curve(
      pathOf('0 1.9 9, 0 1.6 6.6, .3 1.3 2, -.3 1.2 -3, 1 .7 -8, 5 .4 -12, 9 .3 -12.6, 12 .2 -11'),
      8,
    ),
    {
      radius: (t) =>
        t < 0.08
          ? 0.5 + t * 8
          : t < 0.2
            ? 1.15 - (t - 0.08) * 3
            : t < 0.5
              ? 0.8 + Math.sin(((t - 0.2) / 0.3) * 3.14) * 0.7
              : 0.8 * (1 - (t - 0.5) * 1.85),
      material: skin,
      sides: 12,
    },
  );
  for (const s of SIDES) {
    addBall(model, [s * 0.8, 2.5, 8], 0.3, paint(kit, '#0a0806', EYE));
    for (const [z, ahead] of [
      [4.2, 1.6],
      [-2.6, -1.4],
    ] as const) {
      addTube(
        model,
        curve([
          [s * 0.8, 1.2, z],
          [s * 2.6, 1.5, z + ahead * 0.4],
          [s * 3.4, 0.3, z + ahead],
        ]),
        { radius: 0.36, material: skin },
      );
      for (const turn of [-0.6, -0.2, 0.2, 0.6])
        addRod(
          model,
          [
            [s * 3.4, 0.25, z + ahead],
            [s * 3.4 + s * Math.cos(turn) * 1.5, 0.15, z + ahead + Math.sin(turn) * 1.8],
          ],
          { radius: 0.13, material: skin },
        );
    }
  }
};

/** Coiled, its head raised. */
export const makeSnake: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.4 }, 'snake');
  const skin = colour
    ? paint(kit, colour, { coat: 0.6, rough: 0.2 })
    : skinOf(kit, '#6f7a38', [['#2f3518', 14, 0.52, 0.6, 0.95]], { coat: 0.6, rough: 0.2 });
  const coils = Array.from({ length: 44 }, (_, i): Vec3 => {
    const t = i / 43;
    const [a, r] = [t * Math.PI * 5.4, 13 - t * 8.4];
    return [Math.cos(a) * r, 1.7 + t * 4.6, Math.sin(a) * r];
  });
  const neck = curve([coils.at(-1)!, ...pathOf('3 12 3, -1 18 2, -1 20 6, -1 19.4 9.4')], 6).slice(
    1,
  );
  addTube(model, [...coils, ...neck], {
    radius: (t) => (t < 0.25 ? 0.3 + t * 6 : t < 0.7 ? 1.8 : 1.8 - (t - 0.7) * 1.8),
    material: skin,
    sides: 12,
  });
  addBlob(model, { at: [-1, 19.6, 9.4], radii: [1.9, 1.3, 2.9], material: skin });
  for (const s of SIDES) {
    addBall(model, [-1 + s * 1.3, 20.3, 10.4], 0.42, paint(kit, '#d9a520', EYE));
    addRod(
      model,
      [
        [-1, 19.2, 12],
        [-1 + s * 0.8, 19.2, 15],
      ],
      { radius: 0.14, material: paint(kit, '#a01818') },
    );
  }
};
