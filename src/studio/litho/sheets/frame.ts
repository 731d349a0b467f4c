import { circle, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { bouquetFor } from '#studio/litho/things/cuts/bouquets.ts';
import type { Random } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { WineColour } from '#studio/scene/wine.ts';

/** Flowers that are bound stand there, and so do those with a name; others grow round the frame. */
export const isBound = (asked: AskedThing): boolean =>
  BOUND.test(asked.word) || bouquetFor(asked) !== null;
const BOUND = /bouquet|posy|strau(?:ß|ss)|mazzo|ramo/iu;

interface FrameLook {
  /** Leaves have turned. */
  isAutumn: boolean;
  ink: string;
  accent: string;
  wine: WineColour;
  random: Random;
  hasGrapes: boolean;
}

const GREEN = [
  { colour: '#56743a', vein: '#a9c08a' },
  { colour: '#6f8c47', vein: '#a9c08a' },
] as const;
const AUTUMN = [
  { colour: '#b5542a', vein: '#f0c98a' },
  { colour: '#d29a2e', vein: '#8a4a1f' },
] as const;

/** A double rule, its corners overgrown by the vine. */
export function drawVineFrame(press: LithoPress, frame: Rect, look: FrameLook): void {
  const { ink, accent } = look;
  const inset = (by: number): Rect => ({
    x: frame.x + by,
    y: frame.y + by,
    width: frame.width - by * 2,
    height: frame.height - by * 2,
  });
  press.stroke(rectangle(frame), ink, press.unit * 5);
  press.stroke(rectangle(inset(press.unit * 16)), accent, press.unit * 2.4);
  const size = Math.min(frame.width, frame.height) * 0.24;
  const corners: readonly (readonly [Point, 1 | -1, 1 | -1])[] = [
    [[frame.x, frame.y], 1, 1],
    [[frame.x + frame.width, frame.y], -1, 1],
    [[frame.x, frame.y + frame.height], 1, -1],
    [[frame.x + frame.width, frame.y + frame.height], -1, -1],
  ];
  for (const [corner, right, down] of corners)
    drawSpray(press, { corner, right, down, size }, look);
}

interface Spray {
  corner: Point;
  right: 1 | -1;
  down: 1 | -1;
  size: number;
}

/** One tendril along either edge, leaves on both, a bunch in the upper corners. */
function drawSpray(press: LithoPress, { corner, right, down, size }: Spray, look: FrameLook): void {
  const at = (u: number, v: number): Point => [
    corner[0] + right * u * size,
    corner[1] + down * v * size,
  ];
  for (const flip of [false, true]) {
    const along = (u: number, v: number): Point => (flip ? at(v, u) : at(u, v));
    press.stroke(
      smooth([along(0.04, 0.04), along(0.4, 0.1), along(0.8, 0.02), along(1.05, 0.1)], false, 0.5),
      '#6f7d3e',
      press.unit * 5,
    );
    press.stroke(
      smooth(
        [along(0.9, 0.05), along(1.05, -0.02), along(1.1, 0.06), along(1.02, 0.08)],
        false,
        0.6,
      ),
      '#6f7d3e',
      press.unit * 2.6,
    );
  }
  if (look.hasGrapes && down > 0)
    press.named('grapes', () =>
      drawCluster(press, {
        stalk: at(0.26, 0.16),
        heightPx: size * 0.62,
        wine: look.wine,
        random: look.random.fork(`${right}`),
        lightSide: 1,
      }),
    );
  const leaves: readonly (readonly [Point, number, number])[] = [
    [at(0.1, 0.1), 0.42, right * 0.8],
    [at(0.5, 0.06), 0.34, right * 1.6],
    [at(0.06, 0.5), 0.34, right * 0.3],
    [at(0.82, 0.08), 0.24, right * 2],
    [at(0.08, 0.82), 0.24, 0],
  ];
  for (const [i, [place, share, turn]] of leaves.entries())
    press.named('vine_leaf', () =>
      drawVineLeaf(press, {
        at: place,
        sizePx: size * share,
        turn: down > 0 ? turn : turn + Math.PI,
        ...(look.isAutumn ? AUTUMN : GREEN)[i % 2]!,
      }),
    );
}

/** A short rule with a lozenge in its middle. */
export function drawRule(press: LithoPress, [x, y]: Point, width: number, ink: string): void {
  const half = width / 2;
  const gap = press.unit * 14;
  for (const side of [-1, 1])
    press.stroke(
      polygon(
        [
          [x + side * gap, y],
          [x + side * half, y],
        ],
        false,
      ),
      ink,
      press.unit * 2.6,
    );
  const r = press.unit * 7;
  press.fill(
    polygon([
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ]),
    ink,
  );
}

/** Flowers that are asked for bloom along the frame. */
export function drawBlossoms(press: LithoPress, frame: Rect, { things }: SceneSpec): void {
  const asked = things.find((one) => one.thing === 'flowers' && !isBound(one));
  if (!asked) return;
  const size = Math.min(frame.width, frame.height);
  const ink = asked.colour?.hex ?? '#f3d7d9';
  for (const u of [0, 1])
    for (const [along, radius] of [
      [0.2, 0.052],
      [0.33, 0.036],
      [0.5, 0.046],
      [0.67, 0.036],
      [0.8, 0.052],
    ] as const) {
      const places: readonly Point[] = [
        [frame.x + frame.width * along, frame.y + frame.height * u],
        [frame.x + frame.width * u, frame.y + frame.height * along],
      ];
      for (const at of places)
        press.named('flowers', () => drawBlossom(press, at, { radius: size * radius, ink }));
    }
}

function drawBlossom(
  press: LithoPress,
  [x, y]: Point,
  { radius, ink }: { radius: number; ink: string },
): void {
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2 - Math.PI / 2;
    const at: Point = [x + Math.cos(turn) * radius * 0.52, y + Math.sin(turn) * radius * 0.52];
    press.fill(circle(at, radius * 0.46), ink, { centre: [x, y], radius, start: -0.45, end: 0.1 });
    press.stroke(circle(at, radius * 0.46), '#b9a58a', press.unit * 1.4);
  }
  press.fill(circle([x, y], radius * 0.26), '#e6b84a');
}
