import {
  EMISSIVE,
  ENVIRONMENT_CAUSTIC_LEVEL,
  ENVIRONMENT_CAUSTIC_SIZE,
  GLASS,
  LIGHT_AREA,
  LIGHT_BYTES,
  LIGHT_CAUSTICS,
  LIGHT_EMISSION,
  LIGHT_KIND,
  LIGHT_ORIGIN,
  LIGHT_U,
  LIGHT_V,
  MATERIAL_IS_CUTOUT,
  MATERIAL_KIND,
  MEDIUM_ABSORPTION,
} from '../layout.ts';
import { cellAt, cellColumn, cellRow } from './caustics.ts';
import { outX, outY, outZ, turnTo } from './directions.ts';
import {
  bentX,
  bentY,
  bentZ,
  mediumBefore,
  mediumBehind,
  meetGlass,
  mirrorX,
  mirrorY,
  mirrorZ,
  reflectance,
} from './glass.ts';
import { hitT } from './hit.ts';
import { cosine, expNeg, field, sinCosTurn, sine } from './math.ts';
import { nextRandom, startPhoton } from './random.ts';
import {
  causticResolution,
  lightCount,
  lights,
  materialAt,
  mediumAt,
  surroundings,
} from './scene.ts';
import { readSurface, surfaceMaterial, surfaceU, surfaceV } from './surface.ts';
import { isCutoutSolid } from './texture.ts';
import { findHit } from './traverse.ts';

const INVERSE_PI: f64 = 0.3183098861837907;
const MAX_STEPS: i32 = 14;

// The photon under way.
let ox: f64 = 0,
  oy: f64 = 0,
  oz: f64 = 0,
  dx: f64 = 0,
  dy: f64 = 0,
  dz: f64 = 0;
let powerR: f64 = 0,
  powerG: f64 = 0,
  powerB: f64 = 0;

/** Sends photons `from`…`to` of `total` per light at a sphere of glassware and adds what lands behind glass to `map`. */
export function shootPhotons(
  map: usize,
  from: i32,
  to: i32,
  total: i32,
  seed: u32,
  tx: f64,
  ty: f64,
  tz: f64,
  radius: f64,
): void {
  memory.fill(map, 0, <usize>(causticResolution * causticResolution * 12));
  for (let i = 0; i < lightCount; i++) {
    const light = lights + <usize>(i * LIGHT_BYTES);
    if (!(field(light, LIGHT_CAUSTICS) > 0)) continue;
    for (let k = from; k < to; k++) {
      startPhoton(<u32>i, <u32>k, seed);
      if (emit(light, tx, ty, tz, radius, total)) follow(map);
    }
  }
}

/** Aims from a random point of the light at a random point of the disc that hides the target. */
function emit(light: usize, tx: f64, ty: f64, tz: f64, radius: f64, total: i32): bool {
  const a = nextRandom(),
    b = nextRandom(),
    c = nextRandom(),
    d = nextRandom();
  const isArea = <i32>field(light, LIGHT_KIND) == LIGHT_AREA;
  ox = field(light, LIGHT_ORIGIN);
  oy = field(light, LIGHT_ORIGIN + 1);
  oz = field(light, LIGHT_ORIGIN + 2);
  if (isArea) {
    ox += field(light, LIGHT_U) * a + field(light, LIGHT_V) * b;
    oy += field(light, LIGHT_U + 1) * a + field(light, LIGHT_V + 1) * b;
    oz += field(light, LIGHT_U + 2) * a + field(light, LIGHT_V + 2) * b;
  }
  let wx = tx - ox,
    wy = ty - oy,
    wz = tz - oz;
  const away = Math.sqrt(wx * wx + wy * wy + wz * wz);
  wx /= away;
  wy /= away;
  wz /= away;
  const r = Math.sqrt(c) * radius;
  sinCosTurn(d);
  turnTo(wx, wy, wz, r * cosine, r * sine, 0);
  dx = tx + outX - ox;
  dy = ty + outY - oy;
  dz = tz + outZ - oz;
  const d2 = dx * dx + dy * dy + dz * dz,
    il = 1.0 / Math.sqrt(d2);
  dx *= il;
  dy *= il;
  dz *= il;
  const facing = isArea ? facingArea(light) : 1.0;
  if (facing <= 0) return false;
  const disc = 3.141592653589793 * radius * radius * (dx * wx + dy * wy + dz * wz);
  const k = (facing * disc) / d2 / <f64>total;
  powerR = field(light, LIGHT_EMISSION) * k;
  powerG = field(light, LIGHT_EMISSION + 1) * k;
  powerB = field(light, LIGHT_EMISSION + 2) * k;
  return true;
}

/** Area of the light times the cosine under which the photon leaves it. */
@inline
function facingArea(light: usize): f64 {
  const ux = field(light, LIGHT_U),
    uy = field(light, LIGHT_U + 1),
    uz = field(light, LIGHT_U + 2);
  const vx = field(light, LIGHT_V),
    vy = field(light, LIGHT_V + 1),
    vz = field(light, LIGHT_V + 2);
  return (uy * vz - uz * vy) * dx + (uz * vx - ux * vz) * dy + (ux * vy - uy * vx) * dz;
}

function follow(map: usize): void {
  let medium = -1,
    hasMetGlass = false;
  for (let i = 0; i < MAX_STEPS; i++) {
    if (!findHit(ox, oy, oz, dx, dy, dz)) return;
    if (medium >= 0) absorbPower(mediumAt(medium));
    readSurface(ox, oy, oz, dx, dy, dz);
    ox += dx * hitT;
    oy += dy * hitT;
    oz += dz * hitT;
    const material = materialAt(surfaceMaterial),
      kind = <i32>field(material, MATERIAL_KIND);
    if (kind == EMISSIVE) continue;
    if (kind == GLASS) {
      hasMetGlass = true;
      meetGlass(material, dx, dy, dz);
      medium = bounceGlass();
      continue;
    }
    if (field(material, MATERIAL_IS_CUTOUT) > 0) {
      if (isCutoutSolid(material, surfaceU, surfaceV)) return;
      continue;
    }
    if (hasMetGlass) land(map);
    return;
  }
}

@inline
function absorbPower(m: usize): void {
  powerR *= expNeg(field(m, MEDIUM_ABSORPTION) * hitT);
  powerG *= expNeg(field(m, MEDIUM_ABSORPTION + 1) * hitT);
  powerB *= expNeg(field(m, MEDIUM_ABSORPTION + 2) * hitT);
}

/** Reflected or refracted by chance; returns the medium the photon goes on in. */
@inline
function bounceGlass(): i32 {
  if (nextRandom() < reflectance) {
    dx = mirrorX;
    dy = mirrorY;
    dz = mirrorZ;
    return mediumBefore;
  }
  dx = bentX;
  dy = bentY;
  dz = bentZ;
  return mediumBehind;
}

function land(map: usize): void {
  if (Math.abs(oy - field(surroundings, ENVIRONMENT_CAUSTIC_LEVEL)) >= 0.05) return;
  const column = <i32>Math.floor(cellColumn(ox)),
    row = <i32>Math.floor(cellRow(oz));
  if (column < 0 || row < 0 || column >= causticResolution || row >= causticResolution) return;
  const side = field(surroundings, ENVIRONMENT_CAUSTIC_SIZE) / <f64>causticResolution,
    k = INVERSE_PI / (side * side);
  const cell = cellAt(map, column, row);
  store<f32>(cell, load<f32>(cell) + <f32>(powerR * k));
  store<f32>(cell, load<f32>(cell, 4) + <f32>(powerG * k), 4);
  store<f32>(cell, load<f32>(cell, 8) + <f32>(powerB * k), 8);
}

@inline
function tap(offset: i32): f32 {
  return offset == 0 ? 0.4 : offset == 1 || offset == -1 ? 0.24 : 0.06;
}

/** Sums the maps of all chunks into the first one, always in the same order, and blurs along rows. */
export function sumCaustics(parts: usize, count: i32, out: usize, y0: i32, y1: i32): void {
  const n = causticResolution,
    stride = <usize>(n * n * 12);
  for (let y = y0; y < y1; y++) {
    const row = parts + <usize>(y * n * 12);
    for (let at = row; at < row + <usize>(n * 12); at += 4) {
      let cell: f32 = 0;
      for (let k = 0; k < count; k++) cell += load<f32>(at + <usize>k * stride);
      store<f32>(at, cell);
    }
    for (let x = 0; x < n; x++)
      for (let c = 0; c < 3; c++) {
        let sum: f32 = 0;
        for (let i = -2; i <= 2; i++)
          sum += load<f32>(row + <usize>(max(0, min(n - 1, x + i)) * 12 + c * 4)) * tap(i);
        store<f32>(out + <usize>((y * n + x) * 12 + c * 4), sum);
      }
  }
}

export function blurCaustics(source: usize, out: usize, y0: i32, y1: i32): void {
  const n = causticResolution;
  for (let y = y0; y < y1; y++)
    for (let x = 0; x < n; x++)
      for (let c = 0; c < 3; c++) {
        let sum: f32 = 0;
        for (let j = -2; j <= 2; j++)
          sum +=
            load<f32>(source + <usize>((max(0, min(n - 1, y + j)) * n + x) * 12 + c * 4)) * tap(j);
        store<f32>(out + <usize>((y * n + x) * 12 + c * 4), sum);
      }
}
