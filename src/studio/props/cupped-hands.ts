import { addObject } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { matte } from './kit.ts';
import type { Kit } from './kit.ts';
import { addBlob, addTube, curve, modelOf } from './model.ts';

/** Two open hands side by side that make a bowl; `at` is where something lies in it. */
export function addCuppedHands(
  kit: Kit,
  { at, skin, sleeve, wide }: { at: Vec3; skin: Vec3; sleeve: Vec3; wide: number },
): void {
  const flesh = matte(kit, `skin ${skin.join()}`, () => ({
    color: skin,
    coat: 0.3,
    coatRoughness: 0.5,
    translucency: 0.12,
  }));
  const cloth = matte(kit, `sleeve ${sleeve.join()}`, () => ({ color: sleeve }));
  for (const s of [-1, 1] as const) {
    const object = addObject(kit.scene, { role: 'prop', name: 'hand', thing: 'hand' });
    const model = modelOf(kit, { position: at, yaw: 0 }, object);
    const k = wide / 6;
    const out = (x: number, y: number, z: number): Vec3 => [s * x * k, y * k, z * k];
    addBlob(model, {
      at: out(3.8, -2.2, -0.4),
      radii: [4.8 * k, 2.6 * k, 4.4 * k],
      turn: { z: s * 0.35 },
      material: flesh,
    });
    // The fingers lie under each other before it, their tips in the middle.
    for (let i = 0; i < 4; i++) {
      const [y, z] = [-0.5 - i * 1.15, 4.3 - i * 0.55];
      addTube(
        model,
        curve(
          [out(7.4, y + 0.9, 1.6), out(4.8, y + 0.2, z), out(i * 0.2 - 0.5, y - 0.5, z + 0.5)],
          6,
        ),
        { radius: (t) => (0.86 - 0.22 * t) * k, material: flesh, sides: 12 },
      );
    }
    addTube(model, curve([out(7.2, 0.2, 1), out(5.6, 1.5, 3), out(3.4, 1.5, 4.2)], 6), {
      radius: (t) => (1.05 - 0.3 * t) * k,
      material: flesh,
      sides: 12,
    });
    addTube(model, curve([out(6.6, -2.2, -0.4), out(11, -5, -0.6), out(15, -8.6, -1)], 6), {
      radius: (t) => (2.7 + 0.3 * t) * k,
      material: flesh,
      sides: 16,
    });
    addTube(model, curve([out(13, -6.8, -0.8), out(22, -15, -1.6), out(34, -27, -2)], 6), {
      radius: (t) => (3.6 + 1.2 * t) * k,
      material: cloth,
      sides: 18,
    });
  }
}
