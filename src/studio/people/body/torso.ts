import type { Vec3 } from '#studio/scene-graph.ts';
import {
  blend,
  drum,
  ellipsoid,
  length2,
  length3,
  limb,
} from '#studio/people/painting/distance.ts';
import type { Take } from './part.ts';
import type { PersonShape } from './person-shape.ts';
import type { Stance } from '#studio/people/acting/stance.ts';

/** Chest, waist and hips, and shoulders that fall from the neck; `p` stands upright. Not measured beyond `limit`. */
export function torsoOf(w: number, isWoman: boolean): (p: Vec3, limit: number) => number {
  const chest: Vec3 = [0.168 * w, 0.2, isWoman ? 0.1 : 0.115];
  const waist: Vec3 = [(isWoman ? 0.122 : 0.148) * w, 0.2, 0.095];
  const hips: Vec3 = [(isWoman ? 0.178 : 0.158) * w, 0.14, 0.118];
  const shoulder: Vec3 = [0.146 * w, 1.392, -0.02];
  return (p, limit) => {
    const near = length3(p[0], p[1] - Math.min(1.36, Math.max(0.9, p[1])), p[2]) - 0.24;
    if (near > 0.12 || near > limit) return near;
    const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
    const upper = blend(ellipsoid(p, CHEST, chest), ellipsoid(p, WAIST, waist), 0.12);
    // The muscle from the neck to the shoulder: nobody's shoulders are a bar.
    const slope = limb(m, NECK, shoulder, 0.05, 0.05);
    const trunk = blend(blend(upper, ellipsoid(p, HIPS, hips), 0.1), slope, 0.08);
    return isWoman ? blend(trunk, ellipsoid(m, BUST, BUST_SIZE), 0.06) : trunk;
  };
}

// Out here, because points are measured by the million.
const CHEST: Vec3 = [0, 1.25, 0];
const WAIST: Vec3 = [0, 1.03, 0.005];
const HIPS: Vec3 = [0, 0.9, -0.012];
const NECK: Vec3 = [0.016, 1.486, -0.034];
const BUST: Vec3 = [0.066, 1.235, 0.068];
const BUST_SIZE: Vec3 = [0.066, 0.072, 0.06];

/** A folded collar stands round the neck of shirts and jackets. */
export function takeCollar(q: Vec3, take: Take): void {
  const open = Math.max(0, q[2]) * 0.5;
  const round = Math.abs(length2(q[0], q[2] + 0.012) - 0.06 - (1.478 - q[1]) * 0.42) - 0.005;
  const high = Math.abs(q[1] - 1.466 + open) - 0.018;
  // Its ends fall apart before the throat.
  const gap = q[2] > 0.03 ? 0.014 - Math.abs(q[0]) - Math.max(0, q[1] - 1.42) * 0.3 : -1;
  take(Math.max(round, high, gap) * 0.7, 'collar');
}

/** A wheel of pleated linen. */
export function takeRuff(q: Vec3, take: Take): void {
  const turn = Math.atan2(q[0], q[2]);
  const from = length2(q[0], q[2] + 0.01);
  const pleat = 0.011 * Math.sin(turn * 26) * Math.min(1, from / 0.1);
  const flat = Math.abs(q[1] - 1.492 + (from - 0.06) * 0.25 + pleat) - 0.009;
  take(Math.max(flat, from - 0.135, 0.05 - from) * 0.55, 'veil');
}

/** A bib and a skirt of cloth before the body, tied behind; whoever sits has it on the lap. */
export function takeApron(q: Vec3, { legs }: Stance, isWoman: boolean, take: Take): void {
  const ax = Math.abs(q[0]);
  const long = legs === 'straight' || legs === 'stride' ? 0.5 : 0.86;
  const wide = q[1] > 1.04 ? 0.115 : 0.19;
  const isIn = q[2] > -0.05 && q[1] > long && q[1] < 1.32 && ax < wide;
  const bust = isWoman ? 0.046 * Math.exp(-(((q[1] - 1.235) / 0.085) ** 2)) : 0;
  // It lies on the breast and turns away at the hips.
  const chest = isWoman ? 0.122 : 0.142;
  const round = ax * ax * (isWoman ? 1.2 : 1.5) + Math.max(0, ax - 0.115) * 0.5;
  const front = chest + bust + Math.max(0, 1 - q[1]) * 0.05 - round;
  const fold = 0.003 * Math.sin(q[0] * 46 + q[1] * 3);
  const sheet = Math.abs(q[2] - front + fold) - 0.004;
  const edge = Math.max(ax - wide, long - q[1], q[1] - 1.32, 0);
  take(isIn ? Math.max(sheet * 0.6, 0.0005) : length2(Math.max(sheet, 0), edge) * 0.6, 'apron');
  // The strap round the neck.
  const strap = limb([ax, q[1], q[2]], STRAP_AT, STRAP_END, 0.009, 0.009);
  take(strap, 'apron');
}
const STRAP_AT: Vec3 = [0.075, 1.31, 0.11];
const STRAP_END: Vec3 = [0.062, 1.46, 0.005];

/** A sommelier's shallow silver cup on its chain. */
export function takeTastevin(q: Vec3, take: Take): void {
  if (q[2] < -0.05 || q[1] < 1.06) return;
  const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
  take(limb(m, CHAIN_AT, CHAIN_END, 0.0065, 0.0065), 'silver');
  const cup = ellipsoid(q, CUP_AT, CUP);
  const hollow = ellipsoid(q, HOLLOW_AT, HOLLOW);
  take(Math.max(cup, -hollow), 'silver');
  take(ellipsoid(q, KNOB_AT, KNOB), 'silver');
}
const CHAIN_AT: Vec3 = [0.012, 1.2, 0.132];
const CHAIN_END: Vec3 = [0.075, 1.44, 0.045];
const CUP_AT: Vec3 = [0, 1.155, 0.138];
const CUP: Vec3 = [0.046, 0.046, 0.018];
const HOLLOW_AT: Vec3 = [0, 1.155, 0.158];
const HOLLOW: Vec3 = [0.037, 0.037, 0.016];
const KNOB_AT: Vec3 = [0, 1.155, 0.143];
const KNOB: Vec3 = [0.012, 0.012, 0.008];

export function takeBowTie(q: Vec3, take: Take): void {
  const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
  take(limb(m, KNOT, BOW, 0.008, 0.018), 'shoes');
}
const KNOT: Vec3 = [0.008, 1.425, 0.092];
const BOW: Vec3 = [0.042, 1.425, 0.088];

/** Of whoever whirls: higher, and as wide as its cloth goes. */
const FLYING = { flying_gown: [0.16, 0.42], flying_skirt: [0.5, 0.31] } as const;
/** How high a hem is and how far it stands off. */
const HEMS = { gown: [0.03, 0.29], skirt: [0.44, 0.215], ...FLYING } as const;

/** Cloth from the waist down, wider towards its hem. */
export function takeSkirt(
  p: Vec3,
  dress: PersonShape['dress'] | keyof typeof FLYING,
  take: Take,
): void {
  if (dress === 'trousers') return;
  const fold = Math.sin(Math.atan2(p[2], p[0]) * 9 + Math.sin(p[1] * 5)) * Math.max(0, 0.95 - p[1]);
  const [hem, wide] = HEMS[dress];
  take(drum(p, [0, hem, 0], { tall: 0.97 - hem, low: wide, high: 0.125 }) + fold * 0.018, 'legs');
}
