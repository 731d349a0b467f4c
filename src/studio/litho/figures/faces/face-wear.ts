import { circle, ellipse, polygon, roundedRectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import { drawVineLeaf } from '#studio/litho/props/grapes.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Face } from './face-shape.ts';
import { drawBeanie, drawFelt, drawHeadscarf, drawSantaHat } from './soft-hats.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';

/** What sits on a head: hat and glasses. */
export function drawWear({ press, person, at, size }: Face): void {
  drawEyewear(press, at(0, -0.04), { size, wear: person });
  if (person.hat !== 'none') putOn({ press, at, size, ink: person.hatColour }, person.hat);
}

/** A hat above the eyes of somebody who is no person. */
export function drawHat(
  press: LithoPress,
  [x, y]: Point,
  size: number,
  { hat = 'straw', hatColour = null }: Partial<Person>,
): void {
  const at = (u: number, v: number): Point => [x + u * size, y + (v + 0.08) * size];
  putOn({ press, at, size, ink: hatColour }, hat);
}

const NAMES: Partial<Record<Person['hat'], ThingId>> = {
  straw: 'straw_hat',
  top: 'top_hat',
  crown: 'crown',
  vine: 'grapes',
  blossom: 'flowers',
};

function putOn(hat: Hat, kind: Person['hat']): void {
  const draw = () => HATS[kind]?.(hat);
  const name = NAMES[kind];
  if (name) hat.press.apart(() => hat.press.named(name, draw));
  else draw();
}

/** Glasses before two eyes; `size` is the height of the head's unit. */
export function drawEyewear(
  press: LithoPress,
  at: Point,
  { size, wear }: { size: number; wear: Partial<Person> },
): void {
  if (wear.hasSunglasses)
    press.apart(() => press.named('sunglasses', () => drawSunglasses(press, at, size)));
  else if (wear.hasSpectacles)
    press.apart(() => press.named('reading_glasses', () => drawSpectacles(press, at, size)));
}

/** Two round lenses that the eyes are seen through. */
function drawSpectacles(press: LithoPress, [x, y]: Point, size: number): void {
  const frame = '#2a1a14';
  for (const side of [-1, 1])
    press.stroke(
      circle([x + side * size * 0.165, y + size * 0.02], size * 0.13),
      frame,
      size * 0.035,
    );
  for (const [from, to] of [
    [-0.045, 0.045],
    [-0.36, -0.29],
    [0.29, 0.36],
  ] as const)
    press.stroke(
      polygon(
        [
          [x + from * size, y],
          [x + to * size, y],
        ],
        false,
      ),
      frame,
      size * 0.035,
    );
}

function drawSunglasses(press: LithoPress, [x, y]: Point, size: number): void {
  const frame = '#17131c';
  press.stroke(
    polygon(
      [
        [x - size * 0.36, y - size * 0.06],
        [x + size * 0.36, y - size * 0.06],
      ],
      false,
    ),
    frame,
    size * 0.04,
  );
  for (const side of [-1, 1]) {
    const box = {
      x: x + side * size * 0.165 - size * 0.14,
      y: y - size * 0.09,
      width: size * 0.28,
      height: size * 0.2,
    };
    press.fill(roundedRectangle(box, size * 0.08), frame, {
      from: [box.x, box.y],
      to: [box.x + box.width, box.y + box.height],
      start: 0.5,
      end: 0,
    });
    press.detail(
      polygon([
        [box.x + box.width * 0.2, box.y + box.height * 0.62],
        [box.x + box.width * 0.48, box.y + box.height * 0.2],
        [box.x + box.width * 0.62, box.y + box.height * 0.2],
        [box.x + box.width * 0.34, box.y + box.height * 0.62],
      ]),
      '#cfe6f2',
    );
  }
}

interface Hat {
  press: LithoPress;
  at: (x: number, y: number) => Point;
  size: number;
  ink: string | null;
}

const HATS: Readonly<Record<Person['hat'], ((hat: Hat) => void) | null>> = {
  none: null,
  // Only whoever is seen whole wears one.
  veil: null,
  straw: ({ press, at, size, ink }) => {
    const straw = ink ?? '#e8c876';
    press.fill(ellipse(at(0, -0.34), size * 0.68, size * 0.15), straw);
    press.fill(
      smooth(
        [at(-0.37, -0.37), at(-0.32, -0.66), at(0, -0.72), at(0.32, -0.66), at(0.37, -0.37)],
        true,
        0.3,
      ),
      lighten(straw, 0.12),
    );
    press.fill(
      polygon([at(-0.37, -0.46), at(0.37, -0.46), at(0.375, -0.36), at(-0.375, -0.36)]),
      ink ? darken(ink, 0.45) : '#8a1f33',
    );
  },
  top: ({ press, at, size, ink }) => {
    const felt = ink ?? '#22202c';
    press.fill(polygon([at(-0.34, -0.9), at(0.34, -0.9), at(0.3, -0.38), at(-0.3, -0.38)]), felt);
    press.fill(
      polygon([at(-0.31, -0.5), at(0.31, -0.5), at(0.3, -0.39), at(-0.3, -0.39)]),
      '#8a1f33',
    );
    press.fill(ellipse(at(0, -0.36), size * 0.52, size * 0.08), felt);
  },
  chef: ({ press, at, size, ink }) => {
    const cloth = ink ?? '#fffaf0';
    for (const x of [-0.24, 0.24, 0]) press.fill(circle(at(x, -0.72), size * 0.22), cloth);
    press.fill(
      polygon([at(-0.34, -0.7), at(0.34, -0.7), at(0.35, -0.32), at(-0.35, -0.32)]),
      cloth,
    );
  },
  cap: ({ press, at, size, ink }) => {
    const cloth = ink ?? '#5e6b2c';
    press.fill(
      smooth([at(-0.42, -0.26), at(-0.36, -0.52), at(0, -0.6), at(0.36, -0.52), at(0.42, -0.26)]),
      cloth,
    );
    press.fill(ellipse(at(0.1, -0.25), size * 0.42, size * 0.07), darken(cloth, 0.25));
  },
  beret: ({ press, at, ink }) => {
    press.fill(
      smooth(
        [
          at(-0.46, -0.28),
          at(-0.5, -0.5),
          at(-0.1, -0.66),
          at(0.4, -0.54),
          at(0.5, -0.34),
          at(0.3, -0.26),
        ],
        true,
        0.42,
      ),
      ink ?? '#22304a',
    );
  },
  beanie: drawBeanie,
  santa: drawSantaHat,
  felt: drawFelt,
  headscarf: drawHeadscarf,
  crown: ({ press, at, size }) => {
    press.fill(
      polygon([
        at(-0.34, -0.32),
        at(-0.4, -0.68),
        at(-0.18, -0.5),
        at(0, -0.76),
        at(0.18, -0.5),
        at(0.4, -0.68),
        at(0.34, -0.32),
      ]),
      '#f2c53d',
    );
    for (const x of [-0.2, 0, 0.2]) press.detail(circle(at(x, -0.4), size * 0.035), '#c01f38');
  },
  vine: ({ press, at, size, ink }) => {
    for (const { x, y, turn } of ALONG_HAIR) {
      const leaf = { at: at(x, y - 0.03), sizePx: size * 0.13, turn };
      drawVineLeaf(press, { ...leaf, colour: '#5c8a3c', vein: '#3d7048' });
    }
    // Bunches hang over both temples and one above the brow.
    for (const [x, y, berries] of [
      [-0.4, -0.3, 3],
      [0.4, -0.3, 3],
      [0, -0.5, 2],
    ] as const)
      for (let row = 0; row < berries; row++)
        for (let i = 0; i < berries - row; i++)
          press.fill(
            circle(at(x + (i - (berries - row - 1) / 2) * 0.1, y + row * 0.09), size * 0.055),
            ink ?? '#5a2a72',
          );
  },
  blossom: ({ press, at, size, ink }) => {
    for (const { x, y } of ALONG_HAIR) {
      for (let petal = 0; petal < 5; petal++) {
        const turn = (petal / 5) * Math.PI * 2;
        const [u, v] = [Math.cos(turn) * 0.05, Math.sin(turn) * 0.05];
        press.fill(circle(at(x + u, y + v), size * 0.042), ink ?? '#f0a9bd');
      }
      press.detail(circle(at(x, y), size * 0.03), '#f2c53d');
    }
  },
};

/** From temple to temple over the brow. */
const ALONG_HAIR = [-0.42, -0.27, -0.09, 0.09, 0.27, 0.42].map((x) => ({
  x,
  y: -0.49 + Math.abs(x) ** 2 * 1.3,
  turn: x * 2,
}));
