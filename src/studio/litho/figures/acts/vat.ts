import { ellipse, polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';

const WOOD = '#8a5a34';

interface Vat {
  base: Point;
  /** How tall they are who stand in it. */
  tall: number;
  /** How many they are. */
  of?: number;
}

/** An open vat of grapes around their legs. */
export function drawVat(press: LithoPress, vat: Vat): void {
  press.apart(() => press.named('tub', () => drawStaves(press, vat)));
  drawMash(press, vat);
}

/** From one to the next in a vat that they share, in their height. */
export const NEXT_IN_VAT = 0.32;

const measuresOf = ({ tall, of = 1 }: Vat) =>
  [tall * (0.27 + ((of - 1) * NEXT_IN_VAT) / 2), tall * 0.34] as const;

/** Its staves and hoops. */
function drawStaves(press: LithoPress, vat: Vat): void {
  const [x, y] = vat.base;
  const { tall, of = 1 } = vat;
  const [half, high] = measuresOf(vat);
  const side = (u: number): Point[] => [
    [x + u * half * 0.9, y],
    [x + u * half, y - high],
  ];
  const wall = polygon([...side(-1), ...side(1).toReversed()]);
  press.fill(wall, WOOD, { from: [x - half, y], to: [x + half, y], start: -0.5, end: 0.35 });
  const staves = 4 * of;
  for (let i = -staves; i <= staves; i++)
    press.stroke(
      polygon(side(i / (staves + 1)), false),
      darken(WOOD, 0.4),
      press.unit * 2.4,
      'butt',
    );
  for (const share of [0.2, 0.75]) {
    const wide = half * (0.9 + 0.1 * share);
    press.stroke(
      polygon(
        [
          [x - wide, y - high * share],
          [x + wide, y - high * share],
        ],
        false,
      ),
      '#3c3a3c',
      tall * 0.022,
      'butt',
    );
  }
  press.fill(ellipse([x, y - high], half, tall * 0.038), darken(WOOD, 0.45));
}

function drawMash(press: LithoPress, vat: Vat): void {
  const [x, y] = vat.base;
  const { tall, of = 1 } = vat;
  const [half, high] = measuresOf(vat);
  const berries = 26 * of;
  press.apart(() =>
    press.named('grapes', () => {
      for (let i = 0; i < berries; i++) {
        const u = (2 * ((i * 7) % (berries / 2))) / (berries / 2 - 1) - 1;
        const at: Point = [x + u * half * 0.86, y - high - tall * 0.012 * ((i % 3) - 0.4)];
        press.fill(ellipse(at, tall * 0.022, tall * 0.022), i % 2 ? '#5b2a63' : '#3a1f4d', {
          from: [at[0] + tall * 0.02, at[1] - tall * 0.02],
          to: [at[0] - tall * 0.02, at[1] + tall * 0.02],
          start: 0.5,
          end: -0.7,
        });
      }
    }),
  );
}
