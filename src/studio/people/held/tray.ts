import { drum, length3, ring } from '#studio/people/distance.ts';
import { holdGlass } from './glass.ts';
import type { Hold } from './held.ts';

/** A round tray on the raised palm, with glasses on it. */
export const holdTray =
  (glasses: number): Hold =>
  (p, grip, take) => {
    const [x, y, z] = grip.at;
    const near = length3(p[0] - x, p[1] - y - 0.1, p[2] - z) - 0.32;
    if (near > 0.12) return take(near, 'tray');
    take(drum(p, [x, y + 0.035, z], { tall: 0.012, low: 0.19, high: 0.2 }), 'tray');
    take(ring(p, [x, y + 0.05, z], 0.2, 0.007), 'tray');
    for (let i = 0; i < glasses; i++) {
      const turn = (i / glasses) * Math.PI * 2 + Math.PI / 2;
      const reach = glasses > 1 ? 0.105 : 0;
      const at = [
        x + Math.cos(turn) * reach,
        y + 0.115,
        z - 0.03 + Math.sin(turn) * reach,
      ] as const;
      holdGlass(p, { ...grip, at: [at[0], at[1], at[2]] }, take);
    }
  };
