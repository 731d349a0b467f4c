import type { Vec3 } from '#studio/scene-graph.ts';
import {
  berries,
  box,
  drum,
  ellipsoid,
  length2,
  limb,
  ring,
} from '#studio/people/painting/distance.ts';

type Put = (distance: number, isTrim?: boolean) => void;

/** What is known by its trade; `size` is width, height and depth. */
/** Metres from the hand that throws down to the ground; aside and ahead of it lie the others. */
const BELOW_HAND = 0.84;
const LYING = [
  [-0.16, 0.5],
  [0.14, 0.62],
  [-0.06, 0.86],
] as const;

/** Metres from the hand that stirs to the foot of its pot. */
const POT_BELOW = 0.315;
const POT_AHEAD = 0.19;

export const TRADE_FORMS = {
  /** A board with printed sheets under its clip, tilted as one writes on it; its back has a sheet too. */
  clipboard: (q, [w, h, d], put) => {
    const [c, s] = [Math.cos(0.3), Math.sin(0.3)];
    const p: Vec3 = [q[0], q[1] * c + q[2] * s, q[2] * c - q[1] * s];
    put(box(p, [0, h / 2, 0], [w / 2, h / 2, d / 2], 0.008));
    const sheet = box(p, [0, h * 0.46, 0], [w * 0.43, h * 0.43, d / 2 + 0.003], 0.002);
    const at = (p[1] / h) * 17;
    const isMargin = Math.abs(p[0]) > w * (Math.floor(at) % 4 === 0 ? 0.2 : 0.34) || p[1] > h * 0.8;
    const isLine = !isMargin && at - Math.floor(at) < 0.22;
    put(isLine ? sheet + 0.004 : sheet, true);
    put(box(p, [0, h * 0.945, 0], [w * 0.2, 0.014, d / 2 + 0.009], 0.006));
    put(limb(p, [-w * 0.1, h * 0.99, 0], [w * 0.1, h * 0.99, 0], 0.009, 0.009));
  },
  /** A whole cheese, its rind darker at the edges. */
  wheel: (q, [w, h], put) => {
    const whole = drum(q, [0, 0, 0], { tall: h, low: w / 2, high: w / 2 }) - 0.008;
    put(whole, q[1] < 0.012 || q[1] > h - 0.012);
  },
  /** Two side by side, their tips bent away. */
  skis: (q, [w, h], put) => {
    const m: Vec3 = [Math.abs(q[0]), q[1], q[2] - Math.max(0, q[1] - h * 0.9) * 0.6];
    put(box(m, [w * 0.28, h / 2, 0], [w * 0.22, h / 2, 0.012], 0.008));
    put(box(m, [w * 0.28, h * 0.46, 0.012], [w * 0.18, h * 0.09, 0.02], 0.008), true);
  },
  /** A can with its bow, and a spout that ends in a rose. */
  can: (q, [w, h], put) => {
    put(drum(q, [0, 0, 0], { tall: h * 0.62, low: w / 2, high: w * 0.44 }) - 0.004);
    put(limb(q, [0, h * 0.12, w * 0.4], [0, h * 0.74, w * 1.25], 0.02, 0.013));
    const rose: Vec3 = [q[0], q[1] - (q[2] - w * 1.3) * 0.7, q[2]];
    put(ellipsoid(rose, [0, h * 0.78, w * 1.3], [0.042, 0.042, 0.016]), true);
    const upright: Vec3 = [q[1], q[0], q[2]];
    put(ring(upright, [h * 0.62, 0, -w * 0.1], w * 0.42, 0.012), true);
  },
  /** A bottle tilted ahead, and the jet from its mouth. */
  foaming: (q, [w, h], put) => {
    const [c, s] = [0.6, 0.8];
    const t: Vec3 = [q[0], q[1] * c + q[2] * s, q[2] * c - q[1] * s];
    put(drum(t, [0, 0, 0], { tall: h * 0.6, low: w / 2, high: w / 2 }) - 0.004);
    put(limb(t, [0, h * 0.58, 0], [0, h * 0.76, 0], w * 0.47, w * 0.2));
    put(limb(t, [0, h * 0.76, 0], [0, h, 0], w * 0.19, w * 0.17));
    const along = t[1] - h;
    const wide = 0.012 + Math.max(0, along) * 0.24;
    const drop = 0.014 * (1 + Math.sin(q[0] * 90) * Math.sin(q[1] * 90) * Math.sin(q[2] * 90));
    const jet = length2(t[0], t[2] + along * along * 0.35) - wide + drop * (0.3 + along * 2.4);
    put(Math.max(jet, -along, along - 0.75) * 0.5 + drop * 0.4, true);
  },
  /** Held out by its foot, its head struck off: that flies ahead of the first foam. */
  sabered: (q, [w, h], put) => {
    const [c, s] = [0.46, 0.89];
    const t: Vec3 = [q[0], q[1] * c + q[2] * s, q[2] * c - q[1] * s];
    put(drum(t, [0, 0, 0], { tall: h * 0.58, low: w / 2, high: w / 2 }) - 0.004);
    put(limb(t, [0, h * 0.56, 0], [0, h * 0.74, 0], w * 0.47, w * 0.21));
    put(limb(t, [0, h * 0.74, 0], [0, h * 0.9, 0], w * 0.19, w * 0.17));
    const label = drum(t, [0, h * 0.14, 0], { tall: h * 0.3, low: w * 0.55, high: w * 0.55 });
    put(t[2] > 0 ? 1 : label, true);
    put(limb(t, [0, h * 1.55, 0.02], [0.01, h * 1.68, 0.03], 0.02, 0.016), true);
    const along = t[1] - h * 0.9;
    const drop = 0.012 * (1 + Math.sin(q[0] * 110) * Math.sin(q[1] * 110) * Math.sin(q[2] * 110));
    const jet = length2(t[0], t[2] + along * along) - 0.014 - Math.max(0, along) * 0.32;
    put(Math.max(jet + drop * (0.4 + along * 4), -along, along - 0.2) * 0.5 + drop * 0.3, true);
  },
  /** A nozzle, the hose that hangs from it, and the water that it throws to the ground. */
  hose: (q, [w, h, d], put) => {
    put(limb(q, [0, 0, -0.06], [0, 0.04, 0.2], w * 0.7, w * 0.5));
    put(limb(q, [0, 0, -0.06], [0.05, -h, -0.32], w * 0.6, w * 0.6));
    const along = Math.min(1, Math.max(0, (q[2] - 0.2) / d));
    const arc = 0.04 + along * 0.12 - along * along * (h + 0.14);
    const wide = 0.02 + along * 0.06;
    const drop = 0.02 * Math.sin(q[0] * 70) * Math.sin(q[1] * 70) * Math.sin(q[2] * 70);
    const jet = length2(q[0], q[1] - arc) - wide + drop;
    put(Math.max(jet, 0.2 - q[2], q[2] - 0.2 - d) * 0.45, true);
  },
  /** A long handle that ends in tines. */
  tined: (q, [w, h], put) => {
    put(limb(q, [0, h * 0.24, 0], [0, h, 0], 0.016, 0.016));
    put(limb(q, [-w / 2, h * 0.22, 0], [w / 2, h * 0.22, 0], 0.012, 0.012), true);
    const step = w / Math.max(3, Math.round(w / 0.07));
    const at = Math.min(w / 2, Math.max(-w / 2, Math.round(q[0] / step) * step));
    put(limb(q, [at, h * 0.22, 0], [at, 0, 0.04], 0.009, 0.005), true);
  },
  /** A long handle in a bundle of twigs that widens to the floor. */
  broom: (q, [w, h, d], put) => {
    put(limb(q, [0, h * 0.26, 0], [0, h, 0], 0.014, 0.014));
    const wide = 0.16 + 0.34 * (1 - q[1] / (h * 0.3));
    const twig = 0.006 * Math.sin(q[0] * 150);
    put(box(q, [0, h * 0.15, 0], [w * wide, h * 0.15, d / 2], 0.02) * 0.8 + twig, true);
  },
  /** On its spike before whoever plays it: two rounds and a waist, a neck up to the hand. */
  cello: (q, [w, h, d], put) => {
    const low = ellipsoid(q, [0, h * 0.24, 0], [w / 2, h * 0.17, d / 2]);
    const high = ellipsoid(q, [0, h * 0.46, 0], [w * 0.4, h * 0.13, d / 2]);
    put(Math.min(low, high, box(q, [0, h * 0.36, 0], [w * 0.3, h * 0.08, d * 0.36], 0.02)));
    put(limb(q, [0, h * 0.3, d * 0.5], [0, h * 0.96, d * 0.3], 0.022, 0.016), true);
    put(limb(q, [0, h * 0.94, d * 0.3], [0, h, d * 0.1], 0.03, 0.018));
    put(limb(q, [0, 0, 0], [0, h * 0.1, 0], 0.006, 0.008), true);
  },
  /** A stick with its flame. */
  torch: (q, [w, h], put) => {
    put(limb(q, [0, 0, 0], [0, -h * 0.6, 0], w / 2, w / 2));
    put(limb(q, [0, -h * 0.62, 0], [0, -h * 0.5, 0], 0.014, 0.005), true);
  },
  /** A candle on its foot, burning. */
  lit_candle: (q, [w, h], put) => {
    put(drum(q, [0, 0, 0], { tall: h * 0.06, low: w * 1.7, high: w * 1.5 }));
    put(drum(q, [0, h * 0.06, 0], { tall: h * 0.2, low: w * 0.5, high: w * 0.8 }));
    put(limb(q, [0, h * 0.2, 0], [0, h * 0.84, 0], w * 0.42, w * 0.4));
    put(ellipsoid(q, [0, h * 0.94, 0], [w * 0.4, h * 0.075, w * 0.4]), true);
  },
  /** Its beam ahead: a barrel in the hand, a wider head, a bright lens. */
  flashlight: (q, [w, h], put) => {
    put(limb(q, [0, 0, -h * 0.4], [0, 0.01, h * 0.4], w * 0.4, w * 0.42));
    put(limb(q, [0, 0.01, h * 0.4], [0, 0.015, h * 0.62], w * 0.48, w * 0.72));
    put(limb(q, [0, 0.015, h * 0.68], [0, 0.015, h * 0.7], w * 0.62, w * 0.62), true);
  },
  /** A cake and the flames of its candles. */
  lit_cake: (q, [w, h], put) => {
    put(drum(q, [0, 0, 0], { tall: h, low: w / 2, high: w / 2 }) - 0.006);
    const step = (Math.PI * 2) / 7;
    const turn = Math.round(Math.atan2(q[0], q[2]) / step) * step;
    const at: Vec3 = [Math.sin(turn) * w * 0.36, h, Math.cos(turn) * w * 0.36];
    put(limb(q, at, [at[0], h + 0.07, at[2]], 0.007, 0.007));
    put(ellipsoid(q, [at[0], h + 0.095, at[2]], [0.011, 0.022, 0.011]), true);
  },
  /** Tilted forward, drops falling from the rose. */
  poured_can: (q, [w, h], put) => {
    const [c, s] = [0.74, 0.67];
    const t: Vec3 = [q[0], q[1] * c + q[2] * s, q[2] * c - q[1] * s];
    TRADE_FORMS.can(t, [w, h, w], (distance) => put(distance));
    const [rx, ry] = [w * 1.3 * c + h * 0.78 * s, h * 0.78 * c - w * 1.3 * s];
    const fall = ry - q[1];
    const spread = 0.035 + Math.max(0, fall) * 0.1;
    const rain = length2(q[0], q[2] - rx - Math.max(0, fall) * 0.12) - spread;
    const drop = 0.011 * (1 + Math.sin(q[0] * 150) * Math.sin(q[1] * 34) * Math.sin(q[2] * 150));
    put(Math.max(rain, -fall, fall - 0.62) * 0.5 + drop, true);
  },
  /** On the worktop below the hand: a pot with two ears, what cooks in it, and the spoon from the hand into it. */
  stirred_pot: (q, [w, h], put) => {
    const p: Vec3 = [q[0], q[1] + POT_BELOW, q[2] - POT_AHEAD];
    const hull = drum(p, [0, 0, 0], { tall: h, low: w * 0.47, high: w / 2 }) - 0.004;
    put(Math.max(hull, -drum(p, [0, 0.02, 0], { tall: h, low: w * 0.45, high: w * 0.475 })));
    put(drum(p, [0, 0.02, 0], { tall: h * 0.66, low: w * 0.45, high: w * 0.46 }), true);
    const ear: Vec3 = [Math.abs(p[0]) - w * 0.54, p[1] - h * 0.8, p[2]];
    put(box(ear, [0, 0, 0], [0.026, 0.012, 0.04], 0.01));
    put(limb(q, [0, 0.07, -0.03], [0, h * 0.6 - POT_BELOW, POT_AHEAD - 0.03], 0.011, 0.013), true);
  },
  /** One in the hand, three on the ground before the thrower, and the little wooden one. */
  boules: (q, [w], put) => {
    put(ellipsoid(q, [0, 0, 0.02], [w / 2, w / 2, w / 2]));
    for (const [x, z] of LYING)
      put(ellipsoid(q, [x, w * 0.55 - BELOW_HAND, z], [w * 0.55, w * 0.55, w * 0.55]));
    put(ellipsoid(q, [0.02, w * 0.3 - BELOW_HAND, 0.72], [w * 0.3, w * 0.3, w * 0.3]), true);
  },
  /** Boards, and leaves or heads above them. */
  planter: (q, [w, h, d], put) => {
    put(box(q, [0, h * 0.3, 0], [w / 2, h * 0.3, d / 2], 0.01));
    const bush = ellipsoid(q, [0, h * 0.72, 0], [w * 0.5, h * 0.32, d * 0.56]);
    const leaf = 0.03 * Math.sin(q[0] * 48) * Math.sin(q[1] * 40) * Math.sin(q[2] * 48);
    put(bush > 0.08 ? bush - 0.03 : (bush + leaf) * 0.7, true);
  },
  /** Its mouth down and ahead, and what falls from it. */
  tipped_pail: (q, [w, h], put) => {
    const [c, s] = [-0.5, 0.87];
    const t: Vec3 = [q[0], q[1] * c + q[2] * s, q[2] * c - q[1] * s];
    const hull = drum(t, [0, 0, 0], { tall: h, low: w * 0.36, high: w / 2 }) - 0.004;
    put(Math.max(hull, -drum(t, [0, 0.03, 0], { tall: h, low: w * 0.34, high: w * 0.48 })));
    put(berries(q, ellipsoid(t, [0, h * 0.62, 0], [w * 0.42, h * 0.34, w * 0.42])), true);
    const [y, z] = [h * c * 0.92, h * s * 0.92];
    put(berries(q, limb(q, [0, y, z], [0, y - 0.4, z + 0.12], 0.09, 0.06)), true);
  },
} as const satisfies Record<string, (q: Vec3, size: Vec3, put: Put) => void>;
