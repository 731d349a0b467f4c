import type { Vec3 } from '#studio/scene-graph.ts';
import {
  berries,
  blend,
  box,
  drum,
  ellipsoid,
  length2,
  limb,
} from '#studio/people/painting/distance.ts';
import type { Put } from './put.ts';

/** Where the rim of a wheelbarrow's tray is, and its wheel: shares of its length. */
const TRAY_AHEAD = 0.55;
const WHEEL_AHEAD = 0.93;

/** Metres between flakes. */
const FLAKE = 0.17;

/** Tools that are held or pushed with both hands, and what is at the lips; `size` is width, height and depth. */
export const TOOL_FORMS = {
  /** Pointing away from the lips, its end glowing. */
  cigar: (q, [w, , d], put) => {
    put(limb(q, [0, 0, -d * 0.55], [0, -0.01, d * 0.38], w / 2, w / 2));
    put(limb(q, [0, -0.01, d * 0.4], [0, -0.012, d * 0.45], w * 0.48, w * 0.42), true);
  },
  /** Its handle in the fist, the blade across what is cut, edge down and tip a little lower. */
  knife: (q, [w, h, d], put) => {
    const p: Vec3 = [q[0] + q[1] * 0.26, q[1] - q[0] * 0.26, q[2]];
    put(limb(p, [w * 0.16, 0, 0], [-w * 0.2, 0, 0], d * 0.7, d * 0.7));
    const along = -p[0] / w;
    // The back is straight, the edge rises to the tip.
    const deep = h * 0.5 * (1 - Math.max(0, (along - 0.55) / 0.35) ** 2);
    const blade = box(p, [-w * 0.56, h * 0.18 - deep, 0], [w * 0.36, deep, d * 0.12], 0.001);
    put(blade * 0.8, true);
  },
  /** A long handle, its bowl with a little in it at the lips. */
  ladled: (q, [w, , d], put) => {
    put(limb(q, [-0.07, 0.045, -0.12], [0.06, -0.05, d * 0.35], 0.008, 0.011));
    put(ellipsoid(q, [-0.085, 0.055, -0.145], [w * 0.6, 0.016, w * 0.7]));
    put(ellipsoid(q, [-0.085, 0.064, -0.145], [w * 0.46, 0.012, w * 0.54]), true);
  },
  /** A round belly, a neck with its lip, and the handle that it is carried by. */
  jug: (q, [w, h], put) => {
    const belly = ellipsoid(q, [0, h * 0.38, 0], [w / 2, h * 0.38, w / 2]);
    const neck = limb(q, [0, h * 0.5, 0], [0, h * 0.93, 0], w * 0.31, w * 0.24);
    const hollow = ellipsoid(q, [0, h * 1.02, 0], [w * 0.22, h * 0.14, w * 0.22]);
    put(Math.max(blend(belly, Math.max(neck, q[1] - h * 0.96), w * 0.12), -hollow));
    put(ellipsoid(q, [-w * 0.22, h * 0.93, 0], [w * 0.14, h * 0.05, w * 0.12]));
    put(ellipsoid(q, [0, h * 0.94, 0], [w * 0.2, h * 0.02, w * 0.2]), true);
    const ear = length2((q[0] - w * 0.36) / w, (q[1] - h * 0.62) / (h * 1.1)) - 0.24;
    put(length2(ear * w * 0.9, q[2]) - 0.011);
  },
  /** A handle with a round head, leaning to the mouth. */
  microphone: (q, [w, h], put) => {
    put(limb(q, [0, 0, 0.02], [0, h * 0.76, -0.03], w * 0.26, w * 0.36));
    put(ellipsoid(q, [0, h * 0.86, -0.036], [w / 2, w / 2, w / 2]), true);
  },
  /** A beaker of steel and its cap. */
  shaker: (q, [w, h], put) => {
    put(drum(q, [0, 0, 0], { tall: h * 0.58, low: w * 0.36, high: w / 2 }) - 0.003);
    put(drum(q, [0, h * 0.6, 0], { tall: h * 0.26, low: w / 2, high: w * 0.26 }) - 0.003, true);
    put(drum(q, [0, h * 0.88, 0], { tall: h * 0.12, low: w * 0.2, high: w * 0.2 }) - 0.003);
  },
  /** A cone on a stem, and the drink in it. */
  cocktail: (q, [w, h], put) => {
    put(drum(q, [0, 0, 0], { tall: 0.008, low: w * 0.34, high: w * 0.3 }), 'pane');
    put(limb(q, [0, 0, 0], [0, h * 0.5, 0], 0.006, 0.006), 'pane');
    put(drum(q, [0, h * 0.5, 0], { tall: h * 0.4, low: 0.008, high: w * 0.44 }), true);
    const wall = drum(q, [0, h * 0.5, 0], { tall: h * 0.5, low: 0.01, high: w / 2 });
    const hollow = drum(q, [0, h * 0.52, 0], { tall: h * 0.5, low: 0.006, high: w * 0.48 });
    put(Math.max(wall, -hollow), 'pane');
  },
  /** A wide bowl on a stem, filled past its middle, and a slice on its rim. */
  goblet: (q, [w, h], put) => {
    put(drum(q, [0, 0, 0], { tall: 0.007, low: w * 0.36, high: w * 0.3 }), 'pane');
    put(limb(q, [0, 0, 0], [0, h * 0.4, 0], 0.006, 0.006), 'pane');
    const bowl = ellipsoid(q, [0, h * 0.68, 0], [w / 2, h * 0.32, w / 2]);
    const inner = ellipsoid(q, [0, h * 0.68, 0], [w * 0.47, h * 0.3, w * 0.47]);
    put(Math.max(inner, q[1] - h * 0.76), true);
    put(Math.max(bowl, -inner, q[1] - h * 0.93), 'pane');
    // Turned between the side and the front, so that it is seen from either.
    const [x, y, z] = [q[0] - w * 0.3, q[1] - h * 0.96, q[2] + w * 0.3];
    put(Math.max(length2((x + z) * 0.71, y) - w * 0.22, Math.abs(x - z) * 0.71 - 0.005));
  },
  /** A low balloon on a short stem, with a little in it. */
  snifter: (q, [w, h], put) => {
    put(drum(q, [0, 0, 0], { tall: 0.007, low: w * 0.4, high: w * 0.36 }), 'pane');
    put(limb(q, [0, 0, 0], [0, h * 0.24, 0], 0.006, 0.006), 'pane');
    const bowl = ellipsoid(q, [0, h * 0.6, 0], [w / 2, h * 0.42, w / 2]);
    put(Math.max(bowl, q[1] - h * 0.5), true);
    const inner = ellipsoid(q, [0, h * 0.6, 0], [w * 0.47, h * 0.4, w * 0.47]);
    put(Math.max(bowl, -inner, h * 0.5 - q[1], q[1] - h * 0.95), 'pane');
  },
  /** Thick glass, a third of it filled. */
  tumbler: (q, [w, h], put) => {
    const wall = drum(q, [0, 0, 0], { tall: h, low: w * 0.44, high: w / 2 });
    const hollow = drum(q, [0, h * 0.1, 0], { tall: h, low: w * 0.4, high: w * 0.45 });
    put(Math.max(wall, -hollow), 'pane');
    put(drum(q, [0, h * 0.1, 0], { tall: h * 0.42, low: w * 0.452, high: w * 0.478 }), true);
  },
  /** A board to cut and serve on. */
  board: (q, [w, h, d], put) => {
    put(box(q, [0, h / 2, 0], [w / 2, h / 2, d / 2], 0.008));
    put(box(q, [w * 0.58, h / 2, 0], [w * 0.1, h / 2, d * 0.12], 0.008));
  },
  /** Its keys before whoever types, its screen beyond them, leaning back. */
  laptop: (q, [w, h, d], put) => {
    put(box(q, [0, 0.008, d * 0.3], [w / 2, 0.008, d / 2], 0.004));
    const p: Vec3 = [q[0], q[1], q[2] - d * 0.8 - q[1] * 0.28];
    put(box(p, [0, h / 2, 0], [w / 2, h / 2, 0.006], 0.004));
    put(box(p, [0, h * 0.52, -0.006], [w * 0.46, h * 0.43, 0.003], 0.002), true);
  },
  /** Two handles from the fists to a heaped tray, and one wheel before it. */
  barrow: (q, [w, , d], put) => {
    // Both handles run past the hands; the grip is in the middle between them.
    const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
    put(limb(m, [w / 2, 0.02, -0.1], [w * 0.3, -0.42, d * WHEEL_AHEAD], 0.018, 0.018));
    put(limb(m, [w * 0.44, -0.2, d * 0.4], [w * 0.44, -0.78, d * 0.36], 0.018, 0.018));
    const t: Vec3 = [q[0], q[1] + 0.2, q[2] - d * TRAY_AHEAD];
    const flare = 1 + t[1] * 0.9;
    const hull = box(
      [t[0] / flare, t[1], t[2] / flare],
      [0, 0, 0],
      [w * 0.5, 0.15, d * 0.26],
      0.02,
    );
    const hollow = box(
      [t[0] / flare, t[1], t[2] / flare],
      [0, 0.04, 0],
      [w * 0.47, 0.16, d * 0.245],
      0.02,
    );
    put(Math.max(hull, -hollow) * 0.85);
    put(berries(q, ellipsoid(t, [0, 0.12, 0], [w * 0.46, 0.14, d * 0.25])), true);
    const across = length2(q[1] + 0.61, q[2] - d * WHEEL_AHEAD);
    put(length2(across - 0.15, q[0]) - 0.035);
    put(Math.max(across - 0.13, Math.abs(q[0]) - 0.012));
  },
  /** Flakes in the air above the hand that threw them, in two colours. */
  confetti: (q, [w, h], put) => {
    const cell = q.map((along) => Math.floor(along / FLAKE));
    const dice = (k: number): number => {
      const sine = Math.sin(cell[0]! * 127.1 + cell[1]! * 311.7 + cell[2]! * 74.7 + k * 53.3);
      return Math.abs(sine * 43758.5) % 1;
    };
    const at = q.map((_, i) => (cell[i]! + 0.14 + 0.72 * dice(i)) * FLAKE) as [
      number,
      number,
      number,
    ];
    const isThere = dice(3) < 0.3 && length2(at[0] / w, (at[1] - h * 0.5) / h) < 0.5;
    // Never past the border of its own cell: there may be another flake beyond.
    const edge = Math.min(
      ...q.map((along, i) => Math.min(along - cell[i]! * FLAKE, (cell[i]! + 1) * FLAKE - along)),
    );
    const flake = isThere ? ellipsoid(q, at, [0.024, 0.018, 0.01]) : 1;
    put(Math.min(flake, edge + 0.012), dice(4) < 0.5);
  },
  /** A canvas on three legs, turned to whoever stands before it. */
  easel: (q, [w, h, d], put) => {
    const p: Vec3 = [q[0], q[1], q[2] - d - (q[1] - h * 0.4) * 0.12];
    const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
    put(limb(m, [w * 0.42, 0, 0], [w * 0.08, h, 0.02], 0.016, 0.014));
    put(limb(p, [0, 0, 0.5], [0, h * 0.9, 0.03], 0.016, 0.014));
    put(box(p, [0, h * 0.42, -0.02], [w * 0.52, 0.014, 0.03], 0.004));
    put(box(p, [0, h * 0.66, -0.02], [w / 2, h * 0.23, 0.012], 0.003), true);
    put(strokesOn(p, [w, h]));
    // The brush, from the fist to the canvas.
    put(limb(q, [0, h * 0.75, -0.12], [0, h * 0.78, d - 0.05], 0.008, 0.005));
  },
  /** A slate in its frame on two legs, with lines of chalk; it stands behind whoever teaches. */
  school_board: (q, [w, h], put) => {
    const [y, tall] = [h * 0.72, h * 0.26];
    put(box(q, [0, y, 0], [w / 2, tall, 0.012], 0.004));
    const m: Vec3 = [Math.abs(q[0]), Math.abs(q[1] - y), q[2]];
    put(box(m, [0, tall, 0.006], [w / 2 + 0.03, 0.03, 0.022], 0.006), true);
    put(box(m, [w / 2, 0, 0.006], [0.03, tall, 0.022], 0.006), true);
    put(limb([m[0], q[1], q[2]], [w * 0.4, 0, 0], [w * 0.4, y, -0.03], 0.025, 0.025), true);
    // Lines of writing, each of another length.
    for (let i = 0; i < 5; i++) {
      const wide = w * (0.2 + 0.06 * ((i * 3) % 4));
      const at: Vec3 = [wide - w * 0.44, y + tall * (0.62 - i * 0.3), 0.014];
      const wave = 0.012 * Math.sin(q[0] * 46 + i * 2);
      put(box([q[0], q[1] + wave, q[2]], at, [wide, 0.009, 0.003], 0.002), true);
    }
  },
} as const satisfies Record<string, (q: Vec3, size: Vec3, put: Put) => void>;

/** Hills and a sun, laid on the canvas in the easel's own colour. */
function strokesOn(p: Vec3, [w, h]: readonly [number, number]): number {
  const [x, y] = [p[0] / w, p[1] / h - 0.66];
  const hill = y - 0.05 * Math.sin(x * 9) + 0.04;
  const isInk = hill < 0 && Math.abs(((hill * 34) % 1) + 0.5) < 0.3;
  const isSun = length2(x - 0.2, y - 0.12) < 0.06;
  const isCanvas = Math.abs(x) < 0.46 && Math.abs(y) < 0.21;
  const sheet = box(p, [0, h * 0.66, -0.03], [w / 2, h * 0.23, 0.004], 0.002);
  return isCanvas && (isInk || isSun) ? sheet : 1;
}
