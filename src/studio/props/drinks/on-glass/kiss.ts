import { addSheet } from '#studio/props/making/mesh.ts';
import { paint } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addThing, placer } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import { bowlRadius, glassHeight } from '#studio/props/stemware.ts';
import type { GlassShape } from '#studio/scene/wine.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const STEPS = 4;
/** Half the width of a mouth, in centimetres. */
const HALF = 1.7;
/** Upper and lower lip between their corners: how far from the line where they meet. */
const LIPS = [
  (t: number): number =>
    0.62 * Math.sin(Math.PI * t) ** 0.7 - 0.2 * Math.exp(-(((t - 0.5) / 0.09) ** 2)),
  (t: number): number => -0.8 * Math.sin(Math.PI * t) ** 0.8,
] as const;
/** Skin is creased: what it leaves are strips side by side, of uneven length and with gaps. */
const CREASES = 22;

/** The print of two lips at the rim of the bowl, turned to us: worn where they were dry. */
export function addKiss(
  kit: Kit,
  place: Place,
  { shape, colour }: { shape: GlassShape; colour: Vec3 | null },
): void {
  const object = addThing(kit, 'lipstick_mark');
  const material = paint(kit, colour ?? '#a3102c', { coat: 0.1, rough: 0.6, translucency: 0.55 });
  const put = placer(place);
  const middle = glassHeight(shape) - 0.75;
  for (const [l, lip] of LIPS.entries()) {
    for (let n = 0; n < CREASES; n++) {
      const wear = Math.sin(n * 12.9898 + l * 78.233) * 43758.5453;
      const worn = wear - Math.floor(wear);
      const [from, to] = [(n + 0.12 + 0.2 * worn) / CREASES, (n + 0.98 - 0.16 * worn) / CREASES];
      const [start, end] = [0.06 + 0.22 * worn, 1 - 0.3 * (1 - worn) ** 2];
      const rows = [start, (start + end) / 2, end].map((v) =>
        Array.from({ length: STEPS + 1 }, (_, i): Vec3 => {
          const t = from + ((to - from) * i) / STEPS;
          const y = middle + lip(t) * v;
          const r = bowlRadius(shape, y) + 0.02;
          const a = ((t - 0.5) * 2 * HALF) / r + TURN;
          return put([Math.sin(a) * r, y, Math.cos(a) * r]);
        }),
      );
      addSheet({ scene: kit.scene, object, material }, rows);
    }
  }
}
/** A little aside, so that it is seen on a round wall. */
const TURN = -0.25;
