import { scatterDiscs } from '#studio/backdrops/bokeh-lights.ts';
import { box, isDark, line, shaded } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { paintSkyline } from '#studio/backdrops/place/skyline/paint-skyline.ts';
import { SKYLINES } from '#studio/backdrops/place/skyline/skylines.ts';
import { paintHour } from './open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** Looked at from within, without a balcony before it. */
export const FROM_ROOM = 'from room';

/** Towers with lit windows beyond a roof terrace. */
export const CITY: PlacePainter = {
  draw(brush) {
    const dark = isDark(brush);
    if (brush.city) paintSkyline(brush, SKYLINES[brush.city], dark);
    else paintTowers(brush, dark);
    const isFromRoof = !brush.city && !brush.asked.has(FROM_ROOM);
    if (isFromRoof || brush.asked.has('railing')) brush.named('railing', () => rail(brush, dark));
  },
  lamps(soft, { mood, random }) {
    if (mood === 'daylight') return;
    scatterDiscs(soft, random.fork('street'), {
      count: 46,
      colours: [
        [1, 0.66, 0.3],
        [1, 0.85, 0.6],
        [0.6, 0.75, 1],
        [1, 0.3, 0.2],
      ],
      top: 0.4,
      bottom: 0.64,
      radius: [0.008, 0.02],
      gain: 1,
    });
  },
};

function paintTowers(brush: Brush, dark: boolean): void {
  paintHour(brush, brush.sky ?? (dark ? 'dusk' : 'day'), 0.64);
  const walls = !dark
    ? BY_DAY
    : brush.sky === 'sunset' || brush.sky === 'ember'
      ? AT_SUNSET
      : BY_NIGHT;
  brush.named('city_skyline', () => {
    for (const [layer, colour] of walls.entries()) towers(brush, layer, colour, dark);
  });
}

/** Far, middle and near towers. */
const BY_DAY = ['#b4c2d0', '#93a4b6', '#74869a'] as const;
const AT_SUNSET = ['#a0687a', '#74506e', '#463850'] as const;
const BY_NIGHT = ['#3c3a58', '#282a44', '#171a2c'] as const;

/** The rail of a balcony or a roof, and its floor. */
export function rail(brush: Brush, dark: boolean): void {
  const { aspect, random } = brush;
  // Lit from the room behind us: against a night it would not be seen otherwise.
  const iron = dark ? '#9a8478' : '#2a2d31';
  box(brush, [0, 0.5, aspect, 0.026], iron);
  // Roofs of the street below, between the feet of the towers and the terrace.
  if (!dark) shaded(brush, [0, 0.63, aspect, 0.06], ['#8d8378', '#6f675f']);
  for (let x = 0.05; x < aspect; x += 0.09 + random.range(0, 0.001))
    line(
      brush,
      [
        [x, 0.51],
        [x, 0.7],
      ],
      { width: 0.014, colour: iron },
    );
  shaded(brush, [0, 0.68, aspect, 0.32], dark ? ['#5c4c4e', '#3a3034'] : ['#b0aaa2', '#8a847c']);
}

function towers(brush: Brush, layer: number, colour: string, dark: boolean): void {
  const { aspect, random } = brush;
  const foot = 0.64;
  for (let x = -0.05; x < aspect;) {
    const wide = random.range(0.06, 0.13) * (0.8 + layer * 0.25);
    const tall = random.range(0.14, 0.5 - layer * 0.09);
    const tower: Tower = { x, top: foot - tall, wide, foot };
    if (dark) litTower(brush, tower, colour);
    else sunlitTower(brush, tower, layer);
    if (random.chance(0.25))
      box(brush, [x + wide * 0.46, foot - tall - 0.06, wide * 0.08, 0.06], colour);
    x += wide + random.range(0, 0.03);
  }
}

interface Tower {
  x: number;
  top: number;
  wide: number;
  foot: number;
}

/** At night a tower is its windows. */
function litTower(brush: Brush, { x, top, wide, foot }: Tower, colour: string): void {
  const { random } = brush;
  box(brush, [x, top, wide, foot - top], colour);
  for (let wy = top + 0.014; wy < foot - 0.02; wy += 0.022)
    for (let wx = x + 0.008; wx < x + wide - 0.012; wx += 0.017)
      if (random.chance(0.42))
        box(brush, [wx, wy, 0.009, 0.012], random.pick(['#ffd890', '#ffc070', '#fff0c8']));
}

/** By day it is stone, brick or glass, one side in the sun and one in the shade, its windows darker than its wall; what is far is paler. */
function sunlitTower(brush: Brush, { x, top, wide, foot }: Tower, layer: number): void {
  const { random } = brush;
  const haze = HAZES[layer]!;
  const wall = mixRgb(random.pick(FRONTS), SKY_HAZE, haze);
  const pane = mixRgb(scaleRgb(wall, 0.52), SKY_HAZE, haze * 0.5);
  const corner = x + wide * random.range(0.55, 0.75);
  shaded(brush, [x, top, corner - x, foot - top], [css(wall), css(scaleRgb(wall, 0.8))]);
  box(brush, [corner, top, x + wide - corner, foot - top], css(scaleRgb(wall, 0.62)));
  box(brush, [x - 0.003, top - 0.008, wide + 0.006, 0.012], css(scaleRgb(wall, 0.9)));
  const storey = random.range(0.018, 0.03);
  for (let wy = top + 0.016; wy < foot - 0.02; wy += storey)
    for (let wx = x + 0.008; wx < x + wide - 0.01; wx += 0.018) {
      // One pane in many mirrors the sun.
      const tone = random.chance(0.025) ? GLINT : scaleRgb(pane, random.range(0.75, 1.1));
      box(brush, [wx, wy, 0.0095, storey * 0.56], css(tone));
    }
}

const HAZES = [0.62, 0.38, 0.14] as const;
const SKY_HAZE: Rgb = [196, 211, 222];
const GLINT: Rgb = [255, 248, 226];
/** Limestone, brick, concrete, render, glass. */
const FRONTS: readonly Rgb[] = [
  [206, 192, 168],
  [164, 112, 88],
  [150, 148, 144],
  [214, 200, 178],
  [112, 132, 146],
  [184, 158, 128],
];

const css = ([r, g, b]: Rgb): string => `rgb(${Math.round(r)},${Math.round(g)},${Math.round(b)})`;
