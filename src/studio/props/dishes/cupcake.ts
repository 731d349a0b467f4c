import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBall, addBlob, addSurface, paint, startModel } from '#studio/props/making/model.ts';

/** A pleated paper cup under a whirl of cream. */
export const makeCupcake: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'cupcake');
  addSurface(model, {
    columns: 96,
    rows: 2,
    isClosed: true,
    material: paint(kit, '#d9c09a', { coat: 0.1 }),
    point: (u, v) => {
      const a = u * 6.283;
      const r = (2.6 + v * 0.9) * (1 + 0.03 * Math.cos(a * 24));
      return [Math.cos(a) * r, v * 4.2, Math.sin(a) * r];
    },
  });
  const cream = paint(kit, colour ?? '#f1bdc6', { coat: 0.4, rough: 0.3, translucency: 0.1 });
  for (let i = 0; i < 4; i++)
    addBlob(model, {
      at: [0, 4.3 + i * 1.15, 0],
      radii: [3.7 - i * 0.9, 1.1, 3.7 - i * 0.9],
      material: cream,
      swell: ([x, , z]) => 1 + 0.05 * Math.cos(Math.atan2(z, x) * 9 + i),
      sides: 54,
    });
  addBall(model, [0, 9.2, 0], 0.95, paint(kit, '#b0101c', { coat: 1, rough: 0.08 }));
};
