import {
  EMISSIVE,
  GLASS,
  MATERIAL_KIND,
  SEGMENT_MATERIAL,
  SEGMENT_NORMAL0,
  SEGMENT_NORMAL1,
  SEGMENT_V0,
  SEGMENT_V1,
} from '../layout.ts';
import { dirX, dirY, dirZ, placeOnSegment, rayX, rayY, rayZ, shift } from './lathe.ts';
import { field, turnOf } from './math.ts';
import { isOpaque, materialAt, segmentAt } from './scene.ts';
import { crossGlass } from './shadow.ts';
import { isCutoutSolid } from './texture.ts';

/** Takes up to two crossings of one segment into account; true when they stop the light. */
export function crossSegment(index: i32, roots: i32, first: f64, second: f64): bool {
  const segment = segmentAt(index);
  const materialIndex = <i32>field(segment, SEGMENT_MATERIAL),
    material = materialAt(materialIndex);
  const kind = <i32>field(material, MATERIAL_KIND);
  if (kind == EMISSIVE) return false;
  if (isOpaque(materialIndex)) return true;
  if (roots & 1 && crossAt(segment, material, kind, first)) return true;
  return (roots & 2) != 0 && crossAt(segment, material, kind, second);
}

function crossAt(segment: usize, material: usize, kind: i32, t: f64): bool {
  const x = rayX + dirX * t,
    z = rayZ + dirZ * t,
    w = placeOnSegment(segment, t);
  if (kind != GLASS) {
    const v = field(segment, SEGMENT_V0) * (1 - w) + field(segment, SEGMENT_V1) * w;
    return isCutoutSolid(material, turnOf(x, z) + 0.5, v);
  }
  const nr = field(segment, SEGMENT_NORMAL0) * (1 - w) + field(segment, SEGMENT_NORMAL1) * w;
  const ny =
    field(segment, SEGMENT_NORMAL0 + 1) * (1 - w) + field(segment, SEGMENT_NORMAL1 + 1) * w;
  const outwards = (dirX * x + dirZ * z) / Math.max(1e-9, Math.sqrt(x * x + z * z));
  const c = (outwards * nr + dirY * ny) / Math.sqrt(nr * nr + ny * ny);
  return crossGlass(material, c < 0, t + shift, Math.abs(c));
}
