import type { Rgb } from '#studio/textures/colour.ts';
import { clamp, smoothstep } from '#studio/textures/noise.ts';
import { lay } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** How a leaf hangs and how the light falls on it. */
interface Leaf {
  x: number;
  y: number;
  radius: number;
  /** Of its tip from straight down, in radians; how much of its width is seen. */
  turn: number;
  open: number;
  /** Albedo, and the light on each half of it. */
  colour: Rgb;
  left: Rgb;
  right: Rgb;
}

const ANGLES = 256;

/** Five lobes with teeth: how far the edge is from the stalk, by the angle from the tip. */
const EDGE = Float32Array.from({ length: ANGLES }, (_, i) => {
  const a = Math.abs((i / ANGLES) * 2 - 1) * Math.PI;
  const lobe = (at: number, wide: number): number => Math.exp(-(((a - at) / wide) ** 2));
  const body = 0.5 + 0.5 * lobe(0, 0.46) + 0.4 * lobe(1.08, 0.36) + 0.24 * lobe(2.05, 0.4);
  const bay = 0.42 * lobe(Math.PI, 0.34);
  const tooth = Math.abs(((((a * 5.1) % 1) + 1) % 1) - 0.5) * 0.15;
  return body - bay - tooth;
});

/** The veins run from the stalk to the tips of the lobes. */
const VEINS = [0, 1.08, -1.08, 2.05, -2.05];

/** A vine leaf, folded a little along its middle vein. */
export function layLeaf(sheet: Sheet, leaf: Leaf): void {
  const { x, y, radius, turn, open, colour, left, right } = leaf;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const soft = 1.2 / radius;
  const reach = radius * 1.02;
  lay(sheet, { x, y, wide: reach, tall: reach, part: 'leaves' }, (dx, dy) => {
    const across = (dx * c + dy * s) / (radius * open);
    const down = (dy * c - dx * s) / radius + 0.2;
    const far = Math.sqrt(across * across + down * down);
    if (far > 1.12) return null;
    const angle = Math.atan2(across, down);
    const edge = EDGE[Math.floor(((angle / Math.PI + 1) / 2) * (ANGLES - 1))]!;
    const cover = clamp((edge - far) / soft);
    if (cover === 0) return null;
    let vein = 0;
    for (const at of VEINS) {
      const off = Math.abs(Math.sin(angle - at)) * far;
      if (Math.cos(angle - at) > 0) vein = Math.max(vein, smoothstep(0.035, 0.008, off));
    }
    // Between the veins it bulges.
    const bulge = 0.9 + 0.16 * Math.sin(far * 9 + angle * 2.2);
    const half = across > 0 ? right : left;
    const k = (bulge + vein * 0.34) * (0.82 + 0.3 * (far / Math.max(0.3, edge)));
    return {
      light: [colour[0] * half[0] * k, colour[1] * half[1] * k, colour[2] * half[2] * k],
      cover,
    };
  });
}
