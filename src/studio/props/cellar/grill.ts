import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLathe, addTube, paint, startModel } from '#studio/props/model.ts';
import { metal } from '#studio/props/kit.ts';
import { AXIS } from '#studio/props/profile.ts';
import { addMaterial } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Height of the grate: what is grilled lies here. */
export const GRATE = 44;

/** A kettle on three legs, glowing coals under the grate. */
export const makeGrill: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, place, 'grill');
  const enamel = paint(kit, colour ?? '#18181a', { coat: 0.9, rough: 0.12 });
  const steel = metal(kit, [0.62, 0.62, 0.62], 0.25);
  addLathe(
    model,
    [
      [AXIS, 26],
      [8, 27],
      [16, 32],
      [21, 40],
      [22, 44.4],
      [21, 44.4],
      [19.8, 40.4],
      [AXIS, 38],
    ],
    enamel,
  );
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * 6.283 + 0.5;
    addTube(
      model,
      [
        [Math.cos(a) * 11, 29, Math.sin(a) * 11],
        [Math.cos(a) * 17, 0.3, Math.sin(a) * 17],
      ],
      { radius: 0.8, material: steel, sides: 8 },
    );
  }
  const coal = paint(kit, '#1c1614', { coat: 0, rough: 0.9 });
  const ember = addMaterial(kit.scene, { kind: 'emissive', radiance: [7, 1.5, 0.2] });
  for (let i = 0; i < 46; i++) {
    const [a, r] = [i * 2.4, 18 * Math.sqrt((i + 0.4) / 46)];
    const at: Vec3 = [Math.cos(a) * r, 40.4, Math.sin(a) * r];
    addBlob(model, {
      at,
      radii: [2, 1.3, 1.7],
      turn: { y: a },
      material: i % 2 ? ember : coal,
      rings: 6,
      sides: 9,
      swell: () => random.range(0.85, 1.1),
    });
  }
  for (let i = -9; i <= 9; i++) {
    const x = i * 2.2;
    const z = Math.sqrt(Math.max(0, 21.4 ** 2 - x * x));
    addTube(
      model,
      [
        [x, 43.7, -z],
        [x, 43.7, z],
      ],
      { radius: 0.28, material: steel, sides: 6 },
    );
  }
};
