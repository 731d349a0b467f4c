import {
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Dark lenses, folded open on the table. */
export const makeSunglasses: MakeThing = (kit, place, { colour }) =>
  addSunglasses(within(startModel(kit, place, 'sunglasses'), [0, 0.3, 0]), colour);

/** Centred over the bridge, lenses to the front. */
export function addSunglasses(model: Model, colour: Vec3 | null): void {
  const { kit } = model;
  const frame = paint(kit, colour ?? '#16120f', { coat: 1, rough: 0.08 });
  const lens = paint(kit, '#0b0d10', { coat: 1, rough: 0.02 });
  for (const s of [-1, 1]) {
    const rim = Array.from({ length: 37 }, (_, i): Vec3 => {
      const a = (i / 36) * 6.283;
      const k = 1 + 0.1 * Math.sin(a + 0.8 * s);
      return [
        s * 3.7 + Math.cos(a) * 3.1 * k,
        2.6 + Math.sin(a) * 2.45 * k,
        0.5 * Math.cos(a) * s * -0.4,
      ];
    });
    addTube(model, rim, { radius: 0.42, material: frame, sides: 8 });
    addPanel(model, {
      outline: around(36, (a) => 3 * (1 + 0.1 * Math.sin(-a + 0.8 * s)), 0.8),
      thickness: 0.12,
      material: lens,
      at: [s * 3.7, 2.6, -0.06],
      turn: { x: Math.PI / 2 },
    });
    addTube(
      model,
      curve([
        [s * 6.9, 3.8, -0.2],
        [s * 7.3, 3.9, -4],
        [s * 7.1, 3.5, -10],
        [s * 6.8, 1.2, -13.4],
      ]),
      { radius: 0.36, material: frame },
    );
  }
  addTube(
    model,
    curve([
      [-1, 3.4, 0.1],
      [0, 3.9, 0.2],
      [1, 3.4, 0.1],
    ]),
    { radius: 0.36, material: frame },
  );
}
