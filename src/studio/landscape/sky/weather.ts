import { blendPixel } from '#studio/textures/hdr-image.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { fbm, smoothstep } from '#studio/textures/noise.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';

/** Mist in the lanes, over the finished landscape. */
export function paintWeather(canvas: LandscapeCanvas): void {
  const { weather, sky } = canvas.spec;
  if (weather === 'mist' || sky === 'misty' || sky === 'dawn')
    paintMist(canvas, weather === 'mist' ? 0.85 : 0.5);
}

const MOONLIT: Rgb = [0.17, 0.19, 0.28];

function paintMist(canvas: LandscapeCanvas, amount: number): void {
  const { view, image, depth, spec } = canvas;
  // The moon lights it: as dark as the sky behind, nobody would see it.
  const haze = spec.sky === 'night' ? MOONLIT : canvas.haze;
  const [near, far] = spec.weather === 'mist' ? [14, 130] : [40, 260];
  for (let y = 0; y < view.height; y++) {
    const band = Math.exp(-(((y - view.horizonY) / (view.height * 0.1) - 0.35) ** 2));
    if (band < 0.02) continue;
    for (let x = 0; x < view.width; x++) {
      const i = y * view.width + x;
      const away = smoothstep(near, far, depth[i]!);
      const wisp = fbm((x / view.height) * 3, (y / view.height) * 14, 4, spec.seed + 70);
      blendPixel(image, i, haze, band * away * amount * smoothstep(0.3, 0.75, wisp));
    }
  }
}
