import { oak } from '#studio/props/cellar/oak.ts';
import { addBox, addTube, curve, paint, startModel } from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** An open wooden case with wood wool. */
export const makeCrate: MakeThing = (kit, place, { states }) => {
  const model = startModel(kit, place, 'crate');
  const pine = oak(kit, [206, 168, 118]);
  const [w, d, h] = [17, 12, 12];
  addBox(model, { at: [0, 0.5, 0], half: [w, 0.5, d] }, pine);
  for (const s of [-1, 1]) {
    for (let k = 0; k < 3; k++) {
      addBox(model, { at: [0, 2.6 + k * 4.1, s * d], half: [w, 1.8, 0.6] }, pine);
      addBox(model, { at: [s * w, 2.6 + k * 4.1, 0], half: [0.6, 1.8, d] }, pine);
    }
    for (const z of [-1, 1])
      addBox(model, { at: [s * (w - 1.2), h / 2, z * (d - 1.2)], half: [1, h / 2, 1] }, pine);
  }
  addStraw(model, { w: w - 2, d: d - 2, y: states.includes('holding') ? 1.2 : 8.4 });
};

/** Curls of wood wool over a bed. */
function addStraw(model: Model, { w, d, y }: { w: number; d: number; y: number }): void {
  const straw = paint(model.kit, '#d9bf86', { coat: 0.05, rough: 0.7, translucency: 0.2 });
  addBox(model, { at: [0, y / 2, 0], half: [w, y / 2, d] }, paint(model.kit, '#a98d58'));
  for (let i = 0; i < 150; i++) {
    const [x, z] = [((i * 37) % 100) / 50 - 1, ((i * 61) % 100) / 50 - 1];
    const turn = i * 2.4;
    const at: Vec3 = [x * w, y + 0.2 + ((i * 13) % 10) * 0.14, z * d];
    addTube(
      model,
      curve(
        [
          at,
          [at[0] + Math.cos(turn) * 1.6, at[1] + 0.9, at[2] + Math.sin(turn) * 1.6],
          [at[0] + Math.cos(turn) * 3.4, at[1] + 0.1, at[2] + Math.sin(turn + 0.7) * 3.4],
        ],
        4,
      ),
      { radius: 0.13, material: straw, sides: 4 },
    );
  }
}
