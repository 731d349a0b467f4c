import { addBall, addTube, startModel } from '#studio/props/making/model.ts';
import { crystal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { bowlRadius, glassHeight } from '#studio/props/stemware.ts';
import type { GlassShape } from '#studio/scene/wine.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Random } from '#studio/random.ts';

interface Swirled {
  shape: GlassShape;
  /** Height of the wine above the foot. */
  level: number;
  random: Random;
}

/** How many arches the film has torn into on the side that is turned to us. */
const ARCHES = 10;
/** They are seen where the bowl faces the camera. */
const FROM = -1.35;
const STEP = 2.7 / ARCHES;

/** What a swirl leaves on the wall: a rim of film in arches, and from each of their feet a tear on its way down. */
export function addLegs(kit: Kit, place: Place, { shape, level, random }: Swirled): void {
  const model = startModel(kit, place, 'wine_legs');
  const film = crystal(kit);
  const reach = glassHeight(shape) - level;
  const onWall = (a: number, y: number): Vec3 => {
    const r = bowlRadius(shape, y) + 0.015;
    return [Math.sin(a) * r, y, Math.cos(a) * r];
  };
  const crest = level + reach * 0.72;
  const feet = Array.from({ length: ARCHES + 1 }, (_, i) => ({
    a: FROM + i * STEP + random.range(-0.09, 0.09),
    y: crest - reach * random.range(0, 0.16),
  }));
  feet.forEach((foot, i) => {
    const next = feet[i + 1];
    if (next) {
      const arch = Array.from({ length: 9 }, (_, k): Vec3 => {
        const t = k / 8;
        const y = foot.y + (next.y - foot.y) * t + reach * 0.07 * Math.sin(Math.PI * t) ** 0.6;
        return onWall(foot.a + (next.a - foot.a) * t, y);
      });
      addTube(model, arch, { radius: () => 0.026, material: film, sides: 6 });
    }
    const end = foot.y - (foot.y - level) * random.range(0.1, 0.98);
    const run = Array.from({ length: 9 }, (_, k): Vec3 => {
      const t = k / 8;
      return onWall(foot.a + 0.02 * Math.sin(t * 5 + i), foot.y + (end - foot.y) * t);
    });
    addTube(model, run, { radius: (t) => 0.028 + 0.05 * t, material: film, sides: 8 });
    addBall(model, run.at(-1)!, 0.12, film);
  });
}
