import { ellipse, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';

interface BarrelOptions {
  /** Middle of the head. */
  at: Point;
  radiusPx: number;
  lightSide: 1 | -1;
  wood?: string;
}

/** A cask lying on its side, seen from the head. */
export function drawBarrelHead(
  press: LithoPress,
  { at: [x, y], radiusPx: r, lightSide, wood = '#8a5a34' }: BarrelOptions,
): void {
  press.named('barrel', () => {
    press.fill(ellipse([x, y], r * 1.06, r * 1.06), darken(wood, 0.35), {
      from: [x - lightSide * r, y],
      to: [x + lightSide * r, y - r],
      start: -0.7,
      end: 0.25,
    });
    press.fill(ellipse([x, y], r * 0.94, r * 0.94), '#3c3a3c', {
      from: [x - lightSide * r, y + r],
      to: [x + lightSide * r, y - r],
      start: -0.4,
      end: 0.55,
    });
    const head = ellipse([x, y], r * 0.86, r * 0.86);
    press.fill(head, wood, {
      from: [x - lightSide * r, y + r],
      to: [x + lightSide * r, y - r],
      start: -0.75,
      end: 0.45,
    });
    press.clipped(head, () => {
      for (let i = -3; i <= 3; i++) {
        press.fill(
          rectangle({
            x: x - r,
            y: y + i * r * 0.25,
            width: r * 2,
            height: Math.max(1, r * 0.018),
          }),
          darken(wood, 0.45),
        );
      }
    });
    press.fill(ellipse([x, y + r * 0.42], r * 0.07, r * 0.07), lighten(wood, 0.35));
  });
}

/** How much of a round edge is seen from a little above. */
const ROUNDNESS = 0.17;
const HOOPS = [0.05, 0.17, 0.33, 0.67, 0.83, 0.95] as const;

/** A standing cask, seen from a little above: bulging staves and six hoops. */
export function drawBarrel(
  press: LithoPress,
  { at: [x, y], radiusPx: r, lightSide, wood = '#8a5a34' }: BarrelOptions,
): void {
  const half = (t: number) => r * (0.8 + 0.24 * Math.sin(t * Math.PI));
  const height = r * 2.36;
  const floor = y - half(0) * ROUNDNESS;
  /** A point of the near side: u across from -1 to 1, t up from the floor. */
  const near = (u: number, t: number): Point => [
    x + u * half(t),
    floor - t * height + half(t) * ROUNDNESS * Math.sqrt(Math.max(0, 1 - u * u)),
  ];
  const across = (t: number) => Array.from({ length: 25 }, (_, i) => near(i / 12 - 1, t));
  const up = (u: number) => Array.from({ length: 13 }, (_, i) => near(u, i / 12));
  press.named('barrel', () => {
    const body = polygon([
      ...across(0),
      ...up(1),
      ...across(1).toReversed(),
      ...up(-1).toReversed(),
    ]);
    const light = { from: [x - lightSide * r, y], to: [x + lightSide * r, y] } as const;
    press.fill(body, wood, { ...light, start: -0.8, end: 0.4 });
    for (let i = -4; i <= 4; i++) {
      press.stroke(smooth(up(i / 4.6), false), darken(wood, 0.4), r * 0.018, 'butt');
    }
    for (const t of HOOPS) {
      const [low, high] = [t - 0.026, t + 0.026];
      const hoop = polygon([
        ...across(Math.max(0, low)),
        ...across(Math.min(1, high)).toReversed(),
      ]);
      press.fill(hoop, '#3c3a3c', { ...light, start: -0.3, end: 0.6 });
    }
    drawTopHead(press, [x, floor - height], { radius: half(1), wood });
  });
}

/** The rim of the staves with the head sunk into it. */
function drawTopHead(
  press: LithoPress,
  [x, y]: Point,
  { radius, wood }: { radius: number; wood: string },
): void {
  const tall = radius * ROUNDNESS;
  press.fill(ellipse([x, y], radius, tall), darken(wood, 0.3));
  const head = ellipse([x, y + tall * 0.1], radius * 0.93, tall * 0.86);
  press.fill(head, lighten(wood, 0.2), {
    from: [0, y - tall],
    to: [0, y + tall],
    start: -0.35,
    end: 0.3,
  });
  press.clipped(head, () => {
    for (let i = -2; i <= 2; i++) {
      const at = y + tall * (0.1 + i * 0.3);
      press.stroke(
        polygon(
          [
            [x - radius, at],
            [x + radius, at],
          ],
          false,
        ),
        darken(wood, 0.25),
        radius * 0.012,
      );
    }
  });
}
