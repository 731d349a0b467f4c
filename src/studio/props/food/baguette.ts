import { crustOf } from '#studio/props/food/crust-of.ts';
import { addBlob, addTube, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTornEnd, addTornPiece } from './torn-bread.ts';

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
  if (states.includes('torn')) return tear(model, crust, random);
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

/** Broken in two, the torn ends towards each other, and a handful before them. */
function tear(model: Model, crust: MaterialRef, random: Random): void {
  const half = (part: Model, long: number): void => {
    addTube(
      part,
      Array.from({ length: 26 }, (_, i): Vec3 => [-long + (i / 25) * long, 2.6, 0]),
      {
        radius: (t) => 2.75 * Math.min(1, Math.sqrt(1 - (1 - t) ** 6) + 0.05),
        material: crust,
        sides: 18,
      },
    );
    for (let i = 0; i < Math.floor(long / 7); i++)
      addBlob(part, {
        at: [-4 - i * 6.4, 4.7, 0],
        radii: [3.2, 0.75, 0.95],
        turn: { y: 0.42 },
        material: paint(part.kit, '#f0dcb2', { coat: 0.05 }),
        rings: 8,
      });
    addTornEnd(part, { at: [0, 2.6, 0], radius: [2.6, 2.6], random });
  };
  half(within(model, [-1.2, 0, -1.4], { y: 0.16 }), 19);
  half(within(model, [4.6, 0, -0.6], { y: Math.PI + 0.34 }), 12);
  addTornPiece(within(model, [0.6, 0, 4.6]), { size: 2.5, crust, random });
  addTornPiece(within(model, [5.4, 0, 5.6]), { size: 1.8, crust, random });
}
