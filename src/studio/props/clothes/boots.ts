import {
  addSurface,
  addTube,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A pair of rubber boots, side by side, toes turned out. */
export const makeBoots: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'boot');
  const rubber = paint(kit, colour ?? '#4c6b35', { coat: 0.7, rough: 0.25 });
  const sole = paint(kit, '#2a2018', { coat: 0.2, rough: 0.6 });
  for (const s of SIDES)
    addBoot(within(model, [s * 7.2, 0, s * 1.5], { y: s * 0.35 - 0.5 }), rubber, sole);
};

/** Rings from the sole round the bend of the foot up to the rim. */
function addBoot(model: Model, rubber: MaterialRef, sole: MaterialRef): void {
  const ring = (v: number, u: number): Vec3 => {
    const a = u * Math.PI * 2;
    const up = Math.max(0, v - 0.35) / 0.65;
    const foot = Math.max(0, 1 - v / 0.35);
    const length = 5.6 + foot ** 0.7 * 8.4 + (up > 0.7 ? (up - 0.7) * 3 : 0);
    const width = 4.6 + foot * 0.4 + Math.max(0, up - 0.5) * 2.4;
    return [Math.cos(a) * width, 2 + v * 32, Math.sin(a) * length + foot ** 0.7 * 8];
  };
  addSurface(model, {
    columns: 24,
    rows: 22,
    material: rubber,
    isClosed: true,
    point: (u, v) => ring(v, u),
  });
  addTube(
    model,
    Array.from({ length: 25 }, (_, i) => ring(1, i / 24)),
    { radius: 0.5, material: rubber },
  );
  const under = apart(model, 'sole');
  for (const y of [0.1, 0.9, 1.8])
    addSurface(under, {
      columns: 24,
      rows: 2,
      material: sole,
      isClosed: true,
      point: (u, v) => {
        const [x, , z] = ring(0, u);
        return [x * 1.06, y + v, 8 + (z - 8) * 1.05];
      },
    });
  // The dark inside.
  addSurface(under, {
    columns: 24,
    rows: 2,
    material: paint(model.kit, '#c9b48c', { coat: 0, rough: 0.9 }),
    isClosed: true,
    point: (u, v) => {
      const [x, y, z] = ring(1, u);
      return [x * (1 - v) * 0.98, y - 1.5 - v, z * (1 - v) * 0.98];
    },
  });
}
