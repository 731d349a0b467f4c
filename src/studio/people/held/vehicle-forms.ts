import type { Vec3 } from '#studio/scene-graph.ts';
import { standTractor } from '#studio/people/beside/tractor.ts';
import {
  berries,
  blend,
  box,
  ellipsoid,
  length2,
  length3,
  limb,
} from '#studio/people/painting/distance.ts';

type Put = (distance: number, isTrim?: boolean) => void;

const VAN_TURN = -0.62;
const CAR_TURN = 0.72;

const turned = (q: Vec3, turn: number): Vec3 => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [q[0] * c + q[2] * s, q[1], q[2] * c - q[0] * s];
};

/** What people came in; `size` is width, height and length. */
export const VEHICLE_FORMS = {
  /** Its front, woven of willow, a leather rim, and a rope at either corner. */
  balloon_basket: (q, [w, h, d], put) => {
    const weave =
      0.007 * Math.sin(q[1] * 95) * Math.sin(q[0] * 34 + Math.sign(Math.sin(q[1] * 95)) * 0.8);
    put((box(q, [0, h / 2, 0], [w / 2, h / 2, d / 2], 0.05) + weave) * 0.8);
    const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
    put(limb(m, [0, h, d / 2], [w / 2, h, d / 2], 0.045, 0.045), true);
    put(box(m, [w / 2 - 0.02, h / 2, d / 2 - 0.02], [0.045, h / 2, 0.045], 0.03), true);
    put(limb(m, [w / 2 - 0.03, h, d / 2 - 0.04], [w / 2 - 0.2, h + 1.5, 0], 0.014, 0.014), true);
  },
  /** Ridden towards +z, whoever steers above its origin: leg shield, flanks, a long seat. */
  scooter: (q, [w], put) => {
    const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
    const flank = ellipsoid(m, [0.07, 0.44, -0.34], [0.13, 0.2, 0.38]);
    put(blend(flank, box(q, [0, 0.52, -0.3], [0.12, 0.12, 0.3], 0.06), 0.06));
    put(box(q, [0, 0.26, 0.3], [w * 0.34, 0.024, 0.34], 0.02));
    const shield: Vec3 = [q[0], q[1], q[2] + (q[1] - 0.26) * 0.16 + q[0] * q[0] * 1.4];
    put(box(shield, [0, 0.58, 0.68], [w * 0.44, 0.33, 0.018], 0.016) * 0.9);
    put(ellipsoid(q, [0, 0.33, 0.82], [0.075, 0.11, 0.22]));
    put(limb(q, [0, 0.3, 0.8], [0, 1, 0.58], 0.035, 0.03));
    put(ellipsoid(q, [0, 1.02, 0.58], [0.085, 0.065, 0.085]));
    for (const z of [-0.44, 0.82]) {
      const across = length2(q[1] - 0.2, q[2] - z);
      put(Math.max(across - 0.2, m[0] - 0.045) - 0.006, true);
      put(Math.max(across - 0.09, m[0] - 0.058));
    }
    put(box(q, [0, 0.685, -0.2], [0.125, 0.045, 0.4], 0.045), true);
    put(limb(m, [0, 1.03, 0.54], [0.3, 1.03, 0.48], 0.016, 0.018), true);
    put(ellipsoid(q, [0, 1.02, 0.665], [0.05, 0.05, 0.015]), true);
  },
  /** Seen from behind and aside, both doors of its back open on an empty hold. */
  van: (q, [w, h, d], put) => {
    const p = turned(q, VAN_TURN);
    const back = d / 2;
    const hull = box(p, [0, h * 0.57, 0], [w / 2, h * 0.4, back], 0.1);
    const hold = box(p, [0, h * 0.56, back], [w * 0.43, h * 0.3, 1.3], 0.02);
    // The windscreen leans back over the bonnet.
    const nose = (-p[2] - back + 0.95) * 0.8 + (p[1] - h * 0.58) * 0.6;
    put(Math.max(hull, -hold, nose));
    put(box(p, [0, h * 0.56, back - 1.2], [w * 0.42, h * 0.29, 0.04]), true);
    put(box(p, [0, h * 0.255, back - 0.6], [w * 0.42, 0.015, 0.6]), true);
    const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
    const leaf: Vec3 = [m[0] - w * 0.5 - (p[2] - back) * 0.6, p[1], p[2]];
    put(box(leaf, [0, h * 0.56, back + 0.34], [0.025, h * 0.31, 0.34], 0.02) * 0.8);
    put(box(m, [w / 2, h * 0.74, -back * 0.48], [0.012, h * 0.13, back * 0.2], 0.03), true);
    for (const at of [-back * 0.62, back * 0.58]) {
      const across = length2(p[1] - 0.34, p[2] - at);
      put(Math.max(across - 0.34, Math.abs(m[0] - w * 0.44) - 0.13), true);
      put(Math.max(across - 0.17, Math.abs(m[0] - w * 0.44) - 0.145));
    }
  },
  /** A saloon of the fifties, its bonnet towards us: round mudguards, a small cabin, two lamps. */
  car: (q, [w, h, d], put) => {
    const p = turned(q, CAR_TURN);
    const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
    const front = d / 2;
    const hull = box(p, [0, h * 0.42, 0], [w * 0.4, h * 0.17, front * 0.96], 0.16);
    const bonnet = ellipsoid(p, [0, h * 0.5, front * 0.52], [w * 0.32, h * 0.17, front * 0.5]);
    const boot = ellipsoid(p, [0, h * 0.5, -front * 0.6], [w * 0.36, h * 0.18, front * 0.42]);
    const guards = [-front * 0.6, front * 0.6].map((at) =>
      ellipsoid(m, [w * 0.4, h * 0.37, at], [w * 0.12, h * 0.24, front * 0.3]),
    );
    const arches = [-front * 0.6, front * 0.6].map((at) =>
      Math.max(length2(p[1] - WHEEL, p[2] - at) - WHEEL - 0.05, w * 0.38 - m[0]),
    );
    const body = blend(blend(hull, blend(bonnet, boot, 0.1), 0.12), Math.min(...guards), 0.06);
    const cabin = ellipsoid(p, [0, h * 0.62, -front * 0.14], [w * 0.41, h * 0.4, front * 0.52]);
    put(Math.max(blend(body, cabin, 0.05), -Math.min(...arches)));
    // Panes all round the cabin, with posts between them.
    const pane = Math.max(cabin - 0.006, Math.abs(p[1] - h * 0.79) - h * 0.1);
    const posts = Math.min(Math.abs(m[0] - w * 0.31), Math.abs(p[2] + front * 0.16)) - 0.025;
    put(Math.max(pane, -posts) * 0.9, true);
    for (const at of [-front * 0.6, front * 0.6]) {
      const across = length2(p[1] - WHEEL, p[2] - at);
      put(Math.max(across - WHEEL, Math.abs(m[0] - w * 0.42) - 0.09), true);
      put(Math.max(across - WHEEL * 0.55, Math.abs(m[0] - w * 0.42) - 0.1));
    }
    put(length3(m[0] - w * 0.29, p[1] - h * 0.5, p[2] - front * 0.92) - 0.1, true);
    for (const end of [-1, 1])
      put(box(p, [0, h * 0.24, end * (front + 0.03)], [w * 0.44, 0.045, 0.035], 0.03), true);
  },
  /** From the side, driving to the right; what is red of it is its colour, the rest its trim. */
  tractor: (q, [w], put) =>
    standTractor([q[2], q[1], q[0] - w * 0.14], (d, part) => put(d, part !== 'tractor')),
  /** A box of boards on two wheels, hitched behind the tractor. */
  trailer: (q, [w, h, d], put) => {
    const p: Vec3 = [q[0] + w * 0.27, q[1], q[2]];
    const outer = box(p, [0, h * 0.7, 0], [TRAILER, h * 0.28, d / 2], 0.01);
    const board = 0.006 * Math.min(1, Math.abs(Math.sin(p[1] * 21)) * 5);
    const inner = box(p, [0, h, 0], [TRAILER - 0.05, h * 0.5, d / 2 - 0.05], 0.01);
    put(Math.max(outer + 0.006 - board, -inner) * 0.8);
    for (const at of [-0.8, 0, 0.8])
      put(box(p, [at, h * 0.7, d / 2 + 0.02], [0.035, h * 0.29, 0.03], 0.008));
    put(limb(p, [TRAILER, h * 0.4, 0], [TRAILER + 0.7, 0.55, 0], 0.04, 0.04), true);
    const wheel = length2(p[1] - 0.36, p[0] + 0.2);
    put(Math.max(wheel - 0.36, Math.abs(Math.abs(p[2]) - d * 0.42) - 0.11), true);
    put(Math.max(wheel - 0.16, Math.abs(Math.abs(p[2]) - d * 0.42) - 0.125));
  },
  /** Heaped above its boards. */
  trailer_load: (q, [w, h, d], put) => {
    const p: Vec3 = [q[0] + w * 0.27, q[1] - h * 0.7, q[2]];
    put(berries(p, ellipsoid(p, [0, 0, 0], [TRAILER * 0.94, h * 0.28, d * 0.46])) * 0.8);
  },
} as const satisfies Record<string, (q: Vec3, size: Vec3, put: Put) => void>;

/** Half the length of a trailer, in metres. */
const TRAILER = 1.15;
/** Its radius, in metres. */
const WHEEL = 0.32;
