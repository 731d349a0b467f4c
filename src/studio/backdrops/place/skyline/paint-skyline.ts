import { box, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintOpenSky } from '#studio/backdrops/place/outdoors/open-sky.ts';
import { verticalFade } from '#studio/backdrops/paint-room.ts';
import { penAt } from './pen.ts';
import type { Landmark, Skyline } from './skylines.ts';

/** Where the houses stand, and where water before them ends. */
const FOOT = 0.6;
const BANK = 0.5;

/** A city by what it is known for: roofs far away, the landmark above them, roofs or water before it. */
export function paintSkyline(brush: Brush, skyline: Skyline, isDark: boolean): void {
  const foot = skyline.hasRiver ? BANK : FOOT;
  if (brush.sky !== 'night' && (brush.sky || !isDark)) paintOpenSky(brush, foot + 0.06);
  else paintCityNight(brush, foot + 0.06);
  const { aspect } = brush;
  const fade = isDark ? 0.3 : 1;
  brush.named('city_skyline', () => {
    houses(brush, skyline, {
      foot: foot - 0.03,
      tall: 0.11,
      fade,
      haze: isDark ? '#2a2c44' : '#c4cdd6',
    });
  });
  if (skyline.hasRiver)
    brush.named('city_skyline', () =>
      houses(brush, skyline, { foot: foot - 0.004, tall: 0.08, fade, haze: null }),
    );
  raise(brush, skyline.landmark, { x: brush.at, foot: foot - 0.012, isDark });
  if (skyline.hasRiver) {
    river(brush, { foot, isDark, reach: aspect });
    if (skyline.afloat)
      raise(brush, skyline.afloat, {
        x: brush.at + (brush.at > aspect / 2 ? -0.3 : 0.3),
        foot: 0.66,
        isDark: false,
      });
    return;
  }
  brush.named('city_skyline', () => {
    houses(brush, skyline, { foot: foot + 0.08, tall: 0.115, fade: fade * 0.96, haze: null });
    houses(brush, skyline, { foot: foot + 0.42, tall: 0.38, fade: fade * 0.86, haze: null });
  });
}

/** Over a city the night is never black: its lamps light the sky. */
function paintCityNight({ c, aspect }: Brush, horizon: number): void {
  verticalFade(c, aspect, [
    [0, '#1b2550'],
    [horizon * 0.55, '#3b4478'],
    [horizon * 0.85, '#8a6a80'],
    [horizon, '#d09a78'],
    [1, '#2a2430'],
  ]);
}

const raise = (
  brush: Brush,
  { thing, height, draw }: Landmark,
  { x, foot, isDark }: { x: number; foot: number; isDark: boolean },
): void => brush.named(thing, () => draw(penAt(brush, { x, foot, height, isDark })));

interface Row {
  foot: number;
  tall: number;
  fade: number;
  /** The colour that distance lays over them. */
  haze: string | null;
}

function houses(brush: Brush, { walls, roofs }: Skyline, { foot, tall, fade, haze }: Row): void {
  const { aspect, random } = brush;
  // No sky shows between the houses of one row.
  box(
    brush,
    [0, foot - tall * 0.7, aspect, tall * 0.7 + 0.02],
    haze ?? tone(walls[0]!, fade * 0.8),
  );
  for (let x = -0.05; x < aspect + 0.05;) {
    const wide = random.range(0.05, 0.1) * (tall > 0.2 ? 1.9 : 1);
    const high = tall * random.range(0.7, 1);
    const top = foot - high;
    const wall = haze ?? tone(random.pick(walls), fade);
    const roof = haze ? tone(haze, 0.92) : tone(random.pick(roofs), fade);
    box(brush, [x, top, wide, high], wall);
    const eaves = Math.min(0.035, high * 0.4);
    shape(
      brush,
      [
        [x - 0.004, top],
        [x + wide * 0.18, top - eaves],
        [x + wide * 0.82, top - eaves],
        [x + wide + 0.004, top],
      ],
      roof,
    );
    if (!haze) windowsOf(brush, [x, top, wide, Math.min(high, 0.12)], fade < 0.5);
    x += wide;
  }
}

function windowsOf(
  brush: Brush,
  [x, top, wide, high]: readonly [number, number, number, number],
  isDark: boolean,
): void {
  const { random } = brush;
  for (let y = top + 0.01; y < top + high - 0.012; y += 0.026)
    for (let wx = x + 0.01; wx < x + wide - 0.012; wx += 0.02)
      box(
        brush,
        [wx, y, 0.009, 0.015],
        isDark ? (random.chance(0.5) ? '#ffcd78' : '#16141c') : '#6f6a66',
      );
}

/** The river mirrors the sky, and after dark the lamps of the other bank. */
function river(
  brush: Brush,
  { foot, isDark, reach }: { foot: number; isDark: boolean; reach: number },
): void {
  const { random } = brush;
  brush.named('river', () => {
    shaded(
      brush,
      [0, foot - 0.012, reach, 1 - foot],
      isDark ? ['#4a3a3c', '#1c2238', '#0e1220'] : ['#9fc0cc', '#5f94a8', '#3f7890'],
    );
    for (let i = 0; i < 150; i++) {
      const y = foot + (1 - foot) * random.next() ** 1.6 * 0.6;
      const lit = isDark ? 'rgba(255,190,100,.35)' : 'rgba(255,255,255,.3)';
      box(
        brush,
        [random.range(-0.05, reach), y, 0.02 + (y - foot) * 0.3, 0.002 + (y - foot) * 0.01],
        lit,
      );
    }
  });
}
