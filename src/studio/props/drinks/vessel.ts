import type { MediumRef, ProfileRun, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addMaterial, addMedium } from '#studio/scene-builder.ts';
import { crystal, crystalMedium, once, wineMedium } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addLatheRuns } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS, inset, spline, splitAt } from '#studio/props/making/profile.ts';
import { meniscus } from '#studio/props/stemware.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A drink by what it swallows of the light, per centimetre. */
export function drink(kit: Kit, absorption: Vec3): MediumRef {
  return once(kit, `drink ${absorption.join()}`, () =>
    addMedium(kit.scene, { absorption, refractiveIndex: 1.34 }),
  );
}

/** The wine of a glass of its own shape; an empty one has a drop of water left. */
export const wineIn = (
  kit: Kit,
  { wine, fill, glass }: Pick<Parameters<MakeThing>[2], 'wine' | 'fill' | 'glass'>,
): MediumRef =>
  fill === 'empty' ? drink(kit, [0.006, 0.003, 0.002]) : wineMedium(kit, wine, glass.strength ?? 1);

/** A thick-walled tumbler or mug of this outline, filled up to `level`. */
export function addTumbler(
  model: Model,
  {
    outer,
    wall,
    level,
    medium,
  }: { outer: readonly Vec2[]; wall: number; level: number; medium: MediumRef },
): void {
  const { kit } = model;
  const line = spline(outer, 5);
  const [r0, y0] = line[0]!;
  const rim = line.at(-1)!;
  const walls = inset(line, () => wall).filter(([, y]) => y > y0 + wall * 2.4);
  const floor = walls[0]![1];
  const inner: Vec2[] = [
    [AXIS, floor - 0.06],
    [walls[0]![0] * 0.6, floor - 0.04],
    ...walls.slice(0, -1),
    [rim[0] - wall, rim[1]],
  ];
  const dry = crystal(kit);
  const wet = once(kit, `wet tumbler ${medium}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: crystalMedium(kit), outside: medium }),
  );
  const surface = once(kit, `drink surface ${medium}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: medium }),
  );
  const { below, above, radius } = splitAt(inner, level);
  const lip = spline([rim, [rim[0] - wall / 2, rim[1] + wall * 0.5], inner.at(-1)!], 4);
  const runs: ProfileRun[] = [
    { points: [[AXIS, y0 + 0.05], [r0 * 0.9, y0], line[0]!], material: dry },
    { points: line, material: dry },
    { points: lip, material: dry },
    { points: below, material: wet, flip: true },
    { points: above, material: dry, flip: true },
    { points: meniscus(radius, level, 0.18), material: surface },
  ];
  addLatheRuns(model, runs);
}
