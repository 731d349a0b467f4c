import { MATERIAL_INSIDE, MATERIAL_OUTSIDE, MEDIUM_INDEX } from '../layout.ts';
import { isBackdropOpen } from './environment.ts';
import { field, inverseLength } from './math.ts';
import {
  alongX,
  alongY,
  alongZ,
  branch,
  brightest,
  carryB,
  carryG,
  carryR,
  continueFrom,
  depth,
  diffuse,
  dim,
  isStraight,
  medium,
  splits,
} from './path.ts';
import { nextRandom } from './random.ts';
import { mediumAt } from './scene.ts';
import { normalX, normalY, normalZ, trueX, trueY, trueZ } from './surface.ts';

/** Share of light that an interface reflects; then both ways on and the media they lead through. */
export let reflectance: f64 = 1;
export let mirrorX: f64 = 0,
  mirrorY: f64 = 0,
  mirrorZ: f64 = 0;
export let bentX: f64 = 0,
  bentY: f64 = 0,
  bentZ: f64 = 0;
export let mediumBefore: i32 = -1,
  mediumBehind: i32 = -1;

const MAX_SPLITS: i32 = 3;

@inline
function indexOf(m: i32): f64 {
  return m >= 0 ? field(mediumAt(m), MEDIUM_INDEX) : 1.0;
}

/** Fresnel and Snell at the surface last read. */
export function meetGlass(material: usize, dx: f64, dy: f64, dz: f64): void {
  const isEntering = dx * trueX + dy * trueY + dz * trueZ < 0;
  const inside = <i32>field(material, MATERIAL_INSIDE),
    outside = <i32>field(material, MATERIAL_OUTSIDE);
  mediumBefore = isEntering ? outside : inside;
  mediumBehind = isEntering ? inside : outside;
  const n1 = indexOf(mediumBefore),
    n2 = indexOf(mediumBehind),
    side: f64 = isEntering ? 1 : -1;
  const nx = normalX * side,
    ny = normalY * side,
    nz = normalZ * side;
  const ci = Math.max(1e-4, -(dx * nx + dy * ny + dz * nz));
  const eta = n1 / n2,
    k = 1 - eta * eta * (1 - ci * ci);
  mirrorX = dx + 2 * ci * nx;
  mirrorY = dy + 2 * ci * ny;
  mirrorZ = dz + 2 * ci * nz;
  reflectance = 1;
  if (k <= 0) return;
  const ct = Math.sqrt(k);
  const across = (n1 * ci - n2 * ct) / (n1 * ci + n2 * ct),
    along = (n1 * ct - n2 * ci) / (n1 * ct + n2 * ci);
  reflectance = 0.5 * (across * across + along * along);
  const f = eta * ci - ct;
  bentX = eta * dx + f * nx;
  bentY = eta * dy + f * ny;
  bentZ = eta * dz + f * nz;
  const il = inverseLength(bentX, bentY, bentZ);
  bentX *= il;
  bentY *= il;
  bentZ *= il;
}

/** Follows the refraction, and the reflection too while the path is young. False when nothing is left to carry. */
export function passGlass(material: usize, x: f64, y: f64, z: f64): bool {
  meetGlass(material, alongX, alongY, alongZ);
  let doesReflect = reflectance > 0.999;
  if (!doesReflect && diffuse == 0) {
    if (splits < MAX_SPLITS) splitReflection(x, y, z);
    // A cut-out shows the dice as speckles in its alpha; the little light they would send elsewhere is not missed.
    else if (isStraight && isBackdropOpen()) dim(1 - reflectance, 1 - reflectance, 1 - reflectance);
    else doesReflect = nextRandom() < reflectance;
  }
  if (doesReflect) {
    isStraight = false;
    continueFrom(x, y, z, mirrorX, mirrorY, mirrorZ);
    medium = mediumBefore;
  } else {
    continueFrom(x, y, z, bentX, bentY, bentZ);
    medium = mediumBehind;
  }
  return brightest() >= 0.002;
}

@inline
function splitReflection(x: f64, y: f64, z: f64): void {
  if (reflectance * brightest() > 0.004) {
    branch(
      x,
      y,
      z,
      mirrorX,
      mirrorY,
      mirrorZ,
      carryR * reflectance,
      carryG * reflectance,
      carryB * reflectance,
      mediumBefore,
      depth,
      diffuse,
      splits + 2,
    );
  }
  splits++;
  const rest = 1 - reflectance;
  dim(rest, rest, rest);
}
