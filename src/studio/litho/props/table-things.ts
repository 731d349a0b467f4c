import {
  circle,
  ellipse,
  polygon,
  rectangle,
  roundedRectangle,
  smooth,
} from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten } from '#studio/litho/mix-colours.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { dropShadow } from './table-item.ts';
import type { TableItem } from './table-item.ts';

export function drawCandle(press: LithoPress, { at: [x, y], sizePx: s }: TableItem): void {
  press.named('candle', () => {
    dropShadow(press, [x, y], s * 0.34, s * 0.07);
    press.shade(circle([x, y - s * 1.2], s * 0.75), {
      centre: [x, y - s * 1.2],
      radius: s * 0.75,
      start: 0.75,
      end: 0,
    });
    press.fill(ellipse([x, y - s * 0.04], s * 0.28, s * 0.06), '#c79a45', {
      from: [x - s * 0.3, 0],
      to: [x + s * 0.3, 0],
      start: -0.4,
      end: 0.5,
    });
    press.fill(
      roundedRectangle({ x: x - s * 0.1, y: y - s, width: s * 0.2, height: s * 0.96 }, s * 0.03),
      '#f6ecd4',
      {
        from: [x - s * 0.1, 0],
        to: [x + s * 0.1, 0],
        start: 0.1,
        end: -0.55,
      },
    );
    const flame = (k: number) =>
      smooth(
        [
          [x, y - s * (1.05 + 0.34 * k)],
          [x + s * 0.085 * k, y - s * (1.05 + 0.1 * k)],
          [x, y - s * 1.03],
          [x - s * 0.085 * k, y - s * (1.05 + 0.1 * k)],
        ],
        true,
        0.6,
      );
    press.fill(flame(1), '#f59a3a');
    press.fill(flame(0.6), '#fff0b8');
  });
}

export function drawCork(
  press: LithoPress,
  { at: [x, y], sizePx: s }: TableItem,
  { stain, colour = null }: { stain: string; colour?: string | null },
): void {
  press.named('cork', () => {
    dropShadow(press, [x, y], s * 0.6, s * 0.09);
    const body = roundedRectangle(
      { x: x - s * 0.5, y: y - s * 0.42, width: s, height: s * 0.42 },
      s * 0.06,
    );
    press.fill(body, colour ?? '#d2a871', {
      from: [0, y - s * 0.42],
      to: [0, y],
      start: 0.5,
      end: -0.7,
    });
    press.fill(ellipse([x + s * 0.46, y - s * 0.21], s * 0.07, s * 0.2), stain);
    for (const [dx, dy] of [
      [-0.3, -0.3],
      [-0.1, -0.14],
      [0.14, -0.28],
      [0.3, -0.1],
      [-0.36, -0.1],
    ] as const) {
      press.fill(
        ellipse([x + dx * s, y + dy * s], s * 0.04, s * 0.015),
        colour ? darken(colour, 0.4) : '#8f6636',
      );
    }
  });
}

/** A lever corkscrew seen from the side. */
export function drawCorkscrew(
  press: LithoPress,
  { at: [x, y], sizePx: s }: TableItem,
  colour: string,
): void {
  press.named('corkscrew', () => {
    const at = (u: number, v: number): Point => [x + u * s, y - v * s];
    const steel = { from: at(-0.05, 0.8), to: at(0.06, 0.8), start: 0.5, end: -0.45 } as const;
    press.fill(
      polygon([at(-0.035, 1.06), at(0.035, 1.06), at(0.03, 0.56), at(-0.03, 0.56)]),
      '#c9ccd0',
      steel,
    );
    const coil: Point[] = [];
    for (let i = 0; i <= 40; i++) {
      const t = i / 40;
      coil.push(at(Math.sin(t * Math.PI * 7) * 0.11 * (1 - t * 0.35), 0.58 - 0.58 * t));
    }
    press.stroke(smooth(coil, false, 0.5), '#c9ccd0', s * 0.058);
    // Turned wood: thick in the middle, with a ring towards both ends.
    const wood = smooth(
      [
        [-0.5, 1.09],
        [-0.46, 1.17],
        [-0.36, 1.16],
        [-0.2, 1.15],
        [0, 1.19],
        [0.2, 1.15],
        [0.36, 1.16],
        [0.46, 1.17],
        [0.5, 1.09],
        [0.46, 1.02],
        [0.36, 1.03],
        [0.2, 1.03],
        [0, 0.99],
        [-0.2, 1.03],
        [-0.36, 1.03],
        [-0.46, 1.02],
      ].map(([u = 0, v = 0]) => at(u, v)),
      true,
      0.5,
    );
    press.fill(wood, colour, { from: at(0, 1.2), to: at(0, 0.98), start: 0.5, end: -0.6 });
    for (const u of [-0.3, 0.3])
      press.stroke(polygon([at(u, 1.155), at(u, 1.035)], false), darken(colour, 0.35), s * 0.022);
    press.fill(
      polygon([at(-0.06, 1.02), at(0.06, 1.02), at(0.05, 0.94), at(-0.05, 0.94)]),
      '#d6a84f',
      steel,
    );
  });
}

/** A round-bellied vase with five blossoms. */
export function drawFlowers(
  press: LithoPress,
  { at: [x, y], sizePx: s, random }: TableItem,
  bloom: string,
): void {
  press.named('flowers', () => {
    dropShadow(press, [x, y], s * 0.4, s * 0.08);
    for (let i = 0; i < 7; i++) {
      const head: Point = [
        x + (i - 3) * s * 0.2,
        y - s * (1.25 + 0.3 * Math.cos((i - 3) * 0.7)) + random.range(-0.08, 0.08) * s,
      ];
      press.stroke(
        smooth([[x, y - s * 0.6], [x + (i - 3) * s * 0.08, y - s * 0.95], head], false),
        '#4f6b3a',
        s * 0.028,
      );
      for (let petal = 0; petal < 6; petal++) {
        const angle = (petal / 6) * Math.PI * 2;
        press.fill(
          circle(
            [head[0] + Math.cos(angle) * s * 0.07, head[1] + Math.sin(angle) * s * 0.07],
            s * 0.075,
          ),
          lighten(bloom, (petal % 3) * 0.14),
        );
      }
      press.fill(circle(head, s * 0.05), '#e8b54a');
    }
    const vase = smooth(
      [
        [x - s * 0.14, y - s * 0.66],
        [x + s * 0.14, y - s * 0.66],
        [x + s * 0.3, y - s * 0.3],
        [x + s * 0.16, y],
        [x - s * 0.16, y],
        [x - s * 0.3, y - s * 0.3],
      ],
      true,
      0.45,
    );
    press.fill(vase, '#e9dcc2', {
      from: [x - s * 0.3, 0],
      to: [x + s * 0.3, 0],
      start: -0.6,
      end: 0.3,
    });
  });
}

/** A champagne bucket with ice. */
export function drawIceBucket(press: LithoPress, { at: [x, y], sizePx: s }: TableItem): void {
  press.named('ice_bucket', () => {
    dropShadow(press, [x, y], s * 0.6, s * 0.1);
    for (let i = 0; i < 6; i++) {
      press.fill(
        polygon([
          [x - s * 0.4 + i * s * 0.15, y - s * 0.86],
          [x - s * 0.26 + i * s * 0.15, y - s * 0.93],
          [x - s * 0.2 + i * s * 0.15, y - s * 0.8],
          [x - s * 0.36 + i * s * 0.15, y - s * 0.74],
        ]),
        '#e8f4f6',
      );
    }
    const bucket = polygon([
      [x - s * 0.5, y - s * 0.82],
      [x + s * 0.5, y - s * 0.82],
      [x + s * 0.36, y],
      [x - s * 0.36, y],
    ]);
    press.fill(bucket, '#b9bfc4', {
      from: [x - s * 0.5, 0],
      to: [x + s * 0.5, 0],
      start: -0.6,
      end: -0.3,
      middle: [0.4, 0.75],
    });
    press.fill(
      rectangle({ x: x - s * 0.53, y: y - s * 0.86, width: s * 1.06, height: s * 0.07 }),
      '#d7dce0',
    );
  });
}
