import type { Path2D } from '@napi-rs/canvas';
import { isSparkling } from '#studio/scene/wine.ts';
import { circle, ellipse, lerp, lerpPoint, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import type { WineInk } from '#studio/litho/wine-inks.ts';
import type { GlassDrawing, GlassOptions } from './glass-drawing.ts';

/** The wine lies level however the glass is held. */
interface WineShape {
  body: Path2D;
  left: Point;
  right: Point;
}

function wineShape({ profile, at }: GlassDrawing): WineShape | null {
  const wall = 0.16;
  const inside = profile.bowl.filter(([, y]) => y > profile.bottom + 0.35);
  const wallPoints = [
    ...inside.toReversed().map(([r, y]) => at(wall - r, y)),
    ...inside.map(([r, y]) => at(r - wall, y)),
  ];
  const level = at(0, profile.level)[1];
  const below: Point[] = [];
  const crossings: Point[] = [];
  for (const [i, point] of wallPoints.entries()) {
    const previous = wallPoints[i - 1];
    if (previous && previous[1] < level !== point[1] < level) {
      const t = (level - previous[1]) / (point[1] - previous[1]);
      const crossing = lerpPoint(previous, point, t);
      crossings.push(crossing);
      below.push(crossing);
    }
    if (point[1] >= level) below.push(point);
  }
  const [left, right] = crossings;
  return left && right ? { body: polygon(below), left, right } : null;
}

/** The wine's own, or a colour that was asked for by name. */
const inkOf = ({ wine, ink }: GlassOptions): WineInk =>
  ink ? { glow: lighten(ink, 0.4), body: ink, surface: lighten(ink, 0.2) } : WINE_INKS[wine];

export function drawWine(drawing: GlassDrawing): void {
  const { press, options, profile, at } = drawing;
  const shape = wineShape(drawing);
  if (!shape) return;
  const { body, left, right } = shape;
  const ink = inkOf(options);
  const side = options.lightSide ?? 1;
  const [dark, bright] = side > 0 ? [left, right] : [right, left];
  press.fill(
    body,
    ink.body,
    { from: dark, to: bright, start: -0.75, end: 0.12 },
    { from: at(0, profile.level), to: at(0, profile.bottom), start: 0, end: -0.65 },
  );
  const radius = profile.radiusAt(profile.level) - 0.16;
  press.clipped(body, () => drawGlow(drawing, radius, side));
  if (isSparkling(options.wine)) press.clipped(body, () => drawBubbles(drawing, radius));
  const middle = lerpPoint(left, right, 0.5);
  const half = (right[0] - left[0]) / 2;
  press.fill(ellipse(middle, half, half * 0.15), ink.surface, {
    from: dark,
    to: bright,
    start: -0.35,
    end: 0.5,
  });
}

/** Light gathered on the far side of the wine, as a crescent along the wall. */
function drawGlow(
  { press, options, profile, at }: GlassDrawing,
  radius: number,
  side: 1 | -1,
): void {
  const { level, bottom } = profile;
  const ink = inkOf(options);
  const crescent = smooth([
    at(side * radius * 0.42, lerp(bottom, level, 0.86)),
    at(side * radius * 0.88, lerp(bottom, level, 0.72)),
    at(side * radius * 0.66, lerp(bottom, level, 0.3)),
    at(side * radius * 0.2, lerp(bottom, level, 0.1)),
    at(side * radius * 0.56, lerp(bottom, level, 0.42)),
    at(side * radius * 0.7, lerp(bottom, level, 0.68)),
  ]);
  press.fill(crescent, mixHex(ink.body, ink.glow, 0.62), {
    from: at(side * radius, level),
    to: at(0, bottom),
    start: 0.55,
    end: -0.2,
  });
}

function drawBubbles({ press, options, profile, at, scale }: GlassDrawing, radius: number): void {
  const { random } = options;
  const strings = Math.max(3, Math.round(radius * 2));
  for (let s = 0; s < strings; s++) {
    const x = lerp(-0.72, 0.72, strings === 1 ? 0.5 : s / (strings - 1));
    const start = random.range(0.12, 0.4);
    for (let i = 0; i < 9; i++) {
      const t = start + (1 - start) * ((i + random.next() * 0.6) / 9.6);
      const y = lerp(profile.bottom + 0.8, profile.level - 0.2, t);
      const reach = Math.min(radius, profile.radiusAt(y) - 0.3);
      const bubble = circle(at(x * reach, y), scale * (0.05 + 0.07 * t));
      press.detail(bubble, '#fffdf0');
    }
  }
}
