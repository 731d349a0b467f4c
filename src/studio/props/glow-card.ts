import { addMaterial, addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Rotation, Vec2, Vec3 } from '#studio/scene-graph.ts';
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
  const material = once(kit, `glow behind a glass${isDay ? ' by day' : ''}`, () =>
    addMaterial(kit.scene, { kind: 'emissive', radiance: isDay ? DAY : GLOW, sides: 'front' }),
  );
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
const STRIPS = 6;
const NARROWER = 0.55;
/** Seen a little from above, what reaches the surface would stand out over it. */
const UNDER_SURFACE = 0.06;
const GLOW: Vec3 = [0.62, 0.49, 0.29];
const DAY: Vec3 = [0.74, 0.7, 0.68];
