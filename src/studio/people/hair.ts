import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid } from './distance.ts';
import type { Take } from './part.ts';
import type { PersonShape } from './person-shape.ts';

/** Hair round the opening of the face, shorter at the sides and the nape; `p` is the head's own. */
export function takeHair(p: Vec3, { hair, isWoman, isChild }: PersonShape, take: Take): void {
  if (hair === 'bald') return;
  // A monk's crown is shaved.
  if (hair === 'tonsure' && p[1] > 1.742) return;
  const cap = ellipsoid(p, [0, 1.678, -0.018], [0.08, 0.093, 0.098]);
  // Swept over from the parting.
  const top = ellipsoid(p, [-0.008, 1.73, 0.012], [0.06, 0.036, 0.068]);
  const wave = 0.0022 * Math.sin(p[0] * 70 + p[1] * 46 + Math.sin(p[2] * 40) * 2);
  const full = blend(cap, top, 0.03) + wave;
  const face = ellipsoid(p, [0.004, 1.624, 0.096], [0.072, isWoman ? 0.108 : 0.103, 0.079]);
  const open = Math.max(full, -face);
  const isLong = hair === 'long' || hair === 'bun';
  // Down to the nape behind, over the ears at the sides.
  const line = (isWoman || isChild ? 1.59 : 1.632) + 0.46 * p[2];
  take(isLong ? Math.max(open, 1.57 + 0.3 * p[2] - p[1]) : Math.max(open, line - p[1]), 'hair');
  if (hair === 'long') takeLocks(p, wave, take);
  if (hair === 'bun') take(ellipsoid(p, [0, 1.7, -0.12], [0.042, 0.044, 0.038]) + wave, 'hair');
}

/** Down the back and before one shoulder. */
function takeLocks(p: Vec3, wave: number, take: Take): void {
  const sway = 0.008 * Math.sin(p[1] * 24);
  const m: Vec3 = [Math.abs(p[0]) - sway, p[1], p[2]];
  const fall = ellipsoid(p, [0, 1.54, -0.062], [0.092, 0.2, 0.05]);
  const side = ellipsoid(m, [0.073, 1.585, -0.012], [0.021, 0.115, 0.046]);
  take(blend(fall, side, 0.035) + wave * 1.4, 'hair');
}
