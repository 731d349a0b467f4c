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
const WISPS = [
  [-0.4, 0.2, 1],
  [0.05, -0.2, 1.25],
  [0.42, 0.1, 0.85],
] as const;

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
        radiance: [0.05, 0.05, 0.052],
        falloff: 2.2,
        sides: 'through',
      }),
    );
    const model = modelOf(kit, place, addThing(kit, isSmoke ? 'smoke' : 'steam'));
    for (const [x, z, tall] of WISPS) {
      const at = (t: number, sway: number): Vec3 => [
        middle[0] + x * half + sway,
        middle[1] - 0.6 + t * RISE * tall * k,
        middle[2] + z * half,
      ];
      addTube(model, curve([at(0, 0), at(0.3, 0.9 * k), at(0.6, -0.6 * k), at(1, 0.7 * k)], 8), {
        radius: (t) => 0.35 + 1.5 * k * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.05)),
        material: steam,
        sides: 14,
      });
    }
  };
}
