import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLathe, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { cube } from '#studio/props/plating/pieces.ts';
import { addPatch, lobed } from '#studio/props/plating/poured.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { plateUnder } from '#studio/props/plate-under.ts';

/** A stack with butter and running syrup. */
export const makePancakes: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 11);
  addPancakes(startModel(kit, place, 'pancakes'), look.random);
};

const STACKED = 5;
const THICK = 1.15;

/** The stack alone, as it lies on any plate. */
export function addPancakes(model: Model, random: Random): void {
  const { kit } = model;
  for (let i = 0; i < STACKED; i++) {
    // None lies quite on the one below: from above each shows its rim.
    const [a, off] = [i * 2.4 + random.range(-0.4, 0.4), random.range(0.5, 1.1)];
    const at: Vec3 = [Math.cos(a) * off, 0.7 + i * THICK, Math.sin(a) * off];
    addPancake(within(model, at), { radius: 7.3 - i * 0.24 + random.range(-0.2, 0.2), random });
  }
  const top = 0.7 + STACKED * THICK;
  const syrup = skinOf(kit, '#7a3a0c', [['#b0621c', 4, 0.5, 0.7, 0.6]], { coat: 1, rough: 0.06 });
  const run = lobed(random.range(0, 20), 0.75);
  addPatch(within(model, [0, top, 0]), {
    reach: 5,
    edge: run,
    height: (out) => 0.1 + 0.22 * Math.sqrt(1 - out ** 6),
    material: syrup,
    cells: 34,
  });
  for (const a of [0.5, 1.4, 2.6, 4.4])
    addBlob(model, {
      at: [Math.cos(a) * 6.7, top - 1.5 - (a % 1), Math.sin(a) * 6.7],
      radii: [0.75, 1.9, 0.4],
      turn: { y: 1.57 - a },
      material: syrup,
    });
  const butter = skinOf(kit, '#f3d87a', [['#e2b94a', 4, 0.5, 0.7, 0.5]], {
    coat: 0.7,
    rough: 0.18,
  });
  cube([1.5, 0.62, 1.4], () => butter)(within(model, [0.3, top + 0.8, 0], { y: 0.6 }), random, 0);
}

/** Pale at its edge, browned where it lay in the pan. */
function addPancake(model: Model, { radius, random }: { radius: number; random: Random }): void {
  const { kit } = model;
  const edge = skinOf(kit, '#dcae62', [['#b9803a', 6, 0.5, 0.7, 0.6]], { coat: 0.15, bump: 1.2 });
  const face = skinOf(
    kit,
    '#ae6a29',
    [
      ['#d39a50', 4, 0.48, 0.66, 0.75],
      ['#7c4315', 8, 0.58, 0.76, 0.6],
      ['#e2b56e', 22, 0.66, 0.72, 0.5, -0.5],
    ],
    { coat: 0.25, bump: 1.4 },
  );
  addLathe(
    model,
    [
      [AXIS, 0],
      [radius - 0.5, 0],
      [radius, 0.5],
      [radius - 0.45, 1.08],
      [AXIS, 1.1],
    ],
    edge,
  );
  addPatch(within(model, [0, 1.08, 0]), {
    reach: radius - 0.55,
    edge: lobed(random.range(0, 20), 0.12),
    height: (out) => 0.07 * Math.sqrt(1 - out ** 4) + 0.01,
    material: face,
    cells: 20,
  });
}
