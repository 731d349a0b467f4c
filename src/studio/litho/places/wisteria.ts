import { circle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

const LILACS = ['#8a6cc0', '#a388d4', '#bda8e2', '#7458a8'] as const;

/** Lilac clusters that hang from the beams of a pergola. */
export function paintWisteria({ press, frame, random }: PosterScene): void {
  const dice = random.fork('wisteria');
  const size = Math.min(frame.width, frame.height);
  const count = Math.max(9, Math.round((frame.width / size) * 14));
  press.named('wisteria', () => {
    for (let i = 0; i < count; i++) {
      const x = frame.x + (frame.width * (i + dice.range(0.2, 0.8))) / count;
      const y = frame.y + frame.height * dice.range(0.08, 0.15);
      const long = size * dice.range(0.1, 0.19);
      for (let k = 0; k < 22; k++) {
        const t = k / 22;
        const wide = size * (0.026 * (1 - t) ** 0.6 + 0.002);
        const at: Point = [x + dice.range(-wide, wide), y + t * long];
        press.fill(circle(at, size * (0.012 - 0.005 * t)), dice.pick(LILACS));
      }
    }
  });
}
