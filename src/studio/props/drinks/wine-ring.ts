import { addRing } from '#studio/props/making/joinery.ts';
import { addBlob, addSurface, paint, startModel } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { WINE_TONES } from './spill.ts';

/** The round stain that the foot of a glass leaves, darker where it dried, open at one place. */
export const makeWineRing: MakeThing = (kit, place, { wine, random, nth }) => {
  const model = startModel(kit, place, 'wine_ring');
  const stain = paint(kit, WINE_TONES[wine], { coat: 0.05, rough: 0.8 });
  const from = random.range(0, 6.283);
  const span = nth === 0 ? 6.283 : random.range(4.6, 5.8);
  addSurface(model, {
    columns: 60,
    rows: 3,
    material: stain,
    point: (u, v): Vec3 => {
      const a = -(from + u * span);
      const wide = 0.34 + 0.2 * Math.sin(a * 2 + from) + 0.08 * Math.sin(a * 7);
      const r = 3.6 + (0.5 - v) * wide * 2;
      return [Math.cos(a) * r, 0.05, Math.sin(a) * r];
    },
  });
  addRing(model, { radius: 3.3, thickness: 0.03, at: [0, 0.02, 0] }, stain);
  for (let i = 0; i < 4; i++) {
    const [a, r] = [random.range(0, 6.283), random.range(4.6, 6.4)];
    const size = random.range(0.12, 0.34);
    addBlob(model, {
      at: [Math.cos(a) * r, 0.04, Math.sin(a) * r],
      radii: [size, 0.03, size],
      material: stain,
      rings: 4,
      sides: 12,
    });
  }
};
