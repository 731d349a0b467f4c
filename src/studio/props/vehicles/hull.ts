import { addDrum, addRing } from '#studio/props/making/joinery.ts';
import { addSurface, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';

/** A slice of a body across its length: where, between which heights, how wide to either side. */
export type Slice = readonly [x: number, low: number, high: number, half: number];

/** A body told by slices from tail to nose; `square` says how boxy they are. */
export function addHull(
  model: Model,
  slices: readonly Slice[],
  { material, square = 5 }: { material: MaterialRef; square?: number },
): void {
  addSurface(model, {
    columns: 36,
    rows: (slices.length - 1) * 4,
    material,
    isClosed: true,
    point: (u, v) => {
      const [x, low, high, half] = between(slices, v * (slices.length - 1));
      const a = u * Math.PI * 2;
      const k =
        (Math.abs(Math.cos(a)) ** square + Math.abs(Math.sin(a)) ** square) ** (-1 / square);
      return [x, (low + high) / 2 + (Math.sin(a) * k * (high - low)) / 2, Math.cos(a) * k * half];
    },
  });
}

function between(slices: readonly Slice[], at: number): Slice {
  const i = Math.min(slices.length - 2, Math.floor(at));
  const [a, b, t] = [slices[i]!, slices[i + 1]!, at - i];
  const mix = (k: 0 | 1 | 2 | 3): number => a[k] + (b[k] - a[k]) * t;
  return [mix(0), mix(1), mix(2), mix(3)];
}

/** A wheel with a tyre, a disc and a bright cap, facing the camera. */
export function addCarWheel(
  model: Model,
  { at, radius, width }: { at: Vec3; radius: number; width: number },
  { tyre, disc, cap }: { tyre: MaterialRef; disc: MaterialRef; cap: MaterialRef },
): void {
  const wheel = within(model, at, { x: Math.PI / 2 });
  const side = at[2] > 0 ? 1 : -1;
  addDrum(wheel, { radius: radius * 0.8, height: width, at: [0, -width / 2, 0] }, disc);
  addRing(
    wheel,
    { radius: radius * 0.8, thickness: radius * 0.2, at: [0, (side * width) / 4, 0] },
    tyre,
  );
  addDrum(wheel, { radius: radius, height: width * 0.8, at: [0, -width * 0.4, 0] }, tyre);
  addDrum(wheel, { radius: radius * 0.62, height: width + 1, at: [0, -width / 2 - 0.5, 0] }, disc);
  addDrum(wheel, { radius: radius * 0.26, height: width + 4, at: [0, -width / 2 - 2, 0] }, cap);
}
