import type { Vec3 } from '#studio/scene-graph.ts';
import {
  blend,
  box,
  drum,
  ellipsoid,
  length2,
  length3,
  limb,
} from '#studio/people/painting/distance.ts';
import type { Take } from './part.ts';
import type { PersonShape } from './person-shape.ts';
import type { Stance } from '#studio/people/acting/stance.ts';

/** What is worn over the clothes; `q` stands upright. `null` where nobody wears anything. */
export function wornOver(
  shape: PersonShape,
  { legs }: Stance,
): ((q: Vec3, take: Take) => void) | null {
  const worn = [
    ...(shape.hasTie ? [takeTie] : []),
    ...(shape.hasPearls ? [takePearls] : []),
    ...(shape.hasBackpack ? [takeBackpack] : []),
    ...(shape.hasCape ? [takeCape] : []),
    ...(shape.hasWings ? [takeWings] : []),
    ...(shape.hasStethoscope ? [takeStethoscope] : []),
    ...(shape.hasRider ? [takeRider] : []),
    // Whoever sits has its skirts on the lap, where nobody sees them.
    ...(shape.hasCoat && (legs === 'straight' || legs === 'stride') ? [takeCoat] : []),
  ];
  if (worn.length === 0) return null;
  return (q, take) => {
    for (const one of worn) one(q, take);
  };
}

/** A knot at the collar and a blade down to the belt. */
function takeTie(q: Vec3, take: Take): void {
  if (q[2] < -0.02 || q[1] < 0.95 || q[1] > 1.5) return;
  take(limb(q, [0, 1.438, 0.084], [0, 1.41, 0.098], 0.016, 0.012), 'tie');
  const wide = q[1] > 1.06 ? 0.016 + (1.41 - q[1]) * 0.05 : 0.034 - (1.06 - q[1]) * 0.6;
  const front = 0.127 - Math.max(0, q[1] - 1.28) * 0.2;
  const blade = Math.max(
    Math.abs(q[0]) - wide,
    Math.abs(q[2] - front) - 0.006,
    q[1] - 1.41,
    1.01 - q[1],
  );
  take(blade * 0.8, 'tie');
}

/** A row of them round the neck, hanging a little before the breast. */
function takePearls(q: Vec3, take: Take): void {
  if (q[1] < 1.3 || q[1] > 1.52) return;
  const turn = Math.atan2(q[0], q[2] + 0.012);
  const near = Math.round(turn / 0.2) * 0.2;
  const [s, c] = [Math.sin(near), Math.cos(near)];
  const wide = 0.07 + 0.024 * Math.max(0, c);
  const at: Vec3 = [s * wide, 1.455 - 0.07 * Math.max(0, c) ** 1.5, c * (wide + 0.012) - 0.012];
  take(length3(q[0] - at[0], q[1] - at[1], q[2] - at[2]) - 0.0095, 'pearl');
}

/** The legs of a child over both shoulders, down to the breast. */
function takeRider(q: Vec3, take: Take): void {
  if (q[1] < 1.1 || q[1] > 1.65) return;
  const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
  const thigh = limb(m, [0.105, 1.5, -0.06], [0.12, 1.47, 0.13], 0.058, 0.046);
  const shin = limb(m, [0.12, 1.46, 0.14], [0.108, 1.23, 0.16], 0.044, 0.032);
  take(blend(thigh, shin, 0.03), 'skin');
  take(ellipsoid(m, [0.108, 1.18, 0.2], [0.034, 0.04, 0.075]), 'shoes');
}

/** A bag on the back with two straps before the shoulders. */
function takeBackpack(q: Vec3, take: Take): void {
  if (q[1] < 0.8) return;
  take(box(q, [0, 1.2, -0.21], [0.125, 0.19, 0.055], 0.05), 'pack');
  take(box(q, [0, 1.09, -0.285], [0.09, 0.07, 0.02], 0.02), 'pack');
  take(limb(q, [-0.13, 1.43, -0.2], [0.13, 1.43, -0.2], 0.045, 0.045), 'pack');
  const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
  const strap = blend(
    limb(m, [0.1, 1.4, -0.12], [0.105, 1.43, 0.02], 0.019, 0.019),
    limb(m, [0.105, 1.43, 0.04], [0.135, 1.12, 0.11], 0.017, 0.015),
    0.02,
  );
  take(strap, 'pack');
}

/** From a clasp at the throat over both shoulders and down the back, wider towards its hem. */
function takeCape(q: Vec3, take: Take): void {
  const from = length2(q[0], q[2] + 0.02);
  const down = Math.max(0, 1.46 - q[1]);
  const wide = 0.09 + Math.min(0.13, down * 0.85) + down * 0.13;
  const fold = 0.012 * Math.sin(Math.atan2(q[0], q[2]) * 11) * Math.min(1, down * 2);
  const wall = Math.abs(from - wide + fold) - 0.01;
  // Open before the body, so that hands and what they hold are free.
  const open = q[2] - 0.03 + Math.max(0, down - 0.06) * 0.25;
  take(Math.max(wall, open, q[1] - 1.47, 0.22 - q[1]) * 0.6, 'cape');
  take(ellipsoid(q, [0, 1.43, 0.105], [0.02, 0.02, 0.01]), 'gold');
}

/** Two of feathers, spread behind the shoulders. */
function takeWings(q: Vec3, take: Take): void {
  if (q[1] < 0.6) return;
  const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
  const arm = limb(m, [0.06, 1.34, -0.14], [0.42, 1.66, -0.24], 0.05, 0.045);
  const along = Math.min(1, Math.max(0, (m[0] - 0.06) / 0.4));
  // Long feathers hang from the arm of the wing, each a little apart from the next.
  const top = 1.34 + 0.32 * along;
  const low = 0.86 + 0.28 * (1 - along) - 0.06 * Math.abs(Math.sin(m[0] * 52));
  const sheet = Math.abs(q[2] + 0.14 + 0.1 * along) - 0.014 - 0.008 * Math.abs(Math.sin(m[0] * 52));
  const fan = Math.max(sheet, m[1] - top, low - m[1], 0.05 - m[0], m[0] - 0.47);
  take(blend(arm, fan * 0.7, 0.04), 'veil');
}

/** Tubes round the neck, the disc on the breast. */
function takeStethoscope(q: Vec3, take: Take): void {
  if (q[2] < -0.12 || q[1] < 1 || q[1] > 1.52) return;
  const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
  take(limb(m, [0.078, 1.47, -0.02], [0.08, 1.4, 0.1], 0.013, 0.013), 'frame');
  take(limb(m, [0.08, 1.4, 0.1], [0.03, 1.2, 0.148], 0.013, 0.012), 'frame');
  take(limb(q, [0.03, 1.2, 0.148], [0.035, 1.12, 0.15], 0.012, 0.01), 'frame');
  take(ellipsoid(q, [0.035, 1.1, 0.15], [0.03, 0.03, 0.014]), 'silver');
}

/** The skirts of a coat, open in front. */
function takeCoat(q: Vec3, take: Take): void {
  if (q[1] > 1.02 || q[1] < 0.3) return;
  const skirt = drum(q, [0, 0.46, -0.005], { tall: 0.52, low: 0.235, high: 0.172 });
  const fold = 0.008 * Math.sin(Math.atan2(q[0], q[2]) * 9) * Math.max(0, 0.95 - q[1]);
  const slit = q[2] > 0 ? 0.012 + (0.95 - q[1]) * 0.1 - Math.abs(q[0]) : -1;
  take(Math.max(skirt + fold, slit) * 0.8, 'coat');
}
