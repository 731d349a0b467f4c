import type { Path2D } from '@napi-rs/canvas';
import type { GlassShape, WineColour } from '#studio/scene-spec.ts';
import { isSparkling } from '#studio/scene-spec.ts';
import type { Random } from '#studio/random.ts';
import {
  circle,
  ellipse,
  lerp,
  lerpPoint,
  polygon,
  smooth,
  type Point,
} from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { glassProfile, type GlassProfile } from './glass-profiles.ts';

export interface GlassOptions {
  /** Middle of the foot. */
  base: Point;
  heightPx: number;
  shape: GlassShape;
  wine: WineColour;
  random: Random;
  /** Colour of glass edges and highlights. */
  line?: string;
  /** Colour of the reflections, where it is not the line's. */
  highlight?: string;
  fill?: number;
  /** Leaning to the right, in radians. */
  tilt?: number;
  /** The side the light comes from. */
  lightSide?: 1 | -1;
}

interface GlassDrawing {
  press: LithoPress;
  options: GlassOptions;
  profile: GlassProfile;
  scale: number;
  line: string;
  /** Centimetres from the axis and above the table, to pixels. */
  at: (x: number, y: number) => Point;
}

/** A stemmed glass standing on its foot, poured to the widest point. */
export function drawGlass(press: LithoPress, options: GlassOptions): void {
  const profile = glassProfile(options.shape, options.fill);
  const scale = options.heightPx / profile.rim[1];
  const tilt = options.tilt ?? 0;
  const [cos, sin] = [Math.cos(tilt) * scale, Math.sin(tilt) * scale];
  const at = (x: number, y: number): Point => [
    options.base[0] + x * cos + y * sin,
    options.base[1] + x * sin - y * cos,
  ];
  const line = options.line ?? '#fff7ea';
  const drawing: GlassDrawing = { press, options, profile, scale, line, at };
  drawFoot(drawing);
  press.veil(bowlPath(drawing), '#fff5e4', 0.2);
  drawWine(drawing);
  drawStem(drawing);
  drawReflections(drawing);
  drawOutline(drawing);
}

function bowlPath({ profile, at }: GlassDrawing) {
  const right = profile.bowl.map(([radius, y]) => at(radius, y));
  const left = profile.bowl.map(([radius, y]) => at(-radius, y));
  return polygon([...left, ...right.toReversed()]);
}

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

function drawWine(drawing: GlassDrawing): void {
  const { press, options, profile, at } = drawing;
  const shape = wineShape(drawing);
  if (!shape) return;
  const { body, left, right } = shape;
  const ink = WINE_INKS[options.wine];
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
  const ink = WINE_INKS[options.wine];
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

function drawStem({ press, options, profile, at, line }: GlassDrawing): void {
  const half = 0.33;
  const stem = polygon([
    at(-half * 1.1, profile.bottom + 0.1),
    at(half * 1.1, profile.bottom + 0.1),
    at(half * 0.72, profile.bottom * 0.5),
    at(half * 1.05, 1.3),
    at(0.95, 0.62),
    at(-0.95, 0.62),
    at(-half * 1.05, 1.3),
    at(-half * 0.72, profile.bottom * 0.5),
  ]);
  press.veil(stem, options.highlight ?? line, 0.6);
  press.shade(stem, { from: at(-half, 0), to: at(half, 0), start: 0.85, end: -0.5 });
  press.stroke(stem, line, options.heightPx * 0.0032);
}

function drawFoot({ press, options, profile, at, scale, line }: GlassDrawing): void {
  const { footRadius } = profile;
  if (!options.tilt) {
    const shadow = ellipse(at(0.5, 0.1), footRadius * 1.12 * scale, footRadius * 0.2 * scale);
    press.shade(shadow, {
      centre: at(0.5, 0.1),
      radius: footRadius * 1.2 * scale,
      start: -0.6,
      end: 0,
    });
  }
  const foot = ellipse(at(0, 0.4), footRadius * scale, footRadius * 0.17 * scale, options.tilt);
  press.veil(foot, options.highlight ?? line, 0.42);
  const side = options.lightSide ?? 1;
  press.shade(foot, {
    from: at(-footRadius * side, 0),
    to: at(footRadius * side, 0),
    start: -0.2,
    end: 0.75,
  });
  press.stroke(foot, line, options.heightPx * 0.004);
}

/** Long window reflections that follow the wall. */
function drawReflections(drawing: GlassDrawing): void {
  const side = -(drawing.options.lightSide ?? 1);
  reflect(drawing, { outer: 0.9, inner: 0.7, from: 0.3, to: 0.95, opacity: 0.85, side });
  reflect(drawing, { outer: 0.62, inner: 0.55, from: 0.42, to: 0.9, opacity: 0.5, side });
  reflect(drawing, { outer: 0.93, inner: 0.86, from: 0.18, to: 0.7, opacity: 0.75, side: -side });
}

interface Reflection {
  outer: number;
  inner: number;
  from: number;
  to: number;
  opacity: number;
  side: number;
}

function reflect({ press, options, profile, at, line }: GlassDrawing, r: Reflection): void {
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (const [radius, y] of profile.bowl) {
    const t = (y - profile.bottom) / (profile.rim[1] - profile.bottom);
    if (t < r.from || t > r.to) continue;
    const swell = Math.sqrt(Math.sin(((t - r.from) / (r.to - r.from)) * Math.PI));
    outer.push(at(r.side * radius * r.outer, y));
    inner.push(at(r.side * radius * lerp(r.outer, r.inner, swell), y));
  }
  press.veil(polygon([...outer, ...inner.toReversed()]), options.highlight ?? line, r.opacity);
}

function drawOutline({ press, options, profile, at, scale, line }: GlassDrawing): void {
  const weight = options.heightPx * 0.0052;
  const right = profile.bowl.map(([radius, y]) => at(radius, y));
  const left = profile.bowl.map(([radius, y]) => at(-radius, y));
  press.stroke(polygon(left, false), line, weight);
  press.stroke(polygon(right, false), line, weight);
  const rim = ellipse(
    at(0, profile.rim[1]),
    profile.rim[0] * scale,
    profile.rim[0] * scale * 0.13,
    options.tilt,
  );
  press.stroke(rim, line, weight * 0.9);
}
