import { addMaterial, addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Rotation, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { add, NO_ROTATION, rotate } from '#studio/vector.ts';
import { once, type Kit } from './making/kit.ts';

/** As high as the wine and narrower than it: nobody sees it beside the bowl. */
export function addGlow(
  kit: Kit,
  {
    position,
    inner,
    level,
    rotation = NO_ROTATION,
  }: {
    position: Vec3;
    inner: readonly Vec2[];
    level: number;
    rotation?: Rotation | undefined;
  },
): void {
  const material = once(kit, 'glow behind a glass', () =>
    addMaterial(kit.scene, { kind: 'emissive', radiance: GLOW, sides: 'front' }),
  );
  const object = addObject(kit.scene, { role: 'prop', name: 'glow card' });
  const radius = Math.max(...inner.filter(([, y]) => y <= level).map(([r]) => r));
  const low = inner[0]![1] + (level - inner[0]![1]) * 0.22;
  const at = (p: Vec3): Vec3 => add(position, rotate(rotation, p));
  const half = radius * 0.55;
  addPrimitive(kit.scene, {
    kind: 'rect',
    object,
    material,
    origin: at([-half, low, -radius - 0.5]),
    u: rotate(rotation, [half * 2, 0, 0]),
    v: rotate(rotation, [0, (level - low) * 1.02, 0]),
  });
}
const GLOW: Vec3 = [0.56, 0.51, 0.41];
