import { berries, drum, length3, ring } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const TALL = 0.42;
const WIDE = 0.52;
/** How high the grapes stand in it. */
export const GRAPES_AT = 0.3;

/** As long as many need: drawn out to both sides by half of `wide`. */
export function standLongTub([x, y, z]: Vec3, wide: number, take: Take): void {
  const along = Math.max(-wide / 2, Math.min(wide / 2, x));
  standTub([x - along, y, z], take, along * 33);
}

/** A wooden tub round whoever treads the grapes; `staves` says where its boards begin. */
export function standTub(p: Vec3, take: Take, staves = 0): void {
  const near = length3(p[0], p[1] - 0.2, p[2]) - 0.75;
  if (near > 0.2) return take(near, 'tub');
  const stave = 0.003 * Math.abs(Math.sin(Math.atan2(p[2], p[0]) * 17 + staves));
  const outer = drum(p, [0, 0, 0], { tall: TALL, low: WIDE - 0.05, high: WIDE }) + stave;
  const inner = drum(p, [0, 0.05, 0], { tall: TALL, low: WIDE - 0.085, high: WIDE - 0.035 });
  take(Math.max(outer, -inner), 'tub');
  for (const y of [0.08, 0.32])
    take(ring(p, [0, y, 0], WIDE - 0.05 + (y / TALL) * 0.05, 0.014), 'iron');
  const must = drum(p, [0, 0.05, 0], {
    tall: GRAPES_AT - 0.05,
    low: WIDE - 0.09,
    high: WIDE - 0.05,
  });
  take(berries(p, must - 0.01), 'heap');
}
