import {
  MATERIAL_OFFSET_U,
  MATERIAL_OFFSET_V,
  MATERIAL_SCALE_U,
  MATERIAL_SCALE_V,
  MATERIAL_TEXTURE,
  TEXTURE_BYTES,
  TEXTURE_IS_CLAMPED,
  TEXTURE_IS_HDR,
} from '../layout.ts';
import { field } from './math.ts';
import { textures } from './scene.ts';

export let texelR: f64 = 0,
  texelG: f64 = 0,
  texelB: f64 = 0,
  texelA: f64 = 1;
/** Slopes of the height along u and v, metal mask and roughness of a relief. */
export let slopeU: f64 = 0,
  slopeV: f64 = 0,
  reliefMetal: f64 = 0,
  reliefRoughness: f64 = 0;

// The four neighbours of the place last located, as pixel indices, and their weights.
let at00: i32 = 0,
  at10: i32 = 0,
  at01: i32 = 0,
  at11: i32 = 0;
let weight00: f32 = 0,
  weight10: f32 = 0,
  weight01: f32 = 0,
  weight11: f32 = 0;

@inline
function locate(width: i32, height: i32, isClamped: bool, u: f64, v: f64): void {
  const down = 1.0 - v;
  const x = (isClamped ? Math.min(Math.max(u, 0), 1) : u - Math.floor(u)) * <f64>width - 0.5;
  const y =
    (isClamped ? Math.min(Math.max(down, 0), 1) : down - Math.floor(down)) * <f64>height - 0.5;
  const left = Math.floor(x),
    top = Math.floor(y);
  let x0 = <i32>left,
    y0 = <i32>top,
    x1 = x0 + 1,
    y1 = y0 + 1;
  if (isClamped) {
    x0 = max(0, min(width - 1, x0));
    x1 = max(0, min(width - 1, x1));
    y0 = max(0, min(height - 1, y0));
    y1 = max(0, min(height - 1, y1));
  } else {
    if (x0 < 0) x0 += width;
    if (x1 >= width) x1 -= width;
    if (y0 < 0) y0 += height;
    if (y1 >= height) y1 -= height;
  }
  const fx = <f32>(x - left),
    fy = <f32>(y - top);
  weight11 = fx * fy;
  weight10 = fx - weight11;
  weight01 = fy - weight11;
  weight00 = 1 - fx - weight01;
  at00 = y0 * width + x0;
  at10 = y0 * width + x1;
  at01 = y1 * width + x0;
  at11 = y1 * width + x1;
}

@inline
function blend(a: v128, b: v128, c: v128, d: v128): v128 {
  const top = f32x4.add(f32x4.mul(a, f32x4.splat(weight00)), f32x4.mul(b, f32x4.splat(weight10)));
  return f32x4.add(
    top,
    f32x4.add(f32x4.mul(c, f32x4.splat(weight01)), f32x4.mul(d, f32x4.splat(weight11))),
  );
}

/** Four bytes as floats 0…255. */
@inline
function bytesAt(pointer: usize, index: i32): v128 {
  const bytes = v128.load32_zero(pointer + <usize>(index << 2));
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)));
}

/** A cubic through sRGB's curve, good to a third of a step of 255; alpha stays as it is. */
@inline
function linear(c: v128): v128 {
  const cubic = f32x4(0.305306011, 0.305306011, 0.305306011, 0),
    square = f32x4(0.682171111, 0.682171111, 0.682171111, 0);
  const s = f32x4.mul(c, f32x4.splat(0.003921569));
  const slope = f32x4.add(f32x4.mul(s, cubic), square);
  return f32x4.mul(
    s,
    f32x4.add(f32x4.mul(s, slope), f32x4(0.012522878, 0.012522878, 0.012522878, 1)),
  );
}

/** Reads a colour or HDR texture, bilinear. */
export function readTexel(index: i32, u: f64, v: f64): void {
  const texture = textures + <usize>(index * TEXTURE_BYTES);
  const pointer = <usize>load<i32>(texture),
    flags = load<i32>(texture, 12);
  locate(load<i32>(texture, 4), load<i32>(texture, 8), (flags & TEXTURE_IS_CLAMPED) != 0, u, v);
  let color: v128;
  if (flags & TEXTURE_IS_HDR) {
    color = blend(
      v128.load(pointer + <usize>(at00 * 12)),
      v128.load(pointer + <usize>(at10 * 12)),
      v128.load(pointer + <usize>(at01 * 12)),
      v128.load(pointer + <usize>(at11 * 12)),
    );
    color = f32x4.replace_lane(color, 3, 1);
  } else {
    color = blend(
      linear(bytesAt(pointer, at00)),
      linear(bytesAt(pointer, at10)),
      linear(bytesAt(pointer, at01)),
      linear(bytesAt(pointer, at11)),
    );
  }
  texelR = <f64>f32x4.extract_lane(color, 0);
  texelG = <f64>f32x4.extract_lane(color, 1);
  texelB = <f64>f32x4.extract_lane(color, 2);
  texelA = <f64>f32x4.extract_lane(color, 3);
}

/** Reads a relief whose host-side preparation turned heights into slopes: one fetch instead of three. */
export function readRelief(index: i32, u: f64, v: f64): void {
  const texture = textures + <usize>(index * TEXTURE_BYTES);
  const pointer = <usize>load<i32>(texture);
  locate(
    load<i32>(texture, 4),
    load<i32>(texture, 8),
    (load<i32>(texture, 12) & TEXTURE_IS_CLAMPED) != 0,
    u,
    v,
  );
  const relief = blend(
    bytesAt(pointer, at00),
    bytesAt(pointer, at10),
    bytesAt(pointer, at01),
    bytesAt(pointer, at11),
  );
  const unit: f64 = 0.00392156862745098;
  slopeU = (<f64>f32x4.extract_lane(relief, 0) - 128.0) * unit;
  reliefMetal = <f64>f32x4.extract_lane(relief, 1) * unit;
  reliefRoughness = <f64>f32x4.extract_lane(relief, 2) * unit;
  slopeV = (<f64>f32x4.extract_lane(relief, 3) - 128.0) * unit;
}

/** Whether a cut-out has ink or paper at this place; reads its colour as it looks. */
export function isCutoutSolid(material: usize, surfaceU: f64, surfaceV: f64): bool {
  const u = (surfaceU - field(material, MATERIAL_OFFSET_U)) * field(material, MATERIAL_SCALE_U);
  const v = (surfaceV - field(material, MATERIAL_OFFSET_V)) * field(material, MATERIAL_SCALE_V);
  if (u < 0 || u > 1 || v < 0 || v > 1) return false;
  readTexel(<i32>field(material, MATERIAL_TEXTURE), u, v);
  return texelA >= 0.5;
}
