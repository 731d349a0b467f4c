import type { MaterialRef, ObjectId, Rotation, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addMaterial, addMedium, addObject } from '#studio/scene-builder.ts';
import { add, rotate } from '#studio/vector.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import type { LabelSkin } from './label.ts';
import type { BottleForm } from './forms.ts';
import { once } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addSheet } from '#studio/props/making/mesh.ts';
import { radiusAt } from '#studio/props/making/profile.ts';

const COLUMNS = 56;

export interface FlatBottle {
  form: BottleForm;
  body: readonly Vec2[];
  position: Vec3;
  rotation: Rotation;
  object: ObjectId;
  /** Absorption of the glass wall. */
  tint: Vec3;
}

/** Half of the depth at a radius: flat in the body, round in the neck. */
const depthOf = (form: BottleForm, r: number): number =>
  r * (1 - (1 - (form.flatness ?? 1)) * smoothstep(1.7, 4.2, r));

/** A flask that no lathe can turn: glass and wine are one tinted body, as thick walls make them look. */
export function addFlatBottle(kit: Kit, b: FlatBottle): void {
  const { form, body } = b;
  const [neck, top] = body.at(-1)!;
  const profile: Vec2[] = [
    [0.02, 0.1],
    [body[0]![0] * 0.8, 0.02],
    ...body,
    [neck + 0.16, top + 0.1],
    [neck + 0.16, top + 0.7],
    [0.02, top + 0.8],
  ];
  const rows = profile.map(([r, y]) =>
    Array.from({ length: COLUMNS }, (_, j): Vec3 => {
      const a = (j / COLUMNS) * Math.PI * 2;
      const local: Vec3 = [Math.cos(a) * r, y, Math.sin(a) * depthOf(form, r)];
      return add(b.position, rotate(b.rotation, local));
    }),
  );
  const material = once(kit, `flask ${b.tint.join()}`, () => {
    const [r, g, bl] = b.tint;
    const inside = addMedium(kit.scene, {
      absorption: [r * 0.35, g * 0.35, bl * 0.35],
      refractiveIndex: 1.5,
    });
    return addMaterial(kit.scene, { kind: 'glass', inside });
  });
  addSheet({ scene: kit.scene, object: b.object, material }, rows, {
    isClosed: true,
    isOutward: true,
  });
}

/** The label follows the curve of the front. */
export function addFlatLabel(kit: Kit, b: FlatBottle, skin: LabelSkin): void {
  const { form } = b;
  const height = form.labelTo - form.labelFrom;
  const width = Math.min(height / skin.aspect, 9);
  const middle = (form.labelFrom + form.labelTo) / 2;
  const tall = width * skin.aspect;
  const material: MaterialRef = addMaterial(kit.scene, {
    kind: 'matte',
    texture: { color: skin.color, relief: skin.relief, bump: 1.1, cutout: true },
    coat: 0.35,
    coatRoughness: 0.45,
    foil: { color: skin.foil ?? [0.92, 0.66, 0.3], roughness: 0.24 },
  });
  addFlatPaper(kit, b, { from: middle - tall / 2, width, height: tall, material });
}

interface FlatPaper {
  /** Lower edge above the foot. */
  from: number;
  width: number;
  height: number;
  material: MaterialRef;
}

/** Paper on the face that looks to +z before the bottle turns. */
export function addFlatPaper(
  kit: Kit,
  { form, body, position, rotation }: Pick<FlatBottle, 'form' | 'body' | 'position' | 'rotation'>,
  { from, width, height, material }: FlatPaper,
): void {
  const rows = Array.from({ length: 15 }, (_, i) => {
    const y = from + (i / 14) * height;
    const r = radiusAt(body, y);
    return Array.from({ length: 21 }, (__, j): Vec3 => {
      const x = (j / 20 - 0.5) * width;
      const z = depthOf(form, r) * Math.sqrt(Math.max(0, 1 - (x / r) ** 2)) + 0.04;
      return add(position, rotate(rotation, [x, y, z]));
    });
  });
  const object = addObject(kit.scene, { role: 'label', name: 'label', thing: 'label' });
  addSheet({ scene: kit.scene, object, material }, rows);
}
