import type { Vec3 } from '#studio/scene-graph.ts';

export type CheeseKind = 'hard' | 'blue' | 'soft';

export interface CheeseLook {
  tone: Vec3;
  vein: Vec3 | null;
  rind: string;
  radius: number;
  height: number;
  /** Of the wheel, in radians. */
  arc: readonly [number, number];
  /** Round holes in the paste. */
  eyes?: number;
  /** How far its cut faces are torn, in centimetres, where that is not as its kind has it. */
  brittle?: number;
  /** Fresh: a ball instead of a wheel, or a log. */
  form?: 'ball' | 'log';
}

const WEDGE = { vein: null, radius: 13, height: 5.4, arc: [-0.36, 0.36] } as const;

/** What stands for its kind where no cheese is named. */
const USUAL: Readonly<Record<CheeseKind, CheeseLook>> = {
  hard: { ...WEDGE, tone: [238, 214, 152], rind: '#8a5a2c' },
  blue: {
    tone: [240, 233, 212],
    vein: [58, 84, 92],
    rind: '#b9a88a',
    radius: 11,
    height: 6,
    arc: [-0.42, 0.42],
  },
  soft: {
    tone: [250, 236, 190],
    vein: null,
    rind: '#efe8d8',
    radius: 5.6,
    height: 3.2,
    arc: [-0.95, 4.6],
  },
};

/** Cheeses that everybody tells apart, by paste, rind and form; words are folded. */
const NAMED: Readonly<Record<CheeseKind, readonly (readonly [RegExp, CheeseLook])[]>> = {
  hard: [
    [
      /parm|grana|sbrinz/,
      { ...WEDGE, tone: [238, 220, 168], rind: '#a87a3c', radius: 12, height: 8, brittle: 0.42 },
    ],
    [/manchego/, { ...WEDGE, tone: [244, 230, 190], rind: '#40352a', radius: 11, height: 6.4 }],
    [
      /pecorino/,
      { ...WEDGE, tone: [246, 236, 208], rind: '#2c2826', radius: 11, height: 7, brittle: 0.26 },
    ],
    [
      /cheddar/,
      {
        ...WEDGE,
        tone: [236, 160, 72],
        rind: '#b9641c',
        arc: [-0.3, 0.3],
        height: 7,
        brittle: 0.2,
      },
    ],
    [/gouda/, { ...WEDGE, tone: [242, 202, 112], rind: '#d9a01e' }],
    [/edam/, { ...WEDGE, tone: [244, 212, 130], rind: '#b0141e', radius: 10, height: 7 }],
    [
      /emment|swiss cheese|schweizer/,
      { ...WEDGE, tone: [245, 224, 150], rind: '#c9a45c', radius: 15, height: 7, eyes: 11 },
    ],
    [/comt|gruyer|beaufort|bergkas/, { ...WEDGE, tone: [240, 220, 162], rind: '#84552c' }],
    [/mimolette/, { ...WEDGE, tone: [228, 122, 44], rind: '#8f7a5c', radius: 10, height: 8 }],
  ],
  blue: [
    [
      /stilton/,
      {
        ...USUAL.blue,
        tone: [240, 222, 170],
        vein: [52, 78, 84],
        rind: '#8f7048',
        radius: 9,
        height: 8,
      },
    ],
  ],
  soft: [
    [/mozzarella|bocconcini|fior di latte/, { ...USUAL.soft, tone: [250, 248, 240], form: 'ball' }],
    [/chevre|goat|cabra|capr|ziegen/, { ...USUAL.soft, tone: [252, 250, 242], form: 'log' }],
    [/brie/, { ...USUAL.soft, radius: 7.8, height: 2.6 }],
    [/reblochon|taleggio/, { ...USUAL.soft, rind: '#e0a868', height: 2.8 }],
    [/epoisses|livarot|limburger/, { ...USUAL.soft, tone: [246, 222, 158], rind: '#d9772e' }],
  ],
};

export const cheeseLook = (kind: CheeseKind, word: string): CheeseLook =>
  NAMED[kind].find(([words]) => words.test(word))?.[1] ?? USUAL[kind];
