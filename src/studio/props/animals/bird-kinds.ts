import {
  addLeafBlade,
  addPanel,
  around,
  apart,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import { addBird, birdOf } from './birds.ts';
import type { Plumage } from './birds.ts';
import { furOf } from './fur.ts';

const WHITE = ['#ece9e2', '#cfcac0', '#faf8f4'] as const;
const GREY = ['#9aa2aa', '#737b84', '#bcc3ca'] as const;
const BLACK = ['#1c1c22', '#0e0e12', '#33343e'] as const;
const BROWN = ['#8a6844', '#5c4228', '#b08e64'] as const;

const KINDS = {
  sparrow: {
    size: 4,
    back: BROWN,
    wing: ['#7a5434', '#3e2a18', '#b58a5c'],
    breast: ['#cfc4b2', '#b0a48f', '#e4dccd'],
    head: ['#8c8478', '#6a6258', '#a8a094'],
    cheek: '#e4ddd0',
    tips: '#4a3421',
    neck: 0.5,
    leg: 0.7,
    beak: { long: 0.32, thick: 0.17, tone: '#2a241e' },
    tail: { long: 1.1, spread: 0.22, rise: 0.1 },
    legs: '#a97c5a',
  },
  swallow: {
    size: 4.2,
    back: ['#1e2c52', '#111a36', '#36487a'],
    wing: ['#1a2646', '#0e152c', '#2e3e6a'],
    breast: ['#efe6da', '#d8ccba', '#faf5ee'],
    head: ['#1e2c52', '#111a36', '#36487a'],
    cheek: '#a8421e',
    tips: '#141b33',
    neck: 0.5,
    leg: 0.45,
    beak: { long: 0.26, thick: 0.13, tone: '#15130f' },
    tail: { long: 2.3, spread: 0.62, rise: 0.05, tone: '#141b33' },
    legs: '#2c2622',
    tilt: 0.5,
  },
  dove: {
    size: 7,
    back: WHITE,
    wing: WHITE,
    breast: WHITE,
    tips: '#dcd8d0',
    neck: 0.55,
    leg: 0.5,
    beak: { long: 0.34, thick: 0.13, tone: '#b58a80' },
    tail: { long: 1.3, spread: 0.4, rise: 0.05 },
    legs: '#c4605a',
    eye: '#7a1c14',
  },
  pigeon: {
    size: 7.4,
    back: GREY,
    wing: ['#8b939c', '#4e555e', '#aab2bb'],
    breast: ['#8a8f9a', '#6e7480', '#a4a9b4'],
    head: ['#5c6470', '#434a56', '#747d8a'],
    collar: '#3f7a66',
    tips: '#3a3f47',
    neck: 0.55,
    leg: 0.5,
    beak: { long: 0.34, thick: 0.13, tone: '#3a3632' },
    tail: { long: 1.2, spread: 0.4, rise: 0.05, tone: '#5d646d' },
    legs: '#c4605a',
    eye: '#c8501c',
  },
  seagull: {
    size: 10,
    back: WHITE,
    wing: GREY,
    breast: WHITE,
    tips: '#1d1f24',
    neck: 0.6,
    leg: 0.8,
    beak: { long: 0.62, thick: 0.17, tone: '#e8b61e' },
    tail: { long: 1, spread: 0.36, rise: 0.1, tone: '#f0eee9' },
    legs: '#e0a83a',
    tilt: 0.2,
    eye: '#2a2412',
  },
  crow: {
    size: 10,
    back: BLACK,
    wing: BLACK,
    breast: BLACK,
    tips: '#131318',
    neck: 0.5,
    leg: 0.75,
    beak: { long: 0.66, thick: 0.22, tone: '#17161a' },
    tail: { long: 1.3, spread: 0.36, rise: 0.05 },
    legs: '#1b1a1d',
    eye: '#5c4a30',
  },
  eagle: {
    size: 19,
    back: ['#5a3d22', '#3a2614', '#80603c'],
    wing: ['#4e341c', '#2e1e0f', '#755636'],
    breast: ['#6a4a2c', '#432d18', '#8d6c46'],
    head: ['#a5783e', '#7d5828', '#c79c60'],
    tips: '#2a1b0f',
    neck: 0.6,
    leg: 0.5,
    beak: { long: 0.44, thick: 0.22, tone: '#d9a520', hooked: true },
    tail: { long: 1.2, spread: 0.45, rise: -0.25 },
    legs: '#dba72a',
    tilt: 0.75,
    eye: '#e8b020',
  },
  parrot: {
    size: 8,
    back: ['#2f9a3c', '#1e7029', '#56b95e'],
    wing: ['#2a8a52', '#1c5f8a', '#e0b820'],
    breast: ['#4cb04a', '#348a36', '#7acb70'],
    head: ['#d22a22', '#a01a16', '#e85a4a'],
    tips: '#1d4f9e',
    neck: 0.5,
    leg: 0.35,
    beak: { long: 0.4, thick: 0.24, tone: '#e9dcc0', hooked: true },
    tail: { long: 2.4, spread: 0.2, rise: -0.5, tone: '#1d4f9e' },
    legs: '#6a6460',
    tilt: 0.75,
  },
  stork: {
    size: 17,
    back: WHITE,
    wing: WHITE,
    breast: WHITE,
    head: WHITE,
    tips: '#16161a',
    neck: 2.1,
    leg: 2.6,
    beak: { long: 1.15, thick: 0.13, tone: '#d0401c' },
    tail: { long: 0.6, spread: 0.3, rise: 0.1 },
    legs: '#d0401c',
    tilt: 0.2,
  },
  heron: {
    size: 15,
    back: GREY,
    wing: ['#8a94a0', '#5d6772', '#aab4be'],
    breast: ['#dfe1e2', '#bfc3c6', '#f2f3f3'],
    head: WHITE,
    crest: '#1a1c22',
    tips: '#2c3340',
    neck: 2.5,
    leg: 2.3,
    beak: { long: 1, thick: 0.13, tone: '#d9a83a' },
    tail: { long: 0.6, spread: 0.25, rise: 0 },
    legs: '#8a7d5c',
    tilt: 0.3,
  },
  flamingo: {
    size: 15,
    back: ['#f08a94', '#d9606e', '#f8b4b8'],
    wing: ['#ec7482', '#cc4a5c', '#f6a4aa'],
    breast: ['#f4a0a6', '#e07c86', '#fac4c6'],
    head: ['#f2949c', '#dc6c78', '#f9b8bc'],
    tips: '#c83a4e',
    neck: 3.4,
    leg: 3.3,
    beak: { long: 0.62, thick: 0.2, tone: '#2a2022', hooked: true },
    tail: { long: 0.5, spread: 0.25, rise: -0.05 },
    legs: '#e87888',
    tilt: 0.15,
  },
  pheasant: {
    size: 9.5,
    back: ['#a8562a', '#6a3014', '#d08a4c'],
    wing: ['#b0703c', '#5c3418', '#e0b878'],
    breast: ['#8a3a1c', '#5a220e', '#b86434'],
    head: ['#17503c', '#0c3024', '#2c7a5e'],
    cheek: '#c01c1c',
    collar: '#eeeae2',
    tips: '#6b4526',
    neck: 0.8,
    leg: 0.85,
    beak: { long: 0.3, thick: 0.14, tone: '#d8cfae' },
    tail: { long: 3.6, spread: 0.16, rise: 0.5, tone: '#a5773c' },
    legs: '#8c7c66',
    tilt: 0.25,
  },
  partridge: {
    size: 8.4,
    back: ['#9c8a72', '#6d5c46', '#bfae94'],
    wing: ['#8d6e4c', '#4a3622', '#c6aa80'],
    breast: ['#a7adb4', '#868d96', '#c4c9ce'],
    head: ['#b5bac0', '#90969e', '#d0d4d8'],
    cheek: '#efe9df',
    collar: '#241c18',
    tips: '#5e4630',
    neck: 0.5,
    leg: 0.6,
    beak: { long: 0.26, thick: 0.16, tone: '#c83222' },
    tail: { long: 0.6, spread: 0.3, rise: -0.1, tone: '#a5562c' },
    legs: '#c83222',
    tilt: 0.35,
  },
  chick: {
    size: 3.4,
    back: ['#f2cf52', '#d9ae2c', '#fae58c'],
    wing: ['#eac33e', '#cfa324', '#f6dc78'],
    breast: ['#f6da6a', '#e2bc42', '#fceca2'],
    tips: '#e0b63a',
    neck: 0.6,
    leg: 0.6,
    beak: { long: 0.3, thick: 0.16, tone: '#dd8a2a' },
    tail: { long: 0.1, spread: 0.2, rise: 0.2 },
    legs: '#dd8f36',
    tilt: 0.5,
  },
} as const satisfies Partial<Record<ThingId, Plumage>>;

const PEACOCK: Plumage = {
  size: 14,
  back: ['#1a5a9c', '#0e3a70', '#2f86c4'],
  wing: ['#8a7a52', '#5a4c2e', '#b8a878'],
  breast: ['#1556a8', '#0c3876', '#2a80d0'],
  head: ['#1556a8', '#0c3876', '#2a80d0'],
  cheek: '#efece4',
  crest: '#1a6a5c',
  tips: '#6b4a26',
  neck: 1.5,
  leg: 1,
  beak: { long: 0.34, thick: 0.13, tone: '#c9bfa6' },
  tail: { long: 0.6, spread: 0.2, rise: 0.1 },
  legs: '#8f8676',
  tilt: 0.3,
};

/** Seen from before, its train spread behind it, an eye at the end of every feather. */
export const makePeacock: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.35 }, 'peacock');
  addBird(model, PEACOCK, furOf(kit, colour, PEACOCK.back), furOf(kit, null, PEACOCK.wing));
  const [green, gold] = [
    paint(kit, '#2d7a4c', { coat: 0.4 }),
    paint(kit, '#8fa83a', { coat: 0.4 }),
  ];
  const eyes = apart(model, 'eyes of the train');
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 19; i++) {
      const a = -0.12 + ((i + (row % 2) * 0.5) / 18.5) * (Math.PI + 0.24);
      const far = 62 - row * 15;
      const tip: Vec3 = [Math.cos(a) * far, 24 + Math.sin(a) * far, -19 + row * 0.7];
      addLeafBlade(model, {
        from: [Math.cos(a) * 5, 22 + Math.sin(a) * 5, -16],
        to: tip,
        width: 10,
        material: (i + row) % 2 ? green : gold,
        up: [0, 0, 1],
        cup: 0.02,
      });
      for (const [r, tone, out] of [
        [3.5, '#b8862a', 0.2],
        [2.5, '#1f8f9c', 0.5],
        [1.5, '#141c5a', 0.8],
      ] as const)
        addPanel(eyes, {
          outline: around(12, () => r),
          thickness: 0.1,
          material: paint(kit, tone, { coat: 0.5 }),
          at: [tip[0] * 0.9, 24 + (tip[1] - 24) * 0.9, tip[2] + 1 + out],
          turn: { x: Math.PI / 2 },
        });
    }
};

/** Birds of garden, field and shore. */
export const BIRD_MAKERS = {
  ...(Object.fromEntries(
    Object.entries(KINDS).map(([id, plumage]) => [id, { make: birdOf(id as ThingId, plumage) }]),
  ) as Record<keyof typeof KINDS, PhotoMaker>),
  peacock: { make: makePeacock },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
