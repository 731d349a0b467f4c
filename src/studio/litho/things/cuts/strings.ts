import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import { bar, box, cut } from './cut.ts';

const [WOOD, LIGHT, RIM, EBONY] = ['#b5662c', '#d08a48', '#7a3d1c', '#2a1d18'] as const;

const pegs = [18, 30].flatMap((y): FlatShape[] => [
  [EBONY, bar(44, y, 54, y, 4)],
  [EBONY, bar(66, y, 76, y, 4)],
]);
const soundHoles = [-1, 1].map((side): FlatShape => {
  const x = 60 + side * 25;
  return [
    EBONY,
    `M${x} 200C${x + side * 7} 210 ${x - side * 5} 226 ${x + side * 2} 242L${x - side * 2} 244C${x - side * 9} 226 ${x + side * 3} 212 ${x - side * 3} 202z`,
  ];
});

/** A cello or a double bass, standing on its pin. */
export const doubleBass = cut([120, 332], 1.15, [
  [
    WOOD,
    'M60 118C78 118 92 128 94 150C96 166 82 172 82 190C82 204 114 214 114 260C114 298 88 312 60 312C32 312 6 298 6 260C6 214 38 204 38 190C38 172 24 166 26 150C28 128 42 118 60 118z',
  ],
  [
    RIM,
    'M94 150C96 166 82 172 82 190C82 204 114 214 114 260C114 298 88 312 60 312C84 304 104 292 104 258C104 222 76 206 74 190C73 172 86 164 85 150C84 132 74 122 60 118C78 118 92 128 94 150z',
  ],
  [
    LIGHT,
    'M50 128C38 132 34 142 35 152C36 164 46 172 46 190C45 206 16 222 17 258C18 274 24 286 34 294C26 276 26 250 38 232C50 216 54 206 54 190L54 128z',
  ],
  [RIM, box(57, 310, 6, 22)],
  [EBONY, 'M54 36L66 36L68 196L52 196z'],
  [WOOD, 'M52 8C52 2 68 2 70 10C72 18 62 20 62 14L66 38L54 38z'],
  ...pegs,
  ...soundHoles,
  [EBONY, 'M53 248L67 248L64 302L56 302z'],
  ['#f2e4c6', 'M46 232L50 222L70 222L74 232L68 232L66 227L54 227L52 232z'],
  ...[56.5, 59.2, 61.8, 64.5].map((x): FlatShape => ['#efe0b8', box(x - 0.5, 38, 1, 214)]),
]);
