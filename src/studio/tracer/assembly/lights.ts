import {
  LIGHT_AREA,
  LIGHT_BYTES,
  LIGHT_CAUSTICS,
  LIGHT_CENTERS_BYTES,
  LIGHT_EMISSION,
  LIGHT_KIND,
  LIGHT_ORIGIN,
  LIGHT_RADIUS,
  LIGHT_U,
  LIGHT_V,
} from '../layout.ts';
import { cosine, field, largest, sinCosTurn, sine } from './math.ts';
import { carryB, carryG, carryR, collect } from './path.ts';
import { nextRandom, nextSample2, sampleX, sampleY } from './random.ts';
import { lightCenters, lightCount, lightPicks, lightWeights, lights } from './scene.ts';
import { clearB, clearG, clearR, traceShadow } from './shadow.ts';

const INVERSE_PI: f64 = 0.3183098861837907;

// The matte point that is lit.
let px: f64 = 0,
  py: f64 = 0,
  pz: f64 = 0,
  nx: f64 = 0,
  ny: f64 = 0,
  nz: f64 = 0;
let translucency: f64 = 0;
let isOnCausticPlane: bool = false;

/** Adds the light that lamps send straight to a matte point. With many lamps, a few are picked by what they may give. */
export function lightDirectly(
  x: f64,
  y: f64,
  z: f64,
  normX: f64,
  normY: f64,
  normZ: f64,
  through: f64,
  onPlane: bool,
  isMinor: bool,
): void {
  px = x;
  py = y;
  pz = z;
  nx = normX;
  ny = normY;
  nz = normZ;
  translucency = through;
  isOnCausticPlane = onPlane;
  const picks = isMinor ? 1 : lightPicks;
  if (lightCount > picks + 1) {
    lightBySome(picks);
    return;
  }
  for (let i = 0; i < lightCount; i++) lightBy(i, 1);
}

function lightBySome(picks: i32): void {
  const total = weighLights();
  if (total <= 0) return;
  nextSample2();
  const offset = sampleX;
  for (let k = 0; k < picks; k++) {
    let rest = ((<f64>k + offset) / <f64>picks) * total,
      i = 0;
    while (i < lightCount - 1) {
      const w = <f64>load<f32>(lightWeights + ((<usize>i) << 2));
      if (rest <= w) break;
      rest -= w;
      i++;
    }
    const weight = <f64>load<f32>(lightWeights + ((<usize>i) << 2));
    if (weight > 0) lightBy(i, total / (weight * <f64>picks));
  }
}

/** Estimates what every lamp may give, four at a time; returns the sum. */
function weighLights(): f64 {
  const vX = f32x4.splat(<f32>px),
    vY = f32x4.splat(<f32>py),
    vZ = f32x4.splat(<f32>pz);
  const vNx = f32x4.splat(<f32>nx),
    vNy = f32x4.splat(<f32>ny),
    vNz = f32x4.splat(<f32>nz);
  let sum = f32x4.splat(0);
  for (let i = 0; i < lightCount; i += 4) {
    const l = lightCenters + <usize>((i >> 2) * LIGHT_CENTERS_BYTES);
    const x = f32x4.sub(v128.load(l), vX),
      y = f32x4.sub(v128.load(l, 16), vY),
      z = f32x4.sub(v128.load(l, 32), vZ);
    const d2 = f32x4.add(
      f32x4.add(f32x4.mul(x, x), f32x4.mul(y, y)),
      f32x4.add(f32x4.mul(z, z), f32x4.splat(1)),
    );
    const c = f32x4.div(
      f32x4.add(f32x4.add(f32x4.mul(x, vNx), f32x4.mul(y, vNy)), f32x4.mul(z, vNz)),
      f32x4.sqrt(d2),
    );
    const area = v128.bitselect(
      f32x4.add(c, f32x4.splat(0.12)),
      f32x4.splat(<f32>(0.06 + translucency)),
      f32x4.gt(c, f32x4.splat(0)),
    );
    const point = v128.bitselect(
      f32x4.add(c, f32x4.splat(0.04)),
      f32x4.splat(<f32>(translucency * 0.5)),
      f32x4.gt(c, f32x4.splat(-0.03)),
    );
    const w = f32x4.div(
      f32x4.mul(v128.bitselect(area, point, v128.load(l, 64)), v128.load(l, 48)),
      d2,
    );
    v128.store(lightWeights + <usize>(i << 2), w);
    sum = f32x4.add(sum, w);
  }
  return (
    <f64>f32x4.extract_lane(sum, 0) +
    <f64>f32x4.extract_lane(sum, 1) +
    <f64>f32x4.extract_lane(sum, 2) +
    <f64>f32x4.extract_lane(sum, 3)
  );
}

@inline
function lightBy(index: i32, factor: f64): void {
  const l = lights + <usize>(index * LIGHT_BYTES);
  nextSample2();
  if (<i32>field(l, LIGHT_KIND) == LIGHT_AREA) lightByArea(l, factor);
  else lightByPoint(l, factor);
}

function lightByArea(l: usize, factor: f64): void {
  const ux = field(l, LIGHT_U),
    uy = field(l, LIGHT_U + 1),
    uz = field(l, LIGHT_U + 2);
  const vx = field(l, LIGHT_V),
    vy = field(l, LIGHT_V + 1),
    vz = field(l, LIGHT_V + 2);
  let x = field(l, LIGHT_ORIGIN) + ux * sampleX + vx * sampleY - px;
  let y = field(l, LIGHT_ORIGIN + 1) + uy * sampleX + vy * sampleY - py;
  let z = field(l, LIGHT_ORIGIN + 2) + uz * sampleX + vz * sampleY - pz;
  const d2 = x * x + y * y + z * z,
    distance = Math.sqrt(d2);
  x /= distance;
  y /= distance;
  z /= distance;
  // u × v has the length of the area, so this is area · cosine at the light.
  const facing = -((uy * vz - uz * vy) * x + (uz * vx - ux * vz) * y + (ux * vy - uy * vx) * z);
  if (facing <= 0) return;
  arrive(l, x, y, z, (facing / d2) * factor, distance, 5000);
}

function lightByPoint(l: usize, factor: f64): void {
  const radius = field(l, LIGHT_RADIUS),
    u = sampleX * 2 - 1,
    r = Math.sqrt(Math.max(0, 1 - u * u)) * radius;
  sinCosTurn(sampleY);
  let x = field(l, LIGHT_ORIGIN) + r * cosine - px;
  let y = field(l, LIGHT_ORIGIN + 1) + u * radius - py;
  let z = field(l, LIGHT_ORIGIN + 2) + r * sine - pz;
  const d2 = x * x + y * y + z * z,
    distance = Math.sqrt(d2);
  x /= distance;
  y /= distance;
  z /= distance;
  arrive(l, x, y, z, factor / (d2 + radius * radius), distance - radius * 1.2, 500);
}

/** Light too weak to matter is followed by chance only; `worth` is the inverse of what matters. */
@inline
function arrive(l: usize, x: f64, y: f64, z: f64, weight: f64, distance: f64, worth: f64): void {
  const c = x * nx + y * ny + z * nz;
  const received = c > 0 ? c * (1 - translucency) + translucency * 0.5 : -c * translucency * 0.5;
  if (received <= 1e-4) return;
  let w = weight * received * INVERSE_PI;
  const r = field(l, LIGHT_EMISSION) * carryR,
    g = field(l, LIGHT_EMISSION + 1) * carryG,
    b = field(l, LIGHT_EMISSION + 2) * carryB;
  const chance = w * largest(r, g, b) * worth;
  if (chance < 1) {
    if (nextRandom() > chance) return;
    w /= chance;
  }
  traceShadow(
    px,
    py,
    pz,
    x,
    y,
    z,
    distance - 1e-4,
    isOnCausticPlane && field(l, LIGHT_CAUSTICS) > 0,
  );
  collect(r * w * clearR, g * w * clearG, b * w * clearB);
}
