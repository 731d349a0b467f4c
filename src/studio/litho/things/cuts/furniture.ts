import { bar, box, cut, disc } from './cut.ts';

const WOOD = '#a8703f';
const DARK = '#6b4426';
const PALE = '#d8ae78';

export const bistroTable = cut([120, 110], 0.95, [
  ['#3f3a42', box(56, 18, 8, 82)],
  ['#3f3a42', 'M30 110C34 98 52 94 60 94C68 94 86 98 90 110z'],
  [DARK, disc(60, 17, 58, 13)],
  [WOOD, disc(60, 13, 58, 13)],
  [PALE, disc(56, 11, 44, 8)],
]);

export const highTable = cut([100, 150], 1.3, [
  ['#3f3a42', box(46, 16, 8, 126)],
  ['#3f3a42', 'M24 150C28 138 42 134 50 134C58 134 72 138 76 150z'],
  [DARK, disc(50, 15, 48, 11)],
  [WOOD, disc(50, 11, 48, 11)],
]);

export const longTable = cut([300, 100], 0.85, [
  [DARK, box(22, 24, 10, 76)],
  [DARK, box(268, 24, 10, 76)],
  [DARK, box(140, 24, 10, 70)],
  [
    '#e6d8bc',
    'M0 18L300 18L300 46C290 52 280 44 270 50C260 54 250 44 240 50L60 50C50 44 40 54 30 50C20 44 10 52 0 46z',
  ],
  ['#f7eedb', 'M16 4L284 4L300 20L0 20z'],
]);

export const bench = cut([180, 90], 0.62, [
  [DARK, box(18, 44, 9, 46)],
  [DARK, box(153, 44, 9, 46)],
  [WOOD, box(8, 4, 164, 12)],
  [WOOD, box(8, 22, 164, 12)],
  [DARK, box(20, 2, 7, 44)],
  [DARK, box(153, 2, 7, 44)],
  [PALE, 'M4 44L176 44L180 56L0 56z'],
]);

export const stool = cut([70, 110], 0.72, [
  [DARK, bar(18, 16, 8, 110, 7)],
  [DARK, bar(52, 16, 62, 110, 7)],
  [DARK, bar(35, 16, 35, 106, 7)],
  [WOOD, box(12, 70, 46, 6)],
  [WOOD, disc(35, 14, 33, 11)],
  [PALE, disc(33, 12, 24, 7)],
]);

export const armchair = cut([130, 120], 0.85, [
  [DARK, box(18, 108, 10, 12)],
  [DARK, box(102, 108, 10, 12)],
  ['#7a2f33', 'M22 70L22 22C22 2 108 2 108 22L108 70z'],
  ['#94434a', 'M30 66L30 26C30 12 100 12 100 26L100 66z'],
  ['#a8555c', box(24, 66, 82, 24)],
  ['#7a2f33', 'M6 60C6 46 28 46 28 60L28 110L6 110z'],
  ['#7a2f33', 'M102 60C102 46 124 46 124 60L124 110L102 110z'],
  ['#64252a', box(26, 88, 78, 22)],
]);

export const deckChair = cut([120, 110], 0.75, [
  [WOOD, bar(20, 6, 96, 108, 7)],
  [WOOD, bar(104, 40, 24, 108, 7)],
  ['#f4ead6', 'M24 6L34 4C42 50 74 66 108 62L104 72C64 78 30 56 24 6z'],
  ['#3a5a94', 'M26 22L35 20C40 46 50 56 60 62L52 66C38 56 28 40 26 22z'],
  ['#3a5a94', 'M72 66L86 66L84 74L68 73z'],
]);

export const tableLamp = cut([80, 120], 0.75, [
  ['#8a5a34', 'M30 112C30 92 36 84 37 60L43 60C44 84 50 92 50 112z'],
  ['#6b4426', box(24, 110, 32, 8)],
  ['#f6d27a', 'M22 4L58 4L78 62L2 62z'],
  ['#fbe9b0', 'M28 8L40 8L36 58L14 58z'],
]);

export const blackboard = cut([120, 130], 0.9, [
  [DARK, bar(22, 96, 8, 130, 7)],
  [DARK, bar(98, 96, 112, 130, 7)],
  [WOOD, box(4, 4, 112, 96)],
  ['#25352e', box(12, 12, 96, 80)],
  ['#dfe4da', box(30, 26, 60, 4)],
  ['#dfe4da', box(24, 42, 72, 3)],
  ['#dfe4da', box(24, 54, 56, 3)],
  ['#dfe4da', box(24, 66, 66, 3)],
]);

export const sign = cut([120, 130], 0.95, [
  [DARK, box(54, 50, 12, 80)],
  [WOOD, 'M6 10L98 10L116 33L98 56L6 56z'],
  [PALE, 'M12 16L94 16L108 33L94 50L12 50z'],
  [DARK, box(26, 27, 54, 4)],
  [DARK, box(26, 36, 40, 4)],
]);

/** Two-wheeled; its shafts point to the side that `at` turns them to. */
const cartAt = (at: (x: number) => number, width: number) => {
  const from = (x: number, wide: number) => Math.min(at(x), at(x + wide));
  return cut([width, 110], 0.72, [
    [DARK, bar(at(120), 66, at(188), 46, 7)],
    [WOOD, `M${at(8)} 20L${at(136)} 20L${at(128)} 66L${at(16)} 66z`],
    [PALE, box(from(8, 128), 18, 128, 8)],
    [DARK, box(from(12, 120), 42, 120, 4)],
    ['#5b3320', disc(at(70), 78, 31)],
    [PALE, disc(at(70), 78, 24)],
    ...[0, 45, 90, 135].map((turn) => {
      const [c, s] = [Math.cos((turn * Math.PI) / 180) * 25, Math.sin((turn * Math.PI) / 180) * 25];
      return ['#5b3320', bar(at(70) - c, 78 - s, at(70) + c, 78 + s, 5)] as const;
    }),
    ['#3f3a42', disc(at(70), 78, 6)],
  ]);
};

export const cart = cartAt((x) => x, 190);
/** Behind an animal that looks to the left. */
export const hauledCart = cartAt((x) => 190 - x, 236);

export const wheelbarrow = cut([170, 96], 0.6, [
  [DARK, bar(30, 40, 166, 30, 6)],
  [DARK, bar(96, 62, 118, 94, 6)],
  ['#3d7048', 'M22 16L134 16L106 64L52 64z'],
  ['#6f9d62', box(20, 14, 116, 7)],
  ['#3f3a42', disc(36, 76, 20)],
  ['#a39c94', disc(36, 76, 12)],
]);

/** A kettle on three legs, glowing. */
export const grill = cut([110, 130], 0.85, [
  [DARK, bar(34, 70, 18, 130, 6)],
  [DARK, bar(76, 70, 92, 130, 6)],
  [DARK, bar(55, 74, 55, 126, 6)],
  ['#3f3a42', 'M8 46C10 84 36 94 55 94C74 94 100 84 102 46z'],
  ['#d9604a', disc(55, 46, 44, 9)],
  ['#f0b04a', disc(55, 47, 30, 5)],
  ['#a39c94', disc(55, 42, 47, 3)],
  ...[20, 34, 48, 62, 76, 90].map((x) => ['#6f6a6c', bar(x, 36, x, 48, 2.4)] as const),
  ['#fbf3e2', 'M36 30C28 20 44 16 36 4C48 14 34 20 42 30z'],
  ['#fbf3e2', 'M70 30C62 20 78 16 70 4C82 14 68 20 76 30z'],
]);

const BLOOM = ['#f0a9bd', '#fbf3e2', '#d4708f', '#f6d27a', '#a9c89a'];

/** Blossoms all along an arch. */
export const flowerArch = cut([160, 190], 1.55, [
  ['#8a9a6a', 'M8 190L8 86C8 -18 152 -18 152 86L152 190L142 190L142 88C142 -2 18 -2 18 88L18 190z'],
  ...Array.from({ length: 30 }, (_, i) => {
    const turn = Math.PI * (1 - (i - 6) / 17);
    const isPost = i < 6 || i > 23;
    const y = isPost ? 184 - (i < 6 ? i : 29 - i) * 17 : 88 - Math.sin(turn) * 78;
    const x = isPost ? (i < 6 ? 13 : 147) : 80 + Math.cos(turn) * 67;
    return [BLOOM[i % BLOOM.length] ?? '#f0a9bd', disc(x + ((i * 7) % 9) - 4, y, 10)] as const;
  }),
]);

const STONE = '#cdb894';
const ARCH = 'M6 160L6 62C6 18 114 18 114 62L114 160z';
const OPENING = 'M18 160L18 66C18 32 102 32 102 66L102 160z';

/** A cellar door in its stone frame: shut. */
export const shutDoor = cut([120, 160], 1.5, [
  [STONE, ARCH],
  ['#8a5a34', OPENING],
  ...[32, 46, 60, 74, 88].map((x) => ['#6b4426', box(x - 1, 40, 2, 120)] as const),
  ['#3f3a42', box(18, 70, 60, 5)],
  ['#3f3a42', box(18, 132, 60, 5)],
  ['#c79a45', disc(92, 104, 4.5)],
]);

/** Open: the leaf swung out to the left, a lamp and casks in the vault behind it. */
export const openDoor = cut([150, 160], 1.5, [
  [STONE, 'M36 160L36 62C36 18 144 18 144 62L144 160z'],
  ['#2a1a14', 'M48 160L48 66C48 32 132 32 132 66L132 160z'],
  ['#4a2e1e', 'M60 160L60 74C60 48 120 48 120 74L120 160z'],
  ['#6b4426', 'M72 150L72 84C72 66 108 66 108 84L108 150z'],
  ['#8a5a34', disc(80, 136, 13)],
  ['#8a5a34', disc(101, 136, 13)],
  ['#3f2a1c', disc(80, 136, 9)],
  ['#3f2a1c', disc(101, 136, 9)],
  ['#f7d774', disc(90, 84, 7)],
  ['#5b3320', 'M48 160L60 150L120 150L132 160z'],
  ['#8a5a34', 'M48 160L48 56L6 40L6 172z'],
  ['#6b4426', 'M36 52L38 53L38 162L36 163z'],
  ['#6b4426', 'M22 46L24 47L24 166L22 167z'],
  ['#3f3a42', 'M48 74L6 66L6 71L48 79z'],
  ['#3f3a42', 'M48 132L6 142L6 147L48 137z'],
  ['#c79a45', disc(13, 108, 3.5, 4.5)],
]);

/** The board of a window on its two brackets. */
export const windowSill = cut([220, 40], 0.2, [
  ['#c2a47c', 'M36 18L50 18L44 40L38 40zM170 18L184 18L182 40L176 40z'],
  ['#e9dcc2', 'M10 4L210 4L220 14L0 14z'],
  ['#cdb48c', 'M0 14L220 14L220 22L0 22z'],
]);
