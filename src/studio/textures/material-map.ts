import type { PaintedLayers } from '#studio/scene-graph.ts';

/** One texel on its way into the two layers: sRGB bytes, then relief in 0..1. */
export interface Texel {
  r: number;
  g: number;
  b: number;
  height: number;
  metal: number;
  roughness: number;
}

export interface TileSize {
  width: number;
  height: number;
}

export type TexelShader = (texel: Texel, index: number, u: number, v: number) => void;

/** Fills colour and relief by calling `shade` once a texel with a reused record. */
export function paintMaterial({ width, height }: TileSize, shade: TexelShader): PaintedLayers {
  const color = new Uint8ClampedArray(width * height * 4);
  const relief = new Uint8ClampedArray(width * height * 4);
  const texel: Texel = { r: 0, g: 0, b: 0, height: 0.5, metal: 0, roughness: 0.5 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      texel.metal = 0;
      texel.height = 0.5;
      texel.roughness = 0.5;
      shade(texel, i, x / width, y / height);
      const o = i * 4;
      color[o] = texel.r;
      color[o + 1] = texel.g;
      color[o + 2] = texel.b;
      color[o + 3] = 255;
      relief[o] = texel.height * 255;
      relief[o + 1] = texel.metal * 255;
      relief[o + 2] = texel.roughness * 255;
      relief[o + 3] = 255;
    }
  }
  return { color, relief };
}

export function setTone(
  texel: Texel,
  tone: readonly [number, number, number],
  brightness: number,
): void {
  texel.r = tone[0] * brightness;
  texel.g = tone[1] * brightness;
  texel.b = tone[2] * brightness;
}

export function blendTone(
  texel: Texel,
  tone: readonly [number, number, number],
  amount: number,
): void {
  texel.r += (tone[0] - texel.r) * amount;
  texel.g += (tone[1] - texel.g) * amount;
  texel.b += (tone[2] - texel.b) * amount;
}
