import {
  addSurface,
  addTube,
  apart,
  paint,
  startModel,
  textured,
} from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A full sack of jute, tied at its neck. */
export const makeSack: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'sack');
  const jute = textured(
    kit,
    'jute',
    {
      painter: 'weave',
      params: { seed: 9, tone: [188, 152, 100], count: 22 },
      bump: 3,
      scale: [5, 5],
    },
    { coat: 0, rough: 0.9 },
  );
  const radius = (v: number): number =>
    v < 0.72 ? 11 + 2.6 * Math.sin(v * 4) : v < 0.8 ? 11 - (v - 0.72) * 105 : 2.6 + (v - 0.8) * 24;
  const wall = (u: number, v: number): Vec3 => {
    const a = u * Math.PI * 2;
    const r =
      radius(v) *
      (1 + 0.05 * Math.sin(a * 3 + v * 4) + (v > 0.66 ? 0.16 : 0.02) * Math.sin(a * 11));
    return [Math.cos(a) * r, 0.2 + v * 33, Math.sin(a) * r * 0.9];
  };
  addSurface(model, { columns: 60, rows: 40, material: jute, isClosed: true, point: wall });
  const rope = paint(kit, '#8a5f34', { coat: 0.05, rough: 0.8 });
  for (const v of [0.785, 0.805])
    addTube(
      apart(model, 'rope'),
      Array.from({ length: 33 }, (_, i): Vec3 => {
        const a = (i / 32) * Math.PI * 2;
        return [Math.cos(a) * 3.5, 0.2 + v * 33, Math.sin(a) * 3.3];
      }),
      { radius: 0.5, material: rope },
    );
};
