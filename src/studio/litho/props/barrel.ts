import { ellipse, lerp, polygon, rectangle, smooth, type Point } from '#studio/litho/geometry.ts';
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

/** A standing cask: bulging staves and four hoops. */
export function drawBarrel(
  press: LithoPress,
  { at: [x, y], radiusPx: r, lightSide, wood = '#8a5a34' }: BarrelOptions,
): void {
  press.named('barrel', () => {
    const height = r * 2.5;
    const half = (t: number) => r * (0.8 + 0.24 * Math.sin(t * Math.PI));
    const edge = (side: number) =>
      Array.from({ length: 13 }, (_, i): Point => [x + side * half(i / 12), y - (i / 12) * height]);
    const body = polygon([...edge(-1), ...edge(1).toReversed()]);
    press.fill(body, wood, {
      from: [x - lightSide * r, y],
      to: [x + lightSide * r, y],
      start: -0.8,
      end: 0.4,
    });
    press.clipped(body, () => {
      for (let i = -3; i <= 3; i++) {
        const u = i / 3.6;
        press.stroke(
          smooth(
            Array.from({ length: 7 }, (_, k): Point => [x + u * half(k / 6), y - (k / 6) * height]),
            false,
          ),
          darken(wood, 0.4),
          r * 0.02,
        );
      }
      for (const t of [0.08, 0.3, 0.7, 0.92]) {
        const w = half(t);
        press.fill(
          rectangle({ x: x - w, y: y - t * height - r * 0.07, width: w * 2, height: r * 0.14 }),
          '#3c3a3c',
          { from: [x - lightSide * w, 0], to: [x + lightSide * w, 0], start: -0.3, end: 0.6 },
        );
      }
    });
    press.fill(ellipse([x, y - height], half(1), half(1) * 0.2), lighten(wood, 0.2), {
      from: [0, y - height - r * 0.2],
      to: [0, y - height + r * 0.2],
      start: 0.35,
      end: lerp(-0.2, -0.4, 0.5),
    });
  });
}
