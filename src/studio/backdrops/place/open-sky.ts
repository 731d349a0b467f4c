import { SKIES } from '#studio/landscape/sky-palettes.ts';
import type { SkyId } from '#studio/landscape/sky-palettes.ts';
import { verticalFade } from '#studio/backdrops/paint-room.ts';
import { isDark, oval, shaded } from './brush.ts';
import type { Brush } from './brush.ts';

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
    [0, '#3f8fd0'],
    [horizon * 0.6, '#9ccdec'],
    [horizon, '#e9f5fa'],
    [1, '#c0b090'],
  ]);
  for (let i = 0; i < 5; i++) {
    const x = random.range(0, aspect);
    const y = random.range(0.03, horizon * 0.6);
    for (let k = 0; k < 6; k++)
      oval(
        brush,
        [x + (k - 2.5) * 0.035, y + random.range(-0.01, 0.01), 0.045, 0.017],
        'rgba(255,255,255,.5)',
      );
  }
}

/** The sky of a named hour, from the top of the frame down to the horizon. */
export function paintHour({ c, aspect }: Brush, sky: SkyId, horizon: number): void {
  const stops = SKIES[sky].stops.map(([t, hex]) => [horizon * (1 - t), hex] as const).toReversed();
  verticalFade(c, aspect, [...stops, [1, stops.at(-1)![1]]]);
}

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
