import type { Vec3 } from '#studio/scene-graph.ts';
import { berries, box, drum, ellipsoid, length2, limb } from '#studio/people/painting/distance.ts';

type Put = (distance: number, isTrim?: boolean) => void;

const CART_TURN = 0.42;
/** Radii of a cart's wheels, in metres. */
const [CART_WHEEL, HAND_WHEEL] = [0.47, 0.27];

/** A rim, a hub and spokes; `x` and `y` lie in the plane of the wheel, its middle at the origin. */
function wheelAt(x: number, y: number, across: number, radius: number): number {
  const out = length2(x, y);
  const rim = length2(out - radius + 0.03, across) - 0.034;
  const hub = Math.max(out - 0.075, Math.abs(across) - 0.07);
  const step = Math.PI / 5;
  const turn = Math.atan2(y, x);
  const off = (turn - Math.round(turn / step) * step) * out;
  const spoke = Math.max(length2(off, across) - 0.02, out - radius);
  return Math.min(rim, hub, spoke);
}

/** What stands in yards, streets and between the rows; `size` is width, height and depth. */
export const YARD_FORMS = {
  /** Two wheels, slatted sides, two shafts on the ground, and a heap above its boards. */
  cart: (q, [w, h, d], put) => {
    const [c, s] = [Math.cos(CART_TURN), Math.sin(CART_TURN)];
    const p: Vec3 = [q[0] * c + q[2] * s, q[1], q[2] * c - q[0] * s];
    const [long, deep] = [w * 0.32, d * 0.42];
    const from: Vec3 = [p[0] - w * 0.14, p[1], p[2]];
    const outer = box(from, [0, h * 0.72, 0], [long, h * 0.2, deep], 0.01);
    const inner = box(from, [0, h * 0.86, 0], [long - 0.035, h * 0.3, deep - 0.035], 0.01);
    const slat = 0.012 * Math.min(1, Math.abs(Math.sin(p[1] * 24)) * 4);
    put(Math.max(outer + 0.012 - slat, -inner) * 0.8);
    for (const at of [-long, 0, long])
      put(
        box(
          [Math.abs(from[2]), p[1], from[0]],
          [deep, h * 0.74, at],
          [0.02, h * 0.24, 0.025],
          0.006,
        ),
      );
    const heap = ellipsoid(from, [0, h * 0.86, 0], [long * 0.95, h * 0.2, deep * 0.95]);
    put(berries(p, heap) * 0.8, true);
    const side = Math.abs(p[2]) - d * 0.5;
    put(wheelAt(from[0], p[1] - CART_WHEEL, side, CART_WHEEL) * 0.85);
    put(
      limb(
        [from[0], p[1], Math.abs(p[2])],
        [0, CART_WHEEL, 0],
        [0, CART_WHEEL, d * 0.5],
        0.03,
        0.03,
      ),
    );
    const shaft: Vec3 = [from[0], p[1], Math.abs(p[2])];
    put(
      limb(
        shaft,
        [-long * 0.9, h * 0.52, deep * 0.8],
        [-w * 0.82, 0.06, deep * 0.66],
        0.034,
        0.026,
      ),
    );
  },
  /** Pushed by its bar: a flat bed with two boxes on it. Its origin lies between the fists. */
  handcart: (q, [w, h, d], put) => {
    const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
    const bed = h * 0.55;
    put(limb(m, [0, 0.01, -0.02], [w / 2, 0.01, -0.02], 0.018, 0.018));
    put(limb(m, [w / 2, 0.01, -0.02], [w * 0.44, -bed, d * 0.24], 0.02, 0.02));
    put(box(q, [0, -bed, d * 0.62], [w / 2, 0.03, d * 0.4], 0.01));
    for (const [x, z, up] of BOXES) {
      const c: Vec3 = [x * w, -bed + 0.03 + up, d * z];
      const seam = Math.abs(q[1] - c[1] - 0.05) < 0.004 ? 0.004 : 0;
      put(box(q, c, [w * 0.22, 0.14, d * 0.17], 0.006) + seam, true);
    }
    put(wheelAt(q[2] - d * 0.62, q[1] + h - HAND_WHEEL, m[0] - w * 0.56, HAND_WHEEL) * 0.85);
  },
  /** Cast iron, a lantern with a small roof on it. */
  lamp_post: (q, [w, h, d], put) => {
    put(limb(q, [0, 0, 0], [0, h * 0.86, 0], 0.05, 0.028));
    put(drum(q, [0, 0, 0], { tall: h * 0.14, low: 0.13, high: 0.075 }));
    put(limb([Math.abs(q[0]), q[1], q[2]], [0, h * 0.8, 0], [w * 0.6, h * 0.8, 0], 0.014, 0.014));
    const up = q[1] - h * 0.925;
    const flare = 1 + up * 1.5;
    const pane = box(
      [q[0] / flare, up, q[2] / flare],
      [0, 0, 0],
      [w * 0.3, h * 0.06, d * 0.3],
      0.01,
    );
    put(pane * 0.8, true);
    const post: Vec3 = [Math.abs(q[0]) - w * 0.3 * flare, up, Math.abs(q[2]) - d * 0.3 * flare];
    put(Math.max(length2(post[0], post[2]) - 0.012, Math.abs(up) - h * 0.062));
    put(drum(q, [0, h * 0.985, 0], { tall: h * 0.05, low: w * 0.5, high: 0.02 }) * 0.8);
    put(limb(q, [0, h * 1.03, 0], [0, h * 1.06, 0], 0.02, 0.008));
  },
} as const satisfies Record<string, (q: Vec3, size: Vec3, put: Put) => void>;

/** Across, along and up. */
const BOXES = [
  [-0.24, 0.45, 0.14],
  [0.24, 0.45, 0.14],
  [-0.24, 0.82, 0.14],
  [0.24, 0.82, 0.14],
  [-0.1, 0.62, 0.42],
] as const;
