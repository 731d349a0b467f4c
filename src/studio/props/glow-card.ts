import { addMaterial, addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { MaterialRef, Rotation, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { add, NO_ROTATION, rotate } from '#studio/vector.ts';
import { once } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { splitAt } from './making/profile.ts';

/** As high as the wine and narrower than it: nobody sees it beside the bowl. */
export function addGlow(
  kit: Kit,
  {
    position,
    inner,
    level,
    rotation = NO_ROTATION,
    isDay = false,
  }: {
    position: Vec3;
    inner: readonly Vec2[];
    level: number;
    rotation?: Rotation | undefined;
    isDay?: boolean | undefined;
  },
): void {
  const material = glowOf(kit, isDay);
  const object = addObject(kit.scene, { role: 'prop', name: 'glow card' });
  const radius = Math.max(...inner.filter(([, y]) => y <= level).map(([r]) => r));
  const low = inner[0]![1] + (level - inner[0]![1]) * 0.22;
  const at = (p: Vec3): Vec3 => add(position, rotate(rotation, p));
  const high = level - (level - low) * UNDER_SURFACE;
  // In strips that follow the bowl: a flute is narrow at its foot.
  const tall = (high - low) / STRIPS;
  for (let i = 0; i < STRIPS; i++) {
    const y = low + i * tall;
    const half = splitAt(inner, y).radius * NARROWER;
    addPrimitive(kit.scene, {
      kind: 'rect',
      object,
      material,
      origin: at([-half, y, -radius - 0.5]),
      u: rotate(rotation, [half * 2, 0, 0]),
      v: rotate(rotation, [0, tall, 0]),
    });
  }
}
const glowOf = (kit: Kit, isDay: boolean): MaterialRef =>
  once(kit, `glow behind a glass${isDay ? ' by day' : ''}`, () =>
    addMaterial(kit.scene, { kind: 'emissive', radiance: isDay ? DAY : GLOW, sides: 'front' }),
  );
const STRIPS = 6;
const NARROWER = 0.66;
/** Seen a little from above, what reaches the surface would stand out over it. */
const UNDER_SURFACE = 0.06;
const GLOW: Vec3 = [0.64, 0.57, 0.43];
const DAY: Vec3 = [0.74, 0.7, 0.68];

/** Behind a falling stream, and thinner than it: a thread of light in what would show the dark room. */
export function addStreamGlow(kit: Kit, path: readonly Vec3[], radius: number): void {
  const object = addObject(kit.scene, { role: 'prop', name: 'glow card' });
  const material = glowOf(kit, false);
  for (const [i, from] of path.slice(0, -1).entries()) {
    const to = path[i + 1]!;
    addPrimitive(kit.scene, {
      kind: 'rect',
      object,
      material,
      origin: [from[0] - radius / 2, from[1], from[2] - radius * 1.6],
      u: [radius, 0, 0],
      v: [to[0] - from[0], to[1] - from[1], to[2] - from[2]],
    });
  }
}
