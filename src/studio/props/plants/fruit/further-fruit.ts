import {
  addBlob,
  addLathe,
  addPanel,
  apart,
  around,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { profileOf } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { addStalk } from '#studio/props/plants/stalk.ts';
import { makeCitrusHalf, makeCitrusSlice } from './citrus-cut.ts';
import type { Citrus } from './citrus-cut.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const GRAPEFRUIT: Citrus = {
  thing: 'grapefruit',
  radius: 4.7,
  nose: 1,
  peel: '#efb54a',
  peelBytes: [240, 176, 70],
  flesh: [226, 84, 70],
};
const BLOOD_ORANGE: Citrus = {
  thing: 'blood_orange',
  radius: 3.3,
  nose: 1,
  peel: '#dd5a1c',
  peelBytes: [222, 92, 30],
  flesh: [146, 18, 34],
};

/** A citrus that is known by its flesh: the second of several is cut open. */
function openCitrus(citrus: Citrus, blush: string): MakeThing {
  const [half, slice] = [makeCitrusHalf(citrus), makeCitrusSlice(citrus)];
  return (kit, place, look) => {
    const { states, nth, random } = look;
    if (states.includes('sliced')) return slice(kit, place, look);
    if (states.some((s) => s === 'halved' || s === 'cut' || s === 'half') || nth === 1)
      return half(kit, place, look);
    addBlob(startModel(kit, place, citrus.thing), {
      at: [0, citrus.radius * 0.94, 0],
      radii: [citrus.radius, citrus.radius * 0.94, citrus.radius],
      turn: { y: random.range(0, 3), z: random.range(-0.4, 0.4) },
      material: skinOf(
        kit,
        citrus.peel,
        [
          [blush, 3, 0.45, 0.8, 0.7],
          [citrus.peel, 44, 0.6, 0.7, 0.6, -0.3],
        ],
        { bump: 0.5, coat: 0.75, rough: 0.26 },
      ),
      rings: 18,
      sides: 28,
    });
  };
}
export const makeGrapefruit = openCitrus(GRAPEFRUIT, '#e88a52');
export const makeBloodOrange = openCitrus(BLOOD_ORANGE, '#a8281e');

/** A smooth red peach. */
export const makeNectarine: MakeThing = (kit, place, { random }) => {
  addBlob(startModel(kit, place, 'nectarine'), {
    at: [0, 3, 0],
    radii: [3.2, 3.05, 3.2],
    turn: { y: random.range(0.6, 1.6), z: random.range(-0.2, 0.2) },
    material: skinOf(
      kit,
      '#b3202a',
      [
        ['#e8983a', 3, 0.55, 0.8, 0.85],
        ['#7c0f20', 4, 0.5, 0.8, 0.6],
      ],
      { coat: 0.85, rough: 0.16 },
    ),
    swell: ([x, y, z]) =>
      1 -
      0.12 * Math.exp(-((z / 0.09) ** 2)) * Math.max(0, x + 0.3) -
      0.2 * Math.exp(-((1 - y) / 0.06)),
    rings: 20,
    sides: 30,
  });
};

/** Yellow and lumpy, wider than a pear, a little down on its skin. */
export const makeQuince: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'quince');
  addBlob(model, {
    at: [0, 4.1, 0],
    radii: [3.9, 4.3, 3.9],
    turn: { y: random.range(0, 3), z: random.range(-0.25, 0.25) },
    material: skinOf(
      kit,
      '#e6c832',
      [
        ['#b9a848', 6, 0.55, 0.75, 0.5],
        ['#9c8a52', 30, 0.74, 0.8, 0.5],
      ],
      { coat: 0.1, rough: 0.6 },
    ),
    swell: ([x, y, z]) =>
      (y > 0 ? 1 - 0.24 * y * y : 1) + 0.07 * Math.cos(Math.atan2(z, x) * 4) * (1 - y * y),
    rings: 22,
    sides: 30,
  });
  addStalk(apart(model, 'stalk'), 7.2, random.range(-0.5, 0.5));
};

/** A knobbly red shell; one of several is opened to its white flesh. */
export const makeLychee: MakeThing = (kit, place, { random, nth }) => {
  const model = startModel(kit, place, 'lychee');
  const shell = skinOf(
    kit,
    '#b5303c',
    [
      ['#7d1a28', 22, 0.5, 0.62, 0.8, -0.8],
      ['#d9705a', 9, 0.6, 0.8, 0.5],
    ],
    { coat: 0.2, rough: 0.5, bump: 2.4 },
  );
  const isOpen = nth % 3 === 1;
  addBlob(model, {
    at: [0, 1.65, 0],
    radii: [1.8, 1.75, 1.8],
    turn: { y: random.range(0, 3) },
    material: isOpen ? paint(kit, '#f3efe4', { coat: 0.9, rough: 0.12, translucency: 0.5 }) : shell,
    rings: 14,
    sides: 22,
  });
  if (isOpen)
    addLathe(model, profileOf('0 0, 1.2 .15, 1.75 .8, 1.95 1.5, 1.85 1.55, 1.6 .9'), shell);
};

/** A purple ball, and a half full of dark seeds in yellow pulp. */
export const makePassionFruit: MakeThing = (kit, place, { random, nth }) => {
  const model = startModel(kit, place, 'passion_fruit');
  const skin = skinOf(kit, '#3c1c34', [['#6a3a58', 9, 0.5, 0.75, 0.6, 0.3]], {
    coat: 0.4,
    rough: 0.35,
    bump: 0.8,
  });
  if (nth % 2 === 0) {
    addBlob(model, { at: [0, 2.5, 0], radii: [2.7, 2.5, 2.6], material: skin });
    return;
  }
  addLathe(model, profileOf('0 0, 1.4 .2, 2.4 1.2, 2.65 2.5, 2.25 2.5, 0 1.9'), skin);
  addPanel(model, {
    outline: around(28, () => 2.3),
    thickness: 0.3,
    material: paint(kit, '#e59a18', { coat: 1, rough: 0.06, translucency: 0.4 }),
    at: [0, 2.1, 0],
  });
  const seed = paint(kit, '#1d1712', { coat: 0.9, rough: 0.12 });
  for (let i = 0; i < 16; i++) {
    const [a, r] = [i * 2.4, 1.9 * Math.sqrt((i + 0.5) / 16)];
    addBlob(model, {
      at: [Math.cos(a) * r, 2.45, Math.sin(a) * r],
      radii: [0.34, 0.18, 0.24],
      turn: { y: random.range(0, 3) },
      material: seed,
      rings: 5,
      sides: 8,
    });
  }
};
