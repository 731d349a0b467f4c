import { ellipse, lerp, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { below, ridgeLine } from './terrain.ts';

const STEEP = new Set(['river_terraces', 'steep_slopes']);

export const isSteep = ({ spec }: PosterScene): boolean => STEEP.has(spec.landscape);

/** Two slopes that meet in the valley, stepped with walls, round as hills are. */
export function paintTerraces(
  scene: PosterScene,
  { horizon, side }: { horizon: number; side: 1 | -1 },
): void {
  const random = scene.random.fork('terraces');
  scene.press.named('vines', () => {
    const far = {
      horizon,
      side,
      rise: random.range(0.1, 0.15),
      inset: 0.02,
      tone: 0.5,
    };
    const near = {
      horizon,
      side: -side as 1 | -1,
      rise: random.range(0.2, 0.26),
      inset: 0.06,
      tone: 0.3,
    };
    paintSlope(scene, far);
    paintSlope(scene, near);
  });
}

interface Slope {
  horizon: number;
  side: 1 | -1;
  /** How high above the horizon it rises, and how far it stands in from the edge, as shares of the frame. */
  rise: number;
  inset: number;
  tone: number;
}

/** A round hill at the edge; its terraces follow it round, closer together the higher they lie. */
function paintSlope({ press, frame, palette, ...scene }: PosterScene, slope: Slope): void {
  const { horizon, side, rise, inset, tone } = slope;
  const top = frame.x + frame.width * (side > 0 ? 1 - inset : inset);
  const foot = horizon + frame.height * 0.17;
  const peak = horizon - frame.height * rise;
  const spread = frame.width * SPREAD;
  // Steeper towards the valley than towards the edge.
  const crest = (x: number): number => {
    const away = ((x - top) * -side) / spread;
    return foot - (foot - peak) * Math.exp(-(away > 0 ? away * away * 1.5 : away * away * 0.35));
  };
  const level = (t: number) => (x: number) => lerp(crest(x), foot, t);
  const stage = { press, frame, palette, ...scene };
  const hill = below(stage, ridgeLine(stage, crest));
  const ground = mixHex(palette.rows[1], palette.hills[1], tone);
  const light = { from: [top + side * spread, peak], to: [top - side * spread, foot] } as const;
  press.clipped(belowLine(stage, foot), () =>
    press.fill(hill, ground, { ...light, start: 0.45, end: -0.4 }),
  );
  press.clipped(hill, () => {
    for (let i = 1; i <= STEPS; i++) {
      const t = (i / STEPS) ** 0.85;
      const line = level(t);
      const thick = frame.height * lerp(0.003, 0.0075, t);
      const band = ridgeLine(stage, line);
      const under = band.map(([x, y]): Point => [x, y + thick]);
      // The low wall that holds each terrace fades where the hill runs out.
      press.fill(
        polygon([...band, ...under.toReversed()]),
        mixHex(mixHex(palette.soil, palette.paper, 0.35), ground, 0.25),
        { ...light, start: 0.3, end: -0.3 },
      );
      const bush = frame.height * lerp(0.0042, 0.0085, t);
      const step = bush * 2.7;
      for (let x = frame.x - step; x < frame.x + frame.width + step; x += step) {
        const height = foot - crest(x);
        if (height < frame.height * 0.045) continue;
        const at: Point = [x + (i % 2) * step * 0.5, line(x) - bush * 0.85];
        press.fill(
          ellipse(at, bush * 1.15, bush),
          mixHex(palette.rows[2], palette.rows[3], 0.3 + t * 0.4),
          {
            from: [at[0] + side * bush, at[1] - bush],
            to: [at[0] - side * bush, at[1] + bush],
            start: 0.5,
            end: -0.5,
          },
        );
      }
    }
  });
}

const STEPS = 9;
const SPREAD = 0.3;

/** Only what lies above the valley's floor. */
const belowLine = ({ frame }: PosterScene, foot: number) =>
  rectangle({
    x: frame.x - 10,
    y: frame.y - 10,
    width: frame.width + 20,
    height: foot - frame.y + 10,
  });
