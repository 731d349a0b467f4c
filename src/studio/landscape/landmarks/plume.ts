import { stream } from '#studio/random.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { linear, mixRgb } from '#studio/textures/colour.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { volcanoPeak } from '#studio/landscape/land/ridges.ts';

/** Steam that drifts from the crater: without it a volcano is a hill. */
export function paintPlume(canvas: LandscapeCanvas): void {
  const { spec, view, image, palette } = canvas;
  const random = stream(spec.seed, 'plume');
  const x0 = volcanoPeak(spec) * view.width;
  let y0 = view.horizonY;
  // The crater is the first row of the cone in its column.
  while (y0 > 1 && canvas.names[Math.floor(y0 - 1) * view.width + Math.floor(x0)] !== 0) y0--;
  const drift = (spec.free ?? 0.5) > 0.5 ? -1 : 1;
  const lit = mixRgb(linear(palette.cloudLit), [1, 1, 1], 0.25);
  const shade = linear(palette.cloudShade);
  for (let i = 0; i < 46; i++) {
    const t = i / 45;
    const r = view.height * (0.012 + 0.06 * t) * random.range(0.8, 1.2);
    const cx = x0 + drift * t * t * view.height * 0.3 + random.range(-1, 1) * r * 0.5;
    const cy = y0 - t * view.height * 0.2 + random.range(-1, 1) * r * 0.4 - r * 0.4;
    const colour = mixRgb(shade, lit, random.range(0.3, 1));
    for (let y = Math.max(0, Math.floor(cy - r)); y < Math.min(view.height, cy + r); y++)
      for (let x = Math.max(0, Math.floor(cx - r)); x < Math.min(view.width, cx + r); x++) {
        const d = Math.hypot(x - cx, y - cy) / r;
        if (d < 1)
          blendPixel(
            image,
            y * view.width + x,
            colour,
            smoothstep(1, 0.2, d) * 0.42 * (1 - t * 0.6),
          );
      }
  }
}
