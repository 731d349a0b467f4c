import { addRing } from '#studio/props/making/joinery.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addSurface, addTube, modelOf, paint } from '#studio/props/making/model.ts';
import { metalOf } from '#studio/props/making/made-of.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { WornPart } from '#studio/things/photo-maker.ts';
import type { ObjectId, Vec3 } from '#studio/scene-graph.ts';

/** Of its height, where the paper begins to be gathered. */
const GATHERED = 0.42;

/** Brown packing paper round a bottle, gathered and tied at its neck; only the mouth looks out. */
export function addWrapping(
  kit: Kit,
  place: Place,
  {
    object,
    radius,
    paper: asked,
    twine: tied,
  }: { object: ObjectId; radius: number; paper: WornPart | null; twine: WornPart | null },
): void {
  const model = modelOf(kit, place, object);
  const paper =
    metalOf(kit, asked?.material ?? null) ??
    paint(kit, asked?.colour ?? '#b98a55', { coat: 0.1, rough: 0.7, translucency: 0.12 });
  // Below it is the bottle that was asked for, where it is gathered the paper.
  const top = asked ? modelOf(kit, place, addThing(kit, 'wrapping_paper')) : model;
  const r = radius + 0.35;
  const outline: readonly (readonly [number, number])[] = [
    [r * 0.96, 0.05],
    [r, 1],
    [r, 18.6],
    [r * 0.98, 20.4],
    [2.9, 22.9],
    [1.95, 24],
    [2.5, 25.4],
    [3.3, 26.8],
  ];
  const folded = (u: number, v: number): Vec3 => {
    const [radiusAt, y] = along(outline, v);
    const a = u * Math.PI * 2;
    // Folds run up the side and gather where it is tied.
    const gather = Math.max(0, v - 0.55) * 0.5;
    const fold = Math.sin(a * 9 + Math.sin(y * 0.8)) * (0.05 + gather * 0.5);
    const crease = Math.sin(a * 5 + y * 1.7) * 0.06;
    return [
      Math.cos(a) * (radiusAt + fold + crease),
      y + Math.sin(a * 9) * gather * 0.8,
      Math.sin(a) * (radiusAt + fold + crease),
    ];
  };
  for (const [part, from, to] of [
    [model, 0, GATHERED],
    [top, GATHERED, 1],
  ] as const)
    addSurface(part, {
      columns: 44,
      rows: 14,
      isClosed: true,
      material: paper,
      point: (u, v) => folded(u, from + v * (to - from)),
    });
  const twine = paint(kit, tied?.colour ?? '#e8dcc0', { coat: 0, rough: 0.9 });
  const string = tied ? modelOf(kit, place, addThing(kit, 'ribbon')) : model;
  // Asked for by name it also runs round the belly, as parcels are tied.
  for (const y of tied ? [9.2, 9.7, 10.3, 23.5, 23.9, 24.3] : [23.8, 24.2])
    addRing(string, { radius: y < 20 ? r + 0.1 : 2.15, thickness: 0.22, at: [0, y, 0] }, twine);
  for (const side of [-1, 1])
    addTube(
      string,
      Array.from({ length: 13 }, (_, i): Vec3 => {
        const t = (i / 12) * Math.PI;
        return [side * Math.sin(t) * 2.6, 24 - Math.sin(t * 2) * 0.9, 2.2 + Math.sin(t) * 0.5];
      }),
      { radius: 0.16, material: twine },
    );
}

function along(line: readonly (readonly [number, number])[], v: number): readonly [number, number] {
  const at = v * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(at));
  const [a, b, t] = [line[i]!, line[i + 1]!, at - i];
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
