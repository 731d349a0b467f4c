import type { BottleForm } from '#studio/props/bottle/forms.ts';
import { once } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { radiusAt } from '#studio/props/making/profile.ts';
import { addMaterial, addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import { add, rotate } from '#studio/vector.ts';

/** A reflector cut narrower than the bottle and hidden behind it: nothing else lights pale wine before a dark wall. */
export function addGlowCard(
  kit: Kit,
  { form, position, rotation }: { form: BottleForm; position: Vec3; rotation: Rotation },
): void {
  // Behind a bottle that is tilted it would look out beside it.
  if (rotate(rotation, [0, 1, 0])[1] < UPRIGHT) return;
  const material = once(kit, 'glow card', () =>
    addMaterial(kit.scene, { kind: 'emissive', radiance: [0.46, 0.44, 0.39], sides: 'front' }),
  );
  const object = addObject(kit.scene, { role: 'prop', name: 'glow card' });
  const at = (p: Vec3): Vec3 => add(position, rotate(rotation, p));
  const back = -Math.max(...form.body.map(([r]) => r)) - 0.5;
  for (const [low, high, half] of strips(form))
    addPrimitive(kit.scene, {
      kind: 'rect',
      object,
      material,
      origin: at([-half, low, back]),
      u: rotate(rotation, [half * 2, 0, 0]),
      v: rotate(rotation, [0, high - low, 0]),
    });
}

/** The straight body in one piece, the shoulder in narrow ones up to the capsule: [from, to, half width]. */
function strips({ body, capsuleLength }: BottleForm): Vec3[] {
  const radius = Math.max(...body.map(([r]) => r));
  const shoulder = body.findLast(([r]) => r > radius * 0.9)![1];
  const neck = body.at(-1)![1] - capsuleLength;
  const found: Vec3[] = [[1.2, shoulder, radius * NARROWER]];
  for (let low = shoulder; low < neck; low += STRIP) {
    const high = Math.min(neck, low + STRIP);
    found.push([low, high, radiusAt(body, high) * NARROWER]);
  }
  return found;
}

const UPRIGHT = 0.98;
const NARROWER = 0.72;
const STRIP = 0.8;
