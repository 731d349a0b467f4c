import { drum, length3, ring } from '#studio/people/painting/distance.ts';
import { holdGlass } from './glass.ts';
import type { Hold } from './held.ts';

/** Radians by which whoever serves is turned from us. */
const TURN = 0.9;
const STEP = 0.085;
const WIDE = 0.3;

/** Where glasses stand on a tray, aside and ahead of the palm: in a row across our view, so that each is seen. */
export function onTray(glasses: number, turned: number): (readonly [x: number, z: number])[] {
  const [c, s] = [Math.cos(TURN), Math.sin(TURN) * (turned || 1)];
  const step = Math.min(STEP, WIDE / Math.max(1, glasses - 1));
  return Array.from({ length: glasses }, (_, i) => {
    const [across, deep] = [(i - (glasses - 1) / 2) * step, glasses > 2 ? 0.05 - (i % 2) * 0.1 : 0];
    return [across * c - deep * s, across * s + deep * c] as const;
  });
}

/** A round tray on the raised palm, with glasses on it. */
export const holdTray =
  (glasses: number): Hold =>
  (p, grip, take) => {
    const [x, y, z] = grip.at;
    const near = length3(p[0] - x, p[1] - y - 0.1, p[2] - z) - 0.36;
    if (near > 0.12) return take(near, 'tray');
    take(drum(p, [x, y + 0.035, z], { tall: 0.012, low: 0.19, high: 0.2 }), 'tray');
    take(ring(p, [x, y + 0.05, z], 0.2, 0.007), 'tray');
    for (const [dx, dz] of onTray(glasses, grip.turned ?? 0))
      holdGlass(p, { ...grip, at: [x + dx, y + 0.115, z - 0.03 + dz] }, take);
  };
