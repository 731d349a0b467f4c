import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addLathe, addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import { metal } from '#studio/props/making/kit.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** The horseshoe that grips a neck: two arms, four small wheels. */
export const makeFoilCutter: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'foil_cutter');
  const black = paint(kit, '#1b1b1d', { coat: 0.8, rough: 0.25 });
  const steel = metal(kit, [0.78, 0.78, 0.78], 0.14);
  const arm = (s: number): Vec3[] =>
    Array.from({ length: 15 }, (_, i): Vec3 => {
      const a = Math.PI / 2 + s * (i / 14) * 2.5;
      return [Math.cos(a) * 3, 1.1, -Math.sin(a) * 3];
    });
  for (const s of [-1, 1]) {
    addTube(model, curve(arm(s), 3), { radius: 0.75, material: black, sides: 12 });
    for (const z of [-1, 1])
      addLathe(
        model,
        [
          [0.01, -0.1],
          [1, -0.06],
          [1.1, 0],
          [1, 0.06],
          [0.01, 0.1],
        ],
        steel,
        { at: [s * 2, 1.25, z * 1.25], turn: { z: s * 0.2 }, isSharp: true },
      );
    addBox(model, { at: [s * 3, 1.8, 0], half: [0.3, 0.1, 1.4] }, steel);
  }
};
