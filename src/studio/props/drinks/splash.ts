import type { Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBall, addLathe, addSurface, paint, startModel } from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import type { Kit } from '#studio/props/kit.ts';
import { AXIS } from '#studio/props/profile.ts';
import { WINE_TONES } from './spill.ts';

const wineOf = ({ kit }: Model, wine: WineColour): number =>
  paint(kit, WINE_TONES[wine], { coat: 1, rough: 0.03, translucency: 0.4 });

/** One drop in the air, its tail still drawn out. */
export function addDrop(kit: Kit, position: Vec3, wine: WineColour): void {
  const model = startModel(kit, { position, yaw: 0 }, 'drop');
  addLathe(
    model,
    [
      [AXIS, -0.75],
      [0.5, -0.55],
      [0.7, -0.05],
      [0.45, 0.6],
      [0.14, 1.4],
      [AXIS, 2],
    ],
    wineOf(model, wine),
  );
}

/** A crown that rises where a drop fell, beads flying off its points. */
export function addSplash(kit: Kit, position: Vec3, wine: WineColour): void {
  const model = startModel(kit, { position, yaw: 0 }, 'splash');
  const red = wineOf(model, wine);
  const points = 11;
  const spike = (u: number): number => 0.55 + 0.45 * Math.abs(Math.cos(u * points * Math.PI)) ** 3;
  addSurface(model, {
    columns: 88,
    rows: 8,
    material: red,
    isClosed: true,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const r = 1.5 + 0.9 * v ** 1.6;
      return [Math.cos(a) * r, v * 3 * (0.4 + 0.6 * spike(u) * v), Math.sin(a) * r];
    },
  });
  for (let i = 0; i < points * 2; i++) {
    const a = (i / points) * Math.PI * 2 + (i >= points ? 0.25 : 0);
    const [r, y] = i < points ? [2.5, 3.2] : [2.2 + (i % 4) * 0.35, 4 + ((i * 5) % 7) * 0.35];
    addBall(model, [Math.cos(a) * r, y, Math.sin(a) * r], i < points ? 0.26 : 0.14, red);
  }
}

/** On the table, where no glass was named. */
export const makeDrop: MakeThing = (kit, { position: [x, y, z] }, { wine }) =>
  addDrop(kit, [x, y + 6, z], wine);
export const makeSplash: MakeThing = (kit, { position }, { wine }) =>
  addSplash(kit, position, wine);
