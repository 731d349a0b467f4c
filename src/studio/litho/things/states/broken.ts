import { polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { DrawnLook, DrawnThing, Standing } from '#studio/litho/things/drawn-thing.ts';

/** How far up the break of what stands runs: through the bowl of a glass, the shoulder of a bottle. */
const BREAK = 0.66;
const TEETH = [0.04, -0.05, 0.03, -0.03, 0.05, -0.04, 0.02] as const;

interface Half {
  /** 1 is the half behind the break: above it, or to its right. */
  side: 1 | -1;
  at: Point;
  turn: number;
}

/** A thing in two, the edges jagged, splinters between them. What lies breaks across, what stands breaks off. */
export function brokenThing(maker: DrawnThing): DrawnThing {
  const isLying = maker.aspect > 1;
  return isLying
    ? { aspect: 1.9, height: Math.max(0.34, maker.height), draw: brokenAcross(maker) }
    : { aspect: 1.15, height: maker.height * 0.8, draw: brokenOff(maker) };
}

function brokenAcross(maker: DrawnThing): DrawnThing['draw'] {
  return (press, { base: [x, y], heightPx }, look) => {
    const tall = (heightPx * 1.6) / maker.aspect;
    const wide = tall * maker.aspect;
    const halves: readonly Half[] = [
      { side: -1, at: [x - heightPx * 0.1, y - heightPx * 0.06], turn: -0.12 },
      { side: 1, at: [x + heightPx * 0.16, y - heightPx * 0.02], turn: 0.34 },
    ];
    for (const { side, at, turn } of halves)
      press.placed(at, turn, 1, () => {
        const edge = TEETH.map((tooth, i): Point => [
          tooth * wide,
          -tall + (i / (TEETH.length - 1)) * tall,
        ]);
        const far = side * wide;
        const half = [
          ...edge,
          [0, tall * 0.4] as Point,
          [far, tall * 0.4] as Point,
          [far, -tall * 1.4] as Point,
          [0, -tall * 1.4] as Point,
        ];
        drawHalf(press, { maker, half }, { base: [0, 0], heightPx: tall }, look);
      });
    strew(press, [x + heightPx * 0.02, y], heightPx * 0.5, '#c99a62');
  };
}

function brokenOff(maker: DrawnThing): DrawnThing['draw'] {
  return (press, { base: [x, y], heightPx }, look) => {
    const tall = heightPx * 1.25;
    const wide = Math.max(tall * maker.aspect, tall * 0.4);
    const halves: readonly Half[] = [
      { side: -1, at: [x - heightPx * 0.3, y], turn: 0 },
      { side: 1, at: [x - heightPx * 0.66, y + heightPx * 0.02], turn: 1.38 },
    ];
    for (const { side, at, turn } of halves)
      press.placed(at, turn, 1, () => {
        const edge = TEETH.map((tooth, i): Point => [
          (i / (TEETH.length - 1) - 0.5) * wide,
          -tall * BREAK + tooth * tall * 1.3,
        ]);
        const far = side > 0 ? -tall * 1.3 : tall * 0.3;
        const half = [...edge, [wide / 2, far] as Point, [-wide / 2, far] as Point];
        drawHalf(press, { maker, half }, { base: [0, 0], heightPx: tall }, look);
      });
    strew(press, [x - heightPx * 0.06, y], heightPx, '#dff1f3');
  };
}

interface Broken {
  maker: DrawnThing;
  half: readonly Point[];
}

function drawHalf(
  press: LithoPress,
  { maker, half }: Broken,
  standing: Standing,
  look: DrawnLook,
): void {
  press.clipped(polygon([...half]), () => {
    maker.draw(press, standing, { ...look, isAloft: true });
  });
}

const SPLINTERS: readonly (readonly [number, number, number])[] = [
  [-0.12, 0.02, 0.05],
  [0.02, -0.02, 0.035],
  [0.12, 0.04, 0.06],
  [0.3, 0.05, 0.04],
  [-0.34, 0.05, 0.04],
];

function strew(press: LithoPress, [x, y]: Point, size: number, colour: string): void {
  for (const [u, v, r] of SPLINTERS) {
    const at = (a: number, b: number): Point => [x + (u + a * r) * size, y + (v + b * r) * size];
    press.fill(polygon([at(-1, 0.4), at(-0.1, -0.9), at(1, 0.1), at(0.2, 0.7)]), colour);
  }
}
