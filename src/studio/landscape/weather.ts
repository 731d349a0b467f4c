import { addPixel, blendPixel } from '#studio/textures/hdr-image.ts';
import { fbm, hash1, smoothstep } from '#studio/textures/noise.ts';
import { stream } from '#studio/random.ts';
import type { LandscapeCanvas } from './canvas.ts';

/** Mist in the lanes, rain in streaks or snow in the air, over the finished landscape. */
export function paintWeather(canvas: LandscapeCanvas): void {
  const { weather, sky } = canvas.spec;
  if (weather === 'mist' || sky === 'misty' || sky === 'dawn')
    paintMist(canvas, weather === 'mist' ? 0.85 : 0.5);
  if (weather === 'rain' || weather === 'storm') paintStreaks(canvas, 1400, 0.06);
  if (weather === 'snow') paintFlakes(canvas);
}

function paintMist(canvas: LandscapeCanvas, amount: number): void {
  const { view, image, depth, spec, haze } = canvas;
  for (let y = 0; y < view.height; y++) {
    const band = Math.exp(-(((y - view.horizonY) / (view.height * 0.1) - 0.35) ** 2));
    if (band < 0.02) continue;
    for (let x = 0; x < view.width; x++) {
      const i = y * view.width + x;
      const far = smoothstep(40, 260, depth[i]!);
      const wisp = fbm((x / view.height) * 3, (y / view.height) * 14, 4, spec.seed + 70);
      blendPixel(image, i, haze, band * far * amount * smoothstep(0.3, 0.75, wisp));
    }
  }
}

function paintStreaks(canvas: LandscapeCanvas, count: number, gain: number): void {
  const { view, image, haze } = canvas;
  const random = stream(canvas.spec.seed, 'rain');
  for (let i = 0; i < count; i++) {
    const x0 = random.next() * view.width * 1.1;
    const y0 = random.next() * view.height;
    const long = random.range(0.02, 0.05) * view.height;
    for (let t = 0; t < long; t++) {
      const x = Math.round(x0 - t * 0.12);
      const y = Math.round(y0 + t);
      if (x < 0 || x >= view.width || y >= view.height) continue;
      addPixel(image, y * view.width + x, haze, gain * Math.sin((t / long) * Math.PI));
    }
  }
}

function paintFlakes(canvas: LandscapeCanvas): void {
  const { view, image } = canvas;
  const random = stream(canvas.spec.seed, 'snow');
  for (let i = 0; i < 900; i++) {
    const cx = random.next() * view.width;
    const cy = random.next() * view.height;
    const radius = (0.0008 + hash1(i, 3) ** 4 * 0.006) * view.height + 0.6;
    for (let y = Math.floor(cy - radius); y <= cy + radius; y++) {
      for (let x = Math.floor(cx - radius); x <= cx + radius; x++) {
        if (x < 0 || y < 0 || x >= view.width || y >= view.height) continue;
        const d = Math.hypot(x - cx, y - cy) / radius;
        if (d < 1) blendPixel(image, y * view.width + x, [0.9, 0.93, 1], (1 - d) * 0.75);
      }
    }
  }
}
