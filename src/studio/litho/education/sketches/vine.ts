import { circle, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { drawVineLeaf } from '#studio/litho/props/grapes.ts';
import type { Random } from '#studio/random.ts';
import { standIn } from './sketch.ts';
import type { Sketch } from './sketch.ts';

type Mark = (
  plate: Plate,
  at: (x: number, y: number) => Point,
  size: number,
  random: Random,
) => void;

/** A vine leaf with the marks of a disease; places count in leaf sizes from the stalk up. */
const leaf =
  (colour: string, mark: Mark): Sketch =>
  (plate, field) => {
    const box = standIn(field, 1.15, 0.92);
    const size = box.height * 0.92;
    const stalk: Point = [box.x + box.width / 2, box.y + box.height * 0.96];
    const { press } = plate;
    press.stroke(
      polygon([stalk, [stalk[0] + size * 0.04, stalk[1] + size * 0.08]], false),
      '#7d5a2c',
      size * 0.03,
    );
    drawVineLeaf(press, { at: stalk, sizePx: size, turn: 0, colour, vein: darken(colour, 0.35) });
    mark(
      plate,
      (x, y) => [stalk[0] + x * size, stalk[1] - y * size],
      size,
      plate.random.fork(colour),
    );
  };

const SPOTS: readonly Point[] = [
  [-0.28, 0.4],
  [0.22, 0.62],
  [0.3, 0.3],
  [-0.1, 0.72],
  [0.02, 0.4],
  [-0.34, 0.22],
];

export const drawOilSpots = leaf('#5f8a3c', ({ press }, at, size) => {
  SPOTS.forEach(([x, y], i) => {
    const reach = size * (0.06 + (i % 3) * 0.018);
    press.fill(ellipse(at(x, y), reach * 1.2, reach), '#d9c84a', {
      centre: at(x, y),
      radius: reach * 1.3,
      start: 0.3,
      end: -0.3,
    });
    press.fill(circle(at(x + 0.01, y), reach * 0.4), '#a5722e');
  });
});

/** Warts under the blade, each with a mouth. */
export const drawLeafGalls = leaf('#5f8a3c', ({ press }, at, size) => {
  for (const [x, y] of [...SPOTS, [0.14, 0.24] as const, [-0.2, 0.56] as const]) {
    press.fill(circle(at(x, y), size * 0.055), '#a9b04a', {
      centre: at(x - 0.015, y + 0.015),
      radius: size * 0.07,
      start: 0.5,
      end: -0.5,
    });
    press.fill(circle(at(x, y), size * 0.018), '#8a3f22');
  }
});

export const drawPowder = leaf('#5f8a3c', ({ press }, at, size, random) => {
  for (let i = 0; i < 90; i++) {
    const [x, y] = [random.range(-0.34, 0.34), random.range(0.12, 0.8)];
    press.veil(circle(at(x, y), size * random.range(0.012, 0.04)), '#f1efe6', 0.62);
  }
});

export const drawTigerStripes = leaf('#5f8a3c', ({ press }, at, size) => {
  for (const side of [-1, 1]) {
    for (const [x, y] of [
      [0.16, 0.66],
      [0.28, 0.46],
      [0.24, 0.24],
    ] as const) {
      const streak = (wide: number) =>
        smooth(
          [
            at(side * (x - 0.1), y - 0.1),
            at(side * x, y + wide),
            at(side * (x + 0.16), y + 0.06),
            at(side * x, y - wide),
          ],
          true,
          0.8,
        );
      press.fill(streak(0.07), '#d9b83c');
      press.fill(streak(0.035), '#8a3f22');
    }
  }
  press.fill(circle(at(0, 0.9), size * 0.03), '#8a3f22');
});

export const drawGoldenLeaf = leaf('#d9b23c', ({ press }, at, size) => {
  for (const side of [-1, 1])
    press.veil(
      smooth([at(side * 0.34, 0.16), at(side * 0.5, 0.4), at(side * 0.36, 0.56)], true, 0.8),
      '#a5722e',
      0.7,
    );
  press.veil(ellipse(at(0, 0.9), size * 0.08, size * 0.05), '#a5722e', 0.7);
});

interface Bunch {
  colours: (random: Random, row: number) => string;
  /** Berry size against a ripe one. */
  berry: number;
  /** Share of berries that have shrunk to raisins. */
  shrunk?: number;
  hasDown?: boolean;
}

const ROWS = 9;

/** A bunch berry by berry, each in its own colour. */
function drawBunch(
  { press, random }: Plate,
  box: Rect,
  { colours, berry, shrunk = 0, hasDown = false }: Bunch,
): void {
  const dice = random.fork('berries');
  const radius = box.height * 0.062 * berry;
  const middle = box.x + box.width / 2;
  press.stroke(
    smooth(
      [
        [middle, box.y],
        [middle + box.height * 0.02, box.y + box.height * 0.1],
        [middle, box.y + box.height * 0.8],
      ],
      false,
    ),
    '#7d6a32',
    box.height * 0.022,
  );
  for (let row = 0; row < ROWS; row++) {
    const t = row / (ROWS - 1);
    const half = box.width * 0.44 * Math.sin(Math.PI * (0.2 + 0.78 * t)) ** 0.75;
    const count = Math.max(1, Math.round((half * 2) / (box.height * 0.1)));
    for (let i = 0; i < count; i++) {
      const x = middle - half + ((i + 0.5) / count) * half * 2 + dice.gauss() * radius * 0.18;
      const y = box.y + box.height * (0.14 + 0.78 * t) + dice.gauss() * radius * 0.18;
      const colour = colours(dice, row);
      const isShrunk = dice.chance(shrunk);
      const size = radius * (isShrunk ? 0.86 : 1);
      const turn = dice.range(0, Math.PI);
      const shape = isShrunk
        ? ellipse([x, y], size * 0.92, size * 0.72, turn)
        : circle([x, y], size);
      press.fill(shape, isShrunk ? darken(colour, 0.2) : colour, {
        from: [x + size, y - size],
        to: [x - size, y + size],
        start: 0.55,
        end: -0.75,
      });
      // A raisin has folds.
      if (isShrunk)
        for (const across of [-0.3, 0.15]) {
          const at = (u: number, v: number): Point => [
            x + (u * Math.cos(turn) - v * Math.sin(turn)) * size,
            y + (u * Math.sin(turn) + v * Math.cos(turn)) * size,
          ];
          const fold = smooth([at(-0.6, across), at(0, across + 0.14), at(0.6, across)], false);
          press.stroke(fold, lighten(colour, 0.22), size * 0.12);
        }
      else
        press.detail(circle([x + size * 0.34, y - size * 0.38], size * 0.16), lighten(colour, 0.7));
      if (hasDown && dice.chance(0.5)) press.veil(circle([x, y], size * 1.05), '#cfcabd', 0.7);
    }
  }
}

const bunch =
  (look: Bunch): Sketch =>
  (plate, field) =>
    drawBunch(plate, standIn(field, 0.7, 0.96), look);

const RIPE = ['#3a1f4d', '#5b2a63', '#4a2558'] as const;

export const drawFlowerBunch = bunch({
  colours: (random) => random.pick(['#e8e6b8', '#cfd98a', '#f4f0d8']),
  berry: 0.42,
});
export const drawGreenBunch = bunch({
  colours: (random) => random.pick(['#7fa044', '#8fb04f', '#6f9038']),
  berry: 0.68,
});
export const drawTurningBunch = bunch({
  colours: (random) => random.pick(['#8fb04f', '#b98a6a', '#9a4a6a', '#5b2a63', '#a9b84a']),
  berry: 0.94,
});
/** In the colour that the wine asks for: dark where none is named. */
export const drawRipeBunch: Sketch = (plate, field, { wine }) => {
  const inks =
    wine === 'white'
      ? ['#b9c45a', '#a9b84a', '#c9cf6a']
      : wine === 'orange'
        ? ['#d9b23c', '#c79a3f', '#e0c25a']
        : RIPE;
  drawBunch(plate, standIn(field, 0.7, 0.96), {
    colours: (random) => random.pick(inks),
    berry: 1.06,
  });
};
export const drawShrivelledBunch: Sketch = (plate, field, { wine }) =>
  drawBunch(plate, standIn(field, 0.7, 0.96), {
    colours: (random) =>
      wine ? random.pick(['#c78f3a', '#a5722e']) : random.pick(['#3a1f4d', '#4a2a3a']),
    berry: 0.98,
    shrunk: 0.7,
  });
export const drawGreyBunch: Sketch = (plate, field, { wine }) =>
  drawBunch(plate, standIn(field, 0.7, 0.96), {
    colours: (random) => mixHex(wine ? '#b9924a' : '#6a4a52', '#8a7a6a', random.next() * 0.6),
    berry: 0.98,
    shrunk: 0.4,
    hasDown: true,
  });
