import type { Vec3 } from '#studio/scene-graph.ts';
import { HIGH_BUN, LOW_BUN } from '#studio/people/body/hair.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';

/** Which way hair lies at a point of the head, before it is bent along the surface. */
export function flowAt([x, y, z]: Vec3, { hair, hat }: PersonShape): Vec3 {
  const aside = x - PARTING < 0 ? -1 : 1;
  switch (hair) {
    case 'short':
    case 'tonsure':
      // Swept forward and over from the parting; down round the ears and the nape.
      return y > 1.715 ? [aside * 0.75, 0.1, z > -0.02 ? 0.6 : -0.5] : [0, -1, z > 0 ? 0.1 : -0.25];
    case 'bun': {
      const bun = hat === 'none' ? HIGH_BUN : LOW_BUN;
      const to: Vec3 = [bun[0] - x, bun[1] - y, bun[2] - z];
      const far = Math.hypot(...to);
      // Wound round once it is there.
      return far < 0.06 ? [to[1], -to[0], to[2] * 0.3] : to;
    }
    case 'braid':
      return y > 1.6 ? [0.03 - x, 1.55 - y, -0.12 - z] : [0.1 * Math.sin(y * 90), -1, 0.3];
    case 'curly':
      return [Math.sin(y * 120 + z * 70), -0.7, Math.cos(y * 110 + x * 60)];
    default:
      return y > 1.7 ? [aside * 0.9, -0.35, -0.45] : [aside * 0.06, -1, -0.12];
  }
}
/** Metres beside the middle. */
const PARTING = 0.03;
