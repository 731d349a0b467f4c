import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import { stream } from '#studio/random.ts';
import type { Random } from '#studio/random.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { addRgb } from '#studio/textures/colour.ts';
import { setPixel } from '#studio/textures/hdr-image.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';

/** Any painted sky: what is below its horizon stays dark. */
export interface NightSky {
  image: HdrImage;
  names: Uint16Array;
  view: { width: number; height: number; horizonY: number };
  seed: number;
}

const COLOURS: readonly Rgb[] = [
  [1, 0.72, 0.3],
  [1, 0.3, 0.34],
  [0.55, 0.75, 1],
  [1, 0.92, 0.75],
  [0.6, 1, 0.6],
];
const BURSTS = 5;

/** Shells that have just opened over land or roofs: sparks on their way out and down. */
export function paintFireworks(canvas: NightSky): void {
  const { seed, view } = canvas;
  const random = stream(seed, 'fireworks');
  for (let i = 0; i < BURSTS; i++) {
    const own = random.fork(`burst ${i}`);
    const across = (i + own.range(0.2, 0.8)) / BURSTS;
    const radius = view.height * own.range(0.07, 0.15);
    const y = view.horizonY * own.range(0.22, 0.62);
    paintBurst(canvas, own, { x: across * view.width, y, radius });
  }
}

interface Burst {
  x: number;
  y: number;
  radius: number;
}

function paintBurst(canvas: NightSky, random: Random, { x, y, radius }: Burst): void {
  const colour = random.pick(COLOURS);
  const rays = random.int(34, 52);
  const steps = Math.max(10, Math.round(radius * 1.4));
  for (let ray = 0; ray < rays; ray++) {
    const angle = ((ray + random.range(-0.3, 0.3)) / rays) * Math.PI * 2;
    // A ball of sparks seen from the side: many point towards us and look short.
    const length = radius * Math.sqrt(random.range(0.25, 1));
    for (let i = Math.round(steps * 0.22); i <= steps; i++) {
      const t = i / steps;
      const sag = radius * 0.22 * t * t;
      const px = x + Math.cos(angle) * length * t;
      const py = y + Math.sin(angle) * length * t + sag;
      spark(
        canvas,
        px,
        py,
        colour,
        (i === steps ? 1.6 : 0.05 + 0.3 * t * t) * random.range(0.6, 1.2),
      );
    }
  }
  markNames(canvas, { x, y, radius });
}

/** One point of light and its glow. */
function spark(canvas: NightSky, x: number, y: number, colour: Rgb, light: number): void {
  const reach = Math.max(1, Math.round(canvas.view.height / 500));
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const near = 1 / (1 + 2.2 * (dx * dx + dy * dy));
      addLight(canvas, Math.round(x) + dx, Math.round(y) + dy, colour, light * near);
    }
}

function addLight(
  { image, view }: NightSky,
  x: number,
  y: number,
  colour: Rgb,
  light: number,
): void {
  if (x < 0 || y < 0 || x >= view.width || y >= view.horizonY) return;
  const i = y * view.width + x;
  const under: Rgb = [image.data[i * 3]!, image.data[i * 3 + 1]!, image.data[i * 3 + 2]!];
  setPixel(image, i, addRgb(under, colour, light));
}

function markNames({ names, view }: NightSky, { x, y, radius }: Burst): void {
  const code = sceneryCode('firework');
  for (let py = Math.max(0, Math.floor(y - radius)); py < Math.min(view.horizonY, y + radius); py++)
    for (let px = Math.max(0, Math.floor(x - radius)); px < Math.min(view.width, x + radius); px++)
      if (Math.hypot(px - x, py - y) < radius) names[py * view.width + px] = code;
}
