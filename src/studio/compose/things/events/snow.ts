import { addBlob, addBox, apart, modelOf, paint } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { measure } from '#studio/compose/things/build-thing.ts';
import type { Build } from '#studio/compose/things/build-thing.ts';

/** A wall is longer than any frame: so much of it, to both sides, may be seen. */
const SEEN = 70;
/** Centimetres: flat enough that what stands there only loses its foot in it; and how far from the edge it begins to fall. */
const [LAYER, EDGE] = [1.1, 1.2];
const HEAPS = 90;
const FLAT: ReadonlySet<ThingId> = new Set<ThingId>([
  'stone_wall',
  'stone_steps',
  'balustrade',
  'bench',
]);

export const snowOf = (kit: Kit): MaterialRef =>
  paint(kit, '#f4f6fa', { coat: 0, rough: 0.95, translucency: 0.2 });

/** Fresh snow on top of what is broad and stands in the open, over its edge in front. */
export function snowed(
  build: Build,
  { thing }: AskedThing,
  { random, spec }: { random: Random; spec: SceneSpec },
): Build {
  if (spec.weather !== 'snow' || !FLAT.has(thing)) return build;
  const { min, max } = measure(build);
  const reach = Math.min(SEEN, Math.max(-min[0], max[0]));
  return (kit, place) => {
    build(kit, place);
    const dice = random.fork('heaps');
    const model = apart(modelOf(kit, place, 0), 'snow');
    const material = snowOf(kit);
    addBox(
      model,
      {
        at: [0, max[1] + LAYER / 2, (min[2] + max[2]) / 2],
        half: [Math.max(-min[0], max[0]), LAYER / 2, (max[2] - min[2]) / 2 - EDGE],
      },
      material,
    );
    for (let i = 0; i < HEAPS; i++) {
      const isFar = i % 3 === 0;
      const size = dice.range(2.4, 6);
      const z = isFar ? min[2] + EDGE : max[2] - EDGE - dice.range(0, 0.8);
      addBlob(model, {
        at: [dice.range(-reach, reach), max[1] + dice.range(-0.1, 0.15), z],
        radii: [size, LAYER * dice.range(0.95, 1.15), EDGE * dice.range(1, 1.7)],
        material,
        swell: ([a, , c]) => 1 + 0.08 * Math.sin(a * 5 + i) * Math.cos(c * 4),
        rings: 7,
        sides: 12,
      });
    }
  };
}
