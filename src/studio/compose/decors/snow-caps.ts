import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { snowOf } from '#studio/compose/things/events/snow.ts';
import { addBlob, modelOf } from '#studio/props/making/model.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const BOTTLES: ReadonlySet<ThingId> = new Set<ThingId>([
  'bottle',
  'magnum',
  'half_bottle',
  'flute_bottle',
]);
/** Half the width of the neck of a bottle, at most. */
const NECK = 2.4;
/** How many times as tall as wide a bottle is that stands. */
const UPRIGHT = 2;

/** It has snowed on what stands in the snow: a white cap on every bottle. */
export function capWithSnow({ scene, kit }: Stage): void {
  const solid = scene.objects.filter(({ role }) => role === 'hero' || role === 'prop');
  for (const { id, thing } of solid) {
    if (!thing || !BOTTLES.has(thing)) continue;
    const points = hullOf(scene, new Set([id]));
    const [left, right] = spanOf(points, 0);
    const [low, high] = spanOf(points, 1);
    if (high - low < (right - left) * UPRIGHT) continue;
    const [x, z] = [(left + right) / 2, spanOf(points, 2).reduce((a, b) => a + b) / 2];
    const isAbove = ([a, , c]: Vec3): boolean => Math.hypot(a - x, c - z) < NECK;
    // Its stopper and capsule are parts of their own.
    const top = Math.max(
      ...hullOf(scene, new Set(solid.map((one) => one.id)))
        .filter((point) => isAbove(point) && point[1] < high + 6)
        .map(([, y]) => y),
    );
    const k = (right - left) / BOTTLE_WIDE;
    const cap = modelOf(
      kit,
      { position: [x, top, z], yaw: 0 },
      addObject(scene, { role: 'prop', name: 'snow' }),
    );
    addBlob(cap, {
      at: [0.1, 0.35 * k, 0],
      radii: [1.75 * k, 0.95 * k, 1.75 * k],
      material: snowOf(kit),
      swell: ([a, b, c]) => 1 + 0.1 * Math.sin(a * 4 + 1) * Math.cos(c * 5 + b * 3),
    });
  }
}
const BOTTLE_WIDE = 7.6;
