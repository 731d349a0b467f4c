import { SKIES } from '#studio/landscape/sky/sky-palettes.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { mixRgb, ramp, toBytes } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { isDark, oval, shaded } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';

/** Sky down to the horizon, with a few clouds by day. */
export function paintOpenSky(brush: Brush, horizon: number): void {
  const { c, aspect, random } = brush;
  if (brush.sky && brush.sky !== 'day') return paintHour(brush, brush.sky, horizon);
  if (isDark(brush)) {
    verticalFade(c, aspect, [
      [0, '#26335e'],
      [horizon * 0.55, '#8a5a7a'],
      [horizon * 0.85, '#f09a5a'],
      [horizon, '#ffd08a'],
      [1, '#3a2a20'],
    ]);
    return;
  }
  verticalFade(c, aspect, [
    [0, '#5b93c4'],
    [horizon * 0.6, '#a3c6de'],
    [horizon, '#e6eef0'],
    [1, '#c0b090'],
  ]);
  for (let i = 0; i < 4; i++)
    paintCloud(brush, [
      random.range(-0.1, aspect + 0.1),
      random.range(0.06, horizon * 0.66),
      random.range(0.1, 0.24),
    ]);
}

/** Many puffs, none of which has an edge: heaped in the middle, level below, thinning out to the sides. */
function paintCloud({ c, random }: Brush, [x, y, wide]: readonly [number, number, number]): void {
  for (let k = 0; k < 46; k++) {
    const along = random.range(-1, 1) * random.next() ** 0.6;
    const heap = (1 - along * along) * random.next() ** 1.5;
    const r = wide * random.range(0.1, 0.26) * (1.1 - Math.abs(along) * 0.6);
    const [px, py] = [x + along * wide, y - heap * wide * 0.36];
    const g = c.createRadialGradient(px, py, 0, px, py, r);
    g.addColorStop(0, `rgba(255,253,250,${random.range(0.12, 0.3)})`);
    g.addColorStop(1, 'rgba(255,253,250,0)');
    c.fillStyle = g;
    c.fillRect(px - r, py - r, r * 2, r * 2);
  }
}

/** A level camera sees the lower half of the sky: with its zenith in the frame every sunset would be night. */
const SEEN = 0.55;
const STEPS = 8;
const LOW_SUNS: ReadonlySet<SkyId> = new Set(['dawn', 'golden', 'sunset', 'ember']);

/** The sky of a named hour, from the top of the frame down to the horizon, with its sun if that stands low. */
export function paintHour(brush: Brush, sky: SkyId, horizon: number): void {
  const { c, aspect } = brush;
  const colourAt = ramp(SKIES[sky].stops);
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  verticalFade(c, aspect, [
    ...steps.map((y) => [horizon * y, css(colourAt(SEEN * (1 - y)))] as const),
    [1, css(colourAt(0))],
  ]);
  if (LOW_SUNS.has(sky)) paintLowSun(brush, sky, horizon);
}

/** Beside what makes the place, which would hide it. */
function paintLowSun(brush: Brush, sky: SkyId, horizon: number): void {
  const { c, at, aspect } = brush;
  const { sun } = SKIES[sky];
  const x = at + (at > aspect / 2 ? -0.3 : 0.3) * aspect;
  const y = horizon - 0.09;
  pool(c, { x, y, radius: 0.6, colour: css(sun, 0.55) });
  pool(c, { x, y, radius: 0.16, colour: css(mixRgb(sun, WHITE, 0.5), 0.9) });
  oval(brush, [x, y, 0.032, 0.032], css(mixRgb(sun, WHITE, 0.8)));
}

const WHITE: Rgb = [1, 1, 1];

const css = (colour: Rgb, alpha = 1): string => `rgba(${toBytes(colour).join(',')},${alpha})`;

/** Sea from the horizon to its shore. */
export function paintWater(brush: Brush, horizon: number, shore: number): void {
  const { aspect, random } = brush;
  shaded(
    brush,
    [0, horizon, aspect, shore - horizon],
    isDark(brush) ? ['#c08a6a', '#5a4a68', '#2a3050'] : ['#2f86b8', '#2fa3c0', '#6fd0cc'],
  );
  for (let i = 0; i < 70; i++) {
    const y = horizon + (shore - horizon) * random.next() ** 1.4;
    const wide = 0.01 + (y - horizon) * 0.4;
    shaded(
      brush,
      [random.range(-0.05, aspect), y, wide, 0.0025 + (y - horizon) * 0.012],
      ['rgba(255,255,255,.55)', 'rgba(255,255,255,.1)'],
    );
  }
}

/** A heap of leaves: bushes and crowns. */
export function paintLeaves(
  brush: Brush,
  [x, y, rx, ry]: readonly [number, number, number, number],
  { count, tones, leaf }: { count: number; tones: readonly string[]; leaf: number },
): void {
  const { random } = brush;
  oval(brush, [x, y, rx * 0.9, ry * 0.88], tones[0]!);
  for (let i = 0; i < count; i++) {
    const a = random.range(0, Math.PI * 2);
    const r = Math.sqrt(random.next());
    const lift = Math.sin(a) * r;
    const tone =
      tones[
        Math.min(
          tones.length - 1,
          Math.floor(((1 - lift) / 2) * tones.length * random.range(0.7, 1.1)),
        )
      ]!;
    oval(
      brush,
      [x + Math.cos(a) * r * rx, y + lift * ry, leaf * random.range(0.7, 1.3), leaf * 0.6],
      tone,
      random.range(0, 3),
    );
  }
}
