import type { Vec3 } from '#studio/scene-graph.ts';
import { drum, ellipsoid, limb, ring } from '#studio/people/painting/distance.ts';
import type { Take } from './part.ts';
import type { PersonShape } from './person-shape.ts';

/** What uniforms, armour and costumes have on the head; `p` is the head's own. */
export function takeUniformHat(p: Vec3, hat: PersonShape['hat'], take: Take): void {
  switch (hat) {
    // A brim turned up on three sides, edged with gold.
    case 'tricorn': {
      const turn = Math.atan2(p[0], p[2]);
      const up = 0.075 * (0.55 + 0.45 * Math.cos(turn * 3 + Math.PI));
      const wide = 0.15 - up * 0.35;
      const from = Math.hypot(p[0], p[2] + 0.008);
      const rise = 1.71 + up * Math.min(1, Math.max(0, (from - 0.085) / 0.07));
      const brim = Math.max(Math.abs(p[1] - rise) - 0.012, from - wide, 0.07 - from);
      take(brim * 0.6, from > wide - 0.014 ? 'gold' : 'felt');
      return take(ellipsoid(p, [0, 1.73, -0.008], [0.09, 0.08, 0.104]), 'felt');
    }
    // A flat crown wider than its band, a badge, and a shining peak.
    case 'peaked': {
      take(drum(p, [0, 1.712, -0.01], { tall: 0.04, low: 0.092, high: 0.094 }), 'shoes');
      const crown: Vec3 = [p[0], p[1] - p[2] * 0.16, p[2]];
      take(ellipsoid(crown, [0, 1.772, -0.012], [0.126, 0.03, 0.132]), 'felt');
      const peak: Vec3 = [p[0], p[1] + p[2] * 0.35, p[2]];
      take(ellipsoid(peak, [0, 1.752, 0.095], [0.076, 0.008, 0.06]), 'shoes');
      return take(ellipsoid(p, [0, 1.742, 0.088], [0.018, 0.018, 0.01]), 'gold');
    }
    case 'pillbox':
      return take(
        drum([p[0] - 0.02, p[1] + p[0] * 0.2, p[2]], [0, 1.738, -0.02], {
          tall: 0.05,
          low: 0.074,
          high: 0.07,
        }) - 0.004,
        'felt',
      );
    // A dome down to the ears with a rolled rim.
    case 'helmet': {
      const dome = ellipsoid(p, [0, 1.688, -0.012], [0.106, 0.116, 0.124]);
      take(Math.max(dome, 1.694 - p[1] + Math.max(0, -p[2]) * 0.25), 'felt');
      return take(ellipsoid(p, [0, 1.7, 0.004], [0.126, 0.014, 0.148]), 'felt');
    }
    case 'galea': {
      takeShell(p, take, 'gold');
      const crest = Math.abs(Math.hypot(p[1] - 1.67, p[2] + 0.012) - 0.155) - 0.042;
      const comb = Math.max(crest, Math.abs(p[0]) - 0.018, 1.69 - p[1]);
      return take(comb + 0.004 * Math.sin(Math.atan2(p[1] - 1.67, p[2]) * 40), 'scarf');
    }
    // Open before the face, as when somebody drinks.
    case 'visor': {
      takeShell(p, take, 'silver');
      const lifted = ellipsoid(p, [0, 1.752, 0.07], [0.088, 0.05, 0.066]);
      return take(lifted + ((p[1] * 60) % 1 < 0.3 ? 0.002 : 0), 'silver');
    }
    case 'horned': {
      takeShell(p, take, 'silver');
      const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
      take(limb(m, [0.09, 1.73, -0.01], [0.17, 1.76, -0.01], 0.026, 0.02), 'veil');
      return take(limb(m, [0.17, 1.76, -0.01], [0.2, 1.86, -0.005], 0.02, 0.005), 'veil');
    }
    case 'horns': {
      const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
      take(limb(m, [0.045, 1.735, 0.03], [0.07, 1.79, 0.035], 0.018, 0.012), 'scarf');
      return take(limb(m, [0.07, 1.79, 0.035], [0.062, 1.83, 0.04], 0.012, 0.003), 'scarf');
    }
    case 'halo':
      return take(ring([p[0], p[1] - p[2] * 0.15, p[2]], [0, 1.84, -0.02], 0.098, 0.011), 'gold');
    // A broad hat, and the net that falls from it to the shoulders.
    case 'netted': {
      take(ellipsoid(p, [0, 1.735, -0.005], [0.21, 0.014, 0.21]), 'hat');
      take(ellipsoid(p, [0, 1.75, -0.005], [0.095, 0.075, 0.11]), 'hat');
      const net = Math.abs(Math.hypot(p[0], p[2]) - 0.15 + (1.73 - p[1]) * 0.08) - 0.003;
      const isThread = (Math.atan2(p[0], p[2]) * 22 + 100) % 1 < 0.42 || (p[1] * 70) % 1 < 0.4;
      const mesh = Math.max(net, 1.44 - p[1], p[1] - 1.735);
      return take(isThread ? mesh : Math.max(mesh, 0.006), 'blindfold');
    }
    default:
  }
}

/** Metal over skull, nape and cheeks; the face is free. */
function takeShell(p: Vec3, take: Take, part: 'gold' | 'silver'): void {
  const shell = ellipsoid(p, [0, 1.672, -0.014], [0.104, 0.13, 0.124]);
  const face = ellipsoid(p, [0, 1.612, 0.11], [0.068, 0.098, 0.1]);
  take(Math.max(shell, -face, 1.56 - p[1]), part);
}
