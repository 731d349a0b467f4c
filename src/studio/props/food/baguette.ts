import { crustOf } from '#studio/props/food/crust-of.ts';
import { addBlob, addTube, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Long, with the baker's slashes. */
export const makeBaguette: MakeThing = (kit, place, { random, states, nth }) => {
  const lying = startModel(kit, place, 'baguette');
  // Out of a basket it sticks up to a side, each to another.
  const model = states.includes('leaning')
    ? within(lying, [0, 18, 0], { z: 1.38 + 0.12 * (nth % 3) })
    : lying;
  const crust = crustOf(kit, 'baguette', [
    [214, 150, 78],
    [150, 84, 34],
  ]);
  const bend = random.range(-0.8, 0.8);
  const path = Array.from({ length: 50 }, (_, i): Vec3 => [
    -24 + (i / 49) * 48,
    2.6,
    bend * Math.sin((i / 49) * 3.14),
  ]);
  addTube(model, path, {
    radius: (t) => 2.75 * Math.min(1, Math.sqrt(1 - Math.abs(2 * t - 1) ** 6) + 0.05),
    material: crust,
    sides: 18,
  });
  const crumb = paint(kit, '#f0dcb2', { coat: 0.05 });
  for (let i = 0; i < 6; i++) {
    const x = -18 + i * 7;
    addBlob(model, {
      at: [x, 4.75, bend * 0.8],
      radii: [3.4, 0.75, 0.95],
      turn: { y: 0.42 },
      material: crumb,
      rings: 8,
    });
    addBlob(model, {
      at: [x - 0.3, 4.95, bend * 0.8 - 0.75],
      radii: [3.3, 0.5, 0.5],
      turn: { y: 0.42, z: 0.03 },
      material: crust,
      rings: 8,
    });
  }
};
