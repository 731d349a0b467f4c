import type { Material, Medium, TextureMapping } from '#studio/scene-graph.ts';
import {
  EMISSIVE,
  GLASS,
  MATERIAL_BUMP,
  MATERIAL_BYTES,
  MATERIAL_COAT,
  MATERIAL_COAT_ROUGHNESS,
  MATERIAL_COLOR,
  MATERIAL_EMISSION,
  MATERIAL_FALLOFF,
  MATERIAL_FOIL,
  MATERIAL_FOIL_ROUGHNESS,
  MATERIAL_HAS_FOIL,
  MATERIAL_INSIDE,
  MATERIAL_IS_CUTOUT,
  MATERIAL_KIND,
  MATERIAL_OFFSET_U,
  MATERIAL_OUTSIDE,
  MATERIAL_RELIEF,
  MATERIAL_ROUGHNESS,
  MATERIAL_ROUGHNESS_VARIATION,
  MATERIAL_SCALE_U,
  MATERIAL_SIDES,
  MATERIAL_TEXTURE,
  MATERIAL_TRANSLUCENCY,
  MATTE,
  MEDIUM_BYTES,
  METAL,
  SIDES_BOTH,
  SIDES_FRONT,
  SIDES_THROUGH,
} from './layout.ts';

const NONE = -1;
const WHITE = [1, 1, 1];
const STRIDE = MATERIAL_BYTES / 8;

export function packMaterials(materials: readonly Material[]): Float64Array<ArrayBuffer> {
  const out = new Float64Array(materials.length * STRIDE);
  materials.forEach((material, i) =>
    packMaterial(material, out.subarray(i * STRIDE, (i + 1) * STRIDE)),
  );
  return out;
}

/** 1 where no light can pass, whatever the texture says: shadow rays may stop at once. */
export function packOpacity(materials: readonly Material[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(materials, (m) =>
    m.kind === 'metal' || (m.kind === 'matte' && !m.texture?.cutout) ? 1 : 0,
  );
}

export function packMedia(media: readonly Medium[]): Float64Array<ArrayBuffer> {
  const out = new Float64Array(Math.max(1, media.length) * (MEDIUM_BYTES / 8));
  media.forEach((m, i) => out.set([...m.absorption, m.refractiveIndex], i * (MEDIUM_BYTES / 8)));
  return out;
}

function packMaterial(material: Material, row: Float64Array): void {
  row[MATERIAL_TEXTURE] = NONE;
  row[MATERIAL_RELIEF] = NONE;
  row[MATERIAL_INSIDE] = NONE;
  row[MATERIAL_OUTSIDE] = NONE;
  row.set(WHITE, MATERIAL_COLOR);
  switch (material.kind) {
    case 'matte':
      return packMatte(material, row);
    case 'glass':
      row[MATERIAL_KIND] = GLASS;
      row[MATERIAL_INSIDE] = material.inside ?? NONE;
      row[MATERIAL_OUTSIDE] = material.outside ?? NONE;
      return;
    case 'metal':
      row[MATERIAL_KIND] = METAL;
      row.set(material.color, MATERIAL_COLOR);
      row[MATERIAL_ROUGHNESS] = material.roughness;
      return packTexture(material.texture, row);
    case 'emissive':
      row[MATERIAL_KIND] = EMISSIVE;
      row.set(material.radiance, MATERIAL_EMISSION);
      row[MATERIAL_FALLOFF] = material.falloff ?? 0;
      row[MATERIAL_SIDES] = { front: SIDES_FRONT, both: SIDES_BOTH, through: SIDES_THROUGH }[
        material.sides ?? 'front'
      ];
  }
}

function packMatte(material: Extract<Material, { kind: 'matte' }>, row: Float64Array): void {
  row[MATERIAL_KIND] = MATTE;
  row.set(material.color ?? WHITE, MATERIAL_COLOR);
  row[MATERIAL_ROUGHNESS] = 0.5;
  row[MATERIAL_COAT] = material.coat ?? 0;
  row[MATERIAL_COAT_ROUGHNESS] = material.coatRoughness ?? 0.1;
  row[MATERIAL_TRANSLUCENCY] = material.translucency ?? 0;
  row.set(material.glow ?? [0, 0, 0], MATERIAL_EMISSION);
  if (material.foil) {
    row[MATERIAL_HAS_FOIL] = 1;
    row.set(material.foil.color, MATERIAL_FOIL);
    row[MATERIAL_FOIL_ROUGHNESS] = material.foil.roughness;
  }
  packTexture(material.texture, row);
}

function packTexture(texture: TextureMapping | undefined, row: Float64Array): void {
  if (!texture) return;
  row[MATERIAL_TEXTURE] = texture.color;
  row[MATERIAL_RELIEF] = texture.relief ?? NONE;
  row[MATERIAL_BUMP] = texture.bump ?? 0;
  row.set(texture.scale ?? [1, 1], MATERIAL_SCALE_U);
  row.set(texture.offset ?? [0, 0], MATERIAL_OFFSET_U);
  row[MATERIAL_IS_CUTOUT] = texture.cutout ? 1 : 0;
  row[MATERIAL_ROUGHNESS_VARIATION] = texture.roughnessVariation ?? 0;
}
