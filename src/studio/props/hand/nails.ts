import type { ObjectId, Vec3 } from '#studio/scene-graph.ts';
import { add, cross, normalize, scale, subtract } from '#studio/vector.ts';
import { matte } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addSheet } from '#studio/props/making/mesh.ts';
import type { Bone } from './bones.ts';
import type { HandLook } from './hand-look.ts';

/** A nail on the back of every fingertip, bent round it. */
export function addNails(
  kit: Kit,
  {
    object,
    put,
    look: { skin, nails },
    tips,
  }: { object: ObjectId; put: (p: Vec3) => Vec3; look: HandLook; tips: readonly Bone[] },
): void {
  const bare: Vec3 = [skin[0] * 0.92 + 0.07, skin[1] * 0.92 + 0.03, skin[2] * 0.92 + 0.03];
  const material = matte(kit, `nail ${(nails ?? skin).join()}`, () => ({
    color: nails ?? bare,
    coat: nails ? 1 : 0.7,
    coatRoughness: nails ? 0.08 : 0.22,
  }));
  // Varnished ones are grown long.
  const [long, ahead] = nails ? [1.25, 0.3] : [0.8, 0];
  for (const { from, to, radii, back } of tips) {
    const along = normalize(subtract(to, from));
    const across = cross(along, back);
    const round = radii[1] + (radii[0] - radii[1]) * 0.25;
    const middle = add(from, scale(subtract(to, from), 0.86));
    const rows = Array.from({ length: 9 }, (_, i) =>
      Array.from({ length: 9 }, (__, j): Vec3 => {
        const [u, v] = [(i / 8) * 2 - 1, (j / 8) * 2 - 1];
        // Rounded corners: narrower towards both ends.
        const wide = 0.74 * Math.sqrt(Math.max(0.02, 1 - Math.abs(u) ** 4));
        const angle = v * wide;
        const lift = round * 1.06 - u * 0.05 - 0.05 * u * u;
        return put(
          add(
            add(middle, scale(along, (u * long + ahead) * round)),
            add(scale(back, Math.cos(angle) * lift), scale(across, Math.sin(angle) * lift * 0.98)),
          ),
        );
      }),
    );
    addSheet({ scene: kit.scene, object, material }, rows);
  }
}
