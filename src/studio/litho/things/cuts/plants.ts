import { bar, cut, disc } from './cut.ts';

const wedge = (turn: number): string => {
  const at = (r: number, a: number) =>
    `${(50 + r * Math.cos(a)).toFixed(1)} ${(50 + r * Math.sin(a)).toFixed(1)}`;
  return `M${at(5, turn)}L${at(37, turn - 0.3)}A37 37 0 0 1 ${at(37, turn + 0.3)}z`;
};

/** Rind, pith and eight segments. */
const citrusSlice = (rind: string, pith: string, flesh: string) =>
  cut([100, 100], 0.26, [
    [rind, disc(50, 50, 50)],
    [pith, disc(50, 50, 44)],
    ...Array.from({ length: 8 }, (_, i) => [flesh, wedge((i * Math.PI) / 4 + 0.2)] as const),
  ]);
export const lemonSlice = citrusSlice('#f0c53a', '#fdf3c4', '#f6d548');
export const orangeSlice = citrusSlice('#ee8420', '#fdeac8', '#f7a23a');
export const limeSlice = citrusSlice('#6f9d3a', '#eef4cf', '#a8cc5a');
export const bloodOrangeSlice = citrusSlice('#e0702c', '#fbe3cf', '#b02a34');
export const grapefruitSlice = citrusSlice('#eda24a', '#fdeacb', '#e8705c');

/** One whole and one cut open, red inside. */
export const fig = cut([120, 96], 0.32, [
  [
    '#5a2f52',
    'M36 4C42 2 44 8 44 18C66 34 74 60 62 82C52 98 24 98 12 82C0 60 10 34 32 18C30 10 30 6 36 4z',
  ],
  ['#8a5a80', 'M24 40C16 54 14 66 18 78C24 70 24 52 30 38z'],
  ['#6f9d62', 'M36 4C42 2 44 8 44 16L33 16C31 9 31 6 36 4z'],
  ['#5a2f52', disc(90, 70, 29, 26)],
  ['#f4e3c8', disc(90, 70, 25, 22)],
  ['#b8353a', disc(90, 70, 19, 16)],
  ['#e99a86', disc(90, 70, 8, 6)],
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) =>
      [
        '#f6d27a',
        disc(Math.round(90 + 13 * Math.cos(i * 0.8)), Math.round(70 + 11 * Math.sin(i * 0.8)), 1.5),
      ] as const,
  ),
]);

/** Half a shell with the kernel's two lobes. */
export const walnut = cut([120, 84], 0.24, [
  ['#a9744a', disc(38, 42, 37, 40)],
  ['#7d5230', 'M36 2L40 2C46 20 46 64 40 82L36 82C42 64 42 20 36 2z'],
  ['#c99a6a', 'M14 30C18 20 26 14 30 16C24 26 22 36 22 46C16 44 12 38 14 30z'],
  ['#7d5230', 'M52 24C60 34 60 52 54 62C56 50 56 36 52 24z'],
  ['#7d5230', disc(90, 48, 30, 34)],
  ['#d8ae78', 'M88 22C76 18 66 32 70 42C62 50 68 68 80 66C84 76 88 70 88 60z'],
  ['#e2bd8a', 'M92 22C104 18 114 32 110 42C118 50 112 68 100 66C96 76 92 70 92 60z'],
  ['#a9744a', 'M76 40C80 36 84 40 82 46C86 52 80 58 76 54L79 50C81 50 80 47 77 47z'],
  ['#a9744a', 'M104 40C100 36 96 40 98 46C94 52 100 58 104 54L101 50C99 50 100 47 103 47z'],
]);

export const almond = cut([110, 90], 0.22, [
  ['#b07a48', 'M8 66C4 36 30 10 60 6C58 36 52 74 26 84C16 86 10 78 8 66z'],
  ['#8a5a34', 'M18 64C22 42 36 24 54 12C44 32 34 56 24 74z'],
  ['#c99563', 'M46 82C40 54 66 24 106 26C104 52 92 84 66 88C56 88 48 88 46 82z'],
  ['#8a5a34', 'M56 78C62 58 80 40 100 30C88 46 76 66 62 82z'],
  ['#f4e3c8', 'M40 78L48 80L46 86L38 84z'],
]);

/** Black, knobbly, with one cut face and its veins. */
export const truffle = cut([120, 84], 0.28, [
  [
    '#2f2622',
    'M10 56C0 40 8 18 28 14C38 2 62 4 70 14C84 16 88 34 80 46C84 64 66 80 48 76C30 84 14 74 10 56z',
  ],
  ['#4a3d36', 'M18 44L26 34L34 42L28 52z'],
  ['#4a3d36', 'M38 22L48 16L54 26L44 32z'],
  ['#4a3d36', 'M36 58L46 52L52 62L42 68z'],
  ['#1d1a22', 'M54 40L64 34L70 44L60 50z'],
  ['#2f2622', disc(92, 60, 27, 24)],
  ['#6b5446', disc(92, 60, 22, 19)],
  [
    '#d8c3a4',
    'M74 58C80 54 84 62 90 56C96 50 102 58 110 54L110 57C102 62 96 54 91 60C85 66 80 58 74 62z',
  ],
  [
    '#d8c3a4',
    'M80 70C86 66 92 74 98 68C102 66 104 68 106 68L104 72C98 72 94 78 88 74C84 72 82 74 80 74z',
  ],
  ['#d8c3a4', 'M84 46C88 44 92 50 98 46L100 48C94 54 88 48 84 50z'],
]);

const NEEDLES = Array.from({ length: 11 }, (_, i) => 12 + i * 8);

export const pine = cut([120, 96], 0.4, [
  ['#3d7048', bar(8, 78, 104, 26, 5)],
  ...NEEDLES.flatMap((x, i) => {
    const y = 80 - (x - 8) * 0.54;
    return [
      [i % 2 ? '#1f4a34' : '#3d7048', bar(x, y, x + 14, y - 28, 4)],
      [i % 2 ? '#3d7048' : '#1f4a34', bar(x, y, x + 24, y + 16, 4)],
    ] as const;
  }),
  ['#8a5a34', 'M26 62C20 74 24 90 36 94C48 90 50 74 44 62C40 56 30 56 26 62z'],
  ['#b98149', 'M28 66L35 70L42 66L40 74L35 77L30 74z'],
  ['#b98149', 'M27 78L35 82L43 78L40 86L35 89L30 86z'],
]);

const HOLLY =
  'M50 52C40 48 38 40 28 42C26 34 18 36 12 30C14 24 8 20 4 14C12 14 18 8 24 12C32 8 38 18 44 18C46 26 54 30 52 38z';

export const holly = cut([104, 84], 0.3, [
  ['#1f4a34', HOLLY],
  [
    '#3d7048',
    'M54 52C64 48 66 40 76 42C78 34 86 36 92 30C90 24 96 20 100 14C92 14 86 8 80 12C72 8 66 18 60 18C58 26 50 30 52 38z',
  ],
  ['#a9c89a', bar(50, 48, 10, 18, 1.6)],
  ['#a9c89a', bar(54, 48, 94, 18, 1.6)],
  ['#b8353a', disc(44, 58, 12)],
  ['#b8353a', disc(64, 60, 12)],
  ['#d9604a', disc(54, 72, 12)],
  ['#fbf3e2', disc(41, 54, 2.5)],
  ['#fbf3e2', disc(61, 56, 2.5)],
  ['#fbf3e2', disc(51, 68, 2.5)],
]);

const SPRIGS = [
  [16, 30, 0],
  [34, 12, 0],
  [52, 22, 0],
  [70, 8, 0],
  [88, 28, 0],
] as const;

export const lavender = cut([104, 130], 0.62, [
  ['#77508f', disc(52, 24, 5, 8)],
  ...SPRIGS.map(([x, y]) => ['#6f9d62', bar(x, y + 34, 52 + (x - 52) * 0.16, 128, 3)] as const),
  ...SPRIGS.flatMap(([x, y]) =>
    [0, 1, 2, 3, 4].flatMap(
      (k) =>
        [
          [k % 2 ? '#77508f' : '#8f6fb0', disc(x - 4, y + 6 + k * 8, 5, 6)],
          [k % 2 ? '#ab8cc0' : '#77508f', disc(x + 4, y + 6 + k * 8, 5, 6)],
        ] as const,
    ),
  ),
  ['#f4ead6', 'M42 94L62 94L62 102L42 102z'],
]);

const [PETAL, TURNED, SHADED, HEART] = ['#c4324a', '#dc6474', '#a02439', '#7f1a2e'] as const;

/** An open bloom on its stem: outer petals folded back, the heart wound within. */
export const rose = cut([100, 168], 0.55, [
  [PETAL, 'M9 42C4 20 28 4 50 5C74 4 96 20 91 43C92 70 74 90 50 90C26 90 8 70 9 42z'],
  ['#3d7048', 'M47 86L53 86C54 112 54 140 52 168L47 168C49 140 48 112 47 86z'],
  ['#3d7048', 'M50 132C60 108 78 102 94 106C90 126 74 138 51 138z'],
  ['#6f9d62', 'M52 135C66 124 78 114 92 107L94 106C90 126 74 138 51 138z'],
  ['#3d7048', 'M49 150C42 128 26 120 8 124C14 144 28 154 49 155z'],
  ['#3d7048', 'M50 96C38 94 30 88 28 80C36 84 44 84 50 82C56 84 64 84 72 80C70 88 62 94 50 96z'],
  [SHADED, 'M91 43C94 68 76 90 50 90C66 80 74 64 72 46C80 50 88 48 91 43z'],
  [TURNED, 'M9 42C6 68 24 90 50 90C36 80 28 64 28 45C20 49 12 47 9 42z'],
  [PETAL, 'M28 45C28 66 38 82 50 90C64 82 74 66 72 46C62 56 40 56 28 45z'],
  [TURNED, 'M28 45C40 56 62 56 72 46C72 52 70 57 68 60C56 66 42 65 31 58C29 53 28 49 28 45z'],
  [SHADED, disc(50, 34, 27, 20)],
  [TURNED, 'M25 32C26 16 40 9 52 10C66 11 76 20 76 32C70 22 60 18 50 19C39 19 30 23 25 32z'],
  [PETAL, disc(50, 37, 21, 15)],
  [HEART, disc(52, 36, 14, 10)],
  [TURNED, 'M36 38C36 28 44 24 52 25C60 26 65 30 66 36C60 31 54 30 48 32C43 33 39 35 36 38z'],
  [SHADED, disc(50, 39, 9, 6)],
  [HEART, disc(51, 38, 4, 2.6)],
]);
