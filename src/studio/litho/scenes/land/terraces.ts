import { circle, lerp, polygon, type Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/poster-scene.ts';

/** Planted vines are dots in rows from so far. */
const VINES_ABREAST = 16;

const STEEP = new Set(['river_terraces', 'steep_slopes']);

export const isSteep = ({ spec }: PosterScene): boolean => STEEP.has(spec.landscape);

/** Two slopes that meet in the valley, stepped with walls like a flight of stairs. */
export function paintTerraces(
  scene: PosterScene,
  { horizon, side }: { horizon: number; side: 1 | -1 },
): void {
  const random = scene.random.fork('terraces');
  scene.press.named('vines', () => {
    paintSlope(scene, horizon, -side as 1 | -1, random.range(0.22, 0.28));
    paintSlope(scene, horizon, side, random.range(0.12, 0.18));
  });
}

function paintSlope(
  { press, frame, palette }: PosterScene,
  horizon: number,
  side: 1 | -1,
  rise: number,
): void {
  const outer = side > 0 ? frame.x + frame.width + 10 : frame.x - 10;
  const inner = frame.x + frame.width * (side > 0 ? 0.42 : 0.58);
  const foot = horizon + frame.height * 0.16;
  const steps = 9;
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    const top = lerp(horizon - frame.height * rise, foot, t);
    const reach = lerp(outer + (inner - outer) * 0.35, inner, t);
    const leaves = mixHex(
      i % 2 ? palette.rows[1] : palette.rows[2],
      palette.hills[1],
      0.4 - t * 0.3,
    );
    const band = polygon(terrace(outer, reach, top, foot, frame.height * 0.02));
    press.fill(band, leaves, { from: [outer, top], to: [reach, foot], start: 0.4, end: -0.55 });
    const wall = polygon(
      terrace(outer, reach, top, top + frame.height * 0.007, frame.height * 0.02),
    );
    press.fill(wall, mixHex(palette.soil, palette.paper, 0.35));
    const bush = frame.height * lerp(0.0045, 0.0075, t);
    const dip = frame.height * 0.06;
    for (let k = 0; k < VINES_ABREAST; k++) {
      const along = (k + 0.5) / VINES_ABREAST;
      const at: Point = [lerp(outer, reach, along), top + dip * along * along + bush * 2.6];
      press.fill(circle(at, bush), mixHex(palette.rows[2], '#1d3324', 0.35));
    }
  }
}

/** The outline of one step: it dips towards the valley. */
function terrace(outer: number, reach: number, top: number, bottom: number, dip: number): Point[] {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    const x = lerp(outer, reach, t);
    upper.push([x, top + dip * t * t * 3]);
    lower.push([x, bottom + dip * t * t * 3]);
  }
  return [...upper, ...lower.toReversed()];
}
