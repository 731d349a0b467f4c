import {
  CAMERA_EYE,
  CAMERA_LENS,
  EMISSIVE,
  ENVIRONMENT_CLAMP,
  ENVIRONMENT_FOG,
  ENVIRONMENT_FOG_COLOR,
  GLASS,
  MATERIAL_EMISSION,
  MATERIAL_FALLOFF,
  MATERIAL_KIND,
  MATERIAL_SIDES,
  MATTE,
  MEDIUM_ABSORPTION,
  PRIMITIVE_OBJECT,
  SIDES_FRONT,
  SIDES_THROUGH,
} from '../layout.ts';
import { isOpen, readSky, skyB, skyG, skyR } from './environment.ts';
import { passGlass } from './glass.ts';
import { hitPrimitive, hitT } from './hit.ts';
import { expNeg, field, largest } from './math.ts';
import { finishSoft, meetOpaque, startSoft } from './matte.ts';
import {
  ROUGH,
  alongX,
  alongY,
  alongZ,
  brightest,
  carryB,
  carryG,
  carryR,
  collect,
  continueFrom,
  depth,
  diffuse,
  dim,
  fromX,
  fromY,
  fromZ,
  isStraight,
  medium,
  resume,
  seeThrough,
  seenB,
  seenDepth,
  seenG,
  seenObject,
  seenR,
  seenThrough,
  seenX,
  seenY,
  seenZ,
  splits,
  startPath,
} from './path.ts';
import { camera, materialAt, maxDepth, mediumAt, primitiveAt, surroundings } from './scene.ts';
import { colorB, colorG, colorR, shade } from './shade.ts';
import {
  normalX,
  normalY,
  normalZ,
  readSurface,
  surfaceMaterial,
  trueX,
  trueY,
  trueZ,
} from './surface.ts';
import { findHit } from './traverse.ts';

/** Brightest light that may arrive over a rough surface: what exceeds it would speckle. */
const SOFT_CLAMP: f64 = 2.5;
/** Share of light that must come through for a thing to be seen. */
const SEEN_LIGHT: f64 = 0.12;

// Direction through the pixel without the lens: the backdrop is painted out of focus already.
let pinholeX: f64 = 0,
  pinholeY: f64 = 0,
  pinholeZ: f64 = 0;

export function aimPinhole(x: f64, y: f64, z: f64): void {
  pinholeX = x;
  pinholeY = y;
  pinholeZ = z;
}

/** How far a path came through empty parts of cut-outs before it saw anything. */
let skipped: f64 = 0;

export function tracePath(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  startPath(ox, oy, oz, dx, dy, dz);
  skipped = 0;
  while (resume()) {
    startSoft();
    while (depth < maxDepth && step()) depth++;
    finishSoft();
    isStraight = false;
  }
}

/** To the next surface and what it does; false when the path ends there. */
function step(): bool {
  if (!findHit(fromX, fromY, fromZ, alongX, alongY, alongZ)) {
    collectSky();
    return false;
  }
  absorb();
  readSurface(fromX, fromY, fromZ, alongX, alongY, alongZ);
  const x = fromX + alongX * hitT,
    y = fromY + alongY * hitT,
    z = fromZ + alongZ * hitT;
  const material = materialAt(surfaceMaterial),
    kind = <i32>field(material, MATERIAL_KIND);
  const smoothX = normalX,
    smoothY = normalY,
    smoothZ = normalZ;
  if (!shade(material)) return stepThrough(x, y, z);
  if (seenObject < 0) see(kind, smoothX, smoothY, smoothZ);
  else if (isStraight && seenThrough == 0) lookThrough();
  if (kind == EMISSIVE) return meetLight(material, x, y, z);
  if (kind == GLASS) return passGlass(material, x, y, z);
  isStraight = false;
  faceRay();
  return meetOpaque(material, x, y, z);
}

/** An empty part of a cut-out does not count as a surface. */
@inline
function stepThrough(x: f64, y: f64, z: f64): bool {
  skipped += hitT;
  fromX = x + alongX * 2e-5;
  fromY = y + alongY * 2e-5;
  fromZ = z + alongZ * 2e-5;
  depth--;
  return true;
}

@inline
function absorb(): void {
  if (medium >= 0) {
    const m = mediumAt(medium);
    dim(
      expNeg(field(m, MEDIUM_ABSORPTION) * hitT),
      expNeg(field(m, MEDIUM_ABSORPTION + 1) * hitT),
      expNeg(field(m, MEDIUM_ABSORPTION + 2) * hitT),
    );
    return;
  }
  const fog = field(surroundings, ENVIRONMENT_FOG);
  if (fog <= 0) return;
  const clear = expNeg(fog * hitT),
    haze = 1 - clear;
  collect(
    carryR * field(surroundings, ENVIRONMENT_FOG_COLOR) * haze,
    carryG * field(surroundings, ENVIRONMENT_FOG_COLOR + 1) * haze,
    carryB * field(surroundings, ENVIRONMENT_FOG_COLOR + 2) * haze,
  );
  dim(clear, clear, clear);
}

function collectSky(): void {
  if (isStraight && diffuse == 0 && isOpen(fromX, fromY, fromZ, alongX, alongY, alongZ)) {
    seeThrough();
    return;
  }
  if (depth == 0 && field(camera, CAMERA_LENS) > 0) {
    readSky(
      field(camera, CAMERA_EYE),
      field(camera, CAMERA_EYE + 1),
      field(camera, CAMERA_EYE + 2),
      pinholeX,
      pinholeY,
      pinholeZ,
      false,
    );
  } else readSky(fromX, fromY, fromZ, alongX, alongY, alongZ, diffuse > 0);
  const limit = diffuse > 0 ? field(surroundings, ENVIRONMENT_CLAMP) : 1e9;
  collectClamped(
    carryR * Math.min(skyR, limit),
    carryG * Math.min(skyG, limit),
    carryB * Math.min(skyB, limit),
  );
}

@inline
function collectClamped(r: f64, g: f64, b: f64): void {
  const bright = largest(r, g, b);
  const k = (diffuse > 0 || splits >= ROUGH) && bright > SOFT_CLAMP ? SOFT_CLAMP / bright : 1.0;
  collect(r * k, g * k, b * k);
}

@inline
function see(kind: i32, nx: f64, ny: f64, nz: f64): void {
  seenObject = <i32>field(primitiveAt(hitPrimitive), PRIMITIVE_OBJECT);
  seenDepth = skipped + hitT;
  seenX = nx;
  seenY = ny;
  seenZ = nz;
  if (kind != MATTE) return;
  seenR = colorR;
  seenG = colorG;
  seenB = colorB;
}

/** Dark wine hides what is behind it: only what still carries light is seen. */
@inline
function lookThrough(): void {
  const object = <i32>field(primitiveAt(hitPrimitive), PRIMITIVE_OBJECT);
  if (object > 0 && object != seenObject && brightest() >= SEEN_LIGHT) seenThrough = object;
}

/** Lamps light matte surfaces through their samples, so only direct looks and reflections see them here. */
function meetLight(material: usize, x: f64, y: f64, z: f64): bool {
  const sides = <i32>field(material, MATERIAL_SIDES);
  const isFront = alongX * trueX + alongY * trueY + alongZ * trueZ < 0;
  if (diffuse == 0 && (isFront || sides != SIDES_FRONT)) {
    const falloff = field(material, MATERIAL_FALLOFF);
    const k =
      falloff > 0
        ? Math.pow(Math.abs(alongX * normalX + alongY * normalY + alongZ * normalZ), falloff)
        : 1.0;
    collectClamped(
      carryR * field(material, MATERIAL_EMISSION) * k,
      carryG * field(material, MATERIAL_EMISSION + 1) * k,
      carryB * field(material, MATERIAL_EMISSION + 2) * k,
    );
  }
  if (sides != SIDES_THROUGH) return false;
  continueFrom(x + alongX * 1e-4, y + alongY * 1e-4, z + alongZ * 1e-4, alongX, alongY, alongZ);
  return true;
}

@inline
function faceRay(): void {
  if (alongX * trueX + alongY * trueY + alongZ * trueZ <= 0) return;
  normalX = -normalX;
  normalY = -normalY;
  normalZ = -normalZ;
  trueX = -trueX;
  trueY = -trueY;
  trueZ = -trueZ;
}
