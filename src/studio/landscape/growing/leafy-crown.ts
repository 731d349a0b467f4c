import { stream } from '#studio/random.ts';
import { mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { clamp, fbm, hash2, noise2, smoothstep } from '#studio/textures/noise.ts';
import { lit } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { SpriteShader } from '#studio/landscape/sprites.ts';

/** Of a tree one high: X across, Y up. */
interface Lobe {
  x: number;
  y: number;
  r: number;
  tone: number;
}

export interface CrownForm {
  /** Width over height of the sprite. */
  slim: number;
  /** Where the crown begins, and the middle and half of its dome. */
  foot: number;
  middle: number;
  half: number;
  lobes: number;
  /** Half the width of the trunk at its foot. */
  trunk: number;
}

/** Heads of leaves of many sizes over a dome, the nearer ones last. */
function growLobes({ slim, middle, half, lobes }: CrownForm, seed: number): Lobe[] {
  const random = stream(seed, 'crown');
  return Array.from({ length: lobes }, (_, i) => {
    const around = (i * 2.4 + random.range(-0.4, 0.4)) % (Math.PI * 2);
    const out = Math.sqrt((i + 0.4) / lobes) * random.range(0.62, 0.84);
    const r = half * random.range(0.36, 0.58) * (1.15 - 0.35 * out);
    return {
      x: Math.cos(around) * out * (slim / 2 - r * 0.35),
      y: middle + Math.sin(around) * out * (half - r * 0.35),
      r,
      tone: random.range(0, 1),
    };
  });
}

interface Hit {
  lobe: Lobe;
  /** 1 in the middle of its head, 0 at the edge. */
  depth: number;
  nx: number;
  ny: number;
}

function hitOf(lobes: readonly Lobe[], x: number, y: number): Hit | null {
  let best: Hit | null = null;
  let front = -Infinity;
  for (const lobe of lobes) {
    const [nx, ny] = [(x - lobe.x) / lobe.r, (y - lobe.y) / lobe.r];
    const depth = 1 - nx * nx - ny * ny;
    if (depth <= 0) continue;
    const nearness = Math.sqrt(depth) * lobe.r + lobe.tone * 0.03;
    if (nearness <= front) continue;
    front = nearness;
    best = { lobe, depth, nx, ny };
  }
  return best;
}

/** Leaves are warmer where the sun shines through them, bluer in the shade. */
const WARM: Rgb = [1.5, 1.3, 0.55];
const BARK: Rgb = [0.085, 0.066, 0.05];
const SNOW: Rgb = [0.8, 0.84, 0.9];
const times = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

/** A tree of leaf heads that shade one another: `own` colours what it bears at a place. */
export function leafyCrown(
  canvas: LandscapeCanvas,
  seed: number,
  { form, own }: { form: CrownForm; own: (x: number, y: number) => Rgb },
): SpriteShader {
  const { palette, view, spec } = canvas;
  const lobes = growLobes(form, seed);
  const [sx, sy, sz] = view.toSun;
  const isBare = spec.season === 'winter';
  const snow = spec.weather === 'snow' ? 0.8 : spec.weather === 'frost' ? 0.4 : 0;
  const leafAt = (x: number, y: number, hit: Hit): Rgb => {
    const { lobe, depth, nx, ny } = hit;
    const grain = noise2(x * 44 + y * 17, y * 44 - x * 17, seed + 5) - 0.5;
    const clump = noise2(x * 16 - y * 7, y * 16 + x * 7, seed + 6) - 0.5;
    const nz = Math.sqrt(depth);
    const facing = (nx + clump) * sx + (ny + grain * 0.8) * sy - nz * sz;
    // Against the light the rims glow.
    const through = Math.max(0, sz) * (1 - nz) ** 2 * (0.3 + 0.7 * clamp(ny * 0.7 + nx * sx + 0.4));
    const crevice = 0.35 + 0.65 * smoothstep(0, 0.4, depth);
    const under =
      0.42 + 0.58 * smoothstep(form.middle - form.half, form.middle + form.half * 0.5, y);
    const shade = crevice * under * (0.78 + grain * 0.85 + clump * 0.5);
    const sun = clamp(facing * 0.8 + 0.12) + through * 1.1;
    const base = scaleRgb(own(x, y), 0.8 + lobe.tone * 0.45);
    const leaf = mixRgb(base, times(base, WARM), clamp(sun * 0.7 + grain * 0.3));
    const white = snow * smoothstep(0.1, 0.7, ny + grain);
    return lit(
      palette,
      white > 0 ? mixRgb(leaf, SNOW, white) : leaf,
      Math.max(0.16, shade) * (2.1 + 0.9 * ny),
      Math.max(0, shade) * sun * 0.7,
    );
  };
  const wood = woodOf(canvas, form, seed);
  return (u, v) => {
    const [x, y] = [(u * form.slim) / 2, v];
    const dx =
      (noise2(x * 12, y * 12, seed) - 0.5) * 0.075 +
      (noise2(x * 40, y * 40, seed + 1) - 0.5) * 0.055;
    const dy =
      (noise2(x * 12, y * 12, seed + 2) - 0.5) * 0.075 +
      (noise2(x * 40, y * 40, seed + 3) - 0.5) * 0.055;
    const hit = v < form.foot ? null : hitOf(lobes, x + dx, y + dy);
    if (!hit) return wood(x, y);
    if (isBare) return wood(x, y) ?? twigs(canvas, hit, { x, y, seed });
    return { alpha: smoothstep(0, 0.1, hit.depth), colour: leafAt(x, y, hit) };
  };
}

/** What winter leaves of a head: a haze of fine twigs. */
function twigs(
  { palette, spec }: LandscapeCanvas,
  { depth, nx, ny }: Hit,
  { x, y, seed }: { x: number; y: number; seed: number },
): ReturnType<SpriteShader> {
  const along = Math.atan2(nx, ny + 1.4);
  const net = Math.abs(noise2(along * 26 + x * 22, y * 9, seed + 8) - 0.5) * 2;
  const alpha = smoothstep(0.34, 0.06, net) * (0.35 + 0.4 * smoothstep(0, 0.5, depth));
  if (alpha < 0.03) return null;
  const isWhite = spec.weather === 'snow' || spec.weather === 'frost';
  const colour: Rgb = isWhite ? [0.42, 0.43, 0.46] : BARK;
  return { alpha, colour: lit(palette, colour, 1.1, 0.12) };
}

/** Trunk and boughs behind the leaves. */
function woodOf({ palette, view }: LandscapeCanvas, form: CrownForm, seed: number): SpriteShader {
  const lean = (hash2(seed, 2, 5) - 0.5) * 0.08;
  const fork = form.foot + form.half * 0.25;
  const reach = form.middle + form.half * 0.55;
  return (x, y) => {
    if (y > reach) return null;
    const bend = lean * y + (noise2(y * 5, 1, seed) - 0.5) * 0.03;
    const thick = form.trunk * (1.1 - y / reach) + form.trunk * 0.7 * clamp(1 - y / 0.06) ** 2;
    const off = x - bend;
    const spread = (y - fork) * 0.62;
    const bough = y > fork ? Math.abs(Math.abs(off) - spread) : Infinity;
    if (Math.abs(off) > thick && bough > thick * 0.55) return null;
    const round = clamp(1 - Math.abs(off) / thick);
    const bark = scaleRgb(BARK, 0.55 + 0.9 * fbm(x * 60, y * 9, 3, seed + 9));
    return {
      alpha: 1,
      colour: lit(
        palette,
        bark,
        0.6 + 0.6 * round,
        0.22 * clamp(0.4 + (off / thick) * view.toSun[0]),
      ),
    };
  };
}
