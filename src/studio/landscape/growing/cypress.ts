import type { Rgb } from '#studio/textures/colour.ts';
import { mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import { clamp, hash2, noise2, smoothstep } from '#studio/textures/noise.ts';
import { lit } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { SpriteShader } from '#studio/landscape/sprites.ts';

/** Where the sun is on it the green is warmer. */
const WARM: Rgb = [1.55, 1.3, 0.72];
const SNOW: Rgb = [0.74, 0.79, 0.87];

/** A flame of upright sprays: round, so that one side of it is in shade, and open at its edges. */
export function cypress(canvas: LandscapeCanvas, seed: number): SpriteShader {
  const { palette, foliage, view, spec } = canvas;
  const [sx, sy, sz] = view.toSun;
  const lean = (hash2(seed, 5, 3) - 0.5) * 0.16;
  const snow = spec.weather === 'snow' ? 0.7 : spec.weather === 'frost' ? 0.35 : 0;
  const warm: Rgb = [
    foliage.tree[0] * WARM[0],
    foliage.tree[1] * WARM[1],
    foliage.tree[2] * WARM[2],
  ];
  return (u, v) => {
    const bend = lean * v * v + (noise2(v * 3.1, 2, seed) - 0.5) * 0.16;
    const x = u - bend;
    const taper = Math.sin(Math.PI * clamp(v * 0.93 + 0.05) ** 0.72) ** 0.8;
    // Sprays stand up and out, and leave notches between them.
    const spray = noise2(x * 4 + seed, v * 15 - Math.abs(x) * 3, seed);
    const twig = noise2(x * 13 + seed, v * 58 - Math.abs(x) * 7, seed + 1);
    const edge = taper * (0.56 + 0.4 * spray + 0.26 * twig);
    const across = x / Math.max(edge, 1e-3);
    const alpha = smoothstep(1, 0.8, Math.abs(across));
    if (alpha <= 0) return null;
    const clump = noise2(x * 6 + seed, v * 24 - Math.abs(x) * 5, seed + 2) - 0.5;
    const out = clamp(across * 0.9, -1, 1);
    const facing =
      (out + clump * 0.9) * sx + (0.3 + clump * 0.6) * sy - Math.sqrt(1 - out * out) * sz;
    // Against the light its thin edges glow.
    const rim = Math.max(0, sz) * smoothstep(0.55, 1, Math.abs(across)) * 0.5;
    const sun = clamp(facing * 0.95 + 0.04) + rim;
    const hollow = 0.42 + 0.58 * smoothstep(0.2, 0.62, spray * 0.6 + twig * 0.5);
    const leaf = scaleRgb(mixRgb(foliage.tree, warm, clamp(sun)), 0.62 + twig * 0.5);
    const white = snow * smoothstep(0.42, 0.7, spray + (twig - 0.5) * 0.5);
    const surface = white > 0 ? mixRgb(leaf, SNOW, white) : leaf;
    return { alpha, colour: lit(palette, surface, hollow * 1.5, hollow * sun * 0.62) };
  };
}
