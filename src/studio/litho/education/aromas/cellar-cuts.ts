import { bar, box, cut, disc } from '#studio/litho/things/cuts/cut.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';

/** Struck flint: dark and glassy, with a chalky crust and a spark. */
export const flint = cut([130, 96], 0.26, [
  ['#d8d2c4', 'M6 70C4 48 22 24 48 20C74 14 88 34 90 54C92 76 74 92 46 92C24 92 8 88 6 70z'],
  ['#4a4f58', 'M20 68C20 50 34 34 52 32C70 30 80 42 80 56C78 72 66 82 46 82C30 82 20 78 20 68z'],
  ['#727a86', 'M28 60C34 48 44 40 56 40L46 56L30 68z'],
  ['#f0b429', 'M104 4L108 20L124 14L114 28L128 38L110 38L104 54L98 38L82 36L96 28L88 14L100 20z'],
  ['#fbe6a0', disc(104, 29, 6)],
]);

/** Grey sheets broken off one over the other, with drops on them. */
export const wetSlate = cut([130, 92], 0.24, [
  ['#4a5560', 'M4 78L24 58L122 62L126 76L104 90L16 88z'],
  ['#6b7784', 'M14 58L34 40L116 46L118 58L96 68L24 66z'],
  ['#8a96a2', 'M26 40L46 22L104 28L108 40L88 48L34 46z'],
  ...(
    [
      [58, 32],
      [84, 36],
      [48, 54],
      [92, 56],
    ] as const
  ).map(([x, y]): FlatShape => ['#cfe3ea', disc(x, y, 4, 3)]),
]);

/** White, soft and broken. */
export const chalk = cut([130, 92], 0.24, [
  ['#bfb8a6', 'M6 84L14 44L44 24L84 30L118 52L124 84z'],
  ['#f7f2e4', 'M14 44L44 24L60 48L36 62z'],
  ['#fffdf6', 'M44 24L84 30L92 54L60 48z'],
  ['#e6dfce', 'M36 62L60 48L92 54L124 84L6 84L14 44z'],
  ['#cfc7b4', 'M60 48L70 84L64 84L54 52z'],
]);

/** A red can with its spout. */
export const petrolCan = cut([100, 110], 0.34, [
  [
    '#b83a30',
    'M10 40C10 32 14 28 22 28L66 28L88 44C92 48 92 52 92 56L92 98C92 104 88 108 82 108L20 108C14 108 10 104 10 98z',
  ],
  ['#d9624e', box(18, 40, 10, 60)],
  ['#7f231f', 'M26 28L26 16L62 16L62 28L54 28L54 22L34 22L34 28z'],
  ['#e2b23a', 'M70 32L84 6L96 12L84 42z'],
  ['#f4e3c8', 'M52 52C64 68 68 76 66 84C64 94 40 94 38 84C36 76 42 68 52 52z'],
]);

/** A strap, rolled, with its stitches. */
export const leather = cut([126, 92], 0.26, [
  ['#6b4024', disc(46, 48, 42)],
  ['#94603a', disc(46, 48, 34)],
  ['#6b4024', disc(46, 48, 24)],
  ['#94603a', disc(46, 48, 16)],
  ['#4a2c18', disc(46, 48, 7)],
  ['#7d4c2c', 'M44 72L120 76C124 80 124 86 120 90L44 90z'],
  ...[52, 64, 76, 88, 100, 112].map((x): FlatShape => ['#e2c79a', box(x, 80, 7, 2.4)]),
]);

/** Planks with their rings. */
const planks = (wood: string, grain: string) =>
  cut([130, 92], 0.26, [
    [wood, 'M4 60L96 28L126 40L34 76z'],
    [grain, 'M4 60L34 76L34 90L4 72z'],
    [wood, 'M34 76L126 40L126 54L34 90z'],
    [grain, 'M18 62L100 34L104 36L22 64z'],
    [grain, 'M28 68L110 40L113 41L32 70z'],
    [grain, 'M40 82L124 48L124 50L40 84z'],
  ]);
export const cedar = planks('#b8754a', '#8a4c2c');
export const oakChips = planks('#c9a26a', '#94703c');

/** Glowing wood under a curl of smoke. */
export const smoke = cut([110, 116], 0.36, [
  [
    '#8d8a86',
    'M50 86C36 74 40 60 52 54C64 48 62 38 52 32C42 26 44 12 58 4C52 16 56 22 66 28C80 38 78 54 64 60C54 66 54 76 60 86z',
  ],
  ['#b9b5ae', 'M70 84C64 74 68 66 76 60C86 52 86 42 80 34C96 42 100 58 88 68C80 74 78 78 78 84z'],
  ['#5a3a24', bar(10, 104, 96, 88, 13)],
  ['#7a5030', bar(14, 88, 100, 104, 13)],
  ['#e8762c', disc(55, 96, 14, 7)],
  ['#f6c04a', disc(55, 96, 7, 4)],
]);

/** A slice, browned at its rim. */
export const toast = cut([104, 100], 0.3, [
  ['#8a5226', 'M12 30C4 14 24 2 52 4C80 2 100 14 92 30C96 36 94 92 92 98L12 98C10 92 8 36 12 30z'],
  ['#d8a35c', 'M20 32C14 18 30 10 52 11C74 10 90 18 84 32L84 90L20 90z'],
  ['#b87c3c', 'M34 40C44 34 62 34 70 42C74 56 70 72 60 78C46 82 34 74 32 60C30 52 30 46 34 40z'],
]);

/** A black, shining drop that runs from its pan. */
export const tar = cut([120, 92], 0.24, [
  ['#6b6f76', 'M8 24L100 24L90 66C88 72 84 74 78 74L30 74C24 74 20 72 18 66z'],
  ['#1f1b1c', disc(54, 26, 46, 12)],
  ['#55504e', disc(42, 23, 16, 4)],
  [
    '#1f1b1c',
    'M84 28C96 30 102 42 100 58C98 74 104 80 112 84C104 92 84 92 82 78C80 62 84 44 84 28z',
  ],
]);

/** Moist and dark, with fallen leaves on it. */
export const forestFloor = cut([130, 92], 0.26, [
  ['#4a3626', 'M4 88C8 66 34 56 64 56C96 56 122 68 126 88z'],
  ['#8a4c26', 'M20 62C24 44 44 40 56 50C50 66 34 70 20 62z'],
  ['#b8742c', 'M62 58C62 40 82 30 98 38C96 54 80 64 62 58z'],
  ['#c9d0b4', 'M90 66L94 46L100 46L104 66z'],
  ['#7d5230', 'M80 50C82 34 112 34 114 50C104 54 90 54 80 50z'],
  ['#6b8f4a', disc(40, 78, 14, 6)],
]);

/** A ball of wax in its comb's colour is beeswax; nougat, caramel and toffee are squares. */
export const caramel = cut([126, 92], 0.22, [
  ['#8a4c1e', 'M6 52L40 36L76 48L76 76L42 90L6 78z'],
  ['#c9772c', 'M6 52L40 36L76 48L42 62z'],
  ['#a9601f', 'M42 62L76 48L76 76L42 90z'],
  ['#8a4c1e', 'M62 26L92 12L122 22L122 48L94 62L62 50z'],
  ['#d8893a', 'M62 26L92 12L122 22L94 36z'],
  ['#a9601f', 'M94 36L122 22L122 48L94 62z'],
]);
