import { bar, cut, disc } from '#studio/litho/things/cuts/cut.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';

const seeds = (x: number, y: number, reach: number, ink: string): FlatShape[] =>
  Array.from({ length: 9 }, (_, i): FlatShape => {
    const [turn, far] = [i * 2.4, reach * Math.sqrt((i + 0.5) / 9)];
    return [
      ink,
      disc(Math.round(x + far * Math.cos(turn)), Math.round(y + far * Math.sin(turn)), 4, 5),
    ];
  });

/** A whole one, and half of it with its seeds. */
export const passionFruit = cut([130, 92], 0.28, [
  ['#4a2a4c', disc(42, 44, 40)],
  ['#7d5580', disc(28, 28, 8, 11)],
  ['#4a2a4c', disc(88, 52, 39)],
  ['#f2e0d0', disc(88, 52, 33)],
  ['#e8a826', disc(88, 52, 27)],
  ...seeds(88, 52, 22, '#33241c'),
]);

/** A rough pink shell, opened on white flesh. */
export const lychees = cut([130, 92], 0.26, [
  ['#b8404e', disc(42, 46, 40)],
  ...seeds(40, 44, 30, '#d97a80'),
  ['#7a4a2c', bar(42, 0, 42, 12, 5)],
  ['#b8404e', disc(90, 54, 36)],
  ['#fbf3ea', 'M56 44C66 22 112 20 124 46C112 40 100 50 90 44C80 50 68 40 56 44z'],
  ['#e9dcd2', 'M60 42C74 28 108 28 120 42C108 36 72 36 60 42z'],
]);

const several = (shapes: (x: number, y: number) => readonly FlatShape[]) =>
  cut([130, 92], 0.22, [...shapes(36, 60), ...shapes(94, 60), ...shapes(65, 36)]);

export const hazelnuts = several((x, y) => [
  [
    '#8a5a30',
    `M${x} ${y - 30}C${x + 30} ${y - 26} ${x + 34} ${y + 30} ${x} ${y + 30}C${x - 34} ${y + 30} ${x - 30} ${y - 26} ${x} ${y - 30}z`,
  ],
  [
    '#b98149',
    `M${x - 4} ${y - 24}C${x + 16} ${y - 18} ${x + 16} ${y + 8} ${x - 4} ${y + 8}C${x - 24} ${y + 8} ${x - 22} ${y - 16} ${x - 4} ${y - 24}z`,
  ],
  [
    '#e2c79a',
    `M${x - 24} ${y + 12}C${x - 10} ${y + 6} ${x + 10} ${y + 6} ${x + 24} ${y + 12}C${x + 14} ${y + 34} ${x - 14} ${y + 34} ${x - 24} ${y + 12}z`,
  ],
]);

export const coffeeBeans = several((x, y) => [
  ['#4a2d1c', disc(x, y, 30, 24)],
  ['#6f4a30', disc(x - 6, y - 8, 18, 9)],
  [
    '#26160d',
    `M${x - 28} ${y + 2}C${x - 10} ${y - 10} ${x + 10} ${y + 14} ${x + 28} ${y}C${x + 10} ${y + 20} ${x - 10} ${y - 4} ${x - 28} ${y + 2}z`,
  ],
]);

const CORNS = [
  [20, 76],
  [44, 80],
  [70, 78],
  [96, 80],
  [34, 62],
  [58, 60],
  [84, 62],
  [46, 44],
  [70, 44],
  [110, 66],
] as const;

/** Wrinkled corns in a heap. */
const corns = (dark: string, light: string) =>
  cut([126, 94], 0.2, [
    [dark, disc(58, 60, 1)],
    ...CORNS.flatMap(([x, y]): FlatShape[] => [
      [dark, disc(x, y, 14)],
      [
        light,
        `M${x - 8} ${y - 4}C${x - 2} ${y - 12} ${x + 6} ${y - 8} ${x + 8} ${y - 2}C${x + 2} ${y - 6} ${x - 4} ${y - 4} ${x - 8} ${y - 4}z`,
      ],
    ]),
  ]);
export const peppercorns = corns('#2c231f', '#75665c');
export const whitePeppercorns = corns('#bfae90', '#efe6d0');
