import type { Vec3 } from '#studio/scene-graph.ts';
import { box, drum, length2, limb } from '#studio/people/painting/distance.ts';

type Put = (distance: number, isTrim?: boolean) => void;

/** What somebody climbs, sits at, or holds at arm's length; `size` is width, height and depth. */
export const LARGE_FORMS = {
  /** Two rails that lean away from whoever is on it, and rungs between them. */
  ladder: (q, [w, h, d], put) => {
    const p: Vec3 = [q[0], q[1], q[2] - (q[1] / h - 0.807) * d];
    const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
    put(limb(m, [w / 2, 0, 0], [w * 0.44, h, 0], 0.026, 0.024) * 0.9);
    const step = 0.29;
    const rung = Math.min(h - 0.16, Math.max(0.2, Math.round((p[1] - 0.2) / step) * step + 0.2));
    put(limb(p, [-w * 0.48, rung, 0], [w * 0.48, rung, 0], 0.018, 0.018) * 0.9, true);
  },
  /** An upright: the keys before the hands, the case beyond them. */
  piano: (q, [w, h, d], put) => {
    put(box(q, [0, h / 2, d * 0.72], [w / 2, h / 2, d * 0.28], 0.012));
    put(box(q, [0, h - 0.01, d * 0.68], [w / 2 + 0.02, 0.018, d * 0.34], 0.006));
    put(box(q, [0, 0.68, d * 0.2], [w / 2, 0.035, d * 0.3], 0.01));
    const keys = box(q, [0, 0.725, d * 0.1], [w * 0.47, 0.014, 0.075], 0.002);
    put(keys, true);
    const at = (((q[0] * 30) % 1) + 1) % 1;
    if (q[2] > d * 0.1 && at < 0.45)
      put(box(q, [0, 0.74, d * 0.1 + 0.045], [w * 0.46, 0.01, 0.036], 0.002));
    const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
    put(limb(m, [w * 0.46, 0, 0], [w * 0.46, 0.66, 0], 0.035, 0.035));
    // The music on its stand.
    put(box(q, [0, 0.95, d * 0.4], [0.16, 0.11, 0.005], 0.002), true);
  },
  /** Round at both ends, foam up to its rim. */
  bath: (q, [w, h, d], put) => {
    const long = Math.max(0, Math.abs(q[2]) - (d - w) / 2);
    const across = length2(q[0], long) - w * (0.4 + 0.1 * (q[1] / h));
    put(Math.max(across, q[1] - h, 0.14 - q[1]) * 0.9);
    put(length2(across, q[1] - h) - 0.028);
    const foam = 0.03 * Math.sin(q[0] * 17) * Math.sin(q[2] * 19) + 0.02 * Math.sin(q[2] * 41);
    put(Math.max(across + 0.03, q[1] - h - 0.05 - foam, h - 0.1 - q[1]) * 0.7, true);
    const foot: Vec3 = [Math.abs(q[0]), q[1], Math.abs(q[2])];
    put(limb(foot, [w * 0.3, 0, d * 0.34], [w * 0.26, 0.18, d * 0.32], 0.03, 0.04));
  },
  /** Two skis under the boots, and a stick in either fist. */
  skiing: (q, [w, h, d], put) => {
    const m: Vec3 = [Math.abs(q[0]), q[1] - Math.max(0, q[2] - d * 0.42) ** 2 * 1.6, q[2]];
    put(box(m, [0.1, 0.012, 0.12], [0.045, 0.012, d / 2], 0.008));
    const stick: Vec3 = [Math.abs(q[0]), q[1], q[2]];
    put(limb(stick, [w, h + 0.1, 0.36], [w + 0.14, 0.02, -0.4], 0.013, 0.009), true);
  },
  /** A spraying lance, and the mist before its nozzle. */
  lance: (q, [, , d], put) => {
    put(limb(q, [0, -0.02, -0.14], [0, 0.12, d], 0.013, 0.01));
    const along = q[2] - d;
    const wide = Math.max(0, along) * 0.5;
    const drop = 0.012 * (1 + Math.sin(q[0] * 130) * Math.sin(q[1] * 130) * Math.sin(q[2] * 130));
    const cone = Math.hypot(q[0], q[1] - 0.12 - along * 0.12) - wide + drop * 3;
    put(Math.max(cone, -along, along - 0.45) * 0.5 + drop, true);
  },
  /** A curved stem and its bowl, a little glow on top. */
  pipe: (q, [w, h, d], put) => {
    put(limb(q, [0, 0, -0.07], [0, -0.02, d * 0.7], 0.007, 0.009));
    put(drum(q, [0, -0.03, d * 0.8], { tall: h, low: w * 0.42, high: w / 2 }) - 0.003);
    put(drum(q, [0, h - 0.033, d * 0.8], { tall: 0.006, low: w * 0.34, high: w * 0.34 }), true);
  },
  /** A bucket that hangs by its bail, a rim round its mouth. */
  pail: (q, [w, h], put) => {
    const tall = h * 0.66;
    put(drum(q, [0, 0, 0], { tall, low: w * 0.36, high: w / 2 }) - 0.004);
    put(
      drum(q, [0, tall - 0.012, 0], { tall: 0.02, low: w / 2 + 0.008, high: w / 2 + 0.008 }),
      true,
    );
    const arch = Math.abs(Math.hypot(q[0] / (w * 0.48), (q[1] - tall) / (h - tall)) - 1);
    put(Math.max(arch * w * 0.3 - 0.007, Math.abs(q[2]) - 0.007, tall - q[1]), true);
  },
  /** A fishing rod, its line falling from the tip. */
  angle: (q, [w, h, d], put) => {
    put(limb(q, [0, -0.12, -0.2], [0, h, d], w, w * 0.4));
    put(limb(q, [0, h, d], [0, -0.9, d + 0.1], 0.003, 0.003), true);
  },
} as const satisfies Record<string, (q: Vec3, size: Vec3, put: Put) => void>;
