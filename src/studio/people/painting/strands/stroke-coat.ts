import type { Part } from '#studio/people/body/part.ts';
import { intoView } from '#studio/people/painting/person-view.ts';
import type { PersonSheet, PersonView } from '#studio/people/painting/person-view.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { hash2 } from '#studio/textures/noise.ts';
import { dot, normalize } from '#studio/vector.ts';

/** Where hair grows: neither on eyes and nose nor on what is worn. */
const HAIRY: ReadonlySet<Part | null> = new Set<Part | null>(['torso', 'sleeve', 'hair', 'legs']);
/** Backwards and down. */
const FLOW: Vec3 = [0, -0.6, -0.75];
/** Hairs for each pixel that is covered, and how far they stand off. */
const DENSE = 0.34;
const LIFT = 0.15;
/** Shorter ones than so many pixels are not seen. */
const LEAST = 1.6;

/** In its own length, how far the longest hair reaches that stands off. */
const FARTHEST = 1.6;

/** Pixels that a coat may reach beyond the animal. */
export const coatReach = (metres: number, unit: number): number =>
  Math.ceil((metres / unit) * FARTHEST);

/** Draws a coat over a rendered animal hair by hair; each root is its own pixel's, whatever rows a sheet holds. */
export function strokeCoat(sheet: PersonSheet, metres: number, view: PersonView): void {
  const long = metres / view.unit;
  if (long < LEAST) return;
  const { left, top, width, height } = sheet.box;
  const flow = intoView(FLOW, view);
  const bare = sheet.image.data.slice();
  for (let i = 0; i < width * height; i++) {
    if (!HAIRY.has(sheet.parts[i] ?? null) || sheet.cover[i]! < 0.5) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const [gx, gy] = [x + left, y + top];
    if (hash2(gx, gy, 61) > DENSE) continue;
    const n = slopeAt(sheet, x, y, view.unit);
    const sway: Vec3 = [hash2(gx, gy, 62) - 0.5, (hash2(gx, gy, 63) - 0.5) * 0.8, 0];
    const swayed: Vec3 = [flow[0] + sway[0] * 0.7, flow[1] + sway[1] * 0.7, flow[2]];
    const into = dot(swayed, n);
    const along = normalize([
      swayed[0] - n[0] * into,
      swayed[1] - n[1] * into,
      swayed[2] - n[2] * into,
    ]);
    const lift = LIFT * (0.4 + 1.2 * hash2(gx, gy, 64));
    strokeOne(sheet, bare, {
      from: [x, y],
      to: [along[0] + n[0] * lift, -(along[1] + n[1] * lift)],
      long: long * (0.5 + 0.7 * hash2(gx, gy, 65)),
      tone: 0.74 + 0.5 * hash2(gx, gy, 66),
    });
  }
}

/** Which way the body looks at a pixel; along the outline, outwards. */
function slopeAt(
  { depth, cover, box: { width, height } }: PersonSheet,
  x: number,
  y: number,
  unit: number,
): Vec3 {
  const i = y * width + x;
  const here = depth[i]!;
  const step = (j: number, isInside: boolean): number =>
    isInside && cover[j]! > 0.5 ? Math.max(-3, Math.min(3, (depth[j]! - here) / unit)) : -3;
  const right = step(i + 1, x + 1 < width);
  const left = step(i - 1, x > 0);
  const below = step(i + width, y + 1 < height);
  const above = step(i - width, y > 0);
  return normalize([(left - right) / 2, (below - above) / 2, 1]);
}

const AGLOW = 1.35;

interface Stroke {
  from: readonly [number, number];
  to: readonly [number, number];
  long: number;
  tone: number;
}

function strokeOne(
  { image, cover, parts, box: { width, height } }: PersonSheet,
  bare: Float32Array,
  { from: [x0, y0], to: [dx, dy], long, tone }: Stroke,
): void {
  const root = (y0 * width + x0) * 3;
  const own = parts[y0 * width + x0] ?? null;
  // The sheet keeps light times cover.
  const lightness = tone / cover[y0 * width + x0]!;
  const steps = Math.max(1, Math.round(long * Math.hypot(dx, dy)));
  for (let k = 0; k <= steps; k++) {
    const share = k / steps;
    const x = Math.round(x0 + dx * long * share);
    const y = Math.round(y0 + dy * long * share);
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const i = y * width + x;
    const part = parts[i] ?? null;
    // It falls over its own coat and beyond the outline, not over an eye.
    if (part !== null && !HAIRY.has(part)) return;
    const alpha = 0.75 * (1 - share * 0.8);
    // Beyond the outline the light behind comes through it.
    const lit = lightness * (0.85 + 0.3 * share) * (part === null ? AGLOW : 1);
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      image.data[at] = image.data[at]! * (1 - alpha) + bare[root + c]! * lit * alpha;
    }
    cover[i] = cover[i]! + (1 - cover[i]!) * alpha;
    if (cover[i] > 0.5 && part === null) parts[i] = own;
  }
}
