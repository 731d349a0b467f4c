import { waterOf } from '#studio/props/grapes/dewdrops.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Random } from '#studio/random.ts';
import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Foot } from './foot.ts';

const DROPS = 150;
/** Of its size, below the table: a drop spreads. */
const SUNK = 0.62;

/** What rain leaves on a table: drops of all sizes, none of them through the foot of a glass. */
export function addWaterDrops(
  kit: Kit,
  { feet, scale, random }: { feet: readonly Foot[]; scale: number; random: Random },
): void {
  const material = waterOf(kit);
  const object = addObject(kit.scene, { role: 'surface', name: 'water' });
  for (let i = 0; i < DROPS; i++) {
    const [x, z] = [random.range(-30, 30) * scale, random.range(-16, 20) * scale];
    const radius = (0.2 + 1.1 * random.next() ** 3) * scale;
    if (feet.some((foot) => Math.hypot(x - foot.x, z - foot.z) < foot.half + radius)) continue;
    const center = [x, -radius * SUNK, z] as const;
    addPrimitive(kit.scene, { kind: 'sphere', object, material, center: [...center], radius });
  }
}
