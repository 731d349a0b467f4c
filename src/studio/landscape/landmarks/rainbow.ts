import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { mixRgb } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';

/** From the outer edge inwards. */
const COLOURS: readonly Rgb[] = [
  [0.95, 0.14, 0.1],
  [0.95, 0.45, 0.08],
  [0.9, 0.8, 0.12],
  [0.2, 0.75, 0.25],
  [0.15, 0.4, 0.95],
  [0.45, 0.2, 0.8],
];
const WIDE = 0.075;

/** A bow over the land, its foot behind the hills. */
export function paintRainbow({ image, names, view, spec }: LandscapeCanvas): void {
  const radius = Math.min(view.width * 0.42, view.horizonY * 0.86);
  const cx = view.width * (spec.free ?? 0.5);
  const rows = Math.ceil(view.horizonY);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < view.width; x++) {
      const away = Math.hypot(x - cx, view.horizonY - y) / radius;
      const t = (1 - away) / WIDE;
      if (t <= 0 || t >= 1) continue;
      const at = t * (COLOURS.length - 1);
      const [from, to] = [COLOURS[Math.floor(at)]!, COLOURS[Math.ceil(at)]!];
      const soft = Math.sin(t * Math.PI) ** 0.6 * 0.62;
      const tone = mixRgb(from, to, at - Math.floor(at));
      // Light alone would be lost in a bright sky: the bow takes its place.
      const o = (y * view.width + x) * 3;
      for (let k = 0; k < 3; k++)
        image.data[o + k] = image.data[o + k]! * (1 - soft) + tone[k]! * soft;
      names[y * view.width + x] = sceneryCode('rainbow');
    }
}
