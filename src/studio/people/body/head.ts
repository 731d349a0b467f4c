import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, drum, ellipsoid, length3, limb, ring } from '#studio/people/painting/distance.ts';
import { takeFace } from './face.ts';
import { takeHair } from './hair.ts';
import type { Take } from './part.ts';
import type { PersonShape } from './person-shape.ts';

/** The skull with its ears, nose, beard and short hair. */
const SKULL_AT: Vec3 = [0, 1.645, 0.005];
const SKULL_ROOM = 0.16;
const SHORT: ReadonlySet<PersonShape['hair']> = new Set(['short', 'tonsure', 'bald']);

/** Neck, face, hair and hat; `q` stands upright. What is farther than `limit` need not be measured. */
export function headOf(
  shape: PersonShape,
  nod: number,
): (q: Vec3, limit: number, take: Take) => void {
  const [c, s] = [Math.cos(nod), Math.sin(nod)];
  // Children have larger heads for their height.
  const k = shape.isChild ? 1.42 : 1;
  const pivot = shape.isChild ? 1.43 : 1.5;
  // The head may look aside while the body does not.
  const [gc, gs] = [Math.cos(shape.gaze ?? 0), Math.sin(shape.gaze ?? 0)];
  const [low, high] = shape.isWoman ? [0.046, 0.044] : [0.053, 0.052];
  const hasLongHair = !SHORT.has(shape.hair);
  return (q, limit, take) => {
    const [x, y, z] = [
      (q[0] * gc - q[2] * gs) / k,
      (q[1] - pivot) / k,
      (q[0] * gs + q[2] * gc) / k,
    ];
    const p: Vec3 = [x, y * c + z * s + 1.5, z * c - y * s];
    let nearest = limit / k;
    const grown: Take = (distance, part) => {
      if (distance < nearest) nearest = distance;
      take(distance * k, part);
    };
    grown(limb([x, y + 1.5, z], NAPE, THROAT, low, high), 'skin');
    const skull = length3(p[0] - SKULL_AT[0], p[1] - SKULL_AT[1], p[2] - SKULL_AT[2]) - SKULL_ROOM;
    if (skull < nearest) takeFace(p, shape, nod, grown);
    if (skull < nearest || hasLongHair) takeHair(p, shape, nearest, grown);
    takeHat(p, shape, grown);
  };
}

const NAPE: Vec3 = [0, 1.42, -0.018];
const THROAT: Vec3 = [0, 1.57, 0.002];

function takeHat(p: Vec3, { hat }: PersonShape, take: Take): void {
  if (hat === 'straw') {
    take(ellipsoid(p, [0, 1.715, -0.005], [0.2, 0.016, 0.21]) - 0.004 * Math.sin(p[0] * 30), 'hat');
    take(ellipsoid(p, [0, 1.74, -0.005], [0.095, 0.085, 0.11]), p[1] < 1.745 ? 'band' : 'hat');
  }
  // A narrower brim, turned up at the sides, and a pinched crown.
  if (hat === 'felt') {
    const brim = ellipsoid(
      [p[0], p[1] - Math.abs(p[0]) * 0.16, p[2]],
      [0, 1.708, -0.005],
      [0.145, 0.011, 0.165],
    );
    take(brim, 'felt');
    const pinch = 0.02 * Math.exp(-(p[0] * p[0]) / 0.0008) * (p[1] > 1.78 ? 1 : 0);
    const crown = Math.max(ellipsoid(p, [0, 1.735, -0.008], [0.091, 0.1, 0.108]), p[1] - 1.822);
    take(crown + pinch, p[1] < 1.738 ? 'shoes' : 'felt');
  }
  if (hat === 'toque') {
    take(drum(p, [0, 1.71, -0.012], { tall: 0.09, low: 0.09, high: 0.092 }), 'toque');
    const puff = ellipsoid(p, [0, 1.845, -0.015], [0.12, 0.065, 0.12]);
    take(puff + 0.006 * Math.sin(Math.atan2(p[0], p[2]) * 12), 'toque');
  }
  if (hat === 'cap') {
    take(Math.max(ellipsoid(p, [0, 1.7, -0.012], [0.09, 0.09, 0.108]), 1.7 - p[1]), 'scarf');
    take(ellipsoid(p, [0, 1.705, 0.11], [0.075, 0.01, 0.07]), 'scarf');
  }
  // White linen round the face, gathered behind.
  if (hat === 'bonnet') {
    const face = ellipsoid(p, [0, 1.63, 0.1], [0.066, 0.098, 0.07]);
    const bag = blend(
      ellipsoid(p, [0, 1.675, -0.03], [0.092, 0.102, 0.098]),
      ring([p[0], p[2] - 0.03, p[1] - 1.665], [0, 0, 0], 0.088, 0.016),
      0.012,
    );
    const frill = 0.004 * Math.sin(Math.atan2(p[1] - 1.66, p[0]) * 26);
    take(Math.max(bag + (p[2] > 0 ? frill : 0), -face, 1.565 + 0.1 * p[2] - p[1]), 'toque');
  }
  // A thin white bag over all of the hair.
  if (hat === 'hairnet') {
    const puff = ellipsoid(p, [0, 1.69, -0.028], [0.1, 0.108, 0.118]);
    const wrinkle = 0.003 * Math.sin(p[0] * 120) * Math.sin(p[2] * 110);
    take(Math.max(puff + wrinkle, 1.66 - p[1] + (p[2] > 0 ? p[2] * 0.75 : 0)), 'toque');
  }
  if (hat === 'wreath') {
    const round = Math.hypot(Math.hypot(p[0], p[2] + 0.01) - 0.094, p[1] - 1.71) - 0.022;
    take(round + 0.009 * Math.sin(Math.atan2(p[0], p[2]) * 15) * Math.sin(p[1] * 90), 'wreath');
  }
  if (hat === 'crown') {
    const points = 0.022 * Math.abs(Math.sin(Math.atan2(p[0], p[2]) * 4));
    const wall = Math.abs(Math.hypot(p[0], p[2] + 0.012) - 0.094) - 0.005;
    take(Math.max(wall, Math.abs(p[1] - 1.745) - 0.026 - points) * 0.8, 'gold');
    for (const a of [0, 1.57, 3.14, 4.71])
      take(
        ellipsoid(p, [Math.sin(a) * 0.1, 1.735, Math.cos(a) * 0.1 - 0.012], [0.01, 0.013, 0.01]),
        'scarf',
      );
  }
  if (hat === 'santa') {
    take(limb(p, [0, 1.725, -0.015], [0.02, 1.86, -0.06], 0.09, 0.035), 'scarf');
    take(limb(p, [0.02, 1.86, -0.06], [0.09, 1.79, -0.12], 0.036, 0.02), 'scarf');
    take(ellipsoid(p, [0.1, 1.76, -0.13], [0.032, 0.032, 0.032]), 'toque');
    take(ring(p, [0, 1.715, -0.012], 0.088, 0.022), 'toque');
  }
  // A nun's veil over her white coif; a monk's hood lies on his shoulders.
  if (hat === 'wimple') {
    const isFace = p[2] > 0.045 && Math.hypot(p[0] / 0.06, (p[1] - 1.635) / 0.085) < 1;
    const coif = ellipsoid(p, [0, 1.655, -0.008], [0.086, 0.112, 0.1]);
    const bib = ellipsoid(p, [0, 1.5, 0.03], [0.1, 0.09, 0.09]);
    take(isFace ? Math.max(0.01, coif) : blend(coif, bib, 0.03), 'veil');
    const cloth = blend(
      ellipsoid(p, [0, 1.685, -0.03], [0.1, 0.105, 0.105]),
      limb(p, [0, 1.62, -0.07], [0, 1.32, -0.1], 0.09, 0.12),
      0.06,
    );
    take(Math.max(cloth, p[2] - 0.02 - (p[1] > 1.7 ? 0.03 : 0)), 'torso');
  }
  if (hat === 'hood') {
    take(
      blend(
        ring(p, [0, 1.47, -0.02], 0.095, 0.042),
        ellipsoid(p, [0, 1.44, -0.13], [0.09, 0.11, 0.05]),
        0.05,
      ),
      'torso',
    );
  }
  if (hat === 'veil')
    take(
      blend(
        ellipsoid(p, [0, 1.69, -0.03], [0.093, 0.1, 0.1]),
        limb(p, [0, 1.66, -0.08], [0, 1.05, -0.2], 0.07, 0.16),
        0.05,
      ) + (p[2] > 0.04 ? 1 : 0),
      'veil',
    );
}
