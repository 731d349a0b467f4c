import { addSheet } from '#studio/props/making/mesh.ts';
import { paint } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addThing, placer } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import { bowlRadius, glassHeight } from '#studio/props/stemware.ts';
import type { GlassShape } from '#studio/scene/wine.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const STEPS = 14;
/** Half the width of a mouth, in centimetres. */
const HALF = 2.1;
/** Upper and lower lip between their corners: how far from the line where they meet. */
const LIPS = [
  (t: number): number =>
    0.95 * Math.sin(Math.PI * t) ** 0.7 - 0.28 * Math.exp(-(((t - 0.5) / 0.09) ** 2)),
  (t: number): number => -1.05 * Math.sin(Math.PI * t) ** 0.8,
] as const;

/** Two lips in red on the bowl below the rim, turned to us. */
export function addKiss(
  kit: Kit,
  place: Place,
  { shape, colour }: { shape: GlassShape; colour: Vec3 | null },
): void {
  const object = addThing(kit, 'lipstick_mark');
  const material = paint(kit, colour ?? '#b3102c', { coat: 0.3, rough: 0.5, translucency: 0.2 });
  const put = placer(place);
  const middle = glassHeight(shape) - 1.7;
  for (const lip of LIPS) {
    const inner = lip === LIPS[0] ? 0.1 : -0.1;
    const rows = [0, 0.33, 0.66, 1].map((v) =>
      Array.from({ length: STEPS + 1 }, (_, i): Vec3 => {
        const t = i / STEPS;
        const y = middle + inner + lip(t) * v;
        const r = bowlRadius(shape, y) + 0.02;
        const a = ((t - 0.5) * 2 * HALF) / r + TURN;
        return put([Math.sin(a) * r, y, Math.cos(a) * r]);
      }),
    );
    addSheet({ scene: kit.scene, object, material }, rows);
  }
}
/** A little aside, so that it is seen on a round wall. */
const TURN = -0.25;
