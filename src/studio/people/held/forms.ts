import type { Vec3 } from '#studio/scene-graph.ts';
import { LARGE_FORMS } from './large-forms.ts';
import type { Put } from './put.ts';
import { TOOL_FORMS } from './tool-forms.ts';
import { TRADE_FORMS } from './trade-forms.ts';
import { VEHICLE_FORMS } from './vehicle-forms.ts';
import { YARD_FORMS } from './yard-forms.ts';
import { box, drum, ellipsoid, length2, limb, ring } from '#studio/people/painting/distance.ts';

/** Plain forms that stand for many things; `size` is width, height and depth. */
export const FORMS = {
  ...TOOL_FORMS,
  ...LARGE_FORMS,
  ...TRADE_FORMS,
  ...VEHICLE_FORMS,
  ...YARD_FORMS,
  /** A board with a sheet on it, towards whoever holds it. */
  slab: (q, [w, h, d], put) => {
    put(box(q, [0, h / 2, 0], [w / 2, h / 2, d / 2], 0.004));
    put(box(q, [0, h / 2, -d / 2], [w * 0.44, h * 0.43, 0.003], 0.002), true);
  },
  /** Two open pages, printed in columns on either side. */
  news: (q, [w, h], put) => {
    const p: Vec3 = [q[0], q[1], q[2] - Math.abs(q[0]) * 0.35];
    const sheet = box(p, [0, h / 2, 0], [w / 2, h / 2, 0.004], 0.002);
    put(sheet * 0.9);
    const isMargin =
      Math.abs(Math.abs(p[0]) - w * 0.25) > w * 0.2 || Math.abs(p[1] / h - 0.5) > 0.44;
    const isHeadline = p[1] > h * 0.8;
    const isLine = (p[1] * (isHeadline ? 18 : 60)) % 1 < 0.5;
    put(isMargin || !isLine ? 1 : sheet * 0.9 - 0.001, true);
  },
  /** A closed box with a band round it. */
  box: (q, [w, h, d], put) => {
    put(box(q, [0, h / 2, 0], [w / 2, h / 2, d / 2], 0.006));
    put(box(q, [0, h / 2, 0], [w * 0.09, h / 2 + 0.004, d / 2 + 0.004], 0.003), true);
    put(box(q, [0, h / 2, 0], [w / 2 + 0.004, h / 2 + 0.004, d * 0.09], 0.003), true);
  },
  /** A bag with two handles. */
  bag: (q, [w, h, d], put) => {
    put(box(q, [0, h * 0.36, 0], [w / 2, h * 0.36, d / 2], 0.012));
    const arch = Math.abs(length2(q[0] / (w * 0.25), (q[1] - h * 0.7) / (h * 0.28)) - 1);
    put(Math.max(arch * w * 0.22 - 0.006, Math.abs(q[2]) - 0.006, h * 0.7 - q[1]), true);
  },
  /** A broad brim and a crown with its band, turned to us by whoever took it off. */
  hat: (q, [w, h], put) => {
    const p: Vec3 = [q[0], q[1] * 0.5 - q[2] * 0.87, q[1] * 0.87 + q[2] * 0.5];
    put(ellipsoid(p, [0, 0.01, 0], [w / 2, 0.014, w / 2]));
    put(ellipsoid(p, [0, 0.02, 0], [w * 0.25, h * 0.62, w * 0.28]), p[1] < 0.05);
  },
  ball: (q, [w, h, d], put) => {
    put(ellipsoid(q, [0, h / 2, 0], [w / 2, h / 2, d / 2]));
    put(limb(q, [0, h * 0.94, 0], [w * 0.08, h * 1.1, 0], 0.004, 0.003), true);
  },
  /** A ball on its string. */
  balloon: (q, [w, h, d], put) => {
    put(ellipsoid(q, [0, h * 0.8, 0], [w / 2, h * 0.2, d / 2]));
    put(limb(q, [0, 0, 0], [0, h * 0.6, 0], 0.003, 0.003), true);
  },
  /** Upright and thin, with a tip of its own. */
  rod: (q, [w, h], put) => {
    put(limb(q, [0, 0, 0], [0, h * 0.86, 0], w / 2, w * 0.45));
    put(limb(q, [0, h * 0.88, 0], [0, h, 0], w * 0.45, w * 0.12), true);
  },
  /** A long handle with a blade at its foot. */
  spade: (q, [w, h], put) => {
    put(limb(q, [0, h * 0.2, 0], [0, h, 0], 0.016, 0.016));
    put(box(q, [0, h * 0.1, 0], [w / 2, h * 0.1, 0.008], 0.006), true);
  },
  /** A short handle with a head across its top. */
  hammer: (q, [w, h], put) => {
    put(limb(q, [0, 0, 0], [0, h, 0], 0.016, 0.014));
    put(box(q, [0, h, 0], [0.024, 0.026, w / 2], 0.006), true);
  },
  /** Open above whoever holds it, its stick leaning back over them. */
  umbrella: (q, [w, h], put) => {
    const lean = q[1] * 0.16;
    const p: Vec3 = [q[0], q[1], q[2] + lean];
    put(limb(p, [0, 0, 0], [0, h * 0.98, 0], 0.009, 0.008), true);
    const turn = Math.atan2(p[0], p[2]);
    const hem = h * 0.72 + 0.02 * Math.abs(Math.sin(turn * 4));
    const shell = Math.abs(ellipsoid(p, [0, hem, 0], [w / 2, h * 0.25, w / 2])) - 0.006;
    put(Math.max(shell + 0.008 * Math.abs(Math.cos(turn * 4)), hem - p[1]) * 0.7);
  },
  /** It hangs by its gills, the tail down. */
  fish: (q, [w, h, d], put) => {
    put(ellipsoid(q, [0, h * 0.6, 0], [w / 2, h * 0.4, d / 2]));
    put(ellipsoid(q, [w * 0.1, h * 0.58, 0], [w * 0.34, h * 0.3, d * 0.51]), true);
    put(ellipsoid(q, [0, h * 0.2, 0], [w * 0.16, h * 0.14, d * 0.2]));
    const fork: Vec3 = [Math.abs(q[0]), q[1], q[2]];
    put(limb(fork, [0.01, h * 0.12, 0], [w * 0.5, 0, 0], 0.014, 0.01));
    put(ellipsoid(q, [-w * 0.44, h * 0.62, 0], [w * 0.2, h * 0.13, d * 0.1]));
  },
  /** Three beside each other. */
  links: (q, [w, h, d], put) => {
    for (const k of [-1, 0, 1]) {
      const z = (k * d) / 3;
      put(
        limb(q, [-w / 2, h / 2, z], [w / 2, h / 2, z], h * 0.48, h * 0.48),
        (q[0] * 60) % 2 > 1.4,
      );
    }
  },
  /** A small bottle with a spout. */
  flask: (q, [w, h], put) => {
    put(drum(q, [0, 0, 0], { tall: h * 0.6, low: w / 2, high: w / 2 }) - 0.002);
    put(limb(q, [0, h * 0.6, 0], [0, h * 0.86, 0], w * 0.46, w * 0.16));
    put(limb(q, [0, h * 0.86, 0], [0, h, 0], w * 0.15, w * 0.1), true);
  },
  /** A trough of embers under a grid; what is grilled lies at its foot's height. */
  grill: (q, [w, h, d], put) => {
    const trough = box(q, [0, -h / 2, 0], [w / 2, h / 2, d / 2], 0.01);
    put(Math.max(trough, -box(q, [0, 0, 0], [w / 2 - 0.02, h * 0.3, d / 2 - 0.02])));
    const coals = box(q, [0, -h * 0.36, 0], [w / 2 - 0.02, h * 0.12, d / 2 - 0.02], 0.01);
    put(coals + 0.014 * Math.sin(q[0] * 70) * Math.sin(q[2] * 80), true);
    const bar = Math.abs(((q[0] * 22 + 100.5) % 1) - 0.5) / 22 - 0.005;
    const past = Math.max(Math.abs(q[0]) - w / 2, Math.abs(q[2]) - d / 2);
    put(Math.max(bar, Math.abs(q[1] + 0.006) - 0.005, past));
    // Embers seen through the slots of its front.
    const slot = Math.abs(((q[0] * 9 + 100.5) % 1) - 0.5) / 9 - 0.012;
    const front = Math.abs(q[1] + h * 0.5) - h * 0.12;
    put(Math.max(slot, front, Math.abs(q[0]) - w * 0.4, Math.abs(q[2]) - d / 2 - 0.003), true);
    const leg: Vec3 = [Math.abs(q[0]), q[1], Math.abs(q[2])];
    put(limb(leg, [w * 0.44, -h, d * 0.4], [w * 0.48, -0.92, d * 0.44], 0.016, 0.016));
  },
  loaf: (q, [w, h, d], put) => put(ellipsoid(q, [0, h / 2, 0], [w / 2, h / 2, d / 2])),
  /** Its crust is slashed across, the crumb paler in the cuts. */
  bread: (q, [w, h, d], put) => {
    const crust = ellipsoid(q, [0, h * 0.42, 0], [w / 2, h * 0.58, d / 2]);
    const slash = Math.abs(((q[0] * 1.05 + q[2] * 0.5) / (w * 0.24) + 100.5) % 1) - 0.5;
    const isCut = q[1] > h * 0.6 && Math.abs(slash) < 0.16 && Math.abs(q[0]) < w * 0.4;
    put(Math.max(crust, -q[1]), isCut);
  },
  /** The half of a loaf in either hand, its torn face towards the other. */
  torn_bread: (q, [w, h, d], put) => {
    const crust = ellipsoid(q, [0, h / 2, 0], [w, h / 2, d / 2]);
    const torn = 0.012 * Math.sin(q[1] * 70) * Math.sin(q[2] * 60);
    put(Math.max(crust, -q[0] + torn), q[0] < 0.012 + torn);
  },
  /** Tomatoes, courgettes and leaves side by side. */
  greens: (q, [w, h, d], put) => {
    for (const [x, z] of [
      [-0.3, -0.1],
      [-0.08, 0.22],
      [0.02, -0.24],
    ] as const)
      put(ellipsoid(q, [x * w, h * 0.42, z * d], [h * 0.46, h * 0.42, h * 0.46]), true);
    put(limb(q, [w * 0.1, h * 0.3, d * 0.2], [w * 0.46, h * 0.3, d * 0.05], h * 0.3, h * 0.27));
    const leaves = ellipsoid(q, [w * 0.24, h * 0.45, -d * 0.2], [w * 0.2, h * 0.5, d * 0.34]);
    put((leaves + 0.012 * Math.sin(q[0] * 80) * Math.sin(q[1] * 90) * Math.sin(q[2] * 80)) * 0.8);
  },
  /** Three books on each other, none quite above the other; their leaves show at three sides. */
  books: (q, [w, h, d], put) => {
    for (let i = 0; i < 3; i++) {
      const turn = [0.12, -0.22, 0.34][i]!;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const p: Vec3 = [q[0] * c + q[2] * s, q[1] - (h * i) / 3, q[2] * c - q[0] * s];
      const block = box(p, [0.004, h / 6, 0], [w * 0.47, h / 7, d * 0.47], 0.003);
      put(block, true);
      put(
        Math.max(
          box(p, [0, h / 6, 0], [w / 2, h / 6, d / 2], 0.004),
          h / 8 - Math.abs(p[1] - h / 6),
        ),
      );
      put(box(p, [-w * 0.49, h / 6, 0], [0.006, h / 6, d / 2], 0.004));
    }
  },
  /** Food on a plate. */
  dish: (q, [w, h], put) => {
    put(drum(q, [0, 0, 0], { tall: 0.014, low: w * 0.36, high: w / 2 }), true);
    const heap = ellipsoid(q, [0, 0.014, 0], [w * 0.36, h, w * 0.36]);
    // An empty plate is smooth.
    put(heap + Math.min(0.004, h * 0.09) * Math.sin(q[0] * 110) * Math.sin(q[2] * 110));
  },
  /** A round of cheese or cake, a slice cut out of it. */
  round: (q, [w, h], put) => {
    const whole = drum(q, [0, 0.014, 0], { tall: h, low: w / 2, high: w / 2 });
    const slice = Math.max(-q[2], q[0] < 0 ? -q[0] - q[2] : q[0] - q[2]);
    put(Math.max(whole, -slice));
    put(drum(q, [0, 0, 0], { tall: 0.012, low: w * 0.6, high: w * 0.66 }), true);
  },
  /** A vessel with what is in it. */
  cup: (q, [w, h], put) => {
    const wall = drum(q, [0, 0, 0], { tall: h, low: w * 0.4, high: w / 2 });
    put(Math.max(wall, -drum(q, [0, h * 0.3, 0], { tall: h, low: w * 0.38, high: w * 0.46 })));
    put(drum(q, [0, 0.01, 0], { tall: h * 0.82, low: w * 0.36, high: w * 0.42 }), true);
    // A bowl has no handle.
    if (w > h * 1.6) return;
    const side = length2(q[0] - w * 0.52, q[1] - h * 0.5) - h * 0.28;
    put(length2(side, q[2]) - 0.008);
  },
  /** Flowers in a vase, or stems in a fist: green below, heads above. */
  sheaf: (q, [w, h, d], put) => {
    put(limb(q, [0, 0, 0], [0, h * 0.6, 0], w * 0.1, w * 0.26), true);
    const heads = ellipsoid(q, [0, h * 0.75, 0], [w / 2, h * 0.25, d / 2]);
    put(heads + 0.012 * Math.sin(q[0] * 90) * Math.sin(q[1] * 90) * Math.sin(q[2] * 90));
  },
  /** A young vine in a handful of soil. */
  sapling: (q, [w, h], put) => {
    const soil = ellipsoid(q, [0, h * 0.12, 0], [w / 2, h * 0.14, w / 2]);
    put(soil + 0.006 * Math.sin(q[0] * 120) * Math.sin(q[2] * 140));
    put(limb(q, [0, h * 0.15, 0], [0.01, h * 0.7, 0], 0.007, 0.004), true);
    for (const [x, y, z] of LEAVES)
      put(ellipsoid(q, [x * w, y * h, z * w], [w * 0.24, 0.012, w * 0.16]), true);
  },
  /** Two rounds and a neck, held across the body. */
  guitar: (q, [w, h, d], put) => {
    const p: Vec3 = [q[0], q[1] - h / 2, q[2]];
    const low = ellipsoid(p, [-w * 0.26, 0, 0], [w * 0.2, h / 2, d / 2]);
    const high = ellipsoid(p, [-w * 0.06, 0.02, 0], [w * 0.15, h * 0.38, d / 2]);
    put(Math.min(low, high));
    put(limb(p, [0, 0.02, d * 0.3], [w * 0.5, 0.06, d * 0.3], 0.018, 0.014), true);
    put(ellipsoid(p, [-w * 0.13, 0.01, d * 0.5], [h * 0.13, h * 0.13, 0.006]), true);
  },
  /** From the fist at its neck back to the chin. */
  violin: (q, [w, , d], put) => {
    const [u, v] = [q[0] * VIOLIN[0] + q[2] * VIOLIN[1], q[0] * VIOLIN[1] - q[2] * VIOLIN[0]];
    const p: Vec3 = [v, q[1] - 0.03, u];
    const low = ellipsoid(p, [0, 0, -d * 0.6], [w / 2, 0.026, d * 0.17]);
    const high = ellipsoid(p, [0, 0, -d * 0.36], [w * 0.4, 0.024, d * 0.14]);
    put(Math.min(low, high, box(p, [0, 0, -d * 0.48], [w * 0.28, 0.02, d * 0.14], 0.01)));
    put(limb(p, [0, 0.024, -d * 0.62], [0, 0.012, d * 0.12], 0.011, 0.011), true);
    put(limb(p, [0, 0, d * 0.1], [0, -0.02, d * 0.15], 0.016, 0.014), true);
  },
  /** From the fist across the strings: the stick, and the hair below it. */
  bow: (q, [w], put) => {
    const end: Vec3 = [BOW[0] * w, BOW[1] * w, BOW[2] * w];
    put(limb(q, [0, 0, 0], end, 0.006, 0.005));
    put(limb(q, [0, -0.018, 0], [end[0], end[1] - 0.018, end[2]], 0.003, 0.003), true);
  },
  /** Two boards with keys, and bellows between them. */
  accordion: (q, [w, h, d], put) => {
    const m: Vec3 = [Math.abs(q[0] - w * 0.5), q[1] - h / 2, q[2]];
    put(box(m, [w * 0.42, 0, 0], [w * 0.08, h / 2, d / 2], 0.02));
    const fold = 0.012 * Math.abs(((q[0] * 40) % 1) - 0.5);
    put(box(m, [0, 0, 0], [w * 0.36, h * 0.45, d * 0.45], 0.01) + fold, true);
  },
  /** A board of squares with a few pieces left on it. */
  chess: (q, [w, h], put) => {
    const board = box(q, [0, 0.01, 0], [w / 2, 0.01, w / 2], 0.003);
    const isDark = (Math.floor((q[0] / w) * 8) + Math.floor((q[2] / w) * 8)) % 2 !== 0;
    put(board, isDark);
    for (const [x, z, isBlack] of PIECES) {
      const at: Vec3 = [x * w, 0.02, z * w];
      const tall = h * (isBlack ? 0.9 : 0.7);
      put(limb(q, at, [at[0], tall, at[2]], 0.015, 0.008), isBlack);
    }
  },
  /** A guard round the fist and a curved blade before it. */
  sabre: (q, [w, h, d], put) => {
    put(limb(q, [0, 0, -0.06], [0, 0, 0.04], 0.015, 0.015), true);
    put(ellipsoid(q, [0, 0, 0.045], [w * 0.9, h * 0.3, 0.01]), true);
    const bend = h * 0.5 * Math.max(0, q[2] / d) ** 2;
    put(box([q[0], q[1] - bend, q[2]], [0, 0.01, d / 2], [0.006, 0.02, d / 2], 0.004));
  },
  /** From the lips to its bell: a loop of tube and three valves. */
  trumpet: (q, [w, h, d], put) => {
    put(limb(q, [0, h * 0.5, -d * 0.3], [0, h * 0.5, d * 0.4], 0.011, 0.012));
    put(limb(q, [0, -h * 0.4, -d * 0.16], [0, -h * 0.4, d * 0.3], 0.011, 0.011));
    put(limb(q, [0, h * 0.5, d * 0.4], [0, h * 0.5, d * 0.66], 0.014, w / 2));
    for (const z of [0, 0.09, 0.18])
      put(limb(q, [0, -h * 0.5, z * d], [0, h * 0.9, z * d], 0.014, 0.012), true);
  },
  /** A bent tube with a wide mouth. */
  horn: (q, [w, h], put) => {
    // From the crook back to the mouth of whoever plays.
    put(limb(q, [0, h * 0.15, 0], [-w * 0.1, h * 0.98, -0.03], 0.022, 0.014));
    put(limb(q, [-w * 0.1, h * 0.98, -0.03], [-w * 0.08, h * 1.04, -0.15], 0.012, 0.009));
    put(limb(q, [0, h * 0.15, 0], [w * 0.3, h * 0.06, 0], 0.022, 0.034));
    put(limb(q, [w * 0.3, h * 0.06, 0], [w * 0.5, h * 0.46, 0], 0.034, 0.085));
    put(ring(q, [w * 0.5, h * 0.5, 0], 0.08, 0.008), true);
  },
} as const satisfies Record<string, (q: Vec3, size: Vec3, put: Put) => void>;
export type Form = keyof typeof FORMS;

/** Where a violin points from the chin, and its bow from the fist: outwards from its own side, up and ahead. */
const VIOLIN = [0.45, 0.893] as const;
const BOW: Vec3 = [-0.92, 0.26, -0.29];

/** Where they stand on the board, and whether they are black. */
const PIECES: readonly (readonly [number, number, boolean])[] = [
  [-0.31, -0.31, true],
  [-0.06, -0.44, true],
  [0.19, -0.19, true],
  [0.44, -0.44, true],
  [-0.19, 0.06, false],
  [0.06, 0.31, false],
  [0.31, 0.19, false],
  [-0.44, 0.44, false],
];

const LEAVES: readonly Vec3[] = [
  [0.2, 0.5, 0.05],
  [-0.2, 0.62, 0],
  [0.16, 0.78, -0.05],
  [-0.14, 0.86, 0.06],
  [0.04, 0.98, 0],
];
