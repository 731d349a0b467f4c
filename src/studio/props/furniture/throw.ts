import { addSurface, apart, textured } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';

export const THROW_NAME = 'throw';

/** A knitted blanket over one arm and the seat, its ends hanging. */
export function addThrow(seat: Model, { arm }: { arm: number }): void {
  const model = apart(seat, THROW_NAME);
  const wool = textured(
    model.kit,
    'knitted wool',
    {
      painter: 'weave',
      params: { seed: 9, tone: [226, 212, 186], count: 26 },
      share: 0.3,
      bump: 1.2,
    },
    { coat: 0, rough: 0.9 },
  );
  // From the floor outside, up over the arm, down to the seat and over its front edge.
  const path: readonly (readonly [number, number])[] = [
    [arm + 12, 14],
    [arm + 11, 40],
    [arm + 8, 62],
    [arm, 65],
    [arm - 9, 60],
    [arm - 14, 53],
    [arm - 34, 52.5],
  ];
  addSurface(model, {
    columns: 30,
    rows: 36,
    material: wool,
    point: (u, v) => {
      const at = v * (path.length - 1);
      const i = Math.min(path.length - 2, Math.floor(at));
      const t = at - i;
      const [a, b] = [path[i]!, path[i + 1]!];
      const ripple = Math.sin(u * 19 + v * 3) * (v < 0.4 ? 1.3 : 0.5);
      return [
        a[0] + (b[0] - a[0]) * t + (v < 0.3 ? ripple : 0),
        a[1] + (b[1] - a[1]) * t + (v >= 0.3 ? ripple * 0.7 : 0) + 1.2,
        -26 + u * 62 + Math.sin(v * 5) * 1.5,
      ];
    },
  });
}
