import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { bar, box, cut, disc } from './cut.ts';

/** Whole, on its board, one slice drawn away. */
export const pizza = cut([140, 110], 0.46, [
  ['#e0b070', disc(66, 58, 64, 50)],
  ['#c4622a', disc(66, 57, 57, 43)],
  ['#f3cf7a', disc(66, 56, 54, 40)],
  ...(
    [
      [40, 36],
      [78, 30],
      [102, 56],
      [34, 66],
      [62, 58],
      [72, 84],
      [44, 88],
    ] as const
  ).map(([x, y]) => ['#b8353a', disc(x, y, 10, 8)] as const),
  ...(
    [
      [56, 38],
      [90, 44],
      [48, 74],
      [84, 70],
      [28, 50],
    ] as const
  ).map(
    ([x, y]) =>
      [
        '#3d7048',
        `M${x - 7} ${y}C${x - 3} ${y - 7} ${x + 5} ${y - 6} ${x + 8} ${y - 2}C${x + 4} ${y + 5} ${x - 3} ${y + 5} ${x - 7} ${y}z`,
      ] as const,
  ),
  ['#f6f0e0', 'M66 56L116 96L138 76z'],
  ['#8a5a34', bar(66, 56, 117, 97, 1.5)],
  ['#8a5a34', bar(66, 56, 136, 74, 1.5)],
  ['#f3cf7a', 'M82 66L118 108L140 90z'],
  ['#e0b070', 'M114 103L118 108L140 90L136 85z'],
  ['#b8353a', disc(116, 90, 8, 6)],
]);

export const roastChicken = cut([140, 92], 0.44, [
  ['#c47a35', 'M14 62C10 34 40 14 72 18C108 20 128 40 124 64C118 82 28 84 14 62z'],
  ['#fbf3e2', 'M0 76C20 66 120 66 140 76C130 96 10 96 0 76z'],
  ['#d8cfbe', 'M14 78C40 72 100 72 126 78C110 88 30 88 14 78z'],
  ['#c47a35', 'M22 60C18 36 44 20 72 22C104 24 120 42 116 64C108 80 34 80 22 60z'],
  ['#e0a052', 'M40 34C52 26 80 26 94 36C84 34 52 34 40 40z'],
  ['#a85f28', 'M84 68C74 56 84 38 102 40C120 40 124 56 116 68C106 76 92 76 84 68z'],
  ['#d8934a', 'M92 62C86 54 92 46 102 46C110 46 112 54 108 62z'],
  ['#f4ead6', 'M112 58L130 66L134 60L138 66L132 72L134 76L126 74L108 66z'],
  ['#a85f28', 'M34 64C28 54 36 46 48 50C56 54 56 64 50 70z'],
  ['#3d7048', 'M10 74C18 66 30 68 34 74C28 82 16 82 10 74z'],
  ['#f6d548', disc(118, 80, 9, 6)],
]);

/** A cured leg with its bone and a cut face. */
export const ham = cut([140, 90], 0.42, [
  ['#8a4a34', 'M6 44C10 16 50 4 84 20L118 36L120 46L86 66C50 88 6 78 6 44z'],
  ['#fbf3e2', 'M114 34L130 32C138 30 140 40 134 42C140 46 134 54 128 50L116 48z'],
  ['#f4d8c0', 'M6 44C8 24 26 14 40 18C54 24 56 62 38 76C18 78 6 66 6 44z'],
  ['#c05a4c', 'M12 46C14 30 26 22 36 26C46 34 46 58 34 68C20 70 12 60 12 46z'],
  ['#fbf3e2', disc(27, 46, 5, 6)],
  ['#e99a86', 'M18 40C22 32 30 30 34 34L30 36C26 36 24 38 22 44z'],
  ['#a9694e', 'M56 24C74 22 94 32 106 40C92 38 70 30 56 30z'],
]);

export const salami = cut([140, 84], 0.32, [
  ['#8a3a34', 'M8 26C8 14 18 6 30 8L104 22C120 26 122 50 108 56L34 56C16 56 8 42 8 26z'],
  ['#d8cfbe', bar(112, 30, 134, 12, 3)],
  ['#f4ead6', 'M16 14L26 9L46 56L34 56z'],
  ['#f4ead6', 'M56 13L64 15L76 56L66 56z'],
  ...(
    [
      [30, 62],
      [62, 66],
      [94, 64],
    ] as const
  ).flatMap(
    ([x, y]) =>
      [
        ['#6e2a2a', disc(x, y, 20, 18)],
        ['#b8453f', disc(x, y, 17, 15)],
        ['#f4d8c0', disc(x - 7, y - 5, 3)],
        ['#f4d8c0', disc(x + 5, y - 7, 2.5)],
        ['#f4d8c0', disc(x + 8, y + 4, 3)],
        ['#f4d8c0', disc(x - 3, y + 6, 3)],
        ['#f4d8c0', disc(x + 1, y - 1, 2)],
      ] as const,
  ),
]);

const holes = (x: number, y: number) =>
  [-8, 0, 8].flatMap((dx) =>
    [-7, 0, 7].map((dy) => ['#8a5a34', disc(x + dx, y + dy, 1.3)] as const),
  );

export const cracker = cut([110, 80], 0.26, [
  ['#d8ae78', disc(34, 46, 32, 32)],
  ['#e8c890', disc(34, 44, 29, 29)],
  ...holes(34, 44),
  ['#c4955c', disc(76, 44, 32, 32)],
  ['#e8c890', disc(76, 42, 29, 29)],
  ...holes(76, 42),
]);

export const blueCheese = cut([120, 84], 0.34, [
  ['#f4ead6', 'M6 40L70 6L116 30L116 72L8 78z'],
  ['#fffaf0', 'M6 40L70 6L116 30L54 44z'],
  ['#d8cfbe', 'M70 6L116 30L116 36L66 10z'],
  ...(
    [
      'M20 52C26 48 28 56 34 52L36 56C30 60 26 54 21 57z',
      'M46 60C52 54 56 62 62 56L64 60C58 66 52 60 47 64z',
      'M76 48C82 44 86 52 92 46L94 50C88 56 82 50 77 52z',
      'M84 64C90 60 94 68 100 62L102 66C96 72 90 66 85 68z',
      'M26 66C32 64 34 70 40 68L40 72C34 74 30 70 26 70z',
      'M52 28C58 24 62 30 68 26L70 29C64 34 58 28 53 31z',
      'M78 24C84 22 86 28 92 26L92 29C86 32 82 28 79 27z',
    ] as const
  ).map((vein) => ['#3f5f74', vein] as const),
]);

/** A small round with a bloomy rind, a wedge cut out and its paste running. */
export const softCheese = cut([120, 70], 0.3, [
  ['#fbf3e2', 'M4 30C4 10 116 10 116 30L116 48C116 68 4 68 4 48z'],
  ['#fffdf6', disc(60, 29, 56, 19)],
  ['#f3d98a', 'M60 30L92 46L90 64C80 67 66 68 58 67z'],
  ['#e8c465', 'M60 30L58 67C44 67 36 66 30 64L32 46z'],
  ['#f6e6b0', 'M60 30L92 46C82 50 42 50 32 46z'],
  ['#f3d98a', 'M64 60C74 58 84 62 96 66C88 70 70 70 62 68z'],
  ['#d8cfbe', 'M14 24C28 16 46 15 54 16L40 20C30 21 22 24 16 27z'],
]);

const MACARONS = [
  ['#d4708f', 4, 44],
  ['#8a9a3f', 54, 44],
  ['#e08a35', 29, 6],
] as const;

const shells = (
  colour: string,
  x: number,
  y: number,
): readonly (readonly [colour: string, path: string])[] => [
  [colour, `M${x} ${y + 16}C${x} ${y - 4} ${x + 46} ${y - 4} ${x + 46} ${y + 16}z`],
  ['#fbf3e2', box(x + 2, y + 16, 42, 6)],
  [
    colour,
    `M${x} ${y + 22}L${x + 46} ${y + 22}C${x + 46} ${y + 40} ${x} ${y + 40} ${x} ${y + 22}z`,
  ],
  [
    '#fbe9e4',
    `M${x + 8} ${y + 8}C${x + 14} ${y + 3} ${x + 24} ${y + 2} ${x + 28} ${y + 4}L${x + 26} ${y + 6}C${x + 20} ${y + 5} ${x + 14} ${y + 7} ${x + 10} ${y + 11}z`,
  ],
];

/** Each of several in one of the three colours. */
const ONE_EACH = MACARONS.map(([colour]) => cut([54, 44], 0.2, shells(colour, 4, 2)));
export const macaron: DrawnThing = {
  ...ONE_EACH[0]!,
  draw: (press, standing, look) =>
    look.random.fork('shells').pick(ONE_EACH).draw(press, standing, look),
};
