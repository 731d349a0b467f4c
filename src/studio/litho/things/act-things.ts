import { circle, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Random } from '#studio/random.ts';
import type { DrawnThing } from './drawn-thing.ts';

/** How much of the whole the bottle takes; the rest is foam and cork. */
const BOTTLE_SHARE = 0.74;

/** A bottle that foams over, its cork in the air. */
export function withFoam(maker: DrawnThing): DrawnThing {
  return {
    aspect: (maker.aspect * BOTTLE_SHARE) / 0.5,
    height: maker.height / BOTTLE_SHARE,
    draw: (press, { base, heightPx }, look) => {
      const tall = heightPx * BOTTLE_SHARE;
      const top: Point = [base[0], base[1] - tall];
      const opened = { ...look, spec: { ...look.spec, closure: 'screwcap' as const } };
      maker.draw(press, { base, heightPx: tall }, opened);
      press.apart(() =>
        press.named('cork', () =>
          press.placed([top[0] + heightPx * 0.1, top[1] - heightPx * 0.24], 0.5, 1, () =>
            drawChampagneCork(press, heightPx * 0.1),
          ),
        ),
      );
      drawSpray(press, top, heightPx, look.random.fork('foam'));
    },
  };
}

function drawSpray(press: LithoPress, [x, y]: Point, size: number, dice: Random): void {
  const plume = smooth(
    [
      [x - size * 0.028, y + size * 0.01],
      [x - size * 0.1, y - size * 0.12],
      [x - size * 0.05, y - size * 0.17],
      [x - size * 0.02, y - size * 0.27],
      [x + size * 0.04, y - size * 0.18],
      [x + size * 0.12, y - size * 0.13],
      [x + size * 0.028, y + size * 0.01],
    ],
    true,
    0.4,
  );
  press.fill(plume, '#fffaf0', {
    from: [x, y - size * 0.25],
    to: [x, y],
    start: 0.2,
    end: -0.25,
  });
  for (let i = 0; i < 26; i++) {
    const angle = -Math.PI / 2 + dice.range(-1.1, 1.1);
    const far = size * dice.range(0.08, 0.3);
    const at: Point = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    press.detail(circle(at, size * dice.range(0.006, 0.02)), i % 3 ? '#fffaf0' : '#f6d27a');
  }
  for (const side of [-1, 1])
    press.detail(
      smooth(
        [
          [x + side * size * 0.02, y],
          [x + side * size * 0.045, y + size * 0.02],
          [x + side * size * 0.04, y + size * 0.12],
          [x + side * size * 0.02, y + size * 0.09],
        ],
        true,
        0.35,
      ),
      '#fffaf0',
    );
}

/** Mushroom head, wired waist, spreading foot; the middle of it stands at the origin. */
function drawChampagneCork(press: LithoPress, size: number): void {
  const at = (x: number, y: number): Point => [x * size, y * size];
  const light = { from: at(-0.5, 0), to: at(0.5, 0), start: 0.25, end: -0.45 } as const;
  press.fill(
    smooth([at(-0.26, -0.1), at(0.26, -0.1), at(0.4, 0.7), at(-0.4, 0.7)], true, 0.2),
    '#d8ae78',
    light,
  );
  press.fill(ellipse(at(0, 0.7), size * 0.4, size * 0.1), '#b98149');
  press.fill(
    smooth(
      [
        at(-0.42, -0.2),
        at(-0.36, -0.62),
        at(0, -0.74),
        at(0.36, -0.62),
        at(0.42, -0.2),
        at(0, -0.08),
      ],
      true,
      0.36,
    ),
    '#e2bd86',
    light,
  );
  press.stroke(polygon([at(-0.3, -0.06), at(0.3, -0.06)], false), '#a39c94', size * 0.07);
  press.fill(ellipse(at(0, -0.66), size * 0.2, size * 0.07), '#c9a24a');
}

/** A cork on its way, with the marks of its flight. */
export const flyingCork: DrawnThing = {
  aspect: 1.15,
  height: 0.7,
  draw: (press, { base: [x, y], heightPx }, look) => {
    for (const [i, shift] of [-0.2, 0, 0.2].entries())
      press.stroke(
        polygon(
          [
            [x - heightPx * (0.5 - 0.06 * (i % 2)), y - heightPx * (0.02 - shift * 0.4)],
            [x - heightPx * 0.2, y - heightPx * (0.3 - shift * 0.5)],
          ],
          false,
        ),
        look.line,
        heightPx * 0.03,
      );
    press.placed([x + heightPx * 0.1, y - heightPx * 0.55], 0.75, 1, () =>
      drawChampagneCork(press, heightPx * 0.6),
    );
  },
};

/** A hero's cape behind whatever it is, and an emblem before it. */
export function withCape(maker: DrawnThing): DrawnThing {
  const wide = Math.max(maker.aspect, 0.75);
  return {
    aspect: wide * 1.15,
    height: Math.max(0.9, maker.height),
    draw: (press, standing, look) => {
      const [x, y] = standing.base;
      const { heightPx } = standing;
      const at = (u: number, v: number): Point => [x + u * heightPx, y - v * heightPx];
      const cape = smooth(
        [
          at(-0.16 * wide, 0.86),
          at(0.16 * wide, 0.86),
          at(0.34 * wide, 0.5),
          at(0.62 * wide, 0.1),
          at(0.3 * wide, 0.16),
          at(0.05, 0.06),
          at(-0.25 * wide, 0.16),
          at(-0.6 * wide, 0.04),
          at(-0.36 * wide, 0.5),
        ],
        true,
        0.3,
      );
      press.fill(cape, '#d81e3a', { from: at(-0.4, 0.8), to: at(0.4, 0.1), start: 0.3, end: -0.5 });
      maker.draw(press, standing, { ...look, isAloft: true });
      const centre = at(0, 0.84);
      const knot = [
        at(-0.17 * wide, 0.88),
        at(0, 0.84),
        at(0.17 * wide, 0.88),
        at(0.15 * wide, 0.8),
        at(0, 0.79),
        at(-0.15 * wide, 0.8),
      ];
      press.fill(smooth(knot, true, 0.25), '#b3122c');
      press.fill(
        circle([centre[0], centre[1] + heightPx * 0.01], heightPx * 0.05),
        lighten('#f2c53d', 0.1),
      );
    },
  };
}
