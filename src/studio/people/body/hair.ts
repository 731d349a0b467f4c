import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid, limb } from '#studio/people/painting/distance.ts';
import type { Take } from './part.ts';
import type { PersonShape } from './person-shape.ts';

/** Hair round the opening of the face, shorter at the sides and the nape; `p` is the head's own. */
export function takeHair(
  p: Vec3,
  { hair, isWoman, hat, hasWindblown }: PersonShape,
  limit: number,
  take: Take,
): void {
  if (hair === 'bald') return;
  // A monk's crown is shaved.
  if (hair === 'tonsure' && p[1] > 1.742) return;
  // A hat lies on hair and presses it down.
  const pressed = hat === 'none' || p[1] < 1.69 ? 0 : Math.min(0.008, (p[1] - 1.69) * 0.5);
  const wave = 0.0022 * Math.sin(p[0] * 70 + p[1] * 46 + Math.sin(p[2] * 40) * 2) + pressed;
  if (hair === 'short' || hair === 'tonsure') {
    const line = hairline(p);
    // Chin and throat are farther from it than from the skin.
    if (line + wave < limit) take(Math.max(cropped(p, isWoman), line) + wave, 'hair');
    return;
  }
  if (hair === 'curly') return takeCurls(p, take);
  // Put up, it lies close to the head and leaves the brow free.
  const isUp = hair === 'bun';
  const face = ellipsoid(p, isUp ? BARE_BROW : BROW, isUp ? BARE : isWoman ? HERS : HIS);
  const cap = isUp ? ellipsoid(p, COMBED, COMBED_SIZE) : capOf(p);
  // Thin where it grows out of the brow: a rim would be a cap's.
  const thin = 0.013 * Math.max(0, 1 - Math.max(0, face) / 0.034) ** 2;
  const ragged = 0.0028 * Math.sin(p[0] * 128 + 2 * Math.sin(p[1] * 47));
  const open = Math.max(cap + wave + thin, -face - ragged);
  take(Math.max(open, 1.57 + 0.3 * p[2] - p[1]), 'hair');
  if (hair === 'long' && hasWindblown) takeBlown(p, wave, take);
  else if (hair === 'long') takeLocks(p, wave, take);
  if (hair === 'braid') takeBraid(p, take);
  if (hair === 'bun') takeBun(p, { wave, isHigh: hat === 'none' }, take);
}

// Out here, because points are measured by the million.
const BROW: Vec3 = [0.004, 1.624, 0.096];
const HERS: Vec3 = [0.072, 0.11, 0.079];
const HIS: Vec3 = [0.072, 0.103, 0.079];
const BARE_BROW: Vec3 = [0.002, 1.628, 0.098];
const BARE: Vec3 = [0.073, 0.116, 0.084];
const COMBED: Vec3 = [0, 1.672, -0.018];
const COMBED_SIZE: Vec3 = [0.0775, 0.094, 0.0975];

/** Put up behind the crown, lower where a hat sits there. */
function takeBun(p: Vec3, { wave, isHigh }: { wave: number; isHigh: boolean }, take: Take): void {
  const at: Vec3 = isHigh ? HIGH_BUN : LOW_BUN;
  take(ellipsoid(p, at, [0.045, 0.042, 0.043]) + wave * 1.5, 'hair');
}

export const HIGH_BUN: Vec3 = [0, 1.738, -0.098];
export const LOW_BUN: Vec3 = [0, 1.7, -0.12];

/** Full all round, of many small locks. */
function takeCurls(p: Vec3, take: Take): void {
  const face = ellipsoid(p, [0.004, 1.615, 0.105], [0.068, 0.1, 0.085]);
  const crown = ellipsoid(p, [0, 1.69, -0.025], [0.118, 0.122, 0.125]);
  const side = ellipsoid([Math.abs(p[0]), p[1], p[2]], [0.085, 1.6, -0.03], [0.05, 0.09, 0.07]);
  const lock = 0.008 * Math.sin(p[0] * 105) * Math.sin(p[1] * 105) + 0.006 * Math.sin(p[2] * 120);
  take(Math.max(blend(crown, side, 0.05) + lock, -face) * 0.7, 'hair');
}

/** The whole head of hair, swept over from the parting. */
function capOf(p: Vec3): number {
  return blend(ellipsoid(p, CAP, CAP_SIZE), ellipsoid(p, TOP, TOP_SIZE), 0.03);
}
const CAP: Vec3 = [0, 1.678, -0.018];
const CAP_SIZE: Vec3 = [0.08, 0.093, 0.098];
const TOP: Vec3 = [-0.008, 1.73, 0.012];
const TOP_SIZE: Vec3 = [0.06, 0.036, 0.068];

/** A barber's cut: high at the brow and the temples, parted, and tapered into the skin round ears and nape. */
function cropped(p: Vec3, isFull: boolean): number {
  const aside = Math.abs(p[0]);
  const quiff = ellipsoid(p, QUIFF, QUIFF_SIZE);
  const part = 0.005 * Math.exp(-(((p[0] - 0.036) / 0.007) ** 2)) * (p[2] > -0.03 ? 1 : 0);
  const taper = (isFull ? 0 : 0.055) * Math.max(0, 1.7 - p[1]);
  const hair = blend(capOf(p), quiff, 0.02) + part + taper;
  const brow = ellipsoid(p, CUT_BROW, CUT);
  const temple = ellipsoid([aside, p[1], p[2]], TEMPLE, TEMPLE_SIZE);
  // Nobody's hairline is cut with a ruler, and it begins thin.
  const ragged = 0.003 * Math.sin(p[0] * 150 + 3 * Math.sin(p[1] * 70));
  const thin = 0.013 * Math.max(0, 1 - Math.max(0, Math.min(brow, temple)) / 0.04) ** 2;
  return Math.max(hair + thin, -brow - ragged, -temple - ragged);
}
const QUIFF: Vec3 = [-0.01, 1.735, 0.012];
const QUIFF_SIZE: Vec3 = [0.056, 0.036, 0.058];
const CUT_BROW: Vec3 = [0, 1.63, 0.1];
const CUT: Vec3 = [0.074, 0.106, 0.066];
const TEMPLE: Vec3 = [0.062, 1.69, 0.082];
const TEMPLE_SIZE: Vec3 = [0.026, 0.046, 0.044];

/** Down before the ear, round it, and lower again at the nape. */
function hairline([, y, z]: Vec3): number {
  return (z > 0.01 ? 1.622 : z > -0.028 ? 1.644 : 1.644 + (z + 0.028) * 0.9) - y;
}

/** Plaited, and laid before one shoulder. */
function takeBraid(p: Vec3, take: Take): void {
  const plait = 0.005 * Math.abs(Math.sin(p[1] * 62));
  const nape = limb(p, [0.03, 1.6, -0.085], [0.1, 1.5, -0.01], 0.034, 0.03);
  const fall = limb(p, [0.1, 1.5, -0.01], [0.105, 1.2, 0.115], 0.03, 0.02);
  take(blend(nape, fall, 0.02) + plait, p[1] < 1.215 ? 'scarf' : 'hair');
}

/** Aside in one full sweep that ends in strands, as a wind from the other side has it. */
function takeBlown(p: Vec3, wave: number, take: Take): void {
  const bend = 0.016 * Math.sin(p[0] * 21);
  const q: Vec3 = [p[0], p[1] + bend, p[2]];
  let hair = limb(q, [-0.02, 1.64, -0.06], [-0.17, 1.625, -0.07], 0.085, 0.05);
  for (const [end, back, long] of STRANDS)
    hair = blend(hair, limb(q, [-0.12, 1.63, -0.07], [-long, end, back], 0.034, 0.006), 0.05);
  take((hair + wave * 2.4) * 0.8, 'hair');
}
/** Where their tips fly: how high, how far back and how far aside. */
const STRANDS = [
  [1.69, -0.09, 0.29],
  [1.655, -0.03, 0.33],
  [1.62, -0.1, 0.32],
  [1.585, -0.05, 0.3],
  [1.555, -0.09, 0.26],
] as const;

/** Down the back and before one shoulder. */
function takeLocks(p: Vec3, wave: number, take: Take): void {
  const sway = 0.008 * Math.sin(p[1] * 24);
  const m: Vec3 = [Math.abs(p[0]) - sway, p[1], p[2]];
  const fall = ellipsoid(p, [0, 1.54, -0.062], [0.092, 0.2, 0.05]);
  const side = ellipsoid(m, [0.073, 1.585, -0.012], [0.021, 0.115, 0.046]);
  // It falls in locks, and ends in them.
  const lock = 0.0042 * Math.sin(p[0] * 92 + p[2] * 40 + 2.4 * Math.sin(p[1] * 13));
  const ends = 0.018 * Math.sin(p[0] * 47 + p[2] * 21) * Math.max(0, 1.44 - p[1]) * 5;
  take((blend(fall, side, 0.035) + wave + lock + ends) * 0.85, 'hair');
}
