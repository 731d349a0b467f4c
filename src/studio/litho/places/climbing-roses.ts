import { circle, ellipse } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

const LEAVES = ['#3f6a36', '#5a8a45', '#2f5330'] as const;
const ROSES = ['#d8476a', '#e8718c', '#c22f52', '#f3a6b8'] as const;
const SPRIGS = 190;
/** How much of the way lies over the arch. */
const OVER = 0.42;

/** Leaves and blossoms up both sides of a gate and in a bow over it. */
export function paintClimbingRoses({ press, frame, random }: PosterScene, gate: Rect): void {
  const dice = random.fork('climbing roses');
  const size = Math.min(frame.width, frame.height);
  const half = gate.width / 2 + size * 0.03;
  const [x, spring, foot] = [gate.x + gate.width / 2, gate.y, gate.y + gate.height];
  press.named('rose', () => {
    for (let i = 0; i < SPRIGS; i++) {
      const t = (i / SPRIGS) * 2 - 1;
      const side = Math.sign(t) || 1;
      const a = (t / OVER) * (Math.PI / 2);
      const down = (Math.abs(t) - OVER) / (1 - OVER);
      const [px, py] =
        Math.abs(t) < OVER
          ? [x + Math.sin(a) * half, spring - Math.cos(a) * gate.width * 0.36]
          : [x + side * half, spring + down * (foot - spring)];
      const at: Point = [
        px + dice.range(-0.035, 0.035) * size,
        py + dice.range(-0.03, 0.03) * size,
      ];
      if (i % 3 !== 0) {
        press.fill(ellipse(at, size * 0.016, size * 0.009, dice.range(0, 3)), dice.pick(LEAVES));
        continue;
      }
      const bloom = size * dice.range(0.013, 0.02);
      press.fill(circle(at, bloom), dice.pick(ROSES));
      press.detail(circle([at[0] - bloom * 0.15, at[1] - bloom * 0.15], bloom * 0.5), '#f8cdd6');
      press.detail(circle([at[0] - bloom * 0.1, at[1] - bloom * 0.1], bloom * 0.24), '#a8203f');
    }
  });
}
