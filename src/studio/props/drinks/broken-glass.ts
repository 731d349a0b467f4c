import { crystal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addLathe, addPanel, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec2 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** A splinter with three or four corners; `long` is its length. */
export function addSplinter(
  model: Model,
  long: number,
  { random, material }: { random: Random; material: MaterialRef },
): void {
  const half = long * random.range(0.2, 0.42);
  const outline: Vec2[] = [
    [-long * 0.5, random.range(-0.2, 0.2)],
    [random.range(-0.2, 0.3) * long, half],
    [long * 0.5, random.range(-0.4, 0.4) * half],
    [random.range(-0.1, 0.3) * long, -half],
  ];
  addPanel(model, { outline, thickness: 0.16, material });
}

/** Foot and stem still stand, the bowl is a crown of jagged points; the rest lies round it. */
export function addBrokenGlass(
  kit: Kit,
  place: Place,
  { thing, random, height }: { thing: ThingId; random: Random; height: number },
): void {
  const model = startModel(kit, place, thing);
  const stem = height * 0.46;
  addLathe(
    model,
    [
      [AXIS, 0.02],
      [3.5, 0.06],
      [3.5, 0.2],
      [1.2, 0.5],
      [0.42, 1.4],
      [0.36, stem * 0.6],
      [0.5, stem - 0.8],
      [1.6, stem],
      [1.4, stem + 0.1],
      [AXIS, stem - 0.3],
    ],
    crystal(kit),
  );
  const points = 11;
  for (let i = 0; i < points; i++) {
    const a = (i / points) * Math.PI * 2;
    const long = random.range(2.2, i % 3 === 0 ? 8.4 : 4.6);
    const part = within(model, [Math.cos(a) * 2.1, stem + 0.3, Math.sin(a) * 2.1], { y: -a });
    const leaf = within(part, [0.5, 0, 0], { z: 1.15 });
    addPanel(leaf, {
      outline: [
        [0, -0.85],
        [long * 0.55, -0.95],
        [long, random.range(-0.7, 0.7)],
        [long * 0.45, 0.9],
        [0, 0.85],
      ].map(([x, z]): Vec2 => [x!, -z!]),
      thickness: 0.14,
      material: crystal(kit),
    });
  }
  for (let i = 0; i < 15; i++) {
    const [a, r] = [i * 2.4 + 0.5, random.range(4.5, 12)];
    addSplinter(
      within(model, [Math.cos(a) * r, 0.1, Math.sin(a) * r * 0.75], {
        y: random.range(0, 6.283),
        x: random.range(0, 0.25),
      }),
      random.range(1.4, 4.6),
      { random, material: crystal(kit) },
    );
  }
}
