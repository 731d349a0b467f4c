import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addSurface, addTube, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A ring of dough, iced and sprinkled. */
export const makeDoughnut: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'doughnut');
  const ring = (from: number, to: number, grow: number, material: number): void =>
    addSurface(model, {
      columns: 60,
      rows: 14,
      isClosed: true,
      material,
      point: (u, v): Vec3 => {
        const [a, b] = [u * 6.283, from + (to - from) * v];
        const drip = grow > 0 ? 0.12 * Math.sin(a * 6) : 0;
        const r = 3 + Math.cos(b + drip) * (1.9 + grow);
        return [Math.cos(a) * r, 1.75 + Math.sin(b + drip) * (1.7 + grow), Math.sin(a) * r];
      },
    });
  ring(0, 6.283, 0, skinOf(kit, '#c98a44', [['#a4672a', 5, 0.5, 0.7, 0.7]], { coat: 0.3 }));
  ring(0.05, 3.1, 0.12, paint(kit, colour ?? '#e98ba3', { coat: 0.9, rough: 0.12 }));
  for (let i = 0; i < 44; i++) {
    const [a, b] = [i * 2.4, random.range(0.6, 2.5)];
    const r = 3 + Math.cos(b) * 2.05;
    const at: Vec3 = [Math.cos(a) * r, 1.8 + Math.sin(b) * 1.9, Math.sin(a) * r];
    const turn = random.range(0, 3);
    addTube(model, [at, [at[0] + Math.cos(turn) * 0.6, at[1], at[2] + Math.sin(turn) * 0.6]], {
      radius: 0.12,
      material: paint(kit, ['#f7f3e6', '#f2c21a', '#4aa3d8', '#7a4ab0'][i % 4]!),
      sides: 5,
    });
  }
};
