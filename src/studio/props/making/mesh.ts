import type { MaterialRef, ObjectId, SceneGraph, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addPrimitive } from '#studio/scene-builder.ts';
import { cross, dot, normalize, subtract } from '#studio/vector.ts';

export interface MeshTarget {
  scene: SceneGraph;
  object: ObjectId;
  material: MaterialRef;
}

/** A smooth sheet from a grid of points; `isClosed` joins the last column to the first. */
export function addSheet(
  target: MeshTarget,
  rows: readonly (readonly Vec3[])[],
  { isClosed = false, isOutward = false }: { isClosed?: boolean; isOutward?: boolean } = {},
): void {
  const normals = sheetNormals(rows, isClosed);
  if (isOutward) faceOutwards(rows, normals);
  const columns = rows[0]!.length;
  const across = isClosed ? columns : columns - 1;
  for (let i = 0; i < rows.length - 1; i++) {
    for (let j = 0; j < across; j++) {
      const k = (j + 1) % columns;
      const corner = (row: number, column: number, u: number): Corner => ({
        point: rows[row]![column]!,
        normal: normals[row]![column]!,
        uv: [u / across, row / (rows.length - 1)],
      });
      const [a, b] = [corner(i, j, j), corner(i, k, j + 1)];
      const [c, d] = [corner(i + 1, j, j), corner(i + 1, k, j + 1)];
      addTriangle(target, a, b, c);
      addTriangle(target, b, d, c);
    }
  }
}

interface Corner {
  point: Vec3;
  normal: Vec3;
  uv: Vec2;
}

function addTriangle(
  { scene, object, material }: MeshTarget,
  a: Corner,
  b: Corner,
  c: Corner,
): void {
  addPrimitive(scene, {
    kind: 'triangle',
    object,
    material,
    points: [a.point, b.point, c.point],
    normals: [a.normal, b.normal, c.normal],
    uvs: [a.uv, b.uv, c.uv],
  });
}

function sheetNormals(rows: readonly (readonly Vec3[])[], isClosed: boolean): Vec3[][] {
  const last = rows.length - 1;
  return rows.map((row, i) =>
    row.map((_, j) => {
      const n = row.length;
      const left = isClosed ? row[(j + n - 1) % n]! : row[Math.max(0, j - 1)]!;
      const right = isClosed ? row[(j + 1) % n]! : row[Math.min(n - 1, j + 1)]!;
      const up = rows[Math.max(0, i - 1)]![j]!;
      const down = rows[Math.min(last, i + 1)]![j]!;
      return normalize(cross(subtract(right, left), subtract(down, up)));
    }),
  );
}

/** Tubes carry media, so their normals must point away from the middle. */
function faceOutwards(rows: readonly (readonly Vec3[])[], normals: Vec3[][]): void {
  const i = rows.length >> 1;
  const row = rows[i]!;
  const sum = row.reduce<Vec3>((s, p) => [s[0] + p[0], s[1] + p[1], s[2] + p[2]], [0, 0, 0]);
  const middle: Vec3 = [sum[0] / row.length, sum[1] / row.length, sum[2] / row.length];
  if (dot(subtract(row[0]!, middle), normals[i]![0]!) > 0) return;
  for (const line of normals) {
    line.forEach((n, j) => (line[j] = [-n[0], -n[1], -n[2]]));
  }
}

export interface Prism {
  /** Outline in the plane, anticlockwise. */
  outline: readonly Vec2[];
  thickness: number;
  /** Local (x, height, z) to world. */
  place: (p: Vec3) => Vec3;
  side?: MaterialRef;
}

/** A slab with this outline: bread slices, cheese wedges, boards. Top and bottom are textured flat. */
export function addPrism(target: MeshTarget, { outline, thickness, place, side }: Prism): void {
  const min: Vec2 = [Math.min(...outline.map((p) => p[0])), Math.min(...outline.map((p) => p[1]))];
  const max: Vec2 = [Math.max(...outline.map((p) => p[0])), Math.max(...outline.map((p) => p[1]))];
  const uv = (p: Vec2): Vec2 => [
    (p[0] - min[0]) / (max[0] - min[0]),
    (p[1] - min[1]) / (max[1] - min[1]),
  ];
  const centre: Vec2 = [
    outline.reduce((s, p) => s + p[0], 0) / outline.length,
    outline.reduce((s, p) => s + p[1], 0) / outline.length,
  ];
  const origin = place([0, 0, 0]);
  const up = normalize(subtract(place([0, 1, 0]), origin));
  const face = (height: number, normal: Vec3, a: Vec2, b: Vec2): void => {
    const corner = (p: Vec2): Corner => ({ point: place([p[0], height, p[1]]), normal, uv: uv(p) });
    addTriangle(target, corner(centre), corner(a), corner(b));
  };
  const skin = { ...target, material: side ?? target.material };
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    face(thickness, up, a, b);
    face(0, [-up[0], -up[1], -up[2]], b, a);
    addSideFace(skin, {
      a,
      b,
      thickness,
      place,
      at: i / outline.length,
      to: (i + 1) / outline.length,
    });
  });
}

function addSideFace(
  target: MeshTarget,
  f: { a: Vec2; b: Vec2; thickness: number; place: Prism['place']; at: number; to: number },
): void {
  const { a, b, thickness, place } = f;
  const origin = place([0, 0, 0]);
  const flat: Vec3 = [b[1] - a[1], 0, a[0] - b[0]];
  const normal = normalize(subtract(place(flat), origin));
  const corner = (p: Vec2, height: number, u: number): Corner => ({
    point: place([p[0], height, p[1]]),
    normal,
    uv: [u, height > 0 ? 1 : 0],
  });
  const lower = corner(a, 0, f.at);
  const upper = corner(b, thickness, f.to);
  addTriangle(target, lower, corner(b, 0, f.to), upper);
  addTriangle(target, lower, upper, corner(a, thickness, f.at));
}

function firstSide(along: Vec3): Vec3 {
  const helper: Vec3 = Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  return normalize(cross(along, helper));
}

/** As near to the last side as a right angle to the path allows; `null` where the path turns sharply into it. */
function carried(side: Vec3, along: Vec3): Vec3 | null {
  const lean = side[0] * along[0] + side[1] * along[1] + side[2] * along[2];
  if (Math.abs(lean) > 0.95) return null;
  return normalize([
    side[0] - along[0] * lean,
    side[1] - along[1] * lean,
    side[2] - along[2] * lean,
  ]);
}

/** A round tube along a path. */
export function tubeRows(
  path: readonly Vec3[],
  radius: (t: number) => number,
  sides = 8,
): Vec3[][] {
  let side: Vec3 | null = null;
  return path.map((p, i) => {
    const before = path[Math.max(0, i - 1)]!;
    const after = path[Math.min(path.length - 1, i + 1)]!;
    const along = normalize(subtract(after, before));
    // The ring is carried along the path: set anew at every point it would turn over where the path rises, and pinch the tube.
    const u: Vec3 = (side && carried(side, along)) ?? firstSide(along);
    side = u;
    const w = cross(u, along);
    const r = radius(i / (path.length - 1));
    return Array.from({ length: sides }, (_, j): Vec3 => {
      const a = (j / sides) * Math.PI * 2;
      const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
      return [p[0] + u[0] * c + w[0] * s, p[1] + u[1] * c + w[1] * s, p[2] + u[2] * c + w[2] * s];
    });
  });
}
