import {
  addBlob,
  addSurface,
  addTube,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const STALK = '#6f7d52';
const VIOLETS = ['#6a4fa0', '#7a5cb4', '#58418c'];

/** Long stems with violet ears, tied with string; in a vase a few of them stand. */
export const makeLavender: MakeThing = (kit, place, { random, states }) => {
  const model = startModel(kit, place, 'lavender');
  if (states.includes('in_vase')) return addStanding(model, random);
  const stalk = paint(kit, STALK);
  const violets = VIOLETS.map((c) => paint(kit, c, { coat: 0.05, rough: 0.7 }));
  for (let i = 0; i < 17; i++) {
    const spread = (i / 16 - 0.5) * 2;
    const z = spread * 3.6 + random.range(-0.4, 0.4);
    const y = 0.5 + random.range(0, 1.7);
    const reach = random.range(7.5, 10.5);
    const path = curve([
      [-9, 0.6 + random.range(0, 0.8), z * 0.35],
      [0, 0.7 + y * 0.3, z * 0.22],
      [reach, y, z],
    ]);
    addTube(model, path, { radius: 0.1, material: stalk, sides: 5 });
    for (let k = 0; k < 9; k++) {
      const t = k / 8;
      const at: Vec3 = [reach - 0.6 + t * 4.4, y + t * 0.25, z * (1 + t * 0.22)];
      addBlob(model, {
        at: [at[0], at[1] + random.range(-0.12, 0.12), at[2] + random.range(-0.16, 0.16)],
        radii: [0.42, 0.36 * (1.15 - t * 0.5), 0.36 * (1.15 - t * 0.5)],
        material: random.pick(violets),
        rings: 5,
        sides: 7,
      });
    }
  }
  for (let k = 0; k < 4; k++)
    addSurface(model, {
      columns: 16,
      rows: 1,
      isClosed: true,
      material: paint(kit, '#c9b38a'),
      point: (u, v) => [
        -0.8 + k * 0.45 + v * 0.4,
        0.95 + Math.sin(u * 6.283) * 0.98,
        Math.cos(u * 6.283) * 1.25,
      ],
    });
};

/** Five stems that lean out of the neck of a vase. */
function addStanding(model: Model, random: Random): void {
  const stalk = paint(model.kit, STALK);
  const violets = VIOLETS.map((c) => paint(model.kit, c, { coat: 0.05, rough: 0.7 }));
  for (let i = 0; i < 5; i++) {
    const lean = random.range(1, 5.5);
    const top = random.range(19, 24);
    const aside = random.range(-2, 2);
    addTube(
      model,
      curve([
        [0, 8, 0],
        [lean * 0.3, 14, aside * 0.3],
        [lean, top, aside],
      ]),
      { radius: 0.12, material: stalk, sides: 5 },
    );
    for (let k = 0; k < 9; k++)
      addBlob(model, {
        at: [lean * (1 + k * 0.02), top - 0.5 + k * 0.5, aside + random.range(-0.16, 0.16)],
        radii: [0.52 - k * 0.03, 0.46, 0.52 - k * 0.03],
        material: random.pick(violets),
        rings: 5,
        sides: 7,
      });
  }
}
