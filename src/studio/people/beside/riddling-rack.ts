import { box, drum, length3, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Of the board: where it stands before the riddler, how it leans, half as wide, as tall. */
const [AHEAD, LEAN, WIDE, TALL] = [0.46, 0.28, 0.62, 1.42] as const;
const [STEP, RISE, LOWEST] = [0.124, 0.19, 0.3] as const;
const [SIDEWAYS, ROWS] = [4, 5] as const;
/** Bottoms a little up, as the riddler leaves them. */
const TIP = 0.3;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** A pupitre before whoever turns its bottles, their bottoms towards the hands. */
export function standRiddlingRack(p: Vec3, take: Take): void {
  const near = length3(p[0], p[1] - 0.7, p[2] - 0.75) - 1.15;
  if (near > 0.2) return take(near, 'rack');
  const [sin, cos] = [Math.sin(LEAN), Math.cos(LEAN)];
  const z = p[2] - AHEAD;
  // Across the board, up along it, and out of it towards the riddler.
  const q: Vec3 = [p[0], p[1] * cos + z * sin, p[1] * sin - z * cos];
  take(box(q, [0, TALL / 2, -0.02], [WIDE, TALL / 2, 0.018], 0.004), 'rack');
  // The board behind leans against it.
  const back = 2 * TALL * sin - z;
  const r: Vec3 = [p[0], p[1] * cos + back * sin, p[1] * sin - back * cos];
  take(box(r, [0, TALL / 2, -0.02], [WIDE, TALL / 2, 0.018], 0.004), 'rack');
  bottleOf(q, take);
}

/** The nearest bottle of the board. */
function bottleOf([x, up, out]: Vec3, take: Take): void {
  const column = clamp(Math.round(x / STEP), -SIDEWAYS, SIDEWAYS);
  const row = clamp(Math.round((up - LOWEST - 0.05) / RISE), 0, ROWS);
  const rise = up - LOWEST - row * RISE;
  const [sin, cos] = [Math.sin(TIP), Math.cos(TIP)];
  const b: Vec3 = [x - column * STEP, out * cos + rise * sin, rise * cos - out * sin];
  take(drum(b, [0, 0, 0], { tall: 0.09, low: 0.017, high: 0.043 }), 'bottle');
  take(drum(b, [0, 0.09, 0], { tall: 0.15, low: 0.043, high: 0.043 }) - 0.002, 'bottle');
  // The dash of paint that tells how far it was turned.
  const turn = Math.sin(column * 12.9 + row * 78.2) * 1.2;
  const [dx, dz] = [Math.sin(turn) * 0.03, Math.cos(turn) * 0.03];
  take(limb(b, [0, 0.243, 0], [dx, 0.243, dz], 0.005, 0.005), 'label');
}
