import { noise2, smoothstep } from '#studio/textures/noise.ts';

export interface Panel {
  /** Size of the whole picture and the rows at hand. */
  width: number;
  height: number;
  rows: { from: number; to: number };
  /** Rows of paint above the first one at hand, whose ridges it is shaded by. */
  lead: number;
  seed: number;
}

/** Raking light over the ridges of paint and the weave below, then warm varnish, dark edges and fine cracks. */
export function varnish(
  paint: Uint8ClampedArray,
  relief: Uint8ClampedArray,
  panel: Panel,
): Uint8ClampedArray {
  const { width, rows, lead } = panel;
  const count = rows.to - rows.from;
  const out = new Uint8ClampedArray(width * count * 4);
  const cell = (2.6 * Math.sqrt(width * panel.height)) / 1024;
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 4;
      const i = o + lead * width * 4;
      const left = x > 0 ? i - 4 : i;
      const above = y + lead > 0 ? i - width * 4 : i;
      const slope =
        ((relief[i]! - relief[left]!) * 0.6 + (relief[i]! - relief[above]!) * 0.8) / 255;
      const gy = y + rows.from;
      const thread = (weave(x, gy, cell) - weave(x - 1, gy - 1, cell)) * 0.05;
      const l = (0.3 * paint[i]! + 0.6 * paint[i + 1]! + 0.1 * paint[i + 2]!) / 255;
      const k = (slope * 1.1 + thread) * (0.35 + 0.65 * smoothstep(0, 0.5, l));
      const age = ageing(x, gy, panel);
      out[o] = (paint[i]! * (1 + k * 0.9) + k * 26) * age + 6;
      out[o + 1] = (paint[i + 1]! * (1 + k * 0.9) + k * 26) * age * 0.975 + 4;
      out[o + 2] = (paint[i + 2]! * (1 + k * 0.9) + k * 26) * age * 0.9 + 1;
      out[o + 3] = 255;
    }
  }
  return out;
}

function weave(x: number, y: number, cell: number): number {
  const a = Math.sin((x / cell) * Math.PI);
  const b = Math.sin((y / cell) * Math.PI);
  return (Math.floor(x / cell) + Math.floor(y / cell)) & 1 ? a * a : b * b;
}

/** Darker towards the frame, with a hint of craquelure. */
function ageing(x: number, y: number, { width, height, seed }: Panel): number {
  const side = Math.sqrt(width * height);
  const u = x / side;
  const v = y / side;
  const edge = Math.min(x, width - x, y, height - y) / side;
  const dark = 0.82 + 0.18 * smoothstep(0, 0.3, edge + (noise2(u * 4, v * 4, seed) - 0.5) * 0.1);
  const warp = noise2(u * 9, v * 9, seed) * 3;
  const crack = Math.abs(noise2(u * 46 + warp, v * 46 - warp, seed + 9) - 0.5);
  return dark * (1 - smoothstep(0.012, 0, crack) * 0.09);
}
