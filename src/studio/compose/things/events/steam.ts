import { once } from '#studio/props/making/kit.ts';
import { addTube, curve, modelOf } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import { addMaterial } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { measure } from '#studio/compose/things/build-thing.ts';
import type { Build } from '#studio/compose/things/build-thing.ts';

/** Height of a wisp over the thing, in centimetres. */
const RISE = 11;
/** Smoke rises higher than steam, and wider. */
const SMOKE = 2.2;
/** From where, how high, how far it sways, how wide it is. */
const WISPS = [
  [-0.62, 0.3, 0.8, 0.9, 0.7],
  [-0.4, -0.1, 1.15, -1.2, 1],
  [-0.12, 0.25, 0.9, 0.8, 0.8],
  [0.08, -0.3, 1.4, 1.5, 1.2],
  [0.26, 0.2, 1, -0.9, 0.7],
  [0.48, -0.15, 1.2, 1.1, 1],
  [0.7, 0.1, 0.75, -0.7, 0.6],
] as const;
const STEPS = 12;

/** Wisps of steam over what is hot, of smoke over what burns: they add a little light and hide nothing. */
export function steaming(build: Build, { states }: AskedThing): Build {
  const isSmoke = states.includes('smoking');
  if (!isSmoke && !states.includes('steaming')) return build;
  const { min, max } = measure(build);
  const middle: Vec3 = [(min[0] + max[0]) / 2, max[1], (min[2] + max[2]) / 2];
  const half = Math.min(isSmoke ? 12 : 5, (max[0] - min[0]) / 2);
  const k = isSmoke ? SMOKE : 1;
  return (kit, place) => {
    build(kit, place);
    const steam = once(kit, 'steam', () =>
      addMaterial(kit.scene, {
        kind: 'emissive',
        radiance: [0.021, 0.021, 0.022],
        falloff: 3.4,
        sides: 'through',
      }),
    );
    const model = modelOf(kit, place, addThing(kit, isSmoke ? 'smoke' : 'steam'));
    for (const [x, z, tall, sway, wide] of WISPS) {
      // It curls the more the higher it is, spreads, and is gone.
      const at = (t: number): Vec3 => [
        middle[0] + (x * half + sway * k * Math.sin(t * 5.2 + x * 9) * t) * (1 + 0.4 * t),
        middle[1] - 0.6 + t * RISE * tall * k,
        middle[2] + z * half + 0.6 * sway * Math.cos(t * 4 + x * 5) * t,
      ];
      const path = Array.from({ length: STEPS + 1 }, (_, i) => at(i / STEPS));
      addTube(model, curve(path, 2), {
        radius: (t) =>
          0.04 + wide * k * (0.35 + 0.9 * t) * Math.sin(Math.PI * Math.min(1, t)) ** 0.8,
        material: steam,
        sides: 14,
      });
    }
  };
}
