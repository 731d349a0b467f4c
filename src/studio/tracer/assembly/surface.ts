import {
  KIND_LATHE,
  KIND_RECT,
  KIND_SPHERE,
  KIND_TRIANGLE,
  MATERIAL_TEXTURE,
  PRIMITIVE_KIND,
  PRIMITIVE_MATERIAL,
  PRIMITIVE_POSITION,
  PRIMITIVE_ROTATION,
  RECT_INVERSE_U2,
  RECT_INVERSE_V2,
  RECT_NORMAL,
  RECT_U,
  RECT_V,
  SEGMENT_MATERIAL,
  SEGMENT_NORMAL0,
  SEGMENT_NORMAL1,
  SEGMENT_R0,
  SEGMENT_R1,
  SEGMENT_V0,
  SEGMENT_V1,
  SEGMENT_Y0,
  SEGMENT_Y1,
  SPHERE_CENTER,
  SPHERE_RADIUS,
  SPHERE_SPIN,
  TRIANGLE_EDGE1,
  TRIANGLE_EDGE2,
  TRIANGLE_NORMALS,
  TRIANGLE_UVS,
} from '../layout.ts';
import { hitPrimitive, hitSegment, hitT, hitU, hitV } from './hit.ts';
import { field, inverseLength, turnOf } from './math.ts';
import { materialAt, primitiveAt, segmentAt } from './scene.ts';

export let surfaceMaterial: i32 = 0;
export let surfaceU: f64 = 0,
  surfaceV: f64 = 0;
/** Shading normal, and the true one of the geometry. */
export let normalX: f64 = 0,
  normalY: f64 = 0,
  normalZ: f64 = 0;
export let trueX: f64 = 0,
  trueY: f64 = 0,
  trueZ: f64 = 0;
/** Directions of growing u and v, for bumps; only read where there is a texture. */
export let tangentX: f64 = 0,
  tangentY: f64 = 0,
  tangentZ: f64 = 0;
export let bitangentX: f64 = 0,
  bitangentY: f64 = 0,
  bitangentZ: f64 = 0;

/** What lies at the hit of the given ray. */
export function readSurface(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  const p = primitiveAt(hitPrimitive);
  const x = ox + dx * hitT,
    y = oy + dy * hitT,
    z = oz + dz * hitT;
  const kind = <i32>field(p, PRIMITIVE_KIND);
  surfaceMaterial = <i32>field(p, PRIMITIVE_MATERIAL);
  if (kind == KIND_LATHE) latheSurface(p, x, y, z);
  else if (kind == KIND_SPHERE) sphereSurface(p, x, y, z);
  else if (kind == KIND_TRIANGLE) triangleSurface(p);
  else if (kind == KIND_RECT) rectSurface(p);
  else boxSurface(p, x, y, z);
}

@inline
function isTextured(): bool {
  return field(materialAt(surfaceMaterial), MATERIAL_TEXTURE) >= 0;
}

@inline
function flattenNormal(): void {
  trueX = normalX;
  trueY = normalY;
  trueZ = normalZ;
}

function latheSurface(p: usize, x: f64, y: f64, z: f64): void {
  const m0 = field(p, PRIMITIVE_ROTATION),
    m1 = field(p, PRIMITIVE_ROTATION + 1),
    m2 = field(p, PRIMITIVE_ROTATION + 2);
  const m3 = field(p, PRIMITIVE_ROTATION + 3),
    m4 = field(p, PRIMITIVE_ROTATION + 4),
    m5 = field(p, PRIMITIVE_ROTATION + 5);
  const m6 = field(p, PRIMITIVE_ROTATION + 6),
    m7 = field(p, PRIMITIVE_ROTATION + 7),
    m8 = field(p, PRIMITIVE_ROTATION + 8);
  const px = x - field(p, PRIMITIVE_POSITION),
    py = y - field(p, PRIMITIVE_POSITION + 1),
    pz = z - field(p, PRIMITIVE_POSITION + 2);
  const lx = m0 * px + m1 * py + m2 * pz,
    lz = m6 * px + m7 * py + m8 * pz;
  const inverse = 1.0 / Math.max(1e-9, Math.sqrt(lx * lx + lz * lz));
  const cx = lx * inverse,
    cz = lz * inverse;
  const s = segmentAt(hitSegment),
    w = hitU;
  surfaceMaterial = <i32>field(s, SEGMENT_MATERIAL);

  let nr = field(s, SEGMENT_NORMAL0) * (1 - w) + field(s, SEGMENT_NORMAL1) * w;
  let ny = field(s, SEGMENT_NORMAL0 + 1) * (1 - w) + field(s, SEGMENT_NORMAL1 + 1) * w;
  const il = 1.0 / Math.sqrt(nr * nr + ny * ny);
  nr *= il;
  ny *= il;
  const nx = nr * cx,
    nz = nr * cz;
  normalX = m0 * nx + m3 * ny + m6 * nz;
  normalY = m1 * nx + m4 * ny + m7 * nz;
  normalZ = m2 * nx + m5 * ny + m8 * nz;

  // The true normal stands on the straight segment, on the same side as the smooth one.
  let gr = field(s, SEGMENT_Y1) - field(s, SEGMENT_Y0),
    gy = field(s, SEGMENT_R0) - field(s, SEGMENT_R1);
  const gl = (gr * nr + gy * ny >= 0 ? 1.0 : -1.0) / Math.sqrt(gr * gr + gy * gy);
  gr *= gl;
  gy *= gl;
  const gx = gr * cx,
    gz = gr * cz;
  trueX = m0 * gx + m3 * gy + m6 * gz;
  trueY = m1 * gx + m4 * gy + m7 * gz;
  trueZ = m2 * gx + m5 * gy + m8 * gz;

  surfaceV = field(s, SEGMENT_V0) * (1 - w) + field(s, SEGMENT_V1) * w;
  if (!isTextured()) return;
  surfaceU = turnOf(lx, lz) + 0.5;
  tangentX = m0 * cz - m6 * cx;
  tangentY = m1 * cz - m7 * cx;
  tangentZ = m2 * cz - m8 * cx;
  const bx = -ny * cx,
    bz = -ny * cz;
  bitangentX = m0 * bx + m3 * nr + m6 * bz;
  bitangentY = m1 * bx + m4 * nr + m7 * bz;
  bitangentZ = m2 * bx + m5 * nr + m8 * bz;
}

function sphereSurface(p: usize, x: f64, y: f64, z: f64): void {
  const inverse = 1.0 / field(p, SPHERE_RADIUS);
  normalX = (x - field(p, SPHERE_CENTER)) * inverse;
  normalY = (y - field(p, SPHERE_CENTER + 1)) * inverse;
  normalZ = (z - field(p, SPHERE_CENTER + 2)) * inverse;
  flattenNormal();
  surfaceV = normalY * 0.5 + 0.5;
  if (!isTextured()) return;
  surfaceU = turnOf(normalX, normalZ) + 0.5 + field(p, SPHERE_SPIN);
  const level = 1.0 / Math.max(1e-6, Math.sqrt(normalX * normalX + normalZ * normalZ));
  tangentX = normalZ * level;
  tangentY = 0;
  tangentZ = -normalX * level;
  crossBitangent();
}

function triangleSurface(p: usize): void {
  const u = hitU,
    v = hitV,
    w = 1.0 - u - v;
  const n = TRIANGLE_NORMALS;
  normalX = field(p, n) * w + field(p, n + 3) * u + field(p, n + 6) * v;
  normalY = field(p, n + 1) * w + field(p, n + 4) * u + field(p, n + 7) * v;
  normalZ = field(p, n + 2) * w + field(p, n + 5) * u + field(p, n + 8) * v;
  const il = inverseLength(normalX, normalY, normalZ);
  normalX *= il;
  normalY *= il;
  normalZ *= il;
  const ax = field(p, TRIANGLE_EDGE1),
    ay = field(p, TRIANGLE_EDGE1 + 1),
    az = field(p, TRIANGLE_EDGE1 + 2);
  const bx = field(p, TRIANGLE_EDGE2),
    by = field(p, TRIANGLE_EDGE2 + 1),
    bz = field(p, TRIANGLE_EDGE2 + 2);
  trueX = ay * bz - az * by;
  trueY = az * bx - ax * bz;
  trueZ = ax * by - ay * bx;
  const side = trueX * normalX + trueY * normalY + trueZ * normalZ < 0 ? -1.0 : 1.0;
  const gl = side * inverseLength(trueX, trueY, trueZ);
  trueX *= gl;
  trueY *= gl;
  trueZ *= gl;
  surfaceU =
    field(p, TRIANGLE_UVS) * w + field(p, TRIANGLE_UVS + 2) * u + field(p, TRIANGLE_UVS + 4) * v;
  surfaceV =
    field(p, TRIANGLE_UVS + 1) * w +
    field(p, TRIANGLE_UVS + 3) * u +
    field(p, TRIANGLE_UVS + 5) * v;
  if (isTextured()) anyTangent();
}

/** Triangles bump in any direction that lies in their plane. */
function anyTangent(): void {
  const isSideways = Math.abs(normalX) > 0.9;
  const tx: f64 = isSideways ? 0 : 1,
    ty: f64 = isSideways ? 1 : 0;
  const along = tx * normalX + ty * normalY;
  tangentX = tx - normalX * along;
  tangentY = ty - normalY * along;
  tangentZ = -normalZ * along;
  const il = inverseLength(tangentX, tangentY, tangentZ);
  tangentX *= il;
  tangentY *= il;
  tangentZ *= il;
  crossBitangent();
}

@inline
function crossBitangent(): void {
  bitangentX = normalY * tangentZ - normalZ * tangentY;
  bitangentY = normalZ * tangentX - normalX * tangentZ;
  bitangentZ = normalX * tangentY - normalY * tangentX;
}

function rectSurface(p: usize): void {
  normalX = field(p, RECT_NORMAL);
  normalY = field(p, RECT_NORMAL + 1);
  normalZ = field(p, RECT_NORMAL + 2);
  flattenNormal();
  surfaceU = hitU;
  surfaceV = hitV;
  if (!isTextured()) return;
  const iu = Math.sqrt(field(p, RECT_INVERSE_U2)),
    iv = Math.sqrt(field(p, RECT_INVERSE_V2));
  tangentX = field(p, RECT_U) * iu;
  tangentY = field(p, RECT_U + 1) * iu;
  tangentZ = field(p, RECT_U + 2) * iu;
  bitangentX = field(p, RECT_V) * iv;
  bitangentY = field(p, RECT_V + 1) * iv;
  bitangentZ = field(p, RECT_V + 2) * iv;
}

/** Textured by position: (z,y), (x,z) and (x,y) on the three pairs of faces. */
function boxSurface(p: usize, x: f64, y: f64, z: f64): void {
  const face = <i32>hitU,
    acrossAxis = face == 0 ? 2 : 0,
    upAxis = face == 1 ? 2 : 1;
  const px = x - field(p, PRIMITIVE_POSITION),
    py = y - field(p, PRIMITIVE_POSITION + 1),
    pz = z - field(p, PRIMITIVE_POSITION + 2);
  const n = PRIMITIVE_ROTATION + face * 3,
    t = PRIMITIVE_ROTATION + acrossAxis * 3,
    b = PRIMITIVE_ROTATION + upAxis * 3;
  normalX = field(p, n);
  normalY = field(p, n + 1);
  normalZ = field(p, n + 2);
  if (normalX * px + normalY * py + normalZ * pz < 0) {
    normalX = -normalX;
    normalY = -normalY;
    normalZ = -normalZ;
  }
  flattenNormal();
  tangentX = field(p, t);
  tangentY = field(p, t + 1);
  tangentZ = field(p, t + 2);
  bitangentX = field(p, b);
  bitangentY = field(p, b + 1);
  bitangentZ = field(p, b + 2);
  surfaceU = tangentX * px + tangentY * py + tangentZ * pz;
  surfaceV = bitangentX * px + bitangentY * py + bitangentZ * pz;
}
