import { bar, cut, disc } from '#studio/litho/things/cuts/cut.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';

const BLADES = [
  [22, 8, 30],
  [34, 26, 6],
  [44, 40, 18],
  [52, 58, 2],
  [62, 74, 14],
  [70, 92, 28],
  [40, 6, 50],
  [66, 108, 48],
] as const;

/** A tuft of blades, cut across at its foot. */
export const cutGrass = cut([116, 104], 0.3, [
  ['#5f8a3c', disc(56, 98, 30, 5)],
  ...BLADES.map(([foot, tip, top], i): FlatShape => [
    i % 2 === 0 ? '#5f8a3c' : '#86ad52',
    `M${foot - 5} 100Q${(foot + tip) / 2 - 6} ${(100 + top) / 2} ${tip} ${top}Q${(foot + tip) / 2 + 5} ${(100 + top) / 2} ${foot + 5} 100z`,
  ]),
]);

const UMBEL = [
  [16, 40],
  [34, 24],
  [56, 16],
  [78, 24],
  [96, 40],
  [38, 44],
  [74, 44],
  [56, 38],
] as const;

/** Flat heads of tiny cream flowers on one stalk. */
export const elderflower = cut([112, 116], 0.36, [
  ['#6f8f4c', bar(56, 60, 56, 114, 5)],
  ...UMBEL.map(([x, y]): FlatShape => ['#6f8f4c', bar(56, 78, x, y, 3)]),
  ['#5f8a4c', 'M56 96C72 78 96 80 106 92C92 108 70 108 56 96z'],
  ...UMBEL.flatMap(([x, y]): FlatShape[] => [
    ['#d8cfa8', disc(x, y + 1, 15, 11)],
    ...[-8, 0, 8].flatMap((dx): FlatShape[] => [
      ['#fdf9ea', disc(x + dx, y - 3, 5)],
      ['#fdf9ea', disc(x + dx * 0.6, y + 5, 5)],
      ['#dcb84a', disc(x + dx, y - 3, 1.6)],
    ]),
  ]),
]);

const PAIRS = [18, 36, 54, 72] as const;

/** Small round leaves, pair by pair: boxwood; longer ones are mint's. */
const twig = (leaf: readonly [rx: number, ry: number], inks: readonly [string, string]) =>
  cut([110, 112], 0.32, [
    [inks[0], disc(55, 10, leaf[1], leaf[0])],
    ['#7a5a36', bar(55, 10, 55, 110, 4)],
    ...PAIRS.flatMap((y): FlatShape[] => [
      [inks[0], leafAt(55, y + 14, -1, leaf)],
      [inks[1], leafAt(55, y + 14, 1, leaf)],
    ]),
  ]);

function leafAt(x: number, y: number, side: 1 | -1, [rx, ry]: readonly [number, number]): string {
  const [tip, lift] = [x + side * rx * 2, y - ry * 1.2];
  return `M${x} ${y}C${x + side * rx * 0.5} ${lift - ry} ${tip - side * rx * 0.3} ${lift - ry} ${tip} ${lift}C${tip - side * rx * 0.2} ${y + ry * 0.6} ${x + side * rx * 0.7} ${y + ry * 0.6} ${x} ${y}z`;
}
export const boxwood = twig([15, 9], ['#3f6b3c', '#5f8a4c']);
export const mint = twig([22, 13], ['#4c9a5c', '#74b878']);
export const bayLeaves = twig([24, 8], ['#4a6b3a', '#6f8a4c']);

const petals = (x: number, y: number, reach: number, size: number, ink: string): FlatShape[] =>
  [0, 1, 2, 3, 4].map((i): FlatShape => {
    const turn = -Math.PI / 2 + (i * Math.PI * 2) / 5;
    return [ink, disc(round(x + reach * Math.cos(turn)), round(y + reach * Math.sin(turn)), size)];
  });
const round = (value: number): number => Math.round(value * 10) / 10;

/** Three blooms of one ink over their leaves. */
const blooms = (petal: string, shade: string, heart: string) =>
  cut([118, 112], 0.3, [
    [petal, disc(58, 40, 2)],
    ['#5f8a4c', 'M58 108C30 108 12 92 8 74C34 70 54 84 58 108z'],
    ['#4c7a3f', 'M58 108C62 84 84 70 110 76C106 94 88 108 58 108z'],
    ...(
      [
        [30, 52],
        [88, 54],
        [58, 30],
      ] as const
    ).flatMap(([x, y]): FlatShape[] => [
      ['#5f8a4c', bar(x, y, 58, 104, 3)],
      ...petals(x, y, 15, 13, shade),
      ...petals(x, y, 13, 11, petal),
      [heart, disc(x, y, 6)],
    ]),
  ]);
export const violets = blooms('#7a52a8', '#553480', '#f0c84a');
export const whiteBlossom = blooms('#fffaf0', '#d9cfae', '#e3b83e');
export const orangeBlossom = blooms('#fff8e6', '#e0c9a0', '#e8942c');
export const chamomile = blooms('#fffdf4', '#d6d0bc', '#e2a81e');

/** A toothed leaf of several leaflets, as on a tomato plant. */
export const tomatoLeaf = cut([120, 112], 0.32, [
  ['#4c7a3f', 'M60 2C72 14 70 24 78 28C74 38 68 44 60 48C52 44 46 38 42 28C50 24 48 14 60 2z'],
  ['#6b8f4a', bar(60, 20, 60, 110, 4)],
  ['#5f8a4c', 'M58 56C46 62 38 58 30 64C20 60 12 52 6 40C18 38 24 30 34 34C44 36 52 44 58 56z'],
  [
    '#5f8a4c',
    'M62 56C74 62 82 58 90 64C100 60 108 52 114 40C102 38 96 30 86 34C76 36 68 44 62 56z',
  ],
  ['#4c7a3f', 'M58 92C48 96 40 92 34 96C24 92 18 86 14 76C24 74 30 68 38 72C48 74 54 82 58 92z'],
  ['#4c7a3f', 'M62 92C72 96 80 92 86 96C96 92 102 86 106 76C96 74 90 68 82 72C72 74 66 82 62 92z'],
]);
