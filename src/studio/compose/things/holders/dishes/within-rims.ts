import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import type { ObjectId, SceneGraph, Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Crockery that may leave the frame by its rim: what lies on it is the picture. */
const CROCKERY: ReadonlySet<ThingId> = new Set<ThingId>(['plate', 'tray', 'board']);
/** As much of its breadth stays. */
const KEPT = 0.84;

/** What a dish is framed by: all that stands there, and of its plate a little less than there is. */
export function withinRims(scene: SceneGraph): Vec3[] {
  const seen = scene.objects.filter(({ role }) => role === 'hero' || role === 'prop');
  const isRim = ({ thing }: { thing?: ThingId | undefined }): boolean =>
    thing !== undefined && CROCKERY.has(thing);
  const whole = hullOf(scene, new Set(seen.filter((one) => !isRim(one)).map(({ id }) => id)));
  const rims = seen
    .filter(isRim)
    .flatMap(({ id }) => drawnIn(hullOf(scene, new Set<ObjectId>([id]))));
  return [...whole, ...rims];
}

function drawnIn(points: readonly Vec3[]): Vec3[] {
  if (points.length === 0) return [];
  const middle = (axis: 0 | 2): number => {
    const [low, high] = spanOf(points, axis);
    return (low + high) / 2;
  };
  const [mx, mz] = [middle(0), middle(2)];
  return points.map(([x, y, z]) => [mx + (x - mx) * KEPT, y, mz + (z - mz) * KEPT]);
}
