import type { MaterialRef, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addPrimitive } from '#studio/scene-builder.ts';
import { rotate } from '#studio/vector.ts';
import type { Model } from './model.ts';
import { meshSolid } from './solid-mesh.ts';
import type { Distance, SolidMesh } from './solid-mesh.ts';

export interface Grown {
  solid: Distance;
  low: Vec3;
  high: Vec3;
  /** Of triangles in a finished picture, in centimetres; previews are coarser. */
  cell: number;
  /** Centimetres that a skin's painting covers. */
  tile: number;
  skin: (p: Vec3) => MaterialRef;
}

const PREVIEW = 1.5;

/** A body grown in one piece: limbs run into the trunk without a seam. */
export function addGrown(model: Model, { solid, low, high, cell, tile, skin }: Grown): SolidMesh {
  const { kit, object } = model;
  const mesh = meshSolid(solid, { low, high, cell: kit.detail === 'full' ? cell : cell * PREVIEW });
  const points = mesh.points.map(model.put);
  const normals = mesh.normals.map((n) => rotate(model.turn, n));
  // Slanted through all three axes, so that no side of the body shows the painting as streaks.
  const uvs = mesh.points.map(([x, y, z]): Vec2 => [
    (z + 0.6 * x) / tile,
    (y + 0.5 * x - 0.3 * z) / tile,
  ]);
  for (const [a, b, c] of mesh.triangles)
    addPrimitive(kit.scene, {
      kind: 'triangle',
      object,
      material: skin(mesh.points[a]!),
      points: [points[a]!, points[b]!, points[c]!],
      normals: [normals[a]!, normals[b]!, normals[c]!],
      uvs: [uvs[a]!, uvs[b]!, uvs[c]!],
    });
  return mesh;
}
