import { linear, mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import { clamp, fbm, smoothstep } from '#studio/textures/noise.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { SpriteShader } from '#studio/landscape/sprites.ts';

/** A column that leans with the wind, widens and thins out; its foot is in the middle of the sprite. */
export function chimneySmoke({ palette, spec }: LandscapeCanvas, drift: number): SpriteShader {
  const bright = mixRgb(linear(palette.cloudLit), [0.9, 0.9, 0.92], 0.3);
  const dark = scaleRgb(linear(palette.cloudShade), 0.62);
  return (u, up) => {
    const v = clamp(up);
    const sway = (fbm(v * 3.1, 0.5, 2, spec.seed + 3) - 0.5) * 0.22 * v;
    const middle = drift * 0.72 * v ** 1.5 + sway;
    const half = 0.05 + 0.3 * v ** 0.9;
    const across = (u - middle) / half;
    if (Math.abs(across) > 1.5) return null;
    const billow = fbm(u * 7 - drift * v * 3, v * 9, 4, spec.seed + 11, 0.6);
    const body = smoothstep(1.15, 0.15, Math.abs(across) + (billow - 0.5) * 1.4);
    const alpha = body * 0.82 * (1 - v) ** 0.7 * smoothstep(0, 0.02, v);
    if (alpha < 0.02) return null;
    return {
      alpha,
      colour: mixRgb(dark, bright, clamp(0.15 + billow * 1.1 - across * drift * 0.2)),
    };
  };
}
