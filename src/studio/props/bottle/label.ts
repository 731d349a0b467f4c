import type { Rotation, TextureRef, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addMaterial, addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import type { BottleForm } from './forms.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { radiusAt, spline } from '#studio/props/making/profile.ts';

/** A painted label and its proportions. */
export interface LabelSkin {
  color: TextureRef;
  relief: TextureRef;
  /** Height over width. */
  aspect: number;
  foil?: Vec3;
}

export interface LabelPlace {
  form: BottleForm;
  skin: LabelSkin;
  position: Vec3;
  rotation: Rotation;
}

/** Wider labels turn their edges away from the camera and cannot be read. */
const MAX_ARC = 0.36;

/** Follows the glass, which may taper or have a waist. */
export const labelPoints = (body: readonly Vec2[], from: number, to: number): Vec2[] =>
  Array.from({ length: 9 }, (_, i): Vec2 => {
    const y = from + ((to - from) * i) / 8;
    return [radiusAt(body, y) + 0.025, y];
  });

/** Paper wrapped round the straight part of the body, its middle facing +z before the bottle turns. */
export function addBottleLabel(kit: Kit, { form, skin, position, rotation }: LabelPlace): void {
  const { scene } = kit;
  const middle = (form.labelFrom + form.labelTo) / 2;
  const radius = radiusAt(form.body, middle) + 0.025;
  const girth = Math.PI * 2 * radius;
  const room = form.labelTo - form.labelFrom;
  const width = Math.min(MAX_ARC * girth, room / skin.aspect);
  const height = width * skin.aspect;
  const arc = width / girth;
  const from = middle - height / 2;
  const material = addMaterial(scene, {
    kind: 'matte',
    texture: {
      color: skin.color,
      relief: skin.relief,
      bump: 1.1,
      cutout: true,
      scale: [1 / arc, 1],
      offset: [0.5 - arc / 2, 0],
    },
    coat: 0.35,
    coatRoughness: 0.45,
    foil: { color: skin.foil ?? [0.92, 0.66, 0.3], roughness: 0.24 },
  });
  const points = labelPoints(spline(form.body, 5), from, from + height);
  const shape = addShape(scene, [{ points, material }]);
  const object = addObject(scene, { role: 'label', name: 'label', thing: 'label' });
  addPrimitive(scene, { kind: 'lathe', object, shape, position, rotation });
}
