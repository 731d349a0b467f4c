import { NODE_BYTES, NODE_CHILD_BYTE, NODE_COUNT_BYTE } from '../layout.ts';
import { hitPrimitive, hitT, startHit } from './hit.ts';
import { safeInverse } from './math.ts';
import { testPrimitive } from './primitives.ts';
import { lanes, nodes, traversalStack } from './scene.ts';
import { isStoppedBy } from './shadow.ts';

/** Rays traced by this thread since it started. */
let rayCount: f64 = 0;

// The ray of the traversal under way, four times over.
let originX: v128 = f32x4.splat(0),
  originY: v128 = f32x4.splat(0),
  originZ: v128 = f32x4.splat(0);
let inverseX: v128 = f32x4.splat(0),
  inverseY: v128 = f32x4.splat(0),
  inverseZ: v128 = f32x4.splat(0);
let nearX: usize = 0,
  nearY: usize = 0,
  nearZ: usize = 0;

function aim(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  rayCount += 1;
  const ix = safeInverse(dx),
    iy = safeInverse(dy),
    iz = safeInverse(dz);
  originX = f32x4.splat(<f32>ox);
  originY = f32x4.splat(<f32>oy);
  originZ = f32x4.splat(<f32>oz);
  inverseX = f32x4.splat(<f32>ix);
  inverseY = f32x4.splat(<f32>iy);
  inverseZ = f32x4.splat(<f32>iz);
  nearX = ix < 0 ? 48 : 0;
  nearY = iy < 0 ? 64 : 16;
  nearZ = iz < 0 ? 80 : 32;
}

@inline
function plane(node: usize, byte: usize, origin: v128, inverse: v128): v128 {
  return f32x4.mul(f32x4.sub(v128.load(node + byte), origin), inverse);
}

@inline
function entryOf(
  node: usize,
  oX: v128,
  oY: v128,
  oZ: v128,
  iX: v128,
  iY: v128,
  iZ: v128,
  nX: usize,
  nY: usize,
  nZ: usize,
): v128 {
  const xy = f32x4.pmax(plane(node, nX, oX, iX), plane(node, nY, oY, iY));
  return f32x4.pmax(xy, f32x4.pmax(plane(node, nZ, oZ, iZ), f32x4.splat(0)));
}

@inline
function exitOf(
  node: usize,
  oX: v128,
  oY: v128,
  oZ: v128,
  iX: v128,
  iY: v128,
  iZ: v128,
  nX: usize,
  nY: usize,
  nZ: usize,
  limit: f64,
): v128 {
  const xy = f32x4.pmin(plane(node, 48 - nX, oX, iX), plane(node, 80 - nY, oY, iY));
  const exit = f32x4.pmin(xy, f32x4.pmin(plane(node, 112 - nZ, oZ, iZ), f32x4.splat(<f32>limit)));
  // A little slack for what single precision rounds away.
  return f32x4.add(f32x4.mul(exit, f32x4.splat(1.00001)), f32x4.splat(1e-5));
}

/** Stack entries, 16 bytes: distance, child, count. New ones are kept sorted, farthest first. */
export function findHit(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): bool {
  startHit(1e9);
  aim(ox, oy, oz, dx, dy, dz);
  const oX = originX,
    oY = originY,
    oZ = originZ,
    iX = inverseX,
    iY = inverseY,
    iZ = inverseZ,
    nX = nearX,
    nY = nearY,
    nZ = nearZ;
  let top = traversalStack,
    index = 0;
  while (index >= 0) {
    const node = nodes + <usize>(index * NODE_BYTES);
    const enter = entryOf(node, oX, oY, oZ, iX, iY, iZ, nX, nY, nZ);
    let mask = i32x4.bitmask(
      f32x4.le(enter, exitOf(node, oX, oY, oZ, iX, iY, iZ, nX, nY, nZ, hitT)),
    );
    if (mask != 0) v128.store(lanes, enter);
    const base = top;
    while (mask != 0) {
      const lane = (<usize>ctz(mask)) << 2;
      mask &= mask - 1;
      const t = load<f32>(lanes + lane);
      let at = top;
      while (at > base && load<f32>(at - 16) < t) {
        v128.store(at, v128.load(at - 16));
        at -= 16;
      }
      store<f32>(at, t);
      store<i32>(at, load<i32>(node + lane, NODE_CHILD_BYTE), 4);
      store<i32>(at, load<i32>(node + lane, NODE_COUNT_BYTE), 8);
      top += 16;
    }
    index = -1;
    while (top > traversalStack) {
      top -= 16;
      if (<f64>load<f32>(top) >= hitT) continue;
      const child = load<i32>(top, 4),
        count = load<i32>(top, 8);
      if (count == 0) {
        index = child;
        break;
      }
      for (let i = child; i < child + count; i++) testPrimitive(i, ox, oy, oz, dx, dy, dz);
    }
  }
  return hitPrimitive >= 0;
}

/** Visits everything between a point and a light in any order; true when the light is stopped. */
export function isBlocked(
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  distance: f64,
): bool {
  aim(ox, oy, oz, dx, dy, dz);
  const oX = originX,
    oY = originY,
    oZ = originZ,
    iX = inverseX,
    iY = inverseY,
    iZ = inverseZ,
    nX = nearX,
    nY = nearY,
    nZ = nearZ;
  let top = traversalStack,
    index = 0;
  while (true) {
    const node = nodes + <usize>(index * NODE_BYTES);
    const enter = entryOf(node, oX, oY, oZ, iX, iY, iZ, nX, nY, nZ);
    let mask = i32x4.bitmask(
      f32x4.le(enter, exitOf(node, oX, oY, oZ, iX, iY, iZ, nX, nY, nZ, distance)),
    );
    while (mask != 0) {
      const lane = (<usize>ctz(mask)) << 2;
      mask &= mask - 1;
      const child = load<i32>(node + lane, NODE_CHILD_BYTE),
        count = load<i32>(node + lane, NODE_COUNT_BYTE);
      if (count == 0) {
        store<i32>(top, child);
        top += 4;
        continue;
      }
      for (let i = child; i < child + count; i++) {
        if (isStoppedBy(i, ox, oy, oz, dx, dy, dz, distance)) return true;
      }
    }
    if (top == traversalStack) return false;
    top -= 4;
    index = load<i32>(top);
  }
}

export function countRays(): f64 {
  return rayCount;
}
