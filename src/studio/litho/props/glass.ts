import { ellipse, lerp, polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { GlassDrawing, GlassOptions } from './glass-drawing.ts';
import { glassProfile } from './glass-profiles.ts';
import { drawWine } from './wine-in-glass.ts';

/** A stemmed glass standing on its foot, poured to the widest point. */
export function drawGlass(press: LithoPress, options: GlassOptions): void {
  press.named(options.thing ?? 'glass', () => {
    const profile = options.profile ?? glassProfile(options.shape, options.fill);
    const scale = options.heightPx / profile.rim[1];
    const tilt = options.tilt ?? 0;
    const [cos, sin] = [Math.cos(tilt) * scale, Math.sin(tilt) * scale];
    const at = (x: number, y: number): Point => [
      options.base[0] + x * cos + y * sin,
      options.base[1] + x * sin - y * cos,
    ];
    const line = options.line ?? '#fff7ea';
    const drawing: GlassDrawing = { press, options, profile, scale, line, at };
    const isStemmed = profile.bottom > STEMLESS;
    if (isStemmed) drawFoot(drawing);
    press.veil(bowlPath(drawing), '#fff5e4', 0.2);
    drawWine(drawing);
    if (isStemmed) drawStem(drawing);
    drawReflections(drawing);
    drawOutline(drawing);
  });
}

/** A bowl that begins lower than this many centimetres stands on its own bottom. */
const STEMLESS = 1;

function bowlPath({ profile, at }: GlassDrawing) {
  const right = profile.bowl.map(([radius, y]) => at(radius, y));
  const left = profile.bowl.map(([radius, y]) => at(-radius, y));
  return polygon([...left, ...right.toReversed()]);
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
