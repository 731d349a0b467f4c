import { addMaterial } from '#studio/scene-builder.ts';
import { addSurface, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A printed label that was never glued on: it still remembers the roll. */
export const makeLabel: MakeThing = (kit, place, { labelSkin }) => {
  const model = startModel(kit, place, 'label');
  const skin = labelSkin(kit);
  const material = addMaterial(kit.scene, {
    kind: 'matte',
    texture: { color: skin.color, relief: skin.relief, bump: 1.1, cutout: true },
    coat: 0.3,
    coatRoughness: 0.45,
    foil: { color: skin.foil ?? [0.92, 0.66, 0.3], roughness: 0.24 },
  });
  const [width, height] = [9, 9 * skin.aspect];
  addSurface(model, {
    columns: 24,
    rows: 2,
    material,
    point: (u, v) => [(u - 0.5) * width, 0.15 + 2.4 * (u - 0.5) ** 2, (0.5 - v) * height],
  });
};
