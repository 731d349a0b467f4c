import {
  GROUP_BYTES,
  PREFILTER_BYTES,
  PRIMITIVE_IS_TURNED,
  PRIMITIVE_POSITION,
  PRIMITIVE_ROTATION,
  PRIMITIVE_SHAPE,
  SEGMENTS_PER_GROUP,
  SEGMENT_HIGH,
  SEGMENT_INTERCEPT,
  SEGMENT_KIND,
  SEGMENT_LOW,
  SEGMENT_R0,
  SEGMENT_R1,
  SEGMENT_RING,
  SEGMENT_SLOPE,
  SEGMENT_Y0,
  SEGMENT_Y1,
  SHAPE_BYTES,
  SHAPE_FIRST_GROUP,
  SHAPE_GROUP_COUNT,
  SHAPE_HIGH,
  SHAPE_HOLLOW2,
  SHAPE_LOW,
  SHAPE_RADIUS2,
} from '../layout.ts';
import { EPSILON, hitSegment, hitT, recordHit } from './hit.ts';
import { field } from './math.ts';
import { groups, prefilters, segmentAt, shapes } from './scene.ts';
import { crossSegment } from './shadow-lathe.ts';

// The ray in the lathe's own space. Its origin is moved by `shift` to the point nearest to the axis,
// which keeps every quadratic well conditioned: r² = nearest² + a·t².
export let rayX: f64 = 0,
  rayY: f64 = 0,
  rayZ: f64 = 0;
export let dirX: f64 = 0,
  dirY: f64 = 0,
  dirZ: f64 = 0;
export let shift: f64 = 0;
// Heights at which the ray enters and leaves the cylinder round the shape.
let enterY: f64 = 0,
  leaveY: f64 = 0;
let a: f64 = 0,
  b: f64 = 0,
  nearest2: f64 = 0,
  inverseY: f64 = 0,
  earliest: f64 = 0;

let firstRoot: f64 = 0,
  secondRoot: f64 = 0;
const FIRST: i32 = 1,
  SECOND: i32 = 2;

/** Nearest hit, or, for shadow rays, every crossing; true as soon as a shadow ray is stopped. */
export function hitLathe(
  primitive: usize,
  index: i32,
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  isShadow: bool,
): bool {
  toLocal(primitive, ox, oy, oz, dx, dy, dz);
  const shape = shapes + <usize>(<i32>field(primitive, PRIMITIVE_SHAPE) * SHAPE_BYTES);
  if (!moveToAxis(shape)) return false;
  // Locals from here on: the loop would otherwise reload every global at every step.
  const y = rayY,
    slant = dirY,
    spread = a,
    close2 = nearest2,
    from = earliest;
  let limit = hitT - shift,
    vLimit = f32x4.splat(<f32>(limit + 1e-3));
  const vY = f32x4.splat(<f32>y),
    vSlant = f32x4.splat(<f32>slant),
    vInverse = f32x4.splat(<f32>inverseY),
    vA = f32x4.splat(<f32>spread);
  const vNearest = f32x4.splat(<f32>close2),
    zero = f32x4.splat(0),
    vFrom = f32x4.splat(<f32>(from - 1e-3));
  const vLowest = f32x4.splat(<f32>(Math.min(enterY, leaveY) - 1e-3)),
    vHighest = f32x4.splat(<f32>(Math.max(enterY, leaveY) + 1e-3));
  const first = <i32>field(shape, SHAPE_FIRST_GROUP),
    end = first + <i32>field(shape, SHAPE_GROUP_COUNT);
  for (let g = first; g < end; g++) {
    const group = groups + <usize>(g * GROUP_BYTES),
      low = v128.load(group),
      high = v128.load(group, 16);
    // Most rays are nearly level and pass most groups well above or below.
    let may = v128.and(f32x4.le(low, vHighest), f32x4.ge(high, vLowest));
    if (!v128.any_true(may)) continue;
    const t0 = f32x4.mul(f32x4.sub(low, vY), vInverse);
    const t1 = f32x4.mul(f32x4.sub(high, vY), vInverse);
    const enter = f32x4.pmax(f32x4.pmin(t0, t1), vFrom);
    const leave = f32x4.pmin(f32x4.pmax(t0, t1), vLimit);
    const close = f32x4.pmin(f32x4.pmax(zero, enter), leave),
      far = f32x4.pmax(f32x4.abs(enter), f32x4.abs(leave));
    may = v128.and(may, f32x4.le(enter, leave));
    may = v128.and(
      may,
      f32x4.le(f32x4.add(vNearest, f32x4.mul(vA, f32x4.mul(close, close))), v128.load(group, 32)),
    );
    may = v128.and(
      may,
      f32x4.ge(f32x4.add(vNearest, f32x4.mul(vA, f32x4.mul(far, far))), v128.load(group, 48)),
    );
    let lanes = i32x4.bitmask(may);
    while (lanes != 0) {
      const quad = g * 4 + ctz(lanes);
      lanes &= lanes - 1;
      let candidates = filterSegments(
        prefilters + <usize>(quad * PREFILTER_BYTES),
        vY,
        vSlant,
        vA,
        vNearest,
        vFrom,
        vLimit,
      );
      while (candidates != 0) {
        const segment = quad * SEGMENTS_PER_GROUP + ctz(candidates);
        candidates &= candidates - 1;
        const roots = solveSegment(segmentAt(segment), y, slant, spread, close2, from, limit);
        if (roots == 0) continue;
        if (isShadow) {
          if (crossSegment(segment, roots, firstRoot, secondRoot)) return true;
          continue;
        }
        limit = keepNearest(roots, index, segment);
        vLimit = f32x4.splat(<f32>(limit + 1e-3));
      }
    }
  }
  return false;
}

@inline
function toLocal(primitive: usize, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  const px = ox - field(primitive, PRIMITIVE_POSITION);
  const py = oy - field(primitive, PRIMITIVE_POSITION + 1);
  const pz = oz - field(primitive, PRIMITIVE_POSITION + 2);
  if (field(primitive, PRIMITIVE_IS_TURNED) == 0.0) {
    rayX = px;
    rayY = py;
    rayZ = pz;
    dirX = dx;
    dirY = dy;
    dirZ = dz;
    return;
  }
  const m0 = field(primitive, PRIMITIVE_ROTATION),
    m1 = field(primitive, PRIMITIVE_ROTATION + 1),
    m2 = field(primitive, PRIMITIVE_ROTATION + 2);
  const m3 = field(primitive, PRIMITIVE_ROTATION + 3),
    m4 = field(primitive, PRIMITIVE_ROTATION + 4),
    m5 = field(primitive, PRIMITIVE_ROTATION + 5);
  const m6 = field(primitive, PRIMITIVE_ROTATION + 6),
    m7 = field(primitive, PRIMITIVE_ROTATION + 7),
    m8 = field(primitive, PRIMITIVE_ROTATION + 8);
  rayX = m0 * px + m1 * py + m2 * pz;
  rayY = m3 * px + m4 * py + m5 * pz;
  rayZ = m6 * px + m7 * py + m8 * pz;
  dirX = m0 * dx + m1 * dy + m2 * dz;
  dirY = m3 * dx + m4 * dy + m5 * dz;
  dirZ = m6 * dx + m7 * dy + m8 * dz;
}

/** False when the ray misses the cylinder round the whole shape or stays in its hollow. */
@inline
function moveToAxis(shape: usize): bool {
  a = dirX * dirX + dirZ * dirZ;
  const along = rayX * dirX + rayZ * dirZ;
  if (dirY > -1e-9 && dirY < 1e-9) dirY = 1e-9;
  shift = a > 1e-12 ? -along / a : 0.0;
  rayX += dirX * shift;
  rayY += dirY * shift;
  rayZ += dirZ * shift;
  nearest2 = rayX * rayX + rayZ * rayZ;
  const spare2 = field(shape, SHAPE_RADIUS2) - nearest2;
  if (spare2 < 0) return false;
  b = a > 1e-12 ? 0.0 : rayX * dirX + rayZ * dirZ;
  earliest = EPSILON - shift;
  inverseY = 1.0 / dirY;
  // Within the cylinder the ray spans |t| ≤ reach; the shape's slab must overlap that span.
  const reach = a > 1e-12 ? Math.sqrt(spare2 / a) : 1e30;
  const t0 = (field(shape, SHAPE_LOW) - rayY) * inverseY,
    t1 = (field(shape, SHAPE_HIGH) - rayY) * inverseY;
  const enter = Math.max(Math.max(Math.min(t0, t1), -reach), earliest);
  const leave = Math.min(Math.min(Math.max(t0, t1), reach), hitT - shift);
  enterY = rayY + dirY * enter;
  leaveY = rayY + dirY * leave;
  // The distance to the axis is largest at the ends: if both lie in the hollow of a vault or an arch, so does the rest.
  const far = Math.max(Math.abs(enter), Math.abs(leave));
  return enter <= leave && nearest2 + far * far * a >= field(shape, SHAPE_HOLLOW2);
}

/** Four cones at once in single precision: which of them deserve the exact test. Rings always do. */
@inline
function filterSegments(
  prefilter: usize,
  vY: v128,
  vSlant: v128,
  vA: v128,
  vNearest: v128,
  vFrom: v128,
  vLimit: v128,
): i32 {
  const zero = f32x4.splat(0),
    slack = f32x4.splat(1e-2);
  const slope = v128.load(prefilter),
    low = v128.load(prefilter, 32),
    high = v128.load(prefilter, 48);
  const radius = f32x4.add(v128.load(prefilter, 16), f32x4.mul(slope, vY)),
    climb = f32x4.mul(slope, vSlant);
  const qa = f32x4.sub(vA, f32x4.mul(climb, climb)),
    qb = f32x4.mul(climb, radius);
  const qc = f32x4.sub(vNearest, f32x4.mul(radius, radius));
  const bb = f32x4.mul(qb, qb),
    ac = f32x4.mul(qa, qc),
    discriminant = f32x4.sub(bb, ac);
  const rounding = f32x4.mul(f32x4.splat(1e-4), f32x4.add(bb, f32x4.abs(ac)));
  const real = f32x4.ge(f32x4.add(discriminant, rounding), zero);
  const root = f32x4.sqrt(f32x4.pmax(discriminant, zero)),
    inverse = f32x4.div(f32x4.splat(1), qa);
  const t0 = f32x4.mul(f32x4.sub(qb, root), inverse),
    t1 = f32x4.mul(f32x4.add(qb, root), inverse);
  const from = f32x4.sub(vFrom, slack),
    to = f32x4.add(vLimit, slack);
  const y0 = f32x4.add(vY, f32x4.mul(vSlant, t0)),
    y1 = f32x4.add(vY, f32x4.mul(vSlant, t1));
  const keep0 = v128.and(
    v128.and(f32x4.ge(y0, low), f32x4.le(y0, high)),
    v128.and(f32x4.ge(t0, from), f32x4.le(t0, to)),
  );
  const keep1 = v128.and(
    v128.and(f32x4.ge(y1, low), f32x4.le(y1, high)),
    v128.and(f32x4.ge(t1, from), f32x4.le(t1, to)),
  );
  const unsure = f32x4.lt(
    f32x4.abs(qa),
    f32x4.add(f32x4.mul(vA, f32x4.splat(1e-4)), f32x4.splat(1e-9)),
  );
  return (
    i32x4.bitmask(v128.and(real, v128.or(unsure, v128.or(keep0, keep1)))) | load<i32>(prefilter, 64)
  );
}

/** Leaves the valid distances in firstRoot and secondRoot; says which are valid. */
@inline
function solveSegment(
  segment: usize,
  y: f64,
  slant: f64,
  spread: f64,
  close2: f64,
  from: f64,
  limit: f64,
): i32 {
  if (field(segment, SEGMENT_KIND) == <f64>SEGMENT_RING) return solveRing(segment, from, limit);
  const slope = field(segment, SEGMENT_SLOPE),
    radius = field(segment, SEGMENT_INTERCEPT) + slope * y,
    climb = slope * slant;
  const qa = spread - climb * climb,
    qb = b - climb * radius,
    qc = close2 - radius * radius;
  const discriminant = qb * qb - qa * qc;
  if (discriminant < 0) return 0;
  let t0: f64, t1: f64;
  if (qa < 1e-12 && qa > -1e-12) {
    if (qb < 1e-14 && qb > -1e-14) return 0;
    t0 = -qc / (2.0 * qb);
    t1 = -1e30;
  } else {
    const root = Math.sqrt(discriminant),
      q = qb > 0 ? -qb - root : -qb + root;
    t0 = q / qa;
    t1 = q != 0 ? qc / q : t0;
  }
  firstRoot = t0;
  secondRoot = t1;
  const low = field(segment, SEGMENT_LOW),
    high = field(segment, SEGMENT_HIGH);
  const y0 = y + slant * t0,
    y1 = y + slant * t1;
  // A cone also has a mirror image beyond its tip, where the radius would be negative.
  const isFirst = t0 > from && t0 < limit && y0 >= low && y0 <= high && radius + climb * t0 >= 0;
  const isSecond = t1 > from && t1 < limit && y1 >= low && y1 <= high && radius + climb * t1 >= 0;
  return (isFirst ? FIRST : 0) | (isSecond ? SECOND : 0);
}

@inline
function solveRing(segment: usize, from: f64, limit: f64): i32 {
  const t = (field(segment, SEGMENT_Y0) - rayY) * inverseY;
  if (t <= from || t >= limit) return 0;
  const r2 = nearest2 + t * (2 * b + a * t);
  const r0 = field(segment, SEGMENT_R0),
    r1 = field(segment, SEGMENT_R1);
  const inner = Math.min(r0, r1),
    outer = Math.max(r0, r1);
  firstRoot = t;
  return r2 >= inner * inner && r2 <= outer * outer ? FIRST : 0;
}

/** Returns the distance of the hit it keeps. */
@inline
function keepNearest(roots: i32, index: i32, segment: i32): f64 {
  const t =
    roots == (FIRST | SECOND)
      ? Math.min(firstRoot, secondRoot)
      : roots == FIRST
        ? firstRoot
        : secondRoot;
  recordHit(t + shift, index, placeOnSegment(segmentAt(segment), t), 0);
  hitSegment = segment;
  return t;
}

/** 0 at the segment's first point, 1 at its second. */
@inline
export function placeOnSegment(segment: usize, t: f64): f64 {
  if (field(segment, SEGMENT_KIND) == <f64>SEGMENT_RING) {
    const r = Math.sqrt(nearest2 + t * (2 * b + a * t)),
      r0 = field(segment, SEGMENT_R0);
    return (r - r0) / (field(segment, SEGMENT_R1) - r0);
  }
  const y0 = field(segment, SEGMENT_Y0);
  return (rayY + dirY * t - y0) / (field(segment, SEGMENT_Y1) - y0);
}
