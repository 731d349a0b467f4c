import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { bar, box, cut, disc } from './cut.ts';

/** A board of wood that bears what is served on it. */
export const board = cut([170, 44], 0.26, [
  ['#8a5a34', 'M4 20L20 36L140 36L150 20z'],
  ['#b98149', 'M4 14C30 4 120 4 150 14L168 12C174 14 174 20 168 22L150 20C120 32 30 32 4 20z'],
  ['#d8ae78', 'M16 15C44 9 112 9 138 15C112 22 44 22 16 15z'],
]);

/** Three playing cards in a fan: the ace of hearts before two others. */
export const playingCards = cut([120, 96], 0.34, [
  ['#a3182c', 'M6 30L46 10L66 74L26 92z'],
  ['#fbf3e2', 'M30 20L72 12L76 82L36 88z'],
  ['#1d1a22', 'M46 34C40 42 38 48 44 52C48 54 51 52 52 49C53 52 57 54 60 51C66 46 62 40 53 31z'],
  ['#fbf3e2', 'M62 16L112 28L96 94L48 82z'],
  ['#c01f38', 'M80 74C64 58 66 46 74 45C79 45 81 48 82 52C84 49 88 47 92 49C100 53 96 64 80 74z'],
  [
    '#c01f38',
    'M66 26C62 22 63 19 65 19C67 19 67 20 67.500 21C68 20 70 20 71 21C72 23 70 25 66 26z',
  ],
]);

export const tray = cut([160, 34], 0.13, [
  ['#8d949a', disc(80, 19, 78, 14)],
  ['#dfe4e7', disc(80, 16, 78, 14)],
  ['#b9bfc4', disc(80, 16, 64, 10)],
]);

export const vase = cut([80, 120], 0.52, [
  ['#3a5a94', 'M28 10L52 10L50 34C76 50 74 96 54 118L26 118C6 96 4 50 30 34z'],
  ['#7595c4', 'M22 56C18 74 20 92 30 108L36 108C26 92 26 72 30 54z'],
  ['#1f2f5c', disc(40, 10, 14, 4)],
]);

/** Thick glass with a handle, steam above it, a slice of orange on its rim and a stick of cinnamon in it. */
export const mulledWine = cut([90, 120], 0.5, [
  ['#cfdfe0', 'M14 46L66 46L62 112C58 120 22 120 18 112z'],
  ['#b9cfd2', disc(40, 46, 26, 6)],
  ['#8a4f2a', 'M50 58L60 12L68 14L60 60z'],
  ['#5f3118', 'M60 12L68 14L67 19L59 17z'],
  ['#7d1128', 'M17 58L63 58L60 110C56 116 24 116 20 110z'],
  ['#a3223f', disc(40, 58, 23, 5)],
  ['#cfdfe0', 'M64 56C90 52 90 100 62 100L62 92C80 92 80 62 64 64z'],
  ['#e08a35', disc(22, 42, 15)],
  ['#f6d27a', disc(22, 42, 11)],
  ['#fbf3e2', 'M34 34C26 24 42 18 34 6C46 16 32 24 40 34z'],
]);

const cupOf = (inside: string) =>
  cut([100, 76], 0.26, [
    ['#f4ead6', disc(46, 68, 44, 8)],
    ['#fbf3e2', 'M10 14L80 14C80 44 68 64 46 64C24 64 10 44 10 14z'],
    ['#fbf3e2', 'M78 20C100 18 98 50 70 52L72 45C88 42 88 28 78 28z'],
    [inside, disc(45, 15, 32, 7)],
  ]);
const [fullCup, emptyCup] = [cupOf('#5b3320'), cupOf('#d9ccb2')];
export const cup: DrawnThing = {
  ...fullCup,
  draw: (press, standing, look) =>
    (look.fill === 'empty' ? emptyCup : fullCup).draw(press, standing, look),
};

/** A flask in its wicker. */
export const fiasco = cut([80, 160], 0.96, [
  ['#2f4a34', 'M33 20L47 20L48 60C72 76 78 100 76 122L4 122C2 100 8 76 32 60z'],
  ['#d8ae78', 'M6 96C26 88 54 88 74 96C82 130 68 158 40 158C12 158 -2 130 6 96z'],
  ['#b98149', 'M4 112C26 104 54 104 76 112L76 118C54 110 26 110 4 118z'],
  ['#b98149', 'M6 132C26 124 54 124 74 132L72 138C54 130 26 130 8 138z'],
  ['#8a1f33', box(32, 4, 16, 22)],
  ['#f4ead6', box(24, 74, 32, 16)],
]);

/** Wine in a box, with its tap. */
export const bagInBox = cut([100, 120], 0.72, [
  ['#8a1f33', box(4, 10, 76, 108)],
  ['#5d1020', 'M80 10L96 2L96 108L80 118z'],
  ['#b8353a', 'M4 10L22 2L96 2L80 10z'],
  ['#f4ead6', box(14, 26, 56, 44)],
  ['#8a1f33', disc(42, 48, 12)],
  ['#3f3a42', box(34, 92, 16, 12)],
  ['#d9604a', box(38, 104, 8, 12)],
]);

export const wineCan = cut([56, 110], 0.46, [
  ['#d4708f', 'M4 14L52 14L52 98L44 108L12 108L4 98z'],
  ['#b9bfc4', 'M4 14L12 4L44 4L52 14z'],
  ['#dfe4e7', disc(28, 5, 16, 3)],
  ['#fbf3e2', box(12, 40, 32, 34)],
  ['#8a1f33', disc(28, 57, 9)],
]);

export const demijohn = cut([110, 130], 0.8, [
  [
    '#5a7f5c',
    'M46 8L64 8L64 34C96 44 108 74 104 104C102 122 92 128 55 128C18 128 8 122 6 104C2 74 14 44 46 34z',
  ],
  ['#8a1f33', 'M8 88C28 82 82 82 102 88C106 116 96 124 55 124C14 124 4 116 8 88z'],
  ['#a9c89a', 'M22 66C26 56 34 50 40 47L34 84C24 80 20 74 22 66z'],
  ['#b98149', box(45, 2, 20, 12)],
]);

export const keg = cut([90, 120], 0.8, [
  ['#b9bfc4', 'M8 12L82 12L82 110L8 110z'],
  ['#8d949a', box(4, 6, 82, 12)],
  ['#8d949a', box(4, 104, 82, 14)],
  ['#8d949a', box(6, 40, 78, 6)],
  ['#8d949a', box(6, 76, 78, 6)],
  ['#eef2f4', box(18, 20, 9, 84)],
  ['#3f3a42', box(38, 2, 14, 6)],
]);

export const giftBag = cut([84, 120], 0.7, [
  ['#5b3320', 'M26 34C26 4 58 4 58 34L53 34C53 12 31 12 31 34z'],
  ['#8a1f33', 'M6 32L78 32L74 118L10 118z'],
  ['#5d1020', 'M62 32L78 32L74 118L62 118z'],
  ['#f0b04a', box(10, 66, 64, 9)],
  ['#f0b04a', 'M42 70L28 60L28 82zM42 70L56 60L56 82z'],
]);

export const notebook = cut([110, 80], 0.3, [
  ['#8a1f33', box(2, 4, 106, 74)],
  ['#fbf3e2', 'M6 8C24 2 44 4 55 12L55 72C44 64 24 62 6 68z'],
  ['#f4ead6', 'M104 8C86 2 66 4 55 12L55 72C66 64 86 62 104 68z'],
  ...[24, 34, 44, 54].flatMap((y) => [
    ['#a39c94', box(14, y, 32, 2.5)] as const,
    ['#a39c94', box(64, y, 32, 2.5)] as const,
  ]),
]);

export const screwCap = cut([70, 60], 0.16, [
  ['#b9bfc4', 'M8 14L62 14L62 54C50 60 20 60 8 54z'],
  ['#dfe4e7', disc(35, 14, 27, 8)],
  ...[14, 22, 30, 38, 46, 54].map((x) => ['#8d949a', box(x, 26, 3, 24)] as const),
]);

export const jar = cut([80, 100], 0.34, [
  ['#cfdfe0', 'M10 24L70 24C76 40 76 88 68 98L12 98C4 88 4 40 10 24z'],
  ['#e08a35', 'M9 48C28 44 52 44 71 48C74 66 72 88 66 94L14 94C8 88 6 66 9 48z'],
  ['#b8353a', box(12, 6, 56, 20)],
  ['#fbf3e2', box(20, 58, 40, 22)],
]);

export const wreath = cut([120, 130], 0.6, [
  ['#2f5a48', 'M60 6a56 56 0 1 0 .1 0zM60 36a26 26 0 1 1 -.1 0z'],
  ...Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 9) * Math.PI * 2;
    return ['#b8353a', disc(60 + Math.cos(turn) * 41, 62 + Math.sin(turn) * 41, 5)] as const;
  }),
  ['#b8353a', 'M60 104L36 94L38 122zM60 104L84 94L82 122z'],
  ['#8a1f33', disc(60, 105, 8)],
]);

export const bunting = cut([200, 60], 0.4, [
  ['#5b3320', 'M2 4C50 26 150 26 198 4L198 8C150 30 50 30 2 8z'],
  ...['#a3182c', '#e0a63e', '#2b6f77', '#f4ead6', '#7a2a52', '#a3182c', '#e0a63e'].map((ink, i) => {
    const x = 14 + i * 26;
    const y = 12 + 11 * Math.sin(((i + 0.5) / 7) * Math.PI);
    return [ink, `M${x} ${y}L${x + 20} ${y}L${x + 10} ${y + 28}z`] as const;
  }),
]);

export const sausage = cut([120, 60], 0.22, [
  ['#9a4a30', 'M10 16C4 6 20 0 26 10C44 34 76 38 98 22C108 16 118 28 108 36C78 60 30 52 10 16z'],
  ['#c4744e', 'M20 14C36 36 70 44 98 30C72 48 34 44 20 14z'],
]);

export const asparagus = cut([150, 50], 0.2, [
  ...[6, 17, 28, 39].flatMap((y, i) => [
    ['#8a9a3f', bar(4, y + 2, 112, y, 8)] as const,
    ['#5e6b2c', `M110 ${y - 5}L${144 - i * 3} ${y}L110 ${y + 6}z`] as const,
  ]),
  ['#8a1f33', box(46, 0, 8, 46)],
]);

export const cinnamon = cut([120, 50], 0.18, [
  ['#8a5a34', bar(4, 14, 112, 8, 12)],
  ['#a8703f', bar(8, 30, 116, 24, 12)],
  ['#6b4426', bar(14, 44, 108, 42, 11)],
  ['#d8ae78', disc(8, 30, 3, 5)],
]);
