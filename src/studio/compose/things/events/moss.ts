import { addBlob, apart, modelOf, paint } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { measure } from '#studio/compose/things/build-thing.ts';
import type { Build } from '#studio/compose/things/build-thing.ts';

const GREENS = ['#55701f', '#6d8a2c', '#43591c'] as const;
const CUSHIONS = 90;
/** Flatter than what stands on it is tall, or the camera would take them for that. */
const [THICK, SUNK] = [0.7, 0.5];
/** A wall is longer than any frame: so much of it, to both sides, may be seen. */
const SEEN = 60;
/** Rocks and stumps are round: cushions keep to their middle. */
const FLAT: ReadonlySet<ThingId> = new Set<ThingId>(['stone_wall', 'stone_steps']);
const ROUND = 0.42;

/** Cushions of moss on top of what is old and of stone, and down its front. */
export function mossed(build: Build, { thing, states }: AskedThing, random: Random): Build {
  if (!states.includes('mossy')) return build;
  const { min, max } = measure(build);
  const k = FLAT.has(thing) ? 1 : ROUND;
  const reach = Math.min(SEEN, Math.max(-min[0], max[0])) * k;
  const [far, near] = [min[2] * k, max[2] * k];
  return (kit, place) => {
    build(kit, place);
    const dice = random.fork('cushions');
    const model = apart(modelOf(kit, place, 0), 'moss');
    for (let i = 0; i < CUSHIONS; i++) {
      const x = dice.range(-reach, reach);
      const isOnTop = i % 3 !== 0 || !FLAT.has(thing);
      const z = isOnTop ? dice.range(far, near) : near - 0.6;
      const y = isOnTop ? max[1] - SUNK : max[1] - dice.range(0, 0.75) ** 2 * max[1];
      const size = dice.range(1.2, 3.4);
      addBlob(model, {
        at: [x, y, z],
        radii: isOnTop ? [size, THICK, size * 0.8] : [size, size * 0.8, size * 0.3],
        material: paint(kit, GREENS[i % 3]!, { coat: 0, rough: 0.95 }),
        swell: ([a, b, c]) => 1 + 0.12 * Math.sin(a * 9 + i) * Math.cos(c * 8 + b * 7),
        rings: 7,
        sides: 12,
      });
    }
  };
}
