import type { Primitive, Rotation, Vec3 } from '#studio/scene-graph.ts';
import { NO_ROTATION, cross, dot, normalize, subtract, transpose } from '#studio/vector.ts';
import {
  KIND_BOX,
  KIND_LATHE,
  KIND_RECT,
  KIND_SPHERE,
  KIND_TRIANGLE,
  PRIMITIVE_BYTES,
  PRIMITIVE_HALF,
  PRIMITIVE_IS_TURNED,
  PRIMITIVE_KIND,
  PRIMITIVE_MATERIAL,
  PRIMITIVE_OBJECT,
  PRIMITIVE_POSITION,
  PRIMITIVE_ROTATION,
  PRIMITIVE_SHAPE,
  RECT_INVERSE_U2,
  RECT_NORMAL,
  RECT_ORIGIN,
  SPHERE_CENTER,
  TRIANGLE_CORNER,
  TRIANGLE_NORMALS,
  TRIANGLE_UVS,
} from './layout.ts';

const STRIDE = PRIMITIVE_BYTES / 8;
const KINDS = {
  lathe: KIND_LATHE,
  sphere: KIND_SPHERE,
  triangle: KIND_TRIANGLE,
  rect: KIND_RECT,
  box: KIND_BOX,
};

/** In the order of the tree's leaves. */
export function packPrimitives(
  primitives: readonly Primitive[],
  order: readonly number[],
): Float64Array<ArrayBuffer> {
  const out = new Float64Array(order.length * STRIDE);
  order.forEach((index, i) =>
    packPrimitive(primitives[index]!, out.subarray(i * STRIDE, (i + 1) * STRIDE)),
  );
  return out;
}

function packPrimitive(primitive: Primitive, row: Float64Array): void {
  row[PRIMITIVE_KIND] = KINDS[primitive.kind];
  row[PRIMITIVE_OBJECT] = primitive.object;
  row[PRIMITIVE_MATERIAL] = primitive.kind === 'lathe' ? 0 : primitive.material;
  switch (primitive.kind) {
    case 'lathe':
      row[PRIMITIVE_SHAPE] = primitive.shape;
      return packPlace(row, primitive.position, primitive.rotation);
    case 'box':
      row.set(primitive.half, PRIMITIVE_HALF);
      return packPlace(row, primitive.center, primitive.rotation);
    case 'sphere':
      return row.set([...primitive.center, primitive.radius, primitive.spin ?? 0], SPHERE_CENTER);
    case 'triangle':
      return packTriangle(primitive, row);
    case 'rect':
      return packRect(primitive, row);
  }
}

function packPlace(row: Float64Array, position: Vec3, rotation: Rotation | undefined): void {
  row[PRIMITIVE_IS_TURNED] = rotation ? 1 : 0;
  row.set(transpose(rotation ?? NO_ROTATION), PRIMITIVE_ROTATION);
  row.set(position, PRIMITIVE_POSITION);
}

function packTriangle(
  { points: [a, b, c], normals, uvs }: Extract<Primitive, { kind: 'triangle' }>,
  row: Float64Array,
): void {
  const [edge1, edge2] = [subtract(b, a), subtract(c, a)];
  const flat = normalize(cross(edge1, edge2));
  setEach(row, TRIANGLE_CORNER, [a, edge1, edge2]);
  setEach(row, TRIANGLE_NORMALS, normals ?? [flat, flat, flat]);
  if (uvs) setEach(row, TRIANGLE_UVS, uvs);
}

/** One behind the other. Most of a scene is triangles: joining their numbers in a list first would cost more than they. */
function setEach(row: Float64Array, from: number, parts: readonly (readonly number[])[]): void {
  let at = from;
  for (const part of parts) for (const number of part) row[at++] = number;
}

function packRect({ origin, u, v }: Extract<Primitive, { kind: 'rect' }>, row: Float64Array): void {
  row.set([...origin, ...u, ...v], RECT_ORIGIN);
  row.set(normalize(cross(u, v)), RECT_NORMAL);
  row.set([1 / dot(u, u), 1 / dot(v, v)], RECT_INVERSE_U2);
}
