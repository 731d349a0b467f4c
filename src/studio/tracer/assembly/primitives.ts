import {
  KIND_LATHE,
  KIND_RECT,
  KIND_SPHERE,
  KIND_TRIANGLE,
  PRIMITIVE_HALF,
  PRIMITIVE_KIND,
  PRIMITIVE_POSITION,
  PRIMITIVE_ROTATION,
  RECT_INVERSE_U2,
  RECT_INVERSE_V2,
  RECT_NORMAL,
  RECT_ORIGIN,
  RECT_U,
  RECT_V,
  SPHERE_CENTER,
  SPHERE_RADIUS,
  TRIANGLE_CORNER,
  TRIANGLE_EDGE1,
  TRIANGLE_EDGE2,
} from '../layout.ts';
import { EPSILON, hitT, recordHit } from './hit.ts';
import { hitLathe } from './lathe.ts';
import { field } from './math.ts';
import { primitiveAt } from './scene.ts';

export function testPrimitive(
  index: i32,
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
): void {
  const p = primitiveAt(index);
  const kind = <i32>field(p, PRIMITIVE_KIND);
  if (kind == KIND_LATHE) hitLathe(p, index, ox, oy, oz, dx, dy, dz, false);
  else if (kind == KIND_SPHERE) hitSphere(p, index, ox, oy, oz, dx, dy, dz);
  else if (kind == KIND_TRIANGLE) hitTriangle(p, index, ox, oy, oz, dx, dy, dz);
  else if (kind == KIND_RECT) hitRect(p, index, ox, oy, oz, dx, dy, dz);
  else hitBox(p, index, ox, oy, oz, dx, dy, dz);
}

@inline
function hitSphere(
  p: usize,
  index: i32,
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
): void {
  const x = ox - field(p, SPHERE_CENTER),
    y = oy - field(p, SPHERE_CENTER + 1),
    z = oz - field(p, SPHERE_CENTER + 2);
  const r = field(p, SPHERE_RADIUS);
  const b = x * dx + y * dy + z * dz,
    discriminant = b * b - (x * x + y * y + z * z - r * r);
  if (discriminant < 0) return;
  const root = Math.sqrt(discriminant);
  let t = -b - root;
  if (t <= EPSILON) t = -b + root;
  if (t > EPSILON && t < hitT) recordHit(t, index, 0, 0);
}

/** Möller–Trumbore. */
function hitTriangle(
  p: usize,
  index: i32,
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
): void {
  const ax = field(p, TRIANGLE_EDGE1),
    ay = field(p, TRIANGLE_EDGE1 + 1),
    az = field(p, TRIANGLE_EDGE1 + 2);
  const bx = field(p, TRIANGLE_EDGE2),
    by = field(p, TRIANGLE_EDGE2 + 1),
    bz = field(p, TRIANGLE_EDGE2 + 2);
  const px = dy * bz - dz * by,
    py = dz * bx - dx * bz,
    pz = dx * by - dy * bx;
  const determinant = ax * px + ay * py + az * pz;
  if (Math.abs(determinant) < 1e-14) return;
  const inverse = 1.0 / determinant;
  const x = ox - field(p, TRIANGLE_CORNER),
    y = oy - field(p, TRIANGLE_CORNER + 1),
    z = oz - field(p, TRIANGLE_CORNER + 2);
  const u = (x * px + y * py + z * pz) * inverse;
  if (u < 0 || u > 1) return;
  const qx = y * az - z * ay,
    qy = z * ax - x * az,
    qz = x * ay - y * ax;
  const v = (dx * qx + dy * qy + dz * qz) * inverse;
  if (v < 0 || u + v > 1) return;
  const t = (bx * qx + by * qy + bz * qz) * inverse;
  if (t > EPSILON && t < hitT) recordHit(t, index, u, v);
}

function hitRect(p: usize, index: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  const nx = field(p, RECT_NORMAL),
    ny = field(p, RECT_NORMAL + 1),
    nz = field(p, RECT_NORMAL + 2);
  const facing = dx * nx + dy * ny + dz * nz;
  if (Math.abs(facing) < 1e-12) return;
  const px = field(p, RECT_ORIGIN) - ox,
    py = field(p, RECT_ORIGIN + 1) - oy,
    pz = field(p, RECT_ORIGIN + 2) - oz;
  const t = (px * nx + py * ny + pz * nz) / facing;
  if (t <= EPSILON || t >= hitT) return;
  const x = dx * t - px,
    y = dy * t - py,
    z = dz * t - pz;
  const u =
    (x * field(p, RECT_U) + y * field(p, RECT_U + 1) + z * field(p, RECT_U + 2)) *
    field(p, RECT_INVERSE_U2);
  if (u < 0 || u > 1) return;
  const v =
    (x * field(p, RECT_V) + y * field(p, RECT_V + 1) + z * field(p, RECT_V + 2)) *
    field(p, RECT_INVERSE_V2);
  if (v < 0 || v > 1) return;
  recordHit(t, index, u, v);
}

function hitBox(p: usize, index: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  const px = ox - field(p, PRIMITIVE_POSITION),
    py = oy - field(p, PRIMITIVE_POSITION + 1),
    pz = oz - field(p, PRIMITIVE_POSITION + 2);
  let enter: f64 = -1e30,
    leave: f64 = 1e30,
    enterFace: f64 = 0,
    leaveFace: f64 = 0;
  for (let axis = 0; axis < 3; axis++) {
    const row = PRIMITIVE_ROTATION + axis * 3;
    const m0 = field(p, row),
      m1 = field(p, row + 1),
      m2 = field(p, row + 2),
      half = field(p, PRIMITIVE_HALF + axis);
    const o = m0 * px + m1 * py + m2 * pz,
      inverse = 1.0 / (m0 * dx + m1 * dy + m2 * dz);
    const t0 = (-half - o) * inverse,
      t1 = (half - o) * inverse;
    const near = Math.min(t0, t1),
      far = Math.max(t0, t1);
    if (near > enter) {
      enter = near;
      enterFace = <f64>axis;
    }
    if (far < leave) {
      leave = far;
      leaveFace = <f64>axis;
    }
  }
  if (enter > leave || leave < EPSILON) return;
  const t = enter > EPSILON ? enter : leave;
  if (t > EPSILON && t < hitT) recordHit(t, index, t == enter ? enterFace : leaveFace, 0);
}
