import type { Rgb } from '#studio/textures/colour.ts';
import { clamp, noise2 } from '#studio/textures/noise.ts';
import { lay } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { RowLight } from './row-light.ts';

interface Stick {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** Half of its width at either end, in pixels. */
  thick: readonly [number, number];
  colour: Rgb;
  /** How far its bark is torn: 0 for a wire. */
  rough: number;
}

/** A trunk, cane, post or wire: round, with its light on the sun's side. */
export function layStick(sheet: Sheet, stick: Stick, light: RowLight): void {
  const { from, to, thick, colour, rough } = stick;
  const [bx, by] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.max(1, Math.hypot(bx, by));
  const most = Math.max(...thick) * (1 + rough) + 1;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const room = { wide: Math.abs(bx) / 2 + most, tall: Math.abs(by) / 2 + most };
  lay(sheet, { x, y, ...room, part: 'trunk' }, (dx, dy) => {
    const [px, py] = [dx + x - from[0], dy + y - from[1]];
    const t = clamp((px * bx + py * by) / (long * long));
    const off = ((px - bx * t) * by - (py - by * t) * bx) / long;
    const beyond = Math.hypot(px - bx * t, py - by * t);
    const grain = rough * (noise2(t * long * 0.06, off * 0.1, 51) - 0.5);
    const half = (thick[0] + (thick[1] - thick[0]) * t) * (1 + grain);
    const cover = clamp(half - beyond + 0.5) * Math.min(1, half * 1.6);
    if (cover === 0) return null;
    const round = clamp(off / Math.max(0.5, half), -1, 1);
    const bark = 1 - rough * 0.8 * noise2(off * 0.9 + 7, t * long * 0.05, 52);
    const sun = clamp(round * light.side) ** 3;
    const at = (k: 0 | 1 | 2): number =>
      colour[k] * bark * (light.open[k] * (0.75 - 0.3 * Math.abs(round)) + light.sun[k] * sun);
    return { light: [at(0), at(1), at(2)], cover };
  });
}
