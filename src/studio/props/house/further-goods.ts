import { metal } from '#studio/props/making/kit.ts';
import {
  addBlob,
  addBox,
  addLathe,
  addPanel,
  addSurface,
  addTube,
  apart,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addDrum, addRing, pathOf, profileOf, SIDES } from '#studio/props/making/joinery.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Split logs in a pile, bark below and pale cut faces. */
export const makeFirewood: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.5 }, 'firewood');
  const bark = skinOf(kit, '#6b4c33', [['#3c281a', 9, 0.45, 0.7, 0.9, -0.8]], {
    bump: 2.4,
    rough: 0.9,
  });
  const cut = skinOf(kit, '#d8b586', [['#b98d58', 12, 0.5, 0.7, 0.6]], { rough: 0.8 });
  const rows = [4, 3, 2, 1];
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const r = random.range(2.7, 3.3);
      const x = (i - (count - 1) / 2) * 6.3 + random.range(-0.3, 0.3);
      const log = within(model, [x, 3 + row * 5.3, 0], {
        x: Math.PI / 2,
        z: random.range(-0.04, 0.04),
      });
      addLathe(log, profileOf(`${r} -13, ${r} 13`), bark, { isSharp: true });
      for (const s of SIDES)
        addPanel(log, {
          outline: around(22, (a) => r * (0.98 + 0.03 * Math.sin(a * 3))),
          thickness: 0.1,
          material: cut,
          side: bark,
          at: [0, s > 0 ? 12.95 : -13.05, 0],
        });
    }
  });
};

/** A canvas bag with two long handles, and the words that are to stand on it. */
export const makeToteBag: MakeThing = (kit, place, { colour, text, states }) => {
  const model = within(startModel(kit, place, 'tote_bag'), [0, 0, 0], { y: text ? 0.1 : 0.3 });
  const canvas = paint(kit, colour ?? '#e6dcc4', { coat: 0, rough: 0.95, translucency: 0.1 });
  const [w, d, h] = [15, 5, states.includes('holding') ? 22 : 33];
  for (const s of SIDES) {
    addSurface(model, {
      columns: 20,
      rows: 20,
      material: canvas,
      point: (u, v) => [
        (u * 2 - 1) * (w - v * 0.8),
        v * h - 0.5 * Math.sin(u * 6.3) * v,
        s *
          (d * (1 - 0.55 * v) * (1 - (u * 2 - 1) ** 2) ** 0.3 + 0.5 * Math.sin(u * 9 + v * 7) * v),
      ],
    });
    addTube(
      apart(model, 'handle'),
      curve(
        pathOf(
          `-7 ${h - 3} ${s * 2.4}, -6.4 ${h + 9} ${s * 2}, 0 ${h + 15} ${s * 1.4}, 6.4 ${h + 9} ${s * 2}, 7 ${h - 3} ${s * 2.4}`,
        ),
        7,
      ),
      { radius: 0.75, material: canvas, sides: 6 },
    );
  }
  if (text)
    addInscription(model, {
      text,
      at: [0, h * 0.48, d + 0.7],
      size: [w * 1.5, h * 0.5],
      face: 'playfair',
      ink: '#3a1420',
      maxLines: 4,
    });
};

/** Three bands of a country, by the words that name it. */
const BANDS: readonly (readonly [RegExp, readonly [string, string, string], boolean?])[] = [
  [/french|francais|francese|frances|franzos/, ['#1f3f95', '#f5f5f2', '#d0222f']],
  [/ital/, ['#17874a', '#f5f5f2', '#cf2b37']],
  [/german|allemand|tedesc|aleman|deutsch/, ['#16161a', '#cf1f26', '#f2c21c'], true],
  [/spani|espagnol|spagnol|espan/, ['#b8141e', '#f4c01a', '#b8141e'], true],
  [/austria|autrich|osterreich/, ['#cf2030', '#f5f5f2', '#cf2030'], true],
];

/** A small flag on its pole and foot, waving a little. */
export const makeFlag: MakeThing = (kit, place, { colour, word }) => {
  const model = startModel(kit, place, 'flag');
  const pole = apart(model, 'pole');
  const brass = metal(kit, [0.8, 0.6, 0.28], 0.22);
  addDrum(pole, { radius: 5, height: 1.4 }, paint(kit, '#3b2415', { coat: 0.6 }));
  addTube(pole, pathOf('0 1 0, 0 40 0'), { radius: 0.36, material: brass });
  addBlob(pole, { at: [0, 40.6, 0], radii: [0.8, 0.9, 0.8], material: brass, rings: 8, sides: 12 });
  const [, bands, isLevel = false] = BANDS.find(([words]) => words.test(word)) ?? [null, null];
  const inks = bands ?? [0, 1, 2].map(() => colour ?? '#7d1a2e');
  inks.forEach((ink, i) =>
    addSurface(model, {
      columns: 14,
      rows: 8,
      material: paint(kit, ink, { coat: 0.1, rough: 0.7, translucency: 0.2 }),
      point: (u, v) => {
        const [across, down] = isLevel ? [u, (i + v) / 3] : [(i + u) / 3, v];
        return [
          0.3 + across * 22,
          39 - down * 14 - across * 0.8,
          Math.sin(across * 7 + down) * 1.5 * across,
        ];
      },
    }),
  );
};

/** Two blades on a pin, rings for the fingers; lying. */
export const makeScissors: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'scissors'), [0, 0.4, 0], { y: 0.4 });
  const steel = metal(kit, [0.7, 0.7, 0.72], 0.18);
  const grip = colour ? paint(kit, colour, { coat: 0.6 }) : paint(kit, '#1b1a1d', { coat: 0.6 });
  for (const s of SIDES) {
    const half = within(model, [0, s * 0.14, 0], { y: s * 0.24 });
    addPanel(half, {
      outline: [
        [-1, -0.6],
        [9.4, 0],
        [-1, 0.6],
        [-5, 0.45],
        [-5, -0.45],
      ],
      thickness: 0.2,
      material: steel,
    });
    addRing(half, { radius: 1.7, thickness: 0.42, at: [-6.6, 0.1, 0] }, grip);
  }
  addDrum(apart(model, 'pin'), { radius: 0.5, height: 0.5, at: [0, 0, 0] }, steel);
};

/** A payment terminal with its screen and keys, a card held against it. */
export const makeCardReader: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'card_reader'), [0, 1.4, 0], { x: 0.45, y: 0.25 });
  addBox(
    model,
    { at: [0, 0.6, 0], half: [4.2, 1.2, 8] },
    paint(kit, '#26282d', { coat: 0.6, rough: 0.3 }),
  );
  const face = apart(model, 'screen');
  addBox(
    face,
    { at: [0, 1.85, -4], half: [3.4, 0.05, 2.8] },
    paint(kit, '#bfe3ee', { coat: 0.9, rough: 0.08 }),
  );
  const key = paint(kit, '#d7d9dc', { coat: 0.3 });
  for (let i = 0; i < 12; i++)
    addBox(
      face,
      { at: [-2.3 + (i % 3) * 2.3, 1.95, 0.6 + Math.floor(i / 3) * 1.8], half: [0.85, 0.16, 0.6] },
      key,
    );
  for (const [x, ink] of [
    [-2.3, '#c8202c'],
    [0, '#e8b820'],
    [2.3, '#2f9a4a'],
  ] as const)
    addBox(face, { at: [x, 1.95, 7.4], half: [0.9, 0.16, 0.4] }, paint(kit, ink));
  const card = within(apart(model, 'bank card'), [5.4, 2.2, -3.4], { z: -0.3, y: 0.3 });
  addBox(
    card,
    { at: [0, 0, 0], half: [4.2, 0.08, 2.7] },
    paint(kit, '#1d4f8a', { coat: 0.8, rough: 0.15 }),
  );
  addBox(card, { at: [-2.3, 0.1, -0.3], half: [0.7, 0.03, 0.5] }, metal(kit, [0.9, 0.7, 0.3], 0.2));
};

/** Rounded stones of a river bed, grey, ochre and white. */
export const makePebbles: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'pebbles');
  const inks = ['#a39888', '#c9b795', '#8b867e', '#d8d0c0', '#b08a66'];
  for (let i = 0; i < 26; i++) {
    const [a, out] = [i * 2.4, 9 * Math.sqrt((i + 0.5) / 26)];
    const size = random.range(1.5, 2.7);
    const seed = random.range(0, 30);
    addBlob(model, {
      at: [Math.cos(a) * out, size * 0.5 + Math.max(0, 4.5 - out) * 0.55, Math.sin(a) * out * 0.8],
      radii: [size, size * 0.66, size * 0.85],
      turn: { y: random.range(0, 3), z: random.range(-0.25, 0.25) },
      material: colour
        ? paint(kit, colour, { coat: 0.15, rough: 0.5 })
        : skinOf(kit, random.pick(inks), [['#7d766a', 10, 0.6, 0.8, 0.4]], {
            coat: 0.15,
            rough: 0.55,
          }),
      swell: ([x, y, z]) => 1 + 0.16 * (fbm(x * 1.4 + seed, y + z * 1.3, 2, 3) - 0.5),
      rings: 9,
      sides: 14,
    });
  }
};
