import {
  EMISSIVE,
  GLASS,
  KIND_LATHE,
  KIND_SPHERE,
  MATERIAL_INSIDE,
  MATERIAL_KIND,
  MATERIAL_OUTSIDE,
  MEDIUM_ABSORPTION,
  PRIMITIVE_KIND,
  PRIMITIVE_MATERIAL,
} from '../layout.ts';
import { hitPrimitive, hitT, startHit } from './hit.ts';
import { hitLathe } from './lathe.ts';
import { expNeg, field, pow5 } from './math.ts';
import { testPrimitive } from './primitives.ts';
import { isOpaque, materialAt, mediumAt, primitiveAt } from './scene.ts';
import { normalX, normalY, normalZ, readSurface, surfaceU, surfaceV } from './surface.ts';
import { isCutoutSolid } from './texture.ts';
import { isBlocked } from './traverse.ts';

/** Light that arrives, per colour. */
export let clearR: f64 = 0,
  clearG: f64 = 0,
  clearB: f64 = 0;

// Optical depth so far. It is a sum over crossings of t · (σ before − σ after), so their order does not matter.
let depthR: f64 = 0,
  depthG: f64 = 0,
  depthB: f64 = 0;
let passed: f64 = 1;
let doesGlassBlock: bool = false;

/** What reaches a point from a light. Where photons already brought the light through glass, glass must block here. */
export function traceShadow(
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  distance: f64,
  glassBlocks: bool,
): void {
  depthR = depthG = depthB = 0;
  passed = 1;
  doesGlassBlock = glassBlocks;
  clearR = clearG = clearB = 0;
  if (isBlocked(ox, oy, oz, dx, dy, dz, distance)) return;
  clearR = expNeg(Math.max(0, depthR)) * passed;
  clearG = expNeg(Math.max(0, depthG)) * passed;
  clearB = expNeg(Math.max(0, depthB)) * passed;
}

/** True when the light is stopped or too weak to follow. */
export function crossGlass(material: usize, isEntering: bool, t: f64, cosineAngle: f64): bool {
  if (doesGlassBlock) return true;
  const inside = <i32>field(material, MATERIAL_INSIDE),
    outside = <i32>field(material, MATERIAL_OUTSIDE);
  addDepth(isEntering ? outside : inside, t);
  addDepth(isEntering ? inside : outside, -t);
  passed *= (0.96 - 0.96 * pow5(1 - cosineAngle)) * 0.93;
  return passed < 0.004;
}

@inline
function addDepth(medium: i32, t: f64): void {
  if (medium < 0) return;
  const m = mediumAt(medium);
  depthR += field(m, MEDIUM_ABSORPTION) * t;
  depthG += field(m, MEDIUM_ABSORPTION + 1) * t;
  depthB += field(m, MEDIUM_ABSORPTION + 2) * t;
}

export function isStoppedBy(
  index: i32,
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  distance: f64,
): bool {
  const p = primitiveAt(index);
  if (<i32>field(p, PRIMITIVE_KIND) == KIND_LATHE) {
    hitT = distance;
    return hitLathe(p, index, ox, oy, oz, dx, dy, dz, true);
  }
  const materialIndex = <i32>field(p, PRIMITIVE_MATERIAL);
  if (field(materialAt(materialIndex), MATERIAL_KIND) == <f64>EMISSIVE) return false;
  startHit(distance);
  testPrimitive(index, ox, oy, oz, dx, dy, dz);
  if (hitPrimitive < 0) return false;
  if (isOpaque(materialIndex)) return true;
  if (crossHit(materialAt(materialIndex), ox, oy, oz, dx, dy, dz, 0)) return true;
  if (<i32>field(p, PRIMITIVE_KIND) != KIND_SPHERE) return false;
  return leavesSphere(index, materialAt(materialIndex), ox, oy, oz, dx, dy, dz, distance);
}

/** The far side of a glass sphere. */
function leavesSphere(
  index: i32,
  material: usize,
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  distance: f64,
): bool {
  const entered = hitT,
    x = ox + dx * entered,
    y = oy + dy * entered,
    z = oz + dz * entered;
  startHit(distance - entered);
  testPrimitive(index, x, y, z, dx, dy, dz);
  return hitPrimitive >= 0 && crossHit(material, x, y, z, dx, dy, dz, entered);
}

function crossHit(
  material: usize,
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  travelled: f64,
): bool {
  readSurface(ox, oy, oz, dx, dy, dz);
  if (<i32>field(material, MATERIAL_KIND) != GLASS)
    return isCutoutSolid(material, surfaceU, surfaceV);
  const c = dx * normalX + dy * normalY + dz * normalZ;
  return crossGlass(material, c < 0, travelled + hitT, Math.abs(c));
}
