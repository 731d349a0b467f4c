import { addBlob, addTube, curve, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addSheet } from '#studio/props/making/mesh.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import { normalize, rotate, rotation, transpose } from '#studio/vector.ts';

/** A part of the bird as an ellipsoid; its middle lies in the body, so that from there the skin is seen whole. */
interface Part {
  at: Vec3;
  radii: Vec3;
  turn?: Parameters<typeof rotation>[0];
}

/** In centimetres: breast up, its legs towards +x, as a cook ties it. */
const BODY: Vec3 = [0, 4.6, 0];
const PARTS: readonly Part[] = [
  { at: [-0.6, 4.6, 0], radii: [8.8, 4.9, 6.2] },
  { at: [-2, 6.6, -1.9], radii: [6, 3.5, 3.2], turn: { z: 0.12 } },
  { at: [-2, 6.6, 1.9], radii: [6, 3.5, 3.2], turn: { z: 0.12 } },
  { at: [3.6, 4.6, -4.6], radii: [5, 3.3, 2.7], turn: { y: 0.35, z: 0.42 } },
  { at: [3.6, 4.6, 4.6], radii: [5, 3.3, 2.7], turn: { y: -0.35, z: 0.42 } },
  { at: [-5.4, 4.6, -5.4], radii: [3.2, 1.5, 1.6], turn: { y: -0.7 } },
  { at: [-5.4, 4.6, 5.4], radii: [3.2, 1.5, 1.6], turn: { y: 0.7 } },
];
/** How far one part runs into the next: the larger, the tauter the skin between them. */
const TAUT = 0.8;

/** Distance from the middle of the bird to where a ray leaves a part, 0 where it misses it. */
function exitOf({ at, radii, turn }: Part, d: Vec3): number {
  const back = transpose(rotation(turn ?? {}));
  const local = (v: Vec3): Vec3 => {
    const [x, y, z] = rotate(back, v);
    return [x / radii[0], y / radii[1], z / radii[2]];
  };
  const o = local([BODY[0] - at[0], BODY[1] - at[1], BODY[2] - at[2]]);
  const r = local(d);
  const a = r[0] ** 2 + r[1] ** 2 + r[2] ** 2;
  const b = o[0] * r[0] + o[1] * r[1] + o[2] * r[2];
  const c = o[0] ** 2 + o[1] ** 2 + o[2] ** 2 - 1;
  const root = b * b - a * c;
  if (root <= 0) return 0;
  // Where a ray only grazes the part it ends by and by, or the skin would break there.
  const grazing = Math.min(1, Math.sqrt(root / a) / GRAZE);
  return Math.max(0, (-b + Math.sqrt(root)) / a) * grazing;
}
const GRAZE = 0.3;

/** One skin over breast, thighs and wings: where two parts meet it is drawn tight over them, not cut. */
const reachOf = (d: Vec3): number =>
  TAUT * Math.log(PARTS.reduce((sum, part) => sum + Math.exp(exitOf(part, d) / TAUT), 0));

const [RINGS, SIDES] = [54, 84];

export interface RoastBird {
  skin: MaterialRef;
  bone: MaterialRef;
  /** Factor on the size of a chicken. */
  k?: number;
}

/** A whole roast bird on its back, legs crossed. */
export function addRoastBird(model: Model, { skin, bone, k = 1 }: RoastBird): void {
  const rows = Array.from({ length: RINGS + 1 }, (_, i) => {
    const tilt = (i / RINGS) * Math.PI;
    return Array.from({ length: SIDES }, (__, j): Vec3 => {
      const a = (j / SIDES) * Math.PI * 2;
      const flat = Math.max(1e-3, Math.sin(tilt));
      // Its poles lie at both ends, where legs and neck cover them.
      const d = normalize([-Math.cos(tilt), flat * Math.cos(a), flat * Math.sin(a)]);
      const out = reachOf(d) + folds(d);
      const y = Math.max(0.15, BODY[1] + d[1] * out);
      return model.put([d[0] * out * k, y * k, d[2] * out * k]);
    });
  });
  addSheet({ scene: model.kit.scene, object: model.object, material: skin }, rows, {
    isClosed: true,
  });
  for (const z of [-1, 1]) addLeg(within(model, [0, 0, 0]), { z, skin, bone, k });
}

/** Roasting shrinks the skin into fine folds along the body and blisters it. */
function folds([x, y, z]: Vec3): number {
  const wrinkle = fbm(x * 3 + 2, y * 7 + z * 4, 4, 3) - 0.5;
  const blister = Math.max(0, fbm(x * 13 + 7, y * 13 + z * 11, 3, 5) - 0.56);
  return 0.62 * wrinkle + 0.9 * blister;
}

function addLeg(model: Model, { z, skin, bone, k }: Required<RoastBird> & { z: number }): void {
  const path = curve(
    [
      [4.4, 5.2, z * 4.9],
      [7, 6.5, z * 4.1],
      [9.6, 7.1, z * 2.8],
      [11.2, 7.5, z * 1.7],
    ].map(([x, y, w]): Vec3 => [x! * k, y! * k, w! * k]),
    7,
  );
  addTube(model, path, {
    radius: (t) =>
      k *
      (2.35 * (1 - t) ** 0.9 * (0.7 + 0.5 * t) + 0.78) *
      (1 + 0.1 * (fbm(t * 9, z * 3, 3, 4) - 0.5)),
    material: skin,
    sides: 18,
  });
  // The skin draws back from the end of the bone.
  addBlob(model, {
    at: [11.2 * k, 7.5 * k, z * 1.7 * k],
    radii: [0.75 * k, 0.95 * k, 0.9 * k],
    material: skin,
    rings: 8,
  });
  addTube(
    model,
    [
      [10.9 * k, 7.4 * k, z * 1.8 * k],
      [13 * k, 8 * k, z * 0.8 * k],
    ],
    { radius: 0.5 * k, material: bone },
  );
  for (const side of [-0.42, 0.42])
    addBlob(model, {
      at: [13.2 * k, (8.1 + side * 0.5) * k, (z * 0.7 + side) * k],
      radii: [0.7 * k, 0.62 * k, 0.6 * k],
      material: bone,
      rings: 8,
      sides: 12,
    });
}
