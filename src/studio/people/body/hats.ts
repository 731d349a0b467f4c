import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, drum, ellipsoid, limb, ring } from '#studio/people/painting/distance.ts';
import type { Take } from './part.ts';
import { takeCap, takeFedora, takeStraw } from './plain-hats.ts';
import { takeUniformHat } from './uniform-hats.ts';
import type { PersonShape } from './person-shape.ts';

/** What is on a head; `p` is the head's own. */
export function takeHat(p: Vec3, { hat, hasBlossoms }: PersonShape, take: Take): void {
  if (hasBlossoms) takeBlossoms(p, take);
  if (hat === 'straw') takeStraw(p, take);
  if (hat === 'felt') takeFedora(p, take);
  if (hat === 'toque') {
    take(drum(p, [0, 1.71, -0.012], { tall: 0.09, low: 0.09, high: 0.092 }), 'toque');
    const puff = ellipsoid(p, [0, 1.845, -0.015], [0.12, 0.065, 0.12]);
    take(puff + 0.006 * Math.sin(Math.atan2(p[0], p[2]) * 12), 'toque');
  }
  if (hat === 'cap') takeCap(p, take);
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
  takeFancyHat(p, hat, take);
  takeUniformHat(p, hat, take);
}

/** Tall, pointed, wound and knitted ones. */
function takeFancyHat(p: Vec3, hat: PersonShape['hat'], take: Take): void {
  switch (hat) {
    case 'topper':
      take(
        drum(p, [0, 1.705, -0.008], { tall: 0.17, low: 0.088, high: 0.096 }),
        p[1] < 1.735 ? 'shoes' : 'felt',
      );
      return take(ellipsoid(p, [0, 1.705, -0.005], [0.135, 0.01, 0.155]), 'felt');
    case 'bowler':
      take(
        Math.max(ellipsoid(p, [0, 1.715, -0.008], [0.092, 0.105, 0.108]), 1.7 - p[1]),
        p[1] < 1.733 ? 'shoes' : 'felt',
      );
      return take(
        ellipsoid(
          [p[0], p[1] - Math.abs(p[0]) * 0.12, p[2]],
          [0, 1.703, -0.005],
          [0.125, 0.01, 0.148],
        ),
        'felt',
      );
    case 'witch': {
      take(
        ellipsoid(p, [0, 1.712, -0.005], [0.21, 0.012, 0.21]) - 0.004 * Math.sin(p[0] * 24),
        'felt',
      );
      take(
        limb(p, [0, 1.72, -0.01], [0, 1.9, -0.03], 0.09, 0.042),
        p[1] < 1.748 ? 'shoes' : 'felt',
      );
      return take(limb(p, [0, 1.9, -0.03], [0.05, 2, -0.07], 0.042, 0.008), 'felt');
    }
    case 'party':
      take(
        limb(p, [0, 1.76, -0.02], [0, 1.93, -0.03], 0.068, 0.004),
        isStripe(p) ? 'toque' : 'scarf',
      );
      return take(ellipsoid(p, [0, 1.94, -0.03], [0.022, 0.022, 0.022]), 'toque');
    case 'beanie': {
      const rib = 0.002 * Math.sin(Math.atan2(p[0], p[2]) * 34);
      take(
        Math.max(ellipsoid(p, [0, 1.7, -0.014], [0.09, 0.112, 0.11]), 1.69 - p[1] + p[2] * 0.1) +
          rib,
        'knit',
      );
      take(ring([p[0], p[1] + p[2] * -0.1, p[2]], [0, 1.698, -0.012], 0.09, 0.016) + rib, 'knit');
      return take(ellipsoid(p, [0, 1.83, -0.02], [0.03, 0.028, 0.03]) + rib, 'knit');
    }
    // Soft and flat, pulled to one side, with the little stalk on top.
    case 'beret': {
      const flat: Vec3 = [p[0] - 0.022, p[1] + p[0] * 0.22, p[2]];
      take(ellipsoid(flat, [0, 1.752, -0.02], [0.128, 0.034, 0.132]), 'felt');
      take(limb(flat, [0, 1.78, -0.02], [0, 1.8, -0.02], 0.006, 0.005), 'felt');
      return take(ring(p, [0, 1.72, -0.012], 0.084, 0.011), 'felt');
    }
    case 'turban': {
      const wound = 0.006 * Math.sin((p[1] + Math.abs(p[0]) * 0.8) * 110);
      return take(
        Math.max(
          ellipsoid(p, [0, 1.735, -0.015], [0.118, 0.085, 0.128]),
          1.685 - p[1] + Math.abs(p[0]) * -0.1,
        ) + wound,
        'knit',
      );
    }
    case 'headscarf': {
      const face = ellipsoid(p, [0, 1.625, 0.1], [0.066, 0.1, 0.074]);
      const cloth = blend(
        ellipsoid(p, [0, 1.672, -0.02], [0.092, 0.108, 0.104]),
        limb(p, [0, 1.62, -0.06], [0, 1.48, -0.08], 0.07, 0.06),
        0.05,
      );
      take(Math.max(cloth, -face, 1.5 - p[1]), 'knit');
      return take(ellipsoid(p, [0, 1.53, 0.05], [0.03, 0.02, 0.02]), 'knit');
    }
    default:
  }
}

const isStripe = (p: Vec3): boolean => (((p[1] * 18 + p[0] * 6) % 1) + 1) % 1 < 0.4;

/** White flowers side by side over the brow, leaves between them. */
function takeBlossoms(p: Vec3, take: Take): void {
  const turn = Math.atan2(p[0], p[2] + 0.012);
  const step = Math.round(turn / BLOSSOM) * BLOSSOM;
  const at: Vec3 = [
    Math.sin(step) * 0.092,
    1.737 - 0.03 * Math.cos(step),
    Math.cos(step) * 0.104 - 0.016,
  ];
  const petal = 0.006 * Math.cos(Math.atan2(p[1] - at[1], (turn - step) * 0.1) * 5);
  take((ellipsoid(p, at, [0.027, 0.027, 0.02]) + petal) * 0.7, 'toque');
  take(
    ellipsoid(p, [at[0] * 1.2, at[1], (at[2] + 0.016) * 1.2 - 0.016], [0.008, 0.008, 0.008]),
    'gold',
  );
  const round = Math.hypot(Math.hypot(p[0], p[2] + 0.012) - 0.092, p[1] - at[1]) - 0.014;
  take((round + 0.008 * Math.sin(turn * 18) * Math.sin(p[1] * 90)) * 0.7, 'wreath');
}
/** Radians from one flower to the next. */
const BLOSSOM = Math.PI / 6;
