import {
  MATERIAL_BUMP,
  MATERIAL_COLOR,
  MATERIAL_IS_CUTOUT,
  MATERIAL_OFFSET_U,
  MATERIAL_OFFSET_V,
  MATERIAL_RELIEF,
  MATERIAL_ROUGHNESS,
  MATERIAL_ROUGHNESS_VARIATION,
  MATERIAL_SCALE_U,
  MATERIAL_SCALE_V,
  MATERIAL_TEXTURE,
} from '../layout.ts';
import { field, inverseLength } from './math.ts';
import { diffuse } from './path.ts';
import {
  bitangentX,
  bitangentY,
  bitangentZ,
  normalX,
  normalY,
  normalZ,
  surfaceU,
  surfaceV,
  tangentX,
  tangentY,
  tangentZ,
} from './surface.ts';
import {
  isCutoutSolid,
  readRelief,
  readTexel,
  reliefMetal,
  reliefRoughness,
  slopeU,
  slopeV,
  texelB,
  texelG,
  texelR,
} from './texture.ts';

/** The surface's colour and finish after its texture. */
export let colorR: f64 = 0,
  colorG: f64 = 0,
  colorB: f64 = 0;
export let roughness: f64 = 0,
  metalness: f64 = 0;

/** Reads the material at the surface last read and bends its normal. False where a cut-out is empty. */
export function shade(material: usize): bool {
  colorR = field(material, MATERIAL_COLOR);
  colorG = field(material, MATERIAL_COLOR + 1);
  colorB = field(material, MATERIAL_COLOR + 2);
  roughness = field(material, MATERIAL_ROUGHNESS);
  metalness = 0;
  const texture = <i32>field(material, MATERIAL_TEXTURE);
  if (texture < 0) return true;
  const u = (surfaceU - field(material, MATERIAL_OFFSET_U)) * field(material, MATERIAL_SCALE_U);
  const v = (surfaceV - field(material, MATERIAL_OFFSET_V)) * field(material, MATERIAL_SCALE_V);
  if (field(material, MATERIAL_IS_CUTOUT) > 0) {
    if (!isCutoutSolid(material, surfaceU, surfaceV)) return false;
  } else readTexel(texture, u, v);
  colorR *= texelR;
  colorG *= texelG;
  colorB *= texelB;
  const relief = <i32>field(material, MATERIAL_RELIEF);
  // Past a matte surface nobody sees the bumps.
  if (relief >= 0 && diffuse == 0) applyRelief(material, relief, u, v);
  return true;
}

function applyRelief(material: usize, relief: i32, u: f64, v: f64): void {
  readRelief(relief, u, v);
  const bump = field(material, MATERIAL_BUMP),
    su = slopeU * bump,
    sv = slopeV * bump;
  const x = normalX - (tangentX * su + bitangentX * sv);
  const y = normalY - (tangentY * su + bitangentY * sv);
  const z = normalZ - (tangentZ * su + bitangentZ * sv);
  const il = inverseLength(x, y, z);
  normalX = x * il;
  normalY = y * il;
  normalZ = z * il;
  metalness = reliefMetal;
  roughness = Math.max(
    0.02,
    roughness + (reliefRoughness - 0.5) * field(material, MATERIAL_ROUGHNESS_VARIATION),
  );
}
