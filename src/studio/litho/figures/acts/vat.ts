import { ellipse, polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';

const WOOD = '#8a5a34';

/** An open vat of grapes around somebody's legs. */
export function drawVat(
  press: LithoPress,
  { base: [x, y], tall }: { base: Point; tall: number },
): void {
  press.apart(() => press.named('tub', () => drawStaves(press, [x, y], tall)));
  drawMash(press, [x, y], tall);
}

const measuresOf = (tall: number) => [tall * 0.27, tall * 0.34] as const;

/** Its staves and hoops. */
function drawStaves(press: LithoPress, [x, y]: Point, tall: number): void {
  const [half, high] = measuresOf(tall);
  const side = (u: number): Point[] => [
    [x + u * half * 0.9, y],
    [x + u * half, y - high],
  ];
  const wall = polygon([...side(-1), ...side(1).toReversed()]);
  press.fill(wall, WOOD, { from: [x - half, y], to: [x + half, y], start: -0.5, end: 0.35 });
  for (let i = -4; i <= 4; i++)
    press.stroke(polygon(side(i / 5), false), darken(WOOD, 0.4), press.unit * 2.4, 'butt');
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
  press.fill(ellipse([x, y - high], half, half * 0.14), darken(WOOD, 0.45));
}

function drawMash(press: LithoPress, [x, y]: Point, tall: number): void {
  const [half, high] = measuresOf(tall);
  press.apart(() =>
    press.named('grapes', () => {
      for (let i = 0; i < 26; i++) {
        const u = ((i * 7) % 13) / 6 - 1;
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
