import { addLying } from '#studio/props/still/strewn.ts';
import { addBall, addBlob, addTube, apart, curve, paint } from '#studio/props/making/model.ts';
import { pathOf } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

// Spices that wine is said to smell of; a little larger than life, or they would be specks.

/** A long black pod, wrinkled and hooked at one end. */
export const makeVanillaPod: MakeThing = (kit, place, look) => {
  const model = addLying(kit, place, { thing: 'vanilla_pod', lift: 0.5, random: look.random });
  const skin = skinOf(kit, '#2c1710', [['#4a2c1c', 26, 0.5, 0.75, 0.8, 0.5]], {
    coat: 0.7,
    rough: 0.28,
    bump: 1.4,
  });
  for (const s of [-1, 1])
    addTube(
      model,
      curve(
        pathOf(
          `-9 0 ${s * 0.5}, -4 .1 ${0.9 * s}, 2 0 ${0.2 * s}, 7 .1 ${1.1 * s}, 9 .4 ${2.2 * s}`,
        ),
        8,
      ),
      {
        radius: (t) => 0.5 * Math.min(1, 7 * t + 0.4, 5 * (1 - t) + 0.32),
        material: skin,
        sides: 9,
      },
    );
};

/** A nail with a bud held by four claws. */
export const makeClove: MakeThing = (kit, place, look) => {
  const model = addLying(kit, place, { thing: 'clove', lift: 0.42, random: look.random });
  const dark = paint(kit, '#4a2412', { coat: 0.2, rough: 0.6 });
  addTube(model, pathOf('-1.6 0 0, 0 .05 0, 1 .08 0'), {
    radius: (t) => 0.2 + 0.2 * t,
    material: dark,
    sides: 7,
  });
  addBall(model, [1.35, 0.1, 0], 0.42, paint(kit, '#7a4a24', { coat: 0.15, rough: 0.7 }));
  for (const [y, z] of [
    [0.34, 0.34],
    [-0.24, 0.34],
    [0.34, -0.34],
    [-0.24, -0.34],
  ] as const)
    addTube(
      model,
      [
        [0.9, 0.1, 0],
        [1.75, y * 1.5 + 0.1, z * 1.6],
      ],
      { radius: (t) => 0.17 * (1.1 - t), material: dark, sides: 5 },
    );
};

/** A brown nut with furrows, one of them grated to its marbled heart. */
export const makeNutmeg: MakeThing = (kit, place, look) => {
  const model = addLying(kit, place, { thing: 'nutmeg', lift: 1.5, random: look.random });
  addBlob(model, {
    radii: [2, 1.55, 1.55],
    material: skinOf(kit, '#8a6240', [['#5f3e24', 9, 0.45, 0.7, 0.8, -0.6]], {
      coat: 0.1,
      rough: 0.7,
      bump: 1.6,
    }),
    swell: ([x, y, z]) =>
      look.nth % 2 === 1 && x > 0.55 ? 0.55 / x : 1 + 0.03 * Math.sin(y * 9 + z * 7),
  });
  if (look.nth % 2 === 1)
    addBlob(model, {
      at: [1.08, 0, 0],
      radii: [0.06, 1.28, 1.28],
      material: skinOf(kit, '#c79a68', [['#5a3418', 7, 0.5, 0.62, 0.9]], { coat: 0.05 }),
    });
};

/** Dried roots, fibrous and cut straight. */
export const makeLiquorice: MakeThing = (kit, place, look) => {
  const model = addLying(kit, place, { thing: 'liquorice', lift: 0.6, random: look.random });
  const bark = skinOf(kit, '#6e4a2a', [['#46290f', 12, 0.45, 0.7, 0.8, 0.5]], {
    bump: 1.5,
    rough: 0.8,
  });
  const [bow, cut] = [
    look.random.range(-0.7, 0.7),
    paint(kit, '#d8b15c', { coat: 0.05, rough: 0.8 }),
  ];
  addTube(model, curve(pathOf(`-6 0 0, 0 .1 ${bow}, 6 0 ${bow * 0.4}`), 6), {
    radius: (t) => 0.62 - 0.1 * t,
    material: bark,
    sides: 10,
  });
  for (const [x, z, r] of [
    [-6.02, 0, 0.58],
    [6.02, bow * 0.4, 0.48],
  ] as const)
    addBlob(model, { at: [x, 0, z], radii: [0.08, r, r], material: cut, rings: 6, sides: 12 });
};

/** A knobbly root with stubs, pale where it was broken. */
export const makeGinger: MakeThing = (kit, place, look) => {
  const model = addLying(kit, place, { thing: 'ginger', lift: 1.7, random: look.random });
  const skin = skinOf(
    kit,
    '#cda873',
    [
      ['#a27c48', 7, 0.5, 0.75, 0.7, 0.3],
      ['#e0c596', 22, 0.55, 0.8, 0.5],
    ],
    { coat: 0.15, rough: 0.6, bump: 0.9 },
  );
  const lobes = [
    [0, 0, 0, 4, 1.8, 0],
    [-3.6, 0.5, 1.2, 2.2, 1.5, 0.8],
    [2.4, 0.5, -1.7, 2.2, 1.4, 0.9],
    [3.7, 0.2, 0.9, 2, 1.5, -0.6],
    [-1.2, 0.8, -1.9, 1.7, 1.2, -0.9],
  ] as const;
  for (const [x, y, z, long, thick, turn] of lobes)
    addBlob(model, {
      at: [x, y, z],
      radii: [long, thick, thick],
      turn: { y: turn, z: 0.1 },
      material: skin,
      swell: ([u]) => 1 + 0.06 * Math.cos(u * 11),
    });
  addBlob(apart(model, 'cut ginger'), {
    at: [-5.1, 0.8, 2.6],
    radii: [0.1, 1, 1],
    turn: { y: 0.8 },
    material: paint(kit, '#eed58e', { coat: 0.5 }),
    rings: 6,
    sides: 12,
  });
};

/** Peppercorns, wrinkled, black with a few paler ones. */
export const makePeppercorn: MakeThing = (kit, place, look) => {
  const model = addLying(kit, place, { thing: 'peppercorn', lift: 0.5, random: look.random });
  const seed = look.random.range(0, 9);
  addBlob(model, {
    radii: [0.56, 0.54, 0.56],
    material: paint(kit, look.colour ?? look.random.pick(['#2a2420', '#3a2d25', '#1f1a18']), {
      coat: 0.2,
      rough: 0.5,
    }),
    swell: ([x, y, z]) => 1 + 0.09 * Math.sin(x * 9 + seed) * Math.sin(y * 8) * Math.sin(z * 9),
    rings: 8,
    sides: 12,
  });
};

/** A roasted bean, flat on one side, with its crease. */
export const makeCoffeeBean: MakeThing = (kit, place, look) => {
  const model = addLying(kit, place, { thing: 'coffee_bean', lift: 0.55, random: look.random });
  addBlob(model, {
    radii: [1.1, 0.6, 0.78],
    material: paint(kit, look.random.pick(['#3d2012', '#4a2817', '#33190e']), {
      coat: 0.6,
      rough: 0.25,
    }),
    swell: ([x, y, z]) =>
      1 - (y > 0 ? 0.3 * Math.exp(-(((z - 0.08 * Math.sin(x * 3)) / 0.1) ** 2)) : 0.12),
    rings: 16,
    sides: 20,
  });
};

/** A fermented almond of cocoa in its cracked skin. */
export const makeCocoaBean: MakeThing = (kit, place, look) => {
  const model = addLying(kit, place, { thing: 'cocoa_bean', lift: 0.6, random: look.random });
  addBlob(model, {
    radii: [1.5, 0.62, 0.92],
    material: skinOf(kit, '#7a4526', [['#4c2412', 8, 0.45, 0.7, 0.8, -0.4]], {
      rough: 0.6,
      bump: 1,
    }),
    swell: ([x]) => 1 - 0.15 * x,
    rings: 10,
    sides: 14,
  });
};
