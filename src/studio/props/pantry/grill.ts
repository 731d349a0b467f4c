import { addMaterial } from '#studio/scene-builder.ts';
import { addFlameLight } from '#studio/props/candle.ts';
import { metal, once } from '#studio/props/making/kit.ts';
import { addRing, addRod, addTurned } from '#studio/props/making/joinery.ts';
import { addBlob, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A kettle grill on three legs: glowing coals under its grate. */
export const makeGrill: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, place, 'grill');
  const black = paint(kit, colour ?? '#191817', { coat: 0.8, rough: 0.2 });
  const steel = metal(kit, [0.5, 0.5, 0.5], 0.3);
  addTurned(model, '0 50, 14 52, 25 62, 28 74, 27.6 74, 24 63, 12 55, 0 54', black);
  addRing(model, { radius: 28, thickness: 1, at: [0, 74, 0] }, black);
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * Math.PI * 2 + 0.5;
    addRod(
      model,
      [
        [Math.cos(a) * 14, 54, Math.sin(a) * 14],
        [Math.cos(a) * 26, 0, Math.sin(a) * 26],
      ],
      { radius: 1.3, material: steel },
    );
  }
  const fire = apart(model, 'fire');
  const ember = once(kit, 'ember', () =>
    addMaterial(kit.scene, { kind: 'emissive', radiance: [3.4, 0.7, 0.1], sides: 'both' }),
  );
  for (let i = 0; i < 40; i++) {
    const [a, r] = [i * 2.4, 20 * Math.sqrt(i / 40)];
    addBlob(fire, {
      at: [Math.cos(a) * r, 66, Math.sin(a) * r],
      radii: [3, 2.2, 2.6],
      turn: { y: random.range(0, 6) },
      material: i % 3 === 0 ? ember : paint(kit, '#3a3431', { coat: 0 }),
      rings: 6,
      sides: 8,
    });
  }
  for (let i = -8; i <= 8; i++) {
    const half = Math.sqrt(27 ** 2 - (i * 3.2) ** 2);
    addRod(
      fire,
      [
        [i * 3.2, 74.5, -half],
        [i * 3.2, 74.5, half],
      ],
      { radius: 0.4, material: steel, sides: 6 },
    );
  }
  addFlameLight(kit.scene, model.put([0, 72, 0]), 500);
};
