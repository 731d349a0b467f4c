import { fold } from '#studio/lexicon/matching/normalise.ts';
import { capsule, circle, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** One head of a bunch: its middle, its radius and its colour. */
type Bloom = (press: LithoPress, at: Point, radius: number, tone: string) => void;

interface Kind {
  words: RegExp;
  tones: readonly string[];
  bloom: Bloom;
}

const TURN = Math.PI * 2;
const around = ([x, y]: Point, out: number, turn: number): Point => [
  x + Math.cos(turn) * out,
  y + Math.sin(turn) * out,
];

/** Cupped petals, ring within ring, paler towards the heart. */
const peony: Bloom = (press, at, radius, tone) => {
  const rings = [
    { count: 8, out: 0.62, size: 0.42, ink: darken(tone, 0.16) },
    { count: 7, out: 0.4, size: 0.36, ink: tone },
    { count: 5, out: 0.19, size: 0.26, ink: lighten(tone, 0.32) },
    { count: 1, out: 0, size: 0.15, ink: darken(tone, 0.1) },
  ];
  for (const { count, out, size, ink } of rings)
    for (let i = 0; i < count; i++) {
      const centre = around(at, radius * out, (i / count) * TURN + out * 3);
      const petal = { centre, radius: radius * size * 1.1, start: 0.3, end: -0.3 };
      press.fill(circle(centre, radius * size), ink, petal);
    }
};

/** A ball of small florets. */
const hydrangea: Bloom = (press, at, radius, tone) => {
  press.fill(circle(at, radius * 0.9), darken(tone, 0.25));
  for (let i = 0; i < 34; i++) {
    const centre = around(at, radius * 0.92 * Math.sqrt(i / 34), i * 2.4);
    press.fill(circle(centre, radius * 0.17), i % 3 ? lighten(tone, 0.16 * (i % 4)) : tone);
    press.fill(circle(centre, radius * 0.045), lighten(tone, 0.7));
  }
};

/** Six petals about a cup: a daffodil's is orange, a lily has its stamens. */
const star =
  (cup: string, wide: number): Bloom =>
  (press, at, radius, tone) => {
    for (let i = 0; i < 6; i++) {
      const turn = (i / 6) * TURN + 0.3;
      const side = (reach: number, off: number) => around(at, radius * reach, turn + off);
      const petal = smooth([at, side(0.55, wide), side(1, 0), side(0.55, -wide)], true, 0.4);
      press.fill(petal, i % 2 ? tone : lighten(tone, 0.2), {
        from: at,
        to: side(1, 0),
        start: -0.3,
        end: 0.25,
      });
    }
    press.fill(circle(at, radius * 0.3), cup, {
      centre: at,
      radius: radius * 0.34,
      start: -0.45,
      end: 0.2,
    });
  };

const daisy: Bloom = (press, at, radius, tone) => {
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * TURN;
    const petal = ellipse(around(at, radius * 0.6, turn), radius * 0.4, radius * 0.14, turn);
    press.fill(petal, i % 2 ? tone : darken(tone, 0.08));
  }
  press.fill(circle(at, radius * 0.28), '#e2a81c');
};

/** Flowers that the one bouquet of the prints, which is of tulips, cannot stand for. */
const KINDS: readonly Kind[] = [
  {
    words:
      /peon|pivoin|pfingstrose|camel|kameli|dahli|ranuncul|renoncul|carnat|oeillet|nelke|garofan/,
    tones: ['#e58aa2', '#f2b8c2', '#d0557a'],
    bloom: peony,
  },
  {
    words: /hydrang|hortens|ortens/,
    tones: ['#6f8fd0', '#8fa8de', '#a48fd0'],
    bloom: hydrangea,
  },
  {
    words: /lil(?:y|ies|ien)|\blys\b|gigli|lirio|orchid|orquid/,
    tones: ['#f6efe4', '#eec3cf'],
    bloom: star('#d9a441', 0.34),
  },
  {
    words: /daffod|narci|narzis|jonquil|osterglock/,
    tones: ['#f2c822', '#f6d94a'],
    bloom: star('#e8861a', 0.5),
  },
  {
    words: /dais|marguer|margher|margar|ganseblum|kamill|camomil/,
    tones: ['#fbf6ea'],
    bloom: daisy,
  },
];

/** Heads of a full bunch, by their share of its width and height, and how large they are: the rear ones first. */
const HEADS: readonly (readonly [number, number, number])[] = [
  [-0.02, 0.87, 0.125],
  [-0.21, 0.79, 0.12],
  [0.19, 0.8, 0.12],
  [-0.29, 0.6, 0.12],
  [0.28, 0.61, 0.12],
  [-0.1, 0.66, 0.145],
  [0.12, 0.64, 0.14],
];
const LEAF = '#4d7a3c';

const bunchOf = ({ tones, bloom }: Kind): DrawnThing => ({
  aspect: 0.84,
  height: 0.78,
  draw: (press, { base, heightPx }, { colour }) => {
    const at = (u: number, v: number): Point => [base[0] + u * heightPx, base[1] - v * heightPx];
    const tied = at(0, 0.3);
    for (const [u, v] of HEADS) {
      press.fill(capsule(at(-u * 0.34, 0.01), tied, heightPx * 0.012), darken(LEAF, 0.12));
      press.fill(capsule(tied, at(u, v), heightPx * 0.012), LEAF);
    }
    for (const [u, v] of LEAVES) {
      const leaf = smooth(
        [tied, at(u * 0.6 - 0.05, v * 0.86), at(u, v), at(u * 0.7 + 0.05, v * 0.72)],
        true,
        0.4,
      );
      press.fill(leaf, LEAF, { from: tied, to: at(u, v), start: -0.4, end: 0.25 });
    }
    HEADS.forEach(([u, v, size], i) =>
      bloom(press, at(u, v), heightPx * size, colour ?? tones[i % tones.length] ?? '#e58aa2'),
    );
    press.fill(ellipse(tied, heightPx * 0.07, heightPx * 0.032), '#8a1f33');
  },
});
const LEAVES: readonly (readonly [number, number])[] = [
  [-0.4, 0.52],
  [0.4, 0.53],
  [-0.36, 0.74],
  [0.36, 0.75],
  [-0.22, 0.46],
  [0.22, 0.46],
  [0.02, 0.52],
];

/** 'A bouquet of peonies' is of peonies. */
export function bouquetFor({ thing, word }: AskedThing): DrawnThing | null {
  const kind = thing === 'flowers' ? KINDS.find(({ words }) => words.test(fold(word))) : undefined;
  return kind ? bunchOf(kind) : null;
}
