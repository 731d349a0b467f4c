import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import { bar, box, cut, disc } from './cut.ts';

interface Coat {
  coat: string;
  shade: string;
  mane: string;
  muzzle: string;
  hasLongEars: boolean;
}

const leg = (x: number, ink: string): FlatShape[] => [
  [ink, `M${x - 8} 132L${x + 8} 132L${x + 5} 164L${x + 6} 186L${x - 6} 186L${x - 5} 164z`],
  ['#2f2622', `M${x - 6} 182L${x + 6} 182L${x + 8} 190L${x - 8} 190z`],
];

/** One that stands in the shafts, its collar on, and looks to the left. */
const draughtAnimal = ({ coat, shade, mane, muzzle, hasLongEars }: Coat, height: number) =>
  cut([222, 190], height, [
    [
      coat,
      'M70 88C96 76 156 76 184 84C202 90 208 110 202 128C194 142 174 146 152 142C122 148 96 148 78 138C62 128 58 104 70 88z',
    ],
    ...leg(178, shade),
    ...leg(106, shade),
    [mane, 'M202 94C218 100 220 132 212 156C204 142 206 116 196 106z'],
    ...leg(192, coat),
    ...leg(90, coat),
    [coat, 'M70 96C54 78 46 58 46 44L66 36C78 50 96 70 108 84L96 120z'],
    [coat, 'M66 36C58 28 44 30 38 42L18 70C12 80 20 88 30 84L52 74C60 68 64 60 66 52z'],
    [muzzle, 'M26 62L18 70C12 80 20 88 30 84L42 78C36 74 30 68 26 62z'],
    [mane, 'M58 30C74 38 98 64 110 84L98 88C88 68 70 50 54 40z'],
    ...(hasLongEars
      ? ([
          [coat, 'M50 34C42 20 42 8 48 2C56 10 58 24 58 34z'],
          [shade, 'M60 34C60 20 66 8 74 6C78 16 74 28 66 38z'],
        ] as const)
      : ([
          [coat, 'M48 34L52 18L60 32z'],
          [shade, 'M58 34L64 20L68 36z'],
        ] as const)),
    ['#1d1a22', disc(43, 51, 3)],
    ['#3f3a42', disc(22, 77, 2)],
    ['#5b3320', 'M92 76L104 84C96 100 92 116 92 132L80 126C80 106 84 88 92 76z'],
    ['#5b3320', bar(94, 116, 200, 112, 4)],
    ['#8a1f33', box(132, 76, 26, 9)],
  ]);

export const draughtHorse = draughtAnimal(
  { coat: '#a9744a', shade: '#8a5a34', mane: '#3f2a20', muzzle: '#8a5a34', hasLongEars: false },
  1.05,
);
export const donkey = draughtAnimal(
  { coat: '#9a928a', shade: '#7d766f', mane: '#4a443f', muzzle: '#e2dccf', hasLongEars: true },
  0.95,
);
