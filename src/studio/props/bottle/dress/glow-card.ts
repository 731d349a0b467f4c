import type { BottleForm } from '#studio/props/bottle/forms.ts';
import { once } from '#studio/props/kit.ts';
import type { Kit } from '#studio/props/kit.ts';
import { addMaterial, addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import { add, rotate } from '#studio/vector.ts';

/** A reflector cut narrower than the bottle and hidden behind it: nothing else lights pale wine before a dark wall. */
export function addGlowCard(
  kit: Kit,
  { form, position, rotation }: { form: BottleForm; position: Vec3; rotation: Rotation },
): void {
  const material = once(kit, 'glow card', () =>
    addMaterial(kit.scene, { kind: 'emissive', radiance: [0.46, 0.445, 0.42], sides: 'front' }),
  );
  const radius = Math.max(...form.body.map(([r]) => r));
  const shoulder = form.body.findLast(([r]) => r > radius * 0.9)![1];
  const object = addObject(kit.scene, { role: 'prop', name: 'glow card' });
  const at = (p: Vec3): Vec3 => add(position, rotate(rotation, p));
  const [half, low, high] = [radius * 0.72, 1.2, shoulder * 0.98];
  addPrimitive(kit.scene, {
    kind: 'rect',
    object,
    material,
    origin: at([-half, low, -radius - 0.5]),
    u: rotate(rotation, [half * 2, 0, 0]),
    v: rotate(rotation, [0, high - low, 0]),
  });
}
