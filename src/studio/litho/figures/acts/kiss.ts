import type { SceneSpec } from '#studio/scene-spec.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Random } from '#studio/random.ts';
import { ellipse, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';
import { castPerson } from '#studio/litho/figures/full-figure.ts';

/** Whether two people kiss, and so are drawn from the side. */
export const isKiss = ({ figures }: Pick<SceneSpec, 'figures'>): boolean =>
  figures.some(({ action }) => action === 'kissing') &&
  figures.reduce((sum, { count, who }) => sum + (who === 'couple' ? 2 : count), 0) === 2;

/** A face from the side, in heads from its middle; it looks to the right. */
const PROFILE: readonly Point[] = [
  [-0.1, -1],
  [0.5, -0.84],
  [0.76, -0.4],
  [0.72, -0.12],
  [1.03, 0.18],
  [0.84, 0.3],
  [0.97, 0.43],
  [0.88, 0.53],
  [0.95, 0.63],
  [0.8, 0.74],
  [0.82, 0.94],
  [0.5, 1.1],
  [0.12, 0.92],
  [-0.5, 0.8],
  [-0.96, 0.1],
  [-0.84, -0.6],
];
const SHOULDERS: readonly Point[] = [
  [-0.55, 1.15],
  [-1.5, 1.5],
  [-2.05, 2.1],
  [-2.2, 3.4],
  [1.15, 3.4],
  [1, 2.2],
  [0.5, 1.5],
  [0.2, 1.2],
];
const NECK: readonly Point[] = [
  [-0.62, 0.5],
  [-0.6, 1.25],
  [-0.2, 1.55],
  [0.42, 1.4],
  [0.34, 0.8],
];
const LONG_HAIR: readonly Point[] = [
  [0.5, -0.92],
  [-0.1, -1.22],
  [-0.95, -0.8],
  [-1.2, 0.1],
  [-1.25, 1.2],
  [-1.05, 2],
  [-0.5, 1.75],
  [-0.45, 0.7],
  [-0.2, 0.1],
  [0.1, -0.4],
  [0.62, -0.66],
];
const SHORT_HAIR: readonly Point[] = [
  [0.66, -0.72],
  [0.3, -1.2],
  [-0.5, -1.12],
  [-1.06, -0.5],
  [-1.04, 0.2],
  [-0.7, 0.62],
  [-0.52, 0.1],
  [-0.2, -0.12],
  [-0.1, -0.45],
  [0.4, -0.62],
];
const BEARD: readonly Point[] = [
  [-0.28, 0.3],
  [0.1, 0.62],
  [0.6, 0.7],
  [0.8, 0.74],
  [0.84, 0.98],
  [0.5, 1.16],
  [0.05, 0.98],
  [-0.34, 0.7],
];

/** From a comb on the crown down the back. */
const VEIL: readonly Point[] = [
  [-0.1, -1.26],
  [-0.75, -1.06],
  [-1.3, -0.2],
  [-1.6, 1.4],
  [-1.75, 2.6],
  [-0.95, 2.5],
  [-0.8, 1],
  [-0.72, 0],
  [-0.35, -0.8],
];

const HIGH = 2.06;
const LOW = 1.5;

/** She and he, from the shoulders up, lips on lips. */
export const kissingCouple: DrawnThing = {
  aspect: 1.28,
  height: 1.5,
  draw: (press, { base: [x, y], heightPx }, { random, spec }) => {
    const isWedding = WEDDING.test(fold(spec.prompt));
    const head = heightPx / (HIGH + LOW + 0.4);
    const centre = y - heightPx + head * 1.36;
    const above = rectangle({ x: 0, y: 0, width: press.width, height: y });
    press.clipped(above, () => {
      lover(press, castLover(random.fork('he'), { isWoman: false, isWedding }), {
        at: [x, centre],
        side: -1,
        head,
      });
      lover(press, castLover(random.fork('she'), { isWoman: true, isWedding }), {
        at: [x, centre + head * 0.06],
        side: 1,
        head,
        isVeiled: isWedding,
      });
    });
  },
};

const WEDDING =
  /\b(?:brides?|groom|wedding|newlyweds?|married|mariee?s?|noces|spos[aio]|matrimonio|novia|boda|braut|hochzeit|brautpaar)\b/;

const castLover = (
  random: Random,
  { isWoman, isWedding }: { isWoman: boolean; isWedding: boolean },
): Person =>
  castPerson(random, {
    isWoman,
    isChild: false,
    hairCut: isWoman ? 'long' : 'short',
    hasBeard: !isWoman,
    hair: isWoman ? '#8a3a1e' : '#1d1720',
    top: isWedding ? (isWoman ? '#f7f2e8' : '#26242e') : isWoman ? '#c0263e' : '#24406b',
    hat: 'none',
  });

interface Lover {
  /** Where the lips meet. */
  at: Point;
  side: 1 | -1;
  head: number;
  isVeiled?: boolean;
}

function lover(
  press: LithoPress,
  person: Person,
  { at: [x, y], side, head, isVeiled }: Lover,
): void {
  // Heads are tilted a little, so that noses pass each other.
  const turn = side * -0.13;
  const spin = ([u, v]: Point): Point => [
    u * Math.cos(turn) - v * Math.sin(turn),
    u * Math.sin(turn) + v * Math.cos(turn),
  ];
  const place = ([u, v]: Point): Point => {
    const [a, b] = spin([side * (u - 0.94), v - 0.53]);
    return [x + a * head, y + (b + 0.4) * head];
  };
  const straight = ([u, v]: Point): Point => [x + side * (u - 0.94) * head, y + (v - 0.13) * head];
  const shape = (points: readonly Point[], put = place, tension = 0.3) =>
    smooth(points.map(put), true, tension);
  const light = {
    from: place([0.9, -0.6]),
    to: place([-0.9, 0.8]),
    start: 0.25,
    end: -0.45,
  } as const;
  press.fill(shape(SHOULDERS, straight), person.top, {
    from: straight([0, 1.2]),
    to: straight([-1.6, 3.2]),
    start: 0.2,
    end: -0.5,
  });
  press.fill(shape(NECK, straight), darken(person.skin, 0.1));
  press.fill(shape(PROFILE, place, 0.26), person.skin, light);
  if (person.hasBeard) press.fill(shape(BEARD), person.hair);
  press.fill(shape(person.isWoman ? LONG_HAIR : SHORT_HAIR), person.hair, light);
  if (isVeiled) press.fill(shape(VEIL), '#fbf7ee', light);
  if (!person.isWoman)
    press.fill(ellipse(place([-0.3, 0.12]), head * 0.15, head * 0.22), person.skin);
  const line = (points: readonly Point[], ink: string, width: number) =>
    press.stroke(smooth(points.map(place), false, 0.5), ink, head * width);
  line(
    [
      [0.34, -0.1],
      [0.48, 0.0],
      [0.66, -0.04],
    ],
    '#16121a',
    0.055,
  );
  line(
    [
      [0.3, -0.34],
      [0.48, -0.42],
      [0.68, -0.36],
    ],
    person.hair,
    person.isWoman ? 0.05 : 0.08,
  );
  if (person.isWoman) {
    press.veil(ellipse(place([0.36, 0.28]), head * 0.17, head * 0.1), '#e5506a', 0.45);
    line(
      [
        [0.8, 0.5],
        [0.93, 0.53],
        [0.8, 0.58],
      ],
      '#c01f38',
      0.07,
    );
  }
}
