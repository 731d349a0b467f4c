import {
  ENVIRONMENT_BOUNCE_CHANCE,
  MATERIAL_COAT,
  MATERIAL_COAT_ROUGHNESS,
  MATERIAL_EMISSION,
  MATERIAL_FOIL,
  MATERIAL_FOIL_ROUGHNESS,
  MATERIAL_HAS_FOIL,
  MATERIAL_TRANSLUCENCY,
  METAL,
  MATERIAL_KIND,
} from '../layout.ts';
import { collectCaustics, isOnCausticPlane } from './caustics.ts';
import { outX, outY, outZ, reflectRough, scatterDiffuse } from './directions.ts';
import { lightDirectly } from './lights.ts';
import { field, pow5 } from './math.ts';
import {
  ROUGH,
  alongX,
  alongY,
  alongZ,
  branch,
  brightest,
  carryB,
  carryG,
  carryR,
  collect,
  continueFrom,
  depth,
  diffuse,
  dim,
  isStraight,
  lightB,
  lightG,
  lightR,
  medium,
  seenB,
  seenG,
  seenR,
  softB,
  softG,
  softR,
  splits,
} from './path.ts';
import { nextRandom, nextSample2, sampleX } from './random.ts';
import { diffuseBounces, surroundings } from './scene.ts';
import { colorB, colorG, colorR, metalness, roughness } from './shade.ts';
import { normalX, normalY, normalZ, surfaceV, trueX, trueY, trueZ } from './surface.ts';

// Whether the path under way has met its first matte surface at once, and what had been collected by then.
let isSoft: bool = false;
let beforeR: f64 = 0,
  beforeG: f64 = 0,
  beforeB: f64 = 0;

export function startSoft(): void {
  isSoft = false;
}

/** Moves what was collected since the first matte surface to the layer that is denoised apart from reflections. */
export function finishSoft(): void {
  if (!isSoft) return;
  softR += lightR - beforeR;
  softG += lightG - beforeG;
  softB += lightB - beforeB;
  lightR = beforeR;
  lightG = beforeG;
  lightB = beforeB;
}

/** Metal, foil and varnished matte surfaces, facing the ray. False when the path ends. */
export function meetOpaque(material: usize, x: f64, y: f64, z: f64): bool {
  const c = Math.max(0.02, -(alongX * normalX + alongY * normalY + alongZ * normalZ));
  if (<i32>field(material, MATERIAL_KIND) == METAL)
    return reflectMetal(x, y, z, c, colorR, colorG, colorB, roughness);
  if (metalness > 0 && nextRandom() < metalness) return reflectFoil(material, x, y, z, c);
  const coat = field(material, MATERIAL_COAT);
  if (coat > 0) {
    const coatRoughness = field(material, MATERIAL_COAT_ROUGHNESS);
    const share = coat * (0.04 + 0.96 * pow5(1 - c) * (1 - coatRoughness * 0.6));
    if (meetCoat(x, y, z, share, coatRoughness)) return true;
  }
  return meetMatte(material, x, y, z);
}

function reflectFoil(material: usize, x: f64, y: f64, z: f64, c: f64): bool {
  if (depth == 0) seenR = seenG = seenB = 0;
  if (field(material, MATERIAL_HAS_FOIL) == 0)
    return reflectMetal(x, y, z, c, colorR, colorG, colorB, roughness);
  return reflectMetal(
    x,
    y,
    z,
    c,
    field(material, MATERIAL_FOIL),
    field(material, MATERIAL_FOIL + 1),
    field(material, MATERIAL_FOIL + 2),
    field(material, MATERIAL_FOIL_ROUGHNESS),
  );
}

function reflectMetal(x: f64, y: f64, z: f64, c: f64, r: f64, g: f64, b: f64, rough: f64): bool {
  const edge = pow5(1 - c);
  reflectRough(alongX, alongY, alongZ, normalX, normalY, normalZ, rough, trueX, trueY, trueZ);
  if (rough > 0.3 && splits < ROUGH) splits += ROUGH;
  isStraight = false;
  dim(r + (1 - r) * edge, g + (1 - g) * edge, b + (1 - b) * edge);
  continueFrom(x + trueX * 1e-5, y + trueY * 1e-5, z + trueZ * 1e-5, outX, outY, outZ);
  return brightest() >= 0.004;
}

/** True when the path goes on as the varnish's reflection; otherwise what is left goes below. */
function meetCoat(x: f64, y: f64, z: f64, share: f64, coatRoughness: f64): bool {
  if (diffuse == 0 && splits >= 2) {
    if (nextRandom() >= share) return false;
    isStraight = false;
    reflectRough(
      alongX,
      alongY,
      alongZ,
      normalX,
      normalY,
      normalZ,
      coatRoughness,
      trueX,
      trueY,
      trueZ,
    );
    continueFrom(x + trueX * 1e-5, y + trueY * 1e-5, z + trueZ * 1e-5, outX, outY, outZ);
    return true;
  }
  if (diffuse == 0) branchCoat(x, y, z, share, coatRoughness);
  const rest = 1 - share;
  dim(rest, rest, rest);
  return false;
}

/** Weak reflections are followed by chance, brighter in turn: rough ones need fewer rays. */
function branchCoat(x: f64, y: f64, z: f64, share: f64, coatRoughness: f64): void {
  const chance = (share * brightest()) / (coatRoughness > 0.25 ? 0.05 : 0.01);
  let k = share;
  if (chance < 1) {
    nextSample2();
    if (sampleX >= chance) return;
    k = share / chance;
  }
  reflectRough(
    alongX,
    alongY,
    alongZ,
    normalX,
    normalY,
    normalZ,
    coatRoughness,
    trueX,
    trueY,
    trueZ,
  );
  branch(
    x + trueX * 1e-5,
    y + trueY * 1e-5,
    z + trueZ * 1e-5,
    outX,
    outY,
    outZ,
    carryR * k,
    carryG * k,
    carryB * k,
    medium,
    depth,
    diffuse,
    splits + (coatRoughness > 0.12 ? ROUGH + 2 : 2),
  );
}

function meetMatte(material: usize, x: f64, y: f64, z: f64): bool {
  if (diffuse == 0 && field(material, MATERIAL_EMISSION) > 0) collectGlow(material);
  if (depth == 0 && diffuse == 0) {
    isSoft = true;
    beforeR = lightR;
    beforeG = lightG;
    beforeB = lightB;
  } else dim(colorR, colorG, colorB);
  // The normals are globals and the shadow rays below overwrite them.
  const nx = normalX,
    ny = normalY,
    nz = normalZ,
    gx = trueX,
    gy = trueY,
    gz = trueZ;
  const px = x + gx * 2e-5,
    py = y + gy * 2e-5,
    pz = z + gz * 2e-5;
  const onPlane = diffuse == 0 && isOnCausticPlane(y);
  if (onPlane) collectCaustics(x, z);
  lightDirectly(
    px,
    py,
    pz,
    nx,
    ny,
    nz,
    field(material, MATERIAL_TRANSLUCENCY),
    onPlane,
    diffuse > 0 || depth > 2,
  );
  if (!survivesBounce()) return false;
  scatterDiffuse(nx, ny, nz);
  if (outX * gx + outY * gy + outZ * gz <= 0) return false;
  continueFrom(px, py, pz, outX, outY, outZ);
  medium = -1;
  return true;
}

/** Wax and the like glow towards the top. */
function collectGlow(material: usize): void {
  const v2 = surfaceV * surfaceV,
    v4 = v2 * v2,
    glow = v4 * v4 * v2;
  collect(
    carryR * field(material, MATERIAL_EMISSION) * glow,
    carryG * field(material, MATERIAL_EMISSION + 1) * glow,
    carryB * field(material, MATERIAL_EMISSION + 2) * glow,
  );
}

function survivesBounce(): bool {
  diffuse++;
  if (diffuse > diffuseBounces) return false;
  const bright = brightest();
  if (bright < 0.02) return false;
  const chance =
    diffuse == 1 ? field(surroundings, ENVIRONMENT_BOUNCE_CHANCE) : Math.min(0.9, bright);
  if (chance >= 1) return true;
  nextSample2();
  if (sampleX > chance) return false;
  const k = 1 / chance;
  dim(k, k, k);
  return true;
}
