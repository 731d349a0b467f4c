import { bar, box, cut, disc } from './cut.ts';

/** A long shed with loading doors. */
export const warehouse = cut([260, 130], 0.95, [
  ['#b8bec2', 'M8 46L252 46L252 130L8 130z'],
  ['#5d6a72', 'M0 50L60 14L130 40L190 14L260 50L252 50L190 24L130 50L60 24L8 50z'],
  ['#d2d7da', 'M10 50L60 24L128 50z'],
  ['#d2d7da', 'M132 50L190 24L250 50z'],
  ...[24, 104, 184].flatMap((x) => [
    ['#e8dcc2', box(x, 68, 52, 62)] as const,
    ...[78, 90, 102, 114].map((y) => ['#b9a98a', box(x, y, 52, 3)] as const),
  ]),
  ['#8a1f33', box(24, 56, 52, 7)],
  ['#8a1f33', box(104, 56, 52, 7)],
  ['#8a1f33', box(184, 56, 52, 7)],
]);

const plank = (x: number, top: number) => ['#7c2219', box(x, top, 1.6, 150 - top)] as const;
const trim = (x1: number, y1: number, x2: number, y2: number) =>
  ['#f3e7d0', bar(x1, y1, x2, y2, 5)] as const;

/** Red boards under a broken roof, a cross on each leaf of its door. */
export const barn = cut([180, 150], 1.15, [
  ['#a8321f', 'M18 150L18 72L44 32L90 8L136 32L162 72L162 150z'],
  plank(32, 56),
  plank(48, 34),
  plank(66, 24),
  plank(114, 24),
  plank(132, 34),
  plank(148, 56),
  ['#4b4440', 'M8 78L40 28L90 0L140 28L172 78L162 82L134 36L90 12L46 36L18 82z'],
  ['#4b1a12', box(52, 88, 76, 62)],
  ['#8f2a1b', box(55, 91, 34, 59)],
  ['#8f2a1b', box(91, 91, 34, 59)],
  trim(52, 89, 128, 89),
  trim(53, 88, 53, 150),
  trim(127, 88, 127, 150),
  trim(90, 88, 90, 150),
  trim(55, 92, 88, 148),
  trim(88, 92, 55, 148),
  trim(92, 92, 125, 148),
  trim(125, 92, 92, 148),
  ['#f3e7d0', box(76, 40, 28, 28)],
  ['#3a2420', box(80, 44, 20, 20)],
]);

/** With its forks in front, and a pallet of cases on them. */
export const forklift = cut([190, 140], 0.9, [
  ['#e8a21c', 'M84 70L156 70C168 70 176 80 176 92L176 120L78 120z'],
  ['#3f3a42', bar(92, 70, 98, 14, 5)],
  ['#3f3a42', bar(158, 70, 150, 14, 5)],
  ['#3f3a42', box(92, 10, 64, 7)],
  ['#6b4426', 'M114 46L132 46L138 70L112 70z'],
  ['#3f3a42', bar(104, 74, 112, 52, 4)],
  ['#5d6a72', box(70, 6, 6, 118)],
  ['#5d6a72', box(62, 6, 4, 118)],
  ['#5d6a72', box(4, 116, 66, 5)],
  ['#a8703f', box(2, 108, 58, 8)],
  ['#c99a5e', box(4, 76, 26, 32)],
  ['#d8ae78', box(32, 76, 26, 32)],
  ['#c99a5e', box(16, 46, 28, 30)],
  ['#8a1f33', box(10, 88, 14, 8)],
  ['#8a1f33', box(38, 88, 14, 8)],
  ['#8a1f33', box(23, 58, 14, 8)],
  ['#26242e', disc(96, 122, 17)],
  ['#26242e', disc(158, 124, 15)],
  ['#b8bec2', disc(96, 122, 7)],
  ['#b8bec2', disc(158, 124, 6)],
]);

const beam = (x1: number, y1: number, x2: number, y2: number) =>
  ['#5b3320', bar(x1, y1, x2, y2, 5)] as const;

/** Plaster between dark beams, a steep roof, flowers below the windows. */
export const timberedHouse = cut([130, 190], 1.1, [
  ['#f2e3c4', 'M18 78L112 78L112 190L18 190z'],
  ['#f2e3c4', 'M18 80L65 16L112 80z'],
  ['#a5462f', 'M6 84L65 4L124 84L114 88L65 20L16 88z'],
  beam(18, 80, 112, 80),
  beam(18, 132, 112, 132),
  beam(20, 78, 20, 190),
  beam(110, 78, 110, 190),
  beam(65, 80, 65, 132),
  beam(22, 130, 44, 82),
  beam(108, 130, 86, 82),
  beam(40, 78, 65, 44),
  beam(90, 78, 65, 44),
  beam(65, 44, 65, 24),
  ['#4a6a7a', box(32, 94, 20, 26)],
  ['#4a6a7a', box(78, 94, 20, 26)],
  ['#4a6a7a', box(32, 146, 20, 24)],
  ['#d8433f', box(29, 120, 26, 6)],
  ['#d8433f', box(75, 120, 26, 6)],
  ['#6b3a22', 'M74 190L74 160C74 148 102 148 102 160L102 190z'],
]);
