import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { capsule, ellipse } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Emotion } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** How far the inner ends of the brows stand above the outer ones, in heads. */
const SLANTS: Readonly<Partial<Record<Emotion, number>>> = {
  sad: 0.13,
  cry: 0.13,
  guilty: 0.15,
  confused: 0.06,
  shock: 0.05,
  judge: -0.11,
  angry: -0.14,
  smug: -0.07,
};

interface Brows {
  /** Between the eyes, from the middle of the feet, in shares of the height. */
  at: Point;
  head: number;
  /** Seen from the side: one brow. */
  isOne?: boolean;
}

const FACES: Readonly<Partial<Record<ThingId, Brows>>> = {
  dog: { at: [-0.1, 0.82], head: 0.4, isOne: true },
  cat: { at: [-0.04, 0.77], head: 0.36 },
  fox: { at: [0, 0.7], head: 0.58 },
  wolf: { at: [0, 0.7], head: 0.58 },
  bear: { at: [0, 0.72], head: 0.58 },
  monkey: { at: [0, 0.8], head: 0.4 },
  pig: { at: [0, 0.6], head: 0.5 },
};

/** Whether an animal can look like that: known before it is drawn. */
export const canLook = (thing: ThingId, emotion: Emotion | null | undefined): boolean =>
  FACES[thing] !== undefined &&
  emotion !== null &&
  emotion !== undefined &&
  (emotion in SLANTS || (emotion === 'joy' && SMILING.has(thing)));

/** Their outlines smile, or hang their tongue out: joy needs no brows. */
const SMILING = new Set<ThingId>(['dog', 'bear', 'monkey', 'pig']);

/** Brows say what an outline cannot: a judging cat frowns, a guilty dog lifts them and sweats. */
export function withBrows(
  maker: DrawnThing,
  thing: ThingId,
  emotion: Emotion | null | undefined,
): DrawnThing {
  const face = FACES[thing];
  if (!face || !emotion || !(emotion in SLANTS)) return maker;
  return {
    ...maker,
    draw: (press, standing, look) => {
      maker.draw(press, standing, look);
      const [x, y] = standing.base;
      const tall = standing.heightPx;
      drawBrows(press, emotion, {
        centre: [x + face.at[0] * tall, y - face.at[1] * tall],
        head: face.head * tall,
        sides: face.isOne ? [1] : [-1, 1],
      });
    },
  };
}

/** Above the eyes, whose middle is `centre`. */
export function drawBrows(
  press: LithoPress,
  emotion: Emotion,
  { centre, head, sides = [-1, 1] }: { centre: Point; head: number; sides?: readonly number[] },
): void {
  const slant = SLANTS[emotion];
  if (slant === undefined) return;
  const at = (u: number, v: number): Point => [centre[0] + u * head, centre[1] - v * head];
  const isOne = sides.length === 1;
  for (const side of sides) {
    const [inner, outer] = isOne ? [-0.1, 0.1] : [side * 0.09, side * 0.27];
    press.fill(
      capsule(at(inner, 0.15 + slant / 2), at(outer, 0.15 - slant / 2), head * 0.026),
      '#1b1418',
    );
  }
  if (emotion === 'guilty')
    press.fill(ellipse(at(0.42, 0.16), head * 0.04, head * 0.075), '#7fc4e8');
}
