import { capsule, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { dropShadow } from './table-item.ts';
import type { TableItem } from './table-item.ts';

/** A wedge of hard cheese beside a whole soft one. */
export function drawCheese(
  press: LithoPress,
  { at: [x, y], sizePx: s, lightSide }: TableItem,
): void {
  press.named('hard_cheese', () => {
    dropShadow(press, [x, y], s * 0.75, s * 0.12);
    const top = polygon([
      [x - s * 0.55, y - s * 0.34],
      [x + s * 0.1, y - s * 0.52],
      [x + s * 0.6, y - s * 0.3],
    ]);
    const side = polygon([
      [x - s * 0.55, y - s * 0.34],
      [x + s * 0.6, y - s * 0.3],
      [x + s * 0.6, y],
      [x - s * 0.55, y - s * 0.02],
    ]);
    press.fill(side, '#e9b54a', {
      from: [x - lightSide * s, 0],
      to: [x + lightSide * s, 0],
      start: -0.6,
      end: 0.25,
    });
    press.fill(top, '#f6d27a', {
      from: [x, y - s * 0.5],
      to: [x, y - s * 0.3],
      start: 0.4,
      end: -0.2,
    });
    for (const [dx, dy, r] of [
      [-0.3, -0.18, 0.06],
      [0.02, -0.1, 0.045],
      [0.28, -0.2, 0.07],
      [0.44, -0.08, 0.035],
    ] as const) {
      const hole: Point = [x + dx * s, y + dy * s];
      press.fill(ellipse(hole, r * s, r * s * 0.8), '#c78d2f', {
        centre: hole,
        radius: r * s,
        start: -0.5,
        end: 0.1,
      });
    }
  });
}

export function drawBaguette(
  press: LithoPress,
  { at: [x, y], sizePx: s, lightSide }: TableItem,
): void {
  press.named('baguette', () => {
    dropShadow(press, [x, y], s * 0.95, s * 0.1);
    const loaf = capsule([x - s * 0.75, y - s * 0.12], [x + s * 0.75, y - s * 0.2], s * 0.15);
    press.fill(loaf, '#cd8a42', { from: [x, y - s * 0.36], to: [x, y], start: 0.55, end: -0.75 });
    for (let i = -2; i <= 2; i++) {
      const cx = x + i * s * 0.3;
      const cy = y - s * 0.18 - i * s * 0.016;
      press.fill(ellipse([cx, cy], s * 0.11, s * 0.035, -0.6 * lightSide), '#f0cf94');
    }
  });
}

export function drawOlives(press: LithoPress, { at: [x, y], sizePx: s, random }: TableItem): void {
  press.named('olive', () => {
    dropShadow(press, [x, y], s * 0.55, s * 0.09);
    for (let i = 0; i < 9; i++) {
      const px = x - s * 0.3 + (i % 5) * s * 0.15 + random.range(-0.02, 0.02) * s;
      const py = y - s * 0.3 - Math.floor(i / 5) * s * 0.1;
      press.fill(
        ellipse([px, py], s * 0.09, s * 0.075, random.range(-0.5, 0.5)),
        random.chance(0.4) ? '#3d3550' : '#7c8a3a',
        {
          centre: [px + s * 0.03, py - s * 0.03],
          radius: s * 0.1,
          start: 0.5,
          end: -0.6,
        },
      );
    }
    const bowl = smooth(
      [
        [x - s * 0.46, y - s * 0.3],
        [x - s * 0.34, y - s * 0.06],
        [x, y],
        [x + s * 0.34, y - s * 0.06],
        [x + s * 0.46, y - s * 0.3],
      ],
      true,
      0.35,
    );
    press.fill(bowl, '#e8dcc4', {
      from: [x - s * 0.5, 0],
      to: [x + s * 0.5, 0],
      start: -0.6,
      end: 0.3,
    });
  });
}

export function drawFigs(press: LithoPress, { at: [x, y], sizePx: s, lightSide }: TableItem): void {
  press.named('fig', () => {
    for (const dx of [-0.3, 0.22]) {
      const px = x + dx * s;
      dropShadow(press, [px, y], s * 0.3, s * 0.06);
      const fig = smooth(
        [
          [px, y - s * 0.62],
          [px + s * 0.1, y - s * 0.45],
          [px + s * 0.25, y - s * 0.2],
          [px + s * 0.12, y],
          [px - s * 0.12, y],
          [px - s * 0.25, y - s * 0.2],
          [px - s * 0.1, y - s * 0.45],
        ],
        true,
        0.5,
      );
      press.fill(fig, '#5a2f52', {
        from: [px - lightSide * s * 0.25, 0],
        to: [px + lightSide * s * 0.25, 0],
        start: -0.8,
        end: 0.5,
      });
    }
  });
}

/** A plate of food seen from the table's edge: what is on it is told by its colour. */
export function drawDish(
  press: LithoPress,
  { at: [x, y], sizePx: s, random }: TableItem,
  food: string,
): void {
  dropShadow(press, [x, y], s * 0.85, s * 0.13);
  press.fill(ellipse([x, y - s * 0.06], s * 0.8, s * 0.18), '#fbf4e4', {
    from: [0, y - s * 0.24],
    to: [0, y + s * 0.12],
    start: 0.2,
    end: -0.5,
  });
  press.stroke(ellipse([x, y - s * 0.07], s * 0.58, s * 0.12), '#d9ccb2', s * 0.012);
  for (let i = 0; i < 7; i++) {
    const px = x + random.range(-0.36, 0.36) * s;
    const py = y - s * random.range(0.1, 0.24);
    press.fill(
      ellipse([px, py], s * random.range(0.1, 0.17), s * 0.08),
      mixHex(food, '#3a2418', random.range(0, 0.3)),
      { centre: [px + s * 0.04, py - s * 0.05], radius: s * 0.17, start: 0.5, end: -0.6 },
    );
  }
  for (let i = 0; i < 6; i++) {
    press.fill(
      ellipse(
        [x + random.range(-0.4, 0.4) * s, y - s * random.range(0.16, 0.28)],
        s * 0.05,
        s * 0.022,
        random.range(-1, 1),
      ),
      '#6d8f3e',
    );
  }
}
