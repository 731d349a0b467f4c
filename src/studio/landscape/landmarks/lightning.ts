import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { stream } from '#studio/random.ts';
import { addPixel } from '#studio/textures/hdr-image.ts';
import type { Rgb } from '#studio/textures/colour.ts';

const WHITE: Rgb = [0.92, 0.95, 1];
/** Joints of a bolt, and how far each may stray in shares of its length. */
const JOINTS = 11;
const STRAY = 0.11;
/** The bolt is as wide as its glare, in widths of its core. */
const NAMED = 3;

interface Point {
  x: number;
  y: number;
}

/** A bolt from the clouds down to the hills with one branch, and the glow of the air round it. */
export function paintLightning(canvas: LandscapeCanvas): void {
  const { view, spec } = canvas;
  const random = stream(spec.seed, 'lightning');
  const long = view.horizonY;
  const foot = view.width * ((spec.free ?? 0.5) + random.range(0.12, 0.24) * random.pick([-1, 1]));
  const bolt = jagged(
    { x: foot + long * random.range(-0.2, 0.2), y: 0 },
    { x: foot, y: long },
    random,
  );
  const fork = bolt[4]!;
  const aside = random.pick([-1, 1]) * long * random.range(0.22, 0.34);
  const branch = jagged(fork, { x: fork.x + aside, y: long * 0.86 }, random);
  strike(canvas, bolt, long * 0.011);
  strike(canvas, branch, long * 0.006);
}

function jagged(from: Point, to: Point, random: ReturnType<typeof stream>): Point[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return Array.from({ length: JOINTS }, (_, i) => {
    const t = i / (JOINTS - 1);
    const isEnd = i === 0 || i === JOINTS - 1;
    const stray = isEnd ? 0 : random.range(-STRAY, STRAY) * far;
    return { x: from.x + (to.x - from.x) * t + stray, y: from.y + (to.y - from.y) * t };
  });
}

/** White along its joints, fading into the sky within a few widths. */
function strike(
  { image, names, view }: LandscapeCanvas,
  path: readonly Point[],
  wide: number,
): void {
  const reach = wide * 7;
  const rows = Math.min(Math.ceil(view.horizonY), Math.ceil(path.at(-1)!.y));
  for (let y = Math.max(0, Math.floor(path[0]!.y)); y < rows; y++) {
    const at = path.findIndex((point) => point.y > y);
    const [from, to] = [path[Math.max(0, at - 1)]!, path[Math.max(0, at)]!];
    const x0 = from.x + ((to.x - from.x) * (y - from.y)) / Math.max(1e-6, to.y - from.y);
    const first = Math.max(0, Math.ceil(x0 - reach));
    const last = Math.min(view.width - 1, Math.floor(x0 + reach));
    for (let x = first; x <= last; x++) {
      const away = Math.abs(x - x0) / wide;
      const glow = 0.2 * (1 - Math.abs(x - x0) / reach) ** 2;
      addPixel(image, y * view.width + x, WHITE, (away < 1 ? 3 * (1 - away * 0.5) : 0) + glow);
      if (away < NAMED) names[y * view.width + x] = sceneryCode('lightning');
    }
  }
}
