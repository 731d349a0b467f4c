import { fromCut } from '#studio/litho/things/outlines/cut-outline.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import { bar, box, disc } from './cut.ts';

interface Holder {
  box: readonly [width: number, tall: number];
  height: number;
  /** Inside and handle: what lies in it hides them. */
  back: readonly FlatShape[];
  /** The wall before what lies in it. */
  front: readonly FlatShape[];
  main: string;
  mouth: NonNullable<DrawnThing['holds']>['mouth'];
}

/** Something open above: what is in it stands between its back and its front wall. */
function holder({ box: [width, tall], height, back, front, main, mouth }: Holder): DrawnThing {
  const cutOf = (shapes: readonly FlatShape[]) =>
    fromCut({ box: [0, 0, width, tall], main, shapes }, height);
  const wall = cutOf(front);
  return {
    ...cutOf([...back, ...front]),
    holds: {
      mouth,
      front: (press, standing, look) => wall.draw(press, standing, { ...look, isAloft: true }),
    },
  };
}

const WICKER = '#c98f4c';
const WICKER_DARK = '#8a5a34';
const WICKER_PALE = '#e2bd86';

const weave = [0, 1, 2, 3].flatMap((row) =>
  Array.from({ length: 8 }, (_, i): FlatShape => {
    const inset = 3 * row;
    const step = (104 - inset * 2) / 8;
    const x = 8 + inset + step * i;
    return [(i + row) % 2 ? WICKER_PALE : WICKER_DARK, box(x + 1, 68 + row * 11, step - 2, 8)];
  }),
);

export const basket = holder({
  box: [120, 114],
  height: 0.5,
  main: WICKER,
  back: [
    [WICKER_DARK, 'M14 58C14 -14 106 -14 106 58L98 58C98 2 22 2 22 58z'],
    ['#5b3320', disc(60, 57, 56, 13)],
  ],
  front: [
    [WICKER, 'M4 57C30 74 90 74 116 57L106 106C84 116 36 116 14 106z'],
    ...weave,
    [WICKER_PALE, 'M3 54C30 72 90 72 117 54L116 64C90 80 30 80 4 64z'],
  ],
  mouth: { rim: 0.56, width: 0.86, floor: 0.08 },
});

const WOOD = '#b98149';
const WOOD_DARK = '#8a5a34';

const slat = (y: number, width: number): FlatShape[] => [
  [WOOD, box(4, y, width - 8, 15)],
  ['#d8ae78', box(6, y + 1.5, width - 12, 2.5)],
];

/** An open case of boards: what stands in it looks out above. */
const crateOf = (width: number): DrawnThing =>
  holder({
    box: [width, 84],
    height: 0.48,
    main: WOOD,
    back: [
      ['#6b4426', `M4 30L16 4L${width - 16} 4L${width - 4} 30z`],
      [WOOD_DARK, box(16, 3, width - 32, 8)],
      ['#4a2f1c', `M10 30L20 12L${width - 20} 12L${width - 10} 30z`],
    ],
    front: [
      ['#4a2f1c', box(8, 32, width - 16, 48)],
      ...slat(28, width),
      ...slat(47, width),
      ...slat(66, width),
      [WOOD_DARK, box(4, 28, 11, 54)],
      [WOOD_DARK, box(width - 15, 28, 11, 54)],
      ['#5b3320', bar(width / 2 - 12, 55, width / 2 + 12, 55, 6)],
    ],
    mouth: { rim: 0.36, width: 0.88, floor: 0.04 },
  });

export const crate = crateOf(140);
/** For half a dozen bottles side by side. */
export const wideCrate = crateOf(240);

export const bowl = holder({
  box: [120, 72],
  height: 0.3,
  main: '#3a5a94',
  back: [
    ['#7595c4', disc(60, 20, 58, 15)],
    ['#1f2f5c', disc(60, 21, 50, 11)],
  ],
  front: [
    ['#3a5a94', 'M2 20C20 40 100 40 118 20C116 50 94 70 60 70C26 70 4 50 2 20z'],
    ['#7595c4', 'M2 18C20 38 100 38 118 18L118 22C100 42 20 42 2 22z'],
    ['#fbf3e2', 'M9 40C30 50 90 50 111 40L109 46C88 55 32 55 11 46z'],
  ],
  mouth: { rim: 0.36, width: 0.84, floor: 0.1 },
});

/** A box of cardboard, its flaps open. */
export const carton = holder({
  box: [120, 96],
  height: 0.46,
  main: '#c9a06a',
  back: [
    ['#8a6a42', 'M10 36L24 18L96 18L110 36z'],
    ['#d8b884', 'M24 18L12 2L84 2L96 18z'],
  ],
  front: [
    ['#c9a06a', box(10, 36, 100, 58)],
    ['#b48a54', 'M10 36L0 54L44 54L54 36z'],
    ['#b48a54', 'M110 36L120 54L76 54L66 36z'],
    ['#8a1f33', disc(60, 72, 11)],
  ],
  mouth: { rim: 0.38, width: 0.84, floor: 0.04 },
});
