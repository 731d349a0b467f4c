import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Wardrobe } from './wardrobe.ts';

/** What the cut of the clothes shows on the trunk, at a point of it. */
export function trunkColour(w: Wardrobe, [x, y, z]: Vec3): Rgb {
  const ax = Math.abs(x);
  const isFront = z > 0;
  if (w.cut === 'shirt') {
    const isStrap = w.hasBraces && Math.abs(ax - 0.075 - (1.4 - y) * 0.02) < 0.014 && y < 1.43;
    if (y < BELT[1]) return w.hasBraces ? w.legs : beltColour(w, ax, y, isFront);
    return isStrap ? BRACES : isFront ? shirtFront(w, x, y) : w.under;
  }
  // The neckline of a dress.
  if (w.cut === 'dress') return z > 0.02 && y > 1.368 + ax * ax * 12 && ax < 0.08 ? w.skin : w.top;
  if (w.cut === 'swim') return swimColour(w, ax, y, isFront);
  if (w.cut === 'overalls') return overallsColour(w, ax, y, isFront);
  // A cord round the habit.
  if (w.cut === 'robe') return y > 1.0 && y < 1.03 ? [0.5, 0.42, 0.28] : w.top;
  if (w.cut === 'drape') return drapeColour(w, x, y);
  if (w.cut === 'armour') return plateColour(w, x, y);
  if (w.cut === 'santa') return santaColour(w, ax, y, isFront);
  if (w.cut === 'ermine') return y > 1.33 || (isFront && ax < 0.045) ? ermineAt(x, y) : w.top;
  // Seen from behind an apron is its strings: round the neck, crossed and tied at the waist.
  if (w.cut === 'apron') {
    if (y < 0.93) return w.legs;
    const isCross = !isFront && y > 1 && Math.abs(ax - (1.4 - y) * 0.22 - 0.02) < 0.013;
    const isTied = y > 0.985 && y < 1.02;
    return isCross || isTied || (isFront && y > 1.3 && ax > 0.06 && ax < 0.085) ? w.top : w.under;
  }
  return tailored(w, [x, y, z]);
}

const toned = ([r, g, b]: Rgb, k: number): Rgb => [r * k, g * k, b * k];

/** A band with its stitches down the front, buttons on it, and a pocket on the heart's side. */
function shirtFront({ under }: Wardrobe, x: number, y: number): Rgb {
  const ax = Math.abs(x);
  if (ax < 0.0055 && (y * 10.5) % 1 < 0.1) return toned(under, 0.5);
  if (Math.abs(ax - 0.016) < 0.0018) return toned(under, 0.72);
  const isPocket = x > 0.05 && x < 0.116 && y > 1.16 && y < 1.252;
  const isHem = isPocket && (x < 0.053 || x > 0.113 || y < 1.164 || y > 1.247);
  return isHem ? toned(under, 0.74) : under;
}

/** Jackets and waistcoats: open from the collar to the first button, a jacket with its lapels. */
function tailored(w: Wardrobe, [x, y, z]: Vec3): Rgb {
  const ax = Math.abs(x);
  const isFront = z > 0;
  const opening = 0.085 * Math.max(0, (y - 1.17) / 0.27) ** 0.9;
  // A jacket's own collar hides that of the shirt behind.
  if (isFront && ((y > 1.43 && ax < 0.08) || (y > 1.17 && ax < opening)))
    return shirtFront(w, x, y);
  if (y < hemAt(w.cut, ax, isFront)) return w.legs;
  if (!isFront) return ax < 0.002 && y < 1.05 ? toned(w.top, 0.55) : w.top;
  if (ax < 0.008 && y < 1.16 && y > 0.95 && (y * 11) % 1 < 0.14) return [0.4, 0.36, 0.3];
  // Where one front lies over the other.
  if (y < 1.17 && Math.abs(x - 0.016) < 0.002) return toned(w.top, 0.6);
  if (w.cut === 'jacket') return lapelled(w, { x, ax, y, opening });
  const isPocket = ax > 0.07 && ax < 0.125 && Math.abs(y - 1.03 - (ax - 0.1) * 0.2) < 0.0035;
  return isPocket ? toned(w.top, 0.55) : w.top;
}

/** Lapels with their notch, flapped pockets, and one on the breast. */
function lapelled(
  { top }: Wardrobe,
  { x, ax, y, opening }: { x: number; ax: number; y: number; opening: number },
): Rgb {
  if (y > 1.175) {
    const wide = 0.05 * Math.min(1, (y - 1.175) / 0.12);
    const past = ax - opening;
    const isNotch = Math.abs(y - 1.352 - (past - 0.03) * 0.5) < 0.0028 && past > 0.018;
    if (past < wide + 0.004 && isNotch) return toned(top, 0.58);
    if (Math.abs(past - wide) < 0.0032) return toned(top, 0.58);
    if (past < wide) return toned(top, 1.14);
  }
  const isFlap = ax > 0.062 && ax < 0.132 && y > 0.975 && y < 1.016;
  if (isFlap) return y > 1.011 || y < 0.979 ? toned(top, 0.5) : toned(top, 0.92);
  const isBreast = x > 0.075 && x < 0.135 && Math.abs(y - 1.262 - (x - 0.1) * 0.15) < 0.0036;
  return isBreast ? toned(top, 0.5) : top;
}

/** A waistcoat ends in two points, a jacket's fronts are rounded away from its last button. */
function hemAt(cut: Wardrobe['cut'], ax: number, isFront: boolean): number {
  if (!isFront) return cut === 'vest' ? 0.93 : 0.89;
  if (cut === 'vest') return 0.885 + Math.abs(ax - 0.05) * 0.55;
  return 0.89 + Math.max(0, 0.05 - ax) * 0.9;
}

/** Leather round the waist with a small buckle, trousers below. */
function beltColour(w: Wardrobe, ax: number, y: number, isFront: boolean): Rgb {
  if (y < BELT[0]) return w.legs;
  const isBuckle =
    isFront && ax < 0.02 && (ax > 0.012 || y > BELT[1] - 0.006 || y < BELT[0] + 0.006);
  return isBuckle ? [0.5, 0.44, 0.3] : LEATHER;
}

/** Metres above the ground between which a belt lies. */
const BELT = [0.93, 0.962] as const;
const LEATHER: Rgb = [0.035, 0.018, 0.01];

const BRACES: Rgb = [0.2, 0.03, 0.03];

/** Trunks up to the waist; a bikini's two bands with their straps, or all between hips and breast. */
function swimColour(w: Wardrobe, ax: number, y: number, isFront: boolean): Rgb {
  if (w.swim === 'trunks') return y < 0.98 ? w.top : w.skin;
  const isStrap = y >= 1.29 && Math.abs(ax - 0.085) < 0.012;
  const isBand = y > 1.17 && y < (isFront ? 1.3 : 1.22);
  const isLow = y < 0.93;
  if (w.swim === 'bikini') return isStrap || isBand || isLow ? w.top : w.skin;
  return isStrap || y < (isFront ? 1.3 - ax * 0.1 : 1.14) ? w.top : w.skin;
}

/** Trousers up to a bib, with a pocket on it, and straps over the shoulders. */
function overallsColour(w: Wardrobe, ax: number, y: number, isFront: boolean): Rgb {
  const isStrap = ax > 0.07 && ax < 0.105 && y > 1.02;
  const isBib = isFront && y < 1.3 && ax < 0.115;
  if (y >= 1.02 && !isStrap && !isBib) return w.under;
  const isSeam = isBib && y > 1.14 && y < 1.25 && (Math.abs(ax - 0.06) < 0.004 || y > 1.243);
  const isBuckle = isFront && isStrap && y > 1.285 && y < 1.305;
  if (isBuckle) return [0.5, 0.42, 0.2];
  return isSeam && ax < 0.064 ? [w.top[0] * 0.5, w.top[1] * 0.5, w.top[2] * 0.5] : w.top;
}

/** From one shoulder across the breast: the other shoulder and the arms are bare. */
function drapeColour(w: Wardrobe, x: number, y: number): Rgb {
  const hem = 1.27 - x * 0.95;
  if (y > hem) return w.skin;
  const k = y > hem - 0.035 ? 1.15 : 0.82 + 0.18 * Math.sin((y + x * 0.95) * 64);
  return [w.top[0] * k, w.top[1] * k, w.top[2] * k];
}

/** Plates that overlap, a rivet at the end of each. */
function plateColour(w: Wardrobe, x: number, y: number): Rgb {
  const along = (((y * 9 + x * x * 3) % 1) + 1) % 1;
  const isRivet = Math.abs(Math.abs(x) - 0.1) < 0.008 && along > 0.3 && along < 0.48;
  const k = isRivet ? 1.5 : along < 0.1 ? 0.35 : 0.75 + along * 0.45;
  return [w.top[0] * k, w.top[1] * k, w.top[2] * k];
}

/** White fur down the front and round the hem, a black belt. */
function santaColour(w: Wardrobe, ax: number, y: number, isFront: boolean): Rgb {
  const isBelt = y > 1 && y < 1.05;
  if (isBelt) return isFront && ax < 0.035 ? [0.6, 0.42, 0.12] : [0.015, 0.015, 0.016];
  return y < 0.83 || (isFront && ax < 0.035) || y > 1.42 ? [0.82, 0.81, 0.79] : w.top;
}

function ermineAt(x: number, y: number): Rgb {
  const isTail = Math.abs(((x * 22 + 9) % 1) - 0.5) < 0.14 && Math.abs(((y * 18) % 1) - 0.5) < 0.2;
  return isTail ? [0.02, 0.02, 0.02] : [0.8, 0.78, 0.74];
}
